#include <numeric>
#include <set>

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "app/barrage/play/score_sheet.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/score.h"
#include "tests/app/sessions/stored_games.h"
#include "tests/support/tests_dir.h"

using namespace barrage;

namespace {

constexpr const char* kSession = "7d444840-9dc0-11d1-b245-5ffdce74fad2";

Playthrough goldenGame(const QString& name) {
    return *Playthrough::load(stored_games::goldenLog(name)).playthrough;
}

database::Play playOf(const Playthrough& game) {
    return barrage::playOf(game, kSession, seatsOf(game.setup(), {"Ann", "Bob", "Cid", "Dora"}),
                           5'400'000, 1'700'000'000'000);
}

QJsonObject objectIn(const std::string& json) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

} // namespace

class BarragePlayTest : public QObject {
    Q_OBJECT

private slots:
    void accountsForEveryGame_data() {
        QTest::addColumn<QString>("log");
        const QDir folder(inTestsDir("golden/barrage"));
        for (const QString& name : folder.entryList({"*.log"}))
            QTest::newRow(qPrintable(name)) << name;
    }
    void accountsForEveryGame() {
        QFETCH(const QString, log);
        const Playthrough game = goldenGame(log);
        const State& state = game.state();
        const database::Play play = playOf(game);
        QCOMPARE(play.results.size(), game.setup().seats.size());
        std::vector<Company> first;
        for (std::size_t i = 0; i < play.results.size(); ++i) {
            const database::PlayResult& result = play.results[i];
            const Seat& seat = game.setup().seats[i];
            const Company company = seat.company;
            QCOMPARE(result.role, std::string(idOf(company)));
            QCOMPARE(result.isAutoma, seat.kind == PlayerKind::Automa);
            QCOMPARE(result.playerName.empty(), result.isAutoma);
            QCOMPARE(result.level, result.isAutoma ? std::string(idOf(seat.level)) : std::string());
            QCOMPARE(result.officer, seat.officer == Officer::None
                                         ? std::string()
                                         : std::string(idOf(seat.officer)));
            QCOMPARE(result.score, int(state.of(company).vp));
            QCOMPARE(result.isStarter, i == 0);
            QCOMPARE(result.energy.size(), std::size_t(kRounds));
            QCOMPARE(result.energy.back(), int(state.of(company).energy));
            const int sum = std::accumulate(
                result.sources.begin(), result.sources.end(), 0,
                [](int vp, const database::SourceScore& source) { return vp + source.vp; });
            QCOMPARE(sum, result.score);
            QCOMPARE(result.isWinner, result.rank == 1);
        }
        for (const Company company : winners(state)) {
            const auto result = std::find_if(
                play.results.begin(), play.results.end(),
                [company](const database::PlayResult& each) { return each.role == idOf(company); });
            QVERIFY(result->isWinner);
        }
        QCOMPARE(std::count_if(play.results.begin(), play.results.end(),
                               [](const database::PlayResult& each) { return each.isWinner; }),
                 std::ptrdiff_t(winners(state).size()));
    }

    void countsWhatWasBuiltAndScoredRoundByRound() {
        const Playthrough game = goldenGame("human_and_3_automas.log");
        const database::Play play = playOf(game);
        for (const database::PlayResult& result : play.results) {
            const CompanyState& own = game.state().of(*parseId<Company>(result.role));
            const QJsonObject counts = objectIn(result.details);
            QCOMPARE(counts["bases"].toInt(), own.builtOf(Structure::Base));
            QCOMPARE(counts["powerhouses"].toInt(), own.builtOf(Structure::Powerhouse));
            QCOMPARE(counts["contracts"].toInt(), own.fulfilled.size());
            const QJsonArray bonus = counts["bonus_tile_vp"].toArray();
            QCOMPARE(bonus.size(), kRounds);
            int sum = 0;
            for (const QJsonValue& vp : bonus)
                sum += vp.toInt();
            const auto source =
                std::find_if(result.sources.begin(), result.sources.end(),
                             [](const auto& each) { return each.source == "bonus_tile"; });
            QCOMPARE(sum, source == result.sources.end() ? 0 : source->vp);
        }
        const QJsonObject details = objectIn(play.details);
        QCOMPARE(details["objective"].toString().toStdString(),
                 std::string(idOf(game.state().objective)));
        QCOMPARE(details["bonus_tiles"].toArray().size(), kRounds);
    }

    void ranksByPointsThenByTheLastEnergy() {
        Playthrough game = goldenGame("full_4_players.log");
        const Company winner = winners(game.state()).front();
        const int best = game.state().of(winner).vp;
        const Company second = game.state().turnOrder[0];
        QVERIFY(second != winner);
        const auto correct = [&game](Corrected what, Company company, int value) {
            Correct move;
            move.what = what;
            move.owner = ownerOf(company);
            move.value = static_cast<std::int16_t>(value);
            return game.commit({Actor::Table, move}).ok();
        };
        QVERIFY(correct(Corrected::Vp, second, best));
        QVERIFY(correct(Corrected::Energy, winner, 12));
        QVERIFY(correct(Corrected::Energy, second, 12));
        QCOMPARE(ranks(game), (std::vector{1, 1, 3, 4}));
        QVERIFY(correct(Corrected::Energy, winner, 11));
        QCOMPARE(ranks(game), (std::vector{1, 2, 3, 4}));
        QVERIFY(resultOf(game, second).isWinner);
        QVERIFY(!resultOf(game, winner).isWinner);
    }

    void givesTheSameGameTheSameId() {
        const Playthrough game = goldenGame("solo_low.log");
        QCOMPARE(playOf(game).id, playOf(game).id);
        QVERIFY(playOf(game).id != kSession);
        const auto other = barrage::playOf(game, "8d444840-9dc0-11d1-b245-5ffdce74fad2", {}, 0, 0);
        QVERIFY(other.id != playOf(game).id);
    }

    void namesEverySourceDifferently() {
        std::set<std::string_view> ids;
        for (int i = 0; i < kSourceCount; ++i)
            ids.insert(sourceId(static_cast<Source>(i)));
        QCOMPARE(ids.size(), std::size_t(kSourceCount));
        QVERIFY(sourceId(Source::Income) == "income");
        QVERIFY(sourceId(Source::Production) == "production");
        QVERIFY(sourceId(Source::WaterInDams) == "water_in_dams");
        QVERIFY(sourceId(Source::Correction) == "correction");
    }

private:
    static std::vector<int> ranks(const Playthrough& game) {
        std::vector<int> ranks;
        for (const database::PlayResult& result : playOf(game).results)
            ranks.push_back(result.rank);
        std::sort(ranks.begin(), ranks.end());
        return ranks;
    }
    static database::PlayResult resultOf(const Playthrough& game, Company company) {
        const database::Play play = playOf(game);
        return *std::find_if(play.results.begin(), play.results.end(),
                             [company](const auto& each) { return each.role == idOf(company); });
    }
};

QTEST_GUILESS_MAIN(BarragePlayTest)
#include "tst_barrage_play.moc"
