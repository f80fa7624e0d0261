#pragma once

#include <algorithm>

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QSet>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QUrl>

#include "app/barrage/table/barrage_table.h"
#include "app/common/chance.h"
#include "app/history/play_bin.h"
#include "app/history/table_photo.h"
#include "app/nucleum/table/nucleum_table.h"
#include "app/outpost/table/outpost_table.h"
#include "app/sessions/identity.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/repeat.h"
#include "app/tour/demo_games.h"
#include "database/history.h"
#include "database/photos.h"
#include "database/transfer.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/notation.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/random_play.h"
#include "tests/database/example_plays.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/barrage/table.h"
#include "tests/support/nucleum/table.h"

/// Games for tests of pages, as QML cannot make a setup: import Penstock.Tests.
class TestGames : public QObject {
    Q_OBJECT

public:
    ~TestGames() override {
        QDesktopServices::unsetUrlHandler("https");
        tapAsEver();
    }

    /// As the platform has it. All test files share the program, so each ends with this.
    Q_INVOKABLE void tapAsEver() {
        QGuiApplication::styleHints()->setMouseDoubleClickInterval(kAsEver);
    }

    /// Taps of this test are meant, however quickly they follow one another: none is a second one.
    Q_INVOKABLE void meanEveryTap() {
        QGuiApplication::styleHints()->setMouseDoubleClickInterval(0);
    }

    /// However slow the machine is, the next tap is the second of a double one.
    Q_INVOKABLE void expectDoubleTaps() {
        QGuiApplication::styleHints()->setMouseDoubleClickInterval(kAnHour);
    }

    /// A file for a store of one's own, gone with this object.
    Q_INVOKABLE QString storeFile() {
        return m_folder.filePath(QString::number(++m_stores) + ".sqlite");
    }
    /// The app deals and draws the same from here on in every run.
    Q_INVOKABLE void seedChance(int seed) { ::seedChance(static_cast<std::uint64_t>(seed)); }
    /// Two humans, USA before Germany, round 1 before its income.
    Q_INVOKABLE bool beginPlain(BarrageTable* table) {
        return table->begin(barrage::test::plainSetup(2), {});
    }
    /// 2 to 4 humans, Anna with the USA first; round 1 before its income.
    Q_INVOKABLE bool begin(BarrageTable* table, int players) {
        BarrageTable::Names names;
        names[0] = "Anna";
        return table->begin(barrage::test::plainSetup(players), names);
    }
    /// Two humans, the first of this name.
    Q_INVOKABLE bool beginFor(BarrageTable* table, const QString& name) {
        BarrageTable::Names names;
        names[0] = name;
        return table->begin(barrage::test::plainSetup(2), names);
    }
    /// So many moves, always the same ones.
    Q_INVOKABLE bool playOn(BarrageTable* table, int moves) {
        for (int step = 0; step < moves; ++step)
            if (!table->commit(barrage::test::moveFor(1, static_cast<std::uint64_t>(step),
                                                      table->game().state())))
                return false;
        return true;
    }
    Q_INVOKABLE bool playToTheEnd(BarrageTable* table) {
        while (!table->isOver())
            if (!table->commit(
                    barrage::test::moveFor(1, table->game().cursor(), table->game().state())))
                return false;
        return true;
    }
    /// As its log has it.
    Q_INVOKABLE QString setupOf(BarrageTable* table) {
        return QString::fromStdString(barrage::formatSetup(table->game().setup()));
    }
    /// Puts the set-up of the game into a file for a friend, beside the games that are in it.
    Q_INVOKABLE bool handOn(BarrageTable* table, const QString& path) {
        const auto repeat =
            sessions::repeatOf(table->host()->store(), table->sessionId().toStdString());
        if (!repeat)
            return false;
        QJsonObject whole = QJsonDocument::fromJson(fileText(path).toUtf8()).object();
        const QJsonObject alone =
            QJsonDocument::fromJson(sessions::writeSetup(repeat.value())).object();
        for (auto part = alone.begin(); part != alone.end(); ++part)
            if (!part.value().isArray() || !whole.contains(part.key())) // the games stay
                whole.insert(part.key(), part.value());
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(whole).toJson()) > 0;
    }
    /// What comes up when the table first asks for something; empty if that is left to chance.
    Q_INVOKABLE QStringList comingUp(BarrageTable* table) {
        while (!table->isOver() &&
               table->state().task().kind != barrage::TaskKind::RevealAutomaTile)
            if (!table->commit(barrage::test::automaGameMove(1, table->game().cursor(),
                                                             table->game().state())))
                return {};
        QStringList coming;
        for (const barrage::Move& move : table->comingUp())
            coming << QString::fromStdString(barrage::formatMove(move));
        return coming;
    }
    /// The result in the history.
    Q_INVOKABLE QString playId(BarrageTable* table) { return table->playId(); }
    /// The USA can produce, and fulfil a contract with it.
    Q_INVOKABLE bool prepareProduction(BarrageTable* table) {
        const std::vector<barrage::Move> moves = barrage::test::correctionsForProduction();
        return std::all_of(moves.begin(), moves.end(),
                           [table](const auto& move) { return table->commit(move); });
    }
    /// Two humans, before the income of round 1; the USA has two elevations on one dam, whose
    /// income is a machine of choice.
    Q_INVOKABLE bool beginWithIncomeChoice(BarrageTable* table) {
        using namespace barrage;
        return beginPlain(table) &&
               table->commit({Actor::Table, Correct{Corrected::DamOwner, Owner::Usa,
                                                    parseId<BaseSpace>("1L")->value, 2}});
    }
    /// Two humans, the USA with this officer and plenty of everything, on turn in round 1.
    Q_INVOKABLE bool beginWithOfficer(BarrageTable* table, const QString& name) {
        using namespace barrage;
        const auto officer = parseId<Officer>(name.toStdString());
        if (!officer)
            return false;
        Setup setup = barrage::test::plainSetup(2);
        setup.seats[0].officer = *officer;
        for (const Officer extra : {Officer::DelMonte, Officer::Fiesler, Officer::Krylov})
            if (static_cast<int>(setup.extraOfficers.size()) < extraOfficersNeeded(setup.seats))
                setup.extraOfficers.push(extra); // for Sekibo
        const auto set = [table](Corrected what, int value) {
            return table->commit(
                {Actor::Table, Correct{what, Owner::Usa, 0, static_cast<std::int16_t>(value)}});
        };
        return table->begin(setup, {}) && proceed(table) && set(Corrected::Credits, 20) &&
               set(Corrected::Excavators, 9) && set(Corrected::Mixers, 9);
    }
    /// Ends the phase that waits.
    Q_INVOKABLE bool proceed(BarrageTable* table) {
        return table->commit({barrage::Actor::Table, barrage::Proceed{}});
    }
    /// The USA puts engineers there.
    Q_INVOKABLE bool toTheBank(BarrageTable* table, int engineers) {
        return enter(table, QStringLiteral("usa bank engineers=%1").arg(engineers));
    }
    /// A line as the log has it.
    Q_INVOKABLE bool enter(BarrageTable* table, const QString& line) {
        const auto move = barrage::parseMove(line.toStdString());
        return move && table->commit(*move);
    }

    /// A game with Automas, at its beginning.
    Q_INVOKABLE bool beginWithAutoma(BarrageTable* table, int seed) {
        return table->begin(barrage::test::automaSetup(static_cast<std::uint64_t>(seed)), {});
    }
    /// Two humans with the Leeghwater Project, at its beginning.
    Q_INVOKABLE bool beginLeeghwater(BarrageTable* table) {
        core::Rng rng(5);
        barrage::Options options;
        options.leeghwater = true;
        const std::array players{barrage::PlayerRequest{}, barrage::PlayerRequest{}};
        return table->begin(barrage::dealSetup(options, players, rng), {});
    }
    /// A human and an Automa with a building on the first private building, at the beginning.
    Q_INVOKABLE bool beginWithAutomasBuilding(BarrageTable* table) {
        using namespace barrage;
        core::Rng rng(5);
        Options options;
        options.leeghwater = true;
        const std::array players{PlayerRequest{},
                                 PlayerRequest{PlayerKind::Automa, Level::High, Tracking::Full}};
        if (!table->begin(dealSetup(options, players, rng), {}))
            return false;
        const State& state = table->state();
        const auto automa =
            std::find_if(state.turnOrder.begin(), state.turnOrder.end(),
                         [&](Company company) { return state.of(company).isAutoma(); });
        return table->commit(
            {Actor::Table, Correct{Corrected::BuildingOwner, ownerOf(*automa),
                                   slotOf(state.buildings.inPlay[0], 0).value, 0}});
    }
    /// Plays a game on until the table waits for this kind of task.
    Q_INVOKABLE bool playUntilWorkIsRevealed(BarrageTable* table) {
        return playUntil(table, barrage::TaskKind::RevealWork);
    }
    Q_INVOKABLE bool playUntilPatentIsRevealed(BarrageTable* table) {
        return playUntil(table, barrage::TaskKind::RevealTile);
    }
    /// Gives who is on turn machines, credits and a building on the first private building.
    Q_INVOKABLE bool prepareLeeghwater(BarrageTable* table) {
        using namespace barrage;
        const State& state = table->state();
        const Owner owner = state.task().who;
        const auto set = [&](Corrected what, int index, int value) {
            return table->commit(
                {Actor::Table,
                 Correct{what, owner, static_cast<std::uint8_t>(index),
                         static_cast<std::int16_t>(value), CorrectionReason::TableDiffers}});
        };
        return set(Corrected::Excavators, 0, 12) && set(Corrected::Mixers, 0, 12) &&
               set(Corrected::Credits, 0, 20) &&
               set(Corrected::BuildingOwner, slotOf(state.buildings.inPlay[0], 0).value, 0);
    }
    /// Two humans with the Leeghwater Project, the USA first with everything that the actions of
    /// private buildings ask for and buildings on the two at the top, of which this is the first.
    Q_INVOKABLE bool beginWithBuilding(BarrageTable* table, const QString& name) {
        using namespace barrage;
        const auto building = parseId<PrivateBuilding>(name.toStdString());
        if (!building)
            return false;
        Setup setup = barrage::test::expansionSetup(2);
        if (const auto there = std::find(setup.buildings.begin(), setup.buildings.end(), *building);
            there != setup.buildings.end())
            *there = setup.buildings[0];
        setup.buildings[0] = *building;
        const auto set = [](Corrected what, int index, int value) {
            return Move{Actor::Table, Correct{what, Owner::Usa, static_cast<std::uint8_t>(index),
                                              static_cast<std::int16_t>(value)}};
        };
        std::vector<Move> moves{{Actor::Table, Proceed{}}};
        for (const Move& move : barrage::test::correctionsForProduction())
            moves.push_back(move);
        moves.push_back(set(Corrected::Credits, 0, 20));
        moves.push_back(set(Corrected::TileInSupply, static_cast<int>(Tile::BasicBase), 0));
        moves.push_back(set(Corrected::WheelTile, 2, static_cast<int>(Tile::BasicBase)));
        moves.push_back(set(Corrected::WheelExcavators, 2, 2));
        for (const PrivateBuilding own : {*building, setup.buildings[1]}) // so that one is chosen
            moves.push_back(set(Corrected::BuildingOwner, slotOf(own, 0).value, 0));
        return table->begin(setup, {}) &&
               std::all_of(moves.begin(), moves.end(),
                           [table](const Move& move) { return table->commit(move); });
    }
    /// Germany, the other player, has engineers on this space of the first private building.
    Q_INVOKABLE bool takeBuildingSpace(BarrageTable* table, int space) {
        using namespace barrage;
        const auto building = static_cast<int>(table->state().buildings.inPlay[0]);
        const auto place = static_cast<std::uint8_t>(kSpacesPerBuilding * building + space);
        return table->commit(
                   {Actor::Table, Correct{Corrected::Engineers, Owner::Germany, 0, 10}}) &&
               table->commit(
                   {Actor::Table, Correct{Corrected::BuildingEngineers, Owner::Germany, place, 2}});
    }
    /// What the USA has: its engineers and credits.
    Q_INVOKABLE QList<int> supplyOfUsa(BarrageTable* table) {
        const barrage::CompanyState& own = table->state().of(barrage::Company::Usa);
        return {own.engineers, own.credits};
    }
    /// The next move of such a game, whoever has to make it.
    Q_INVOKABLE bool playOne(BarrageTable* table, int seed) {
        return table->commit(barrage::test::automaGameMove(
            static_cast<std::uint64_t>(seed), table->game().cursor(), table->game().state()));
    }

    /// Three players of Nucleum, Ala first; with everything printed on the pieces known, or
    /// nothing.
    Q_INVOKABLE bool beginNucleum(NucleumTable* table, bool knowsFacts) {
        core::Rng rng(3);
        const nucleum::Facts facts = knowsFacts ? nucleum::inventedFacts(3, rng) : nucleum::Facts{};
        return table->begin(nucleum::dealSetup({}, 3, facts, rng), {"Ala", "Ola"});
    }
    /// Two players, Ala first, with the facts and draws of the tests of the rules.
    Q_INVOKABLE bool beginNucleumForTwo(NucleumTable* table) {
        return table->begin(nucleum::test::exampleSetup(2), {"Ala", "Ola"});
    }
    /// A line as the log has it.
    Q_INVOKABLE bool enterNucleum(NucleumTable* table, const QString& line) {
        const auto move = nucleum::parseMove(line.toStdString());
        return move && table->commit(*move);
    }
    /// VP, Thaler, workers, uranium and tokens of a player.
    Q_INVOKABLE QList<int> nucleumFigures(NucleumTable* table, int seat) {
        const auto player = static_cast<nucleum::Player>(seat);
        const nucleum::PlayerState& own = table->state().of(player);
        return {own.vp, own.thaler, own.workers, nucleum::uraniumOf(table->state(), player),
                own.achievement};
    }
    /// The first player has a building that coal of the plant beside it can power.
    Q_INVOKABLE bool prepareEnergize(NucleumTable* table) {
        using namespace nucleum;
        const auto set = [table](Corrected what, int value) {
            return table->commit(
                {Actor::Table, Correct{what, Owner::First, 0, static_cast<std::int16_t>(value),
                                       CorrectionReason::TableDiffers}});
        };
        return beginNucleum(table, true) && set(Corrected::Thaler, 40) &&
               set(Corrected::BuildingCity, static_cast<int>(City::Riesa));
    }
    /// So that only the points are left to count.
    Q_INVOKABLE bool playNucleumToScoring(NucleumTable* table) {
        if (!beginNucleum(table, true))
            return false;
        core::Rng rng(5);
        while (!table->isOver() && table->state().task().kind != nucleum::TaskKind::ScoreGame)
            if (!table->commit(nucleum::randomMove(table->state(), rng)))
                return false;
        return !table->isOver();
    }

    /// Two players of Outpost, Ania first with 62 Elektro; nothing lies on the table yet.
    Q_INVOKABLE bool beginOutpost(OutpostTable* table) {
        using namespace outpost;
        Setup setup;
        setup.order.push(Seat::P1);
        setup.order.push(Seat::P2);
        Cast cast;
        cast.names = {"Ania", "Jan"};
        cast.colours = {kColours[0], kColours[1]};
        return table->begin(setup, cast) &&
               table->commit({Actor::Table, Correct{Corrected::Money, Owner::P1, 0, 62}});
    }

    /// A solo game that was played to its end, in the history too.
    Q_INVOKABLE bool keepFinished(StoreHost* host) {
        return tour::keepDemoGames(host->store()).ok();
    }
    /// Sessions with their results, and results without a session.
    Q_INVOKABLE int gameCount(StoreHost* host) {
        const auto contents = database::allRecords(host->store()).value();
        const auto alone = std::ranges::count_if(
            contents.plays, [](const database::Play& play) { return play.session.empty(); });
        return static_cast<int>(contents.sessions.size()) + static_cast<int>(alone);
    }
    /// To the play that ended last.
    Q_INVOKABLE bool addPhoto(StoreHost* host) {
        QImage image(60, 40, QImage::Format_RGB32);
        image.fill(Qt::red);
        const auto plays = database::listPlayHeadings(host->store());
        const auto photo = history::photoFromImage(image);
        return photo && database::setPhotos(host->store(), plays.value().front().id, {*photo});
    }
    /// A file as a camera leaves it.
    Q_INVOKABLE QString takenPicture() {
        QImage image(3000, 2000, QImage::Format_RGB32);
        image.fill(Qt::red);
        const QString file = folder() + "/taken.jpg";
        return image.save(file) ? file : QString();
    }
    /// As many plays as somebody has after years.
    Q_INVOKABLE bool keepMany(StoreHost* host, int count) {
        const database::Contents contents{{}, database::test::manyPlays(count), {}, {}};
        return database::importContents(host->store(), contents, sessions::newId).ok();
    }
    /// Takes every play out of the history.
    Q_INVOKABLE void clear(StoreHost* host) {
        const auto plays = database::listPlayHeadings(host->store());
        for (const database::PlayHeading& play : plays.value())
            (void)database::removePlay(host->store(), play.id).ok();
        PlayBin::of(*host)->forget();
    }

    /// A folder for files, gone with this object.
    Q_INVOKABLE QString folder() {
        const QString path = m_folder.filePath("files");
        QDir().mkpath(path);
        return path;
    }
    Q_INVOKABLE QStringList filesIn(const QString& path) {
        return QDir(path).entryList(QDir::Files);
    }
    Q_INVOKABLE QUrl urlOf(const QString& path) { return QUrl::fromLocalFile(path); }
    Q_INVOKABLE QString fileText(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    Q_INVOKABLE QSize pictureSize(const QString& path) { return QImage(path).size(); }
    Q_INVOKABLE int pictureColours(const QString& path) {
        const QImage image(path);
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
        return static_cast<int>(colours.size());
    }
    Q_INVOKABLE QString clipboard() { return QGuiApplication::clipboard()->text(); }
    /// Links come here instead of to the browser.
    Q_INVOKABLE void catchLinks() { QDesktopServices::setUrlHandler("https", this, "takeLink"); }
    Q_INVOKABLE void takeLink(const QUrl& link) { m_link = QString::fromLatin1(link.toEncoded()); }
    Q_INVOKABLE QString caughtLink() { return m_link; }

private:
    static bool playUntil(BarrageTable* table, barrage::TaskKind kind) {
        while (!table->isOver() && table->state().task().kind != kind)
            if (!table->commit(
                    barrage::test::moveFor(1, table->game().cursor(), table->game().state())))
                return false;
        return !table->isOver();
    }

    static constexpr int kAsEver = -1;
    static constexpr int kAnHour = 3'600'000;

    QTemporaryDir m_folder;
    QString m_link;
    int m_stores = 0;
};
