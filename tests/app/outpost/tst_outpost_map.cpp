#include <QJsonDocument>
#include <QtTest>

#include "app/outpost/cards/card_library.h"
#include "app/outpost/cards/remembered_facts.h"
#include "app/outpost/correction/outpost_correction_model.h"
#include "app/outpost/map/known_map_model.h"
#include "app/outpost/setup/outpost_setup_model.h"
#include "app/outpost/turn/build_model.h"
#include "app/sessions/bring_in.h"
#include "app/sessions/exchange.h"
#include "database/remembered.h"
#include "database/store.h"
#include "tests/app/outpost/outpost_desk.h"

using namespace outpost;

namespace {

/// A line of cities, each connected with the one before; E lies in the second small area.
void enterLine(StoreHost& host) {
    KnownMapModel map;
    map.setHost(&host);
    for (const char* name : {"A", "B", "C", "D", "E"}) {
        QVERIFY(map.add(name));
        QCOMPARE(map.edited(), int(map.cities().size()) - 1);
        if (map.edited() > 0)
            map.toggle(map.edited() - 1);
        map.setField(map.edited() % 2);
    }
    map.setArea(2);
}

/// A new game on that map, on its way.
struct PreparedGame {
    OutpostDesk& desk;
    OutpostSetupModel model;

    explicit PreparedGame(OutpostDesk& at, int players = 3) : desk(at) {
        model.setHost(&desk.host);
        model.setProperty("table", QVariant::fromValue(&desk.table));
        model.setPlayers(players);
        model.confirmFigures();
        model.showTokens();
    }

    void putInOrder(const core::FixedVector<Seat, kMaxPlayers>& order) {
        model.setOrderEntered(true);
        for (int i = 0; i < model.players(); ++i)
            for (auto at = model.order().indexOf(
                     static_cast<int>(indexOf(order[static_cast<std::size_t>(i)])));
                 at > i; --at)
                model.moveUp(static_cast<int>(at));
    }

    bool start(std::initializer_list<int> tokens) {
        for (const int token : tokens)
            model.tokens()->take(token);
        return model.start();
    }
};

/// On to the first turn of phase 3, with the auctions of that game.
bool goToTurn(OutpostTable& table, const outpost::Playthrough& played) {
    for (const Move& move : played.entries()) {
        if (table.asked() == OutpostTable::Turn)
            return true;
        if (!table.commit(move))
            return false;
    }
    return false;
}

} // namespace

class OutpostMapTest : public QObject {
    Q_OBJECT

private slots:
    void isKeptAndPutRight() {
        OutpostDesk desk;
        enterLine(desk.host);
        KnownMapModel again;
        again.setHost(&desk.host);
        QCOMPARE(again.cities().size(), qsizetype(5));
        QCOMPARE(again.cities()[4].area, 2);
        QCOMPARE(again.cities()[3].field, 1);
        QVERIFY(again.cities()[1].detail.contains("A, C"));
        again.setEdited(2);
        QVERIFY(again.cities()[1].isNeighbour && again.cities()[3].isNeighbour);
        QVERIFY(!again.cities()[0].isNeighbour);
        again.rename("Cieszyn");
        again.rename("D"); // is another one's
        QCOMPARE(again.cities()[2].name, QString("Cieszyn"));
        QVERIFY(!again.trouble().isEmpty());
        again.rename("Cieszyn");
        QVERIFY(again.trouble().isEmpty());
        again.toggle(3); // parted from D
        QVERIFY(again.summary().contains("from every city to every other"));
        again.toggle(0);
        again.setEdited(1);
        again.remove(); // and B with its connections
        KnownMapModel third;
        third.setHost(&desk.host);
        QCOMPARE(third.cities().size(), qsizetype(4));
        QCOMPARE(third.cities()[1].name, QString("Cieszyn"));
        QVERIFY(third.cities()[1].detail.endsWith(" · A"));
        QVERIFY(third.cities()[2].detail.endsWith(" · E"));
        QVERIFY(third.add("A")); // there already: opened
        QCOMPARE(third.edited(), 0);
        QVERIFY(!third.add("  "));
    }

    void isUnknownIfItIsNotAsWeWriteIt_data() {
        QTest::addColumn<QByteArray>("was");
        QTest::addColumn<QByteArray>("is");
        QTest::newRow("a city without a name") << QByteArray("\"B\"") << QByteArray("\"\"");
        QTest::newRow("an unknown field") << QByteArray("\"habitat\"") << QByteArray("\"sea\"");
        QTest::newRow("a fourth area") << QByteArray("\"area\":2") << QByteArray("\"area\":3");
        QTest::newRow("a city that is not there") << QByteArray("\"b\":4") << QByteArray("\"b\":5");
        QTest::newRow("a city joined with itself")
            << QByteArray("\"b\":4") << QByteArray("\"b\":3");
    }
    void isUnknownIfItIsNotAsWeWriteIt() {
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, is);
        OutpostDesk desk;
        enterLine(desk.host);
        const database::DatabaseFile& store = desk.host.store();
        QByteArray kept =
            QJsonDocument(rememberedFact(store, "map").value()).toJson(QJsonDocument::Compact);
        QVERIFY(kept.contains(was));
        kept.replace(was, is);
        QVERIFY(rememberFact(store, "map", QJsonDocument::fromJson(kept).object()).ok());
        QCOMPARE(knownMap(store), KnownMap());
    }

    void isUsedOnlyWhenEveryCityCanBeReached() {
        OutpostDesk desk;
        OutpostSetupModel model;
        model.setHost(&desk.host);
        QVERIFY(!model.hasMap());
        enterLine(desk.host);
        model.readFacts();
        QVERIFY(model.hasMap() && model.usesMap());
        KnownMapModel map;
        map.setHost(&desk.host);
        QVERIFY(map.add("F"));
        model.readFacts();
        QVERIFY(!model.hasMap());
    }

    void tokensAreEnteredForTheAreasInPlay() {
        OutpostDesk desk;
        enterLine(desk.host);
        PreparedGame game(desk);
        TokenEntryModel& tokens = *game.model.tokens();
        QCOMPARE(tokens.tokens().size(), qsizetype(3)); // E is out of play with three (O-3.1)
        QVERIFY(!tokens.canRepeat());
        QVERIFY(!tokens.isComplete());
        tokens.setCost(1); // keys: 1, 2
        tokens.setCost(12);
        tokens.next();
        QCOMPARE(tokens.current(), 1);
        QCOMPARE(tokens.knownCosts(), QList<int>{12});
        {
            OutpostSetupModel left; // what was entered is kept
            left.setHost(&desk.host);
            left.showTokens();
            QCOMPARE(left.tokens()->entered(), 1);
        }
        QVERIFY(game.start({5, 7}));
        QCOMPARE(desk.table.cast().cities, (QStringList{"A", "B", "C", "D", "E"}));
        PreparedGame next(desk);
        QCOMPARE(next.model.tokens()->entered(), 0); // shuffled anew
        QCOMPARE(next.model.tokens()->knownCosts(), (QList<int>{5, 7, 12}));
        QVERIFY(next.model.tokens()->canRepeat());
        next.model.tokens()->repeat();
        QVERIFY(next.model.tokens()->isComplete());
        QVERIFY(next.model.start());
        QCOMPARE(int(desk.table.state().map.connections[0].cost), 12);
    }

    void tokensStayWithTheirConnectionsWhenTheMapIsPutRight() {
        OutpostDesk desk;
        enterLine(desk.host);
        PreparedGame game(desk);
        TokenEntryModel& tokens = *game.model.tokens();
        for (const int token : {8, 5, 3}) // A – B, B – C, C – D
            tokens.take(token);
        KnownMapModel map;
        map.setHost(&desk.host);
        map.setEdited(0);
        map.toggle(1); // instead of B, A has C: as many connections as before
        map.toggle(2);
        game.model.readFacts();
        const QList<TokenFace> entered{{"A – C", -1}, {"B – C", 5}, {"C – D", 3}};
        QVERIFY(tokens.tokens() == entered);
        QVERIFY(!tokens.isComplete());
        OutpostSetupModel left;
        left.setHost(&desk.host);
        QVERIFY(left.tokens()->tokens() == entered);
    }

    void fourPlayersChooseTheirSmallArea() {
        OutpostDesk desk;
        enterLine(desk.host);
        PreparedGame game(desk, 4);
        QVERIFY(game.model.asksSmallArea());
        QCOMPARE(game.model.tokens()->tokens().size(), qsizetype(3));
        game.model.setSmallArea(2);
        QCOMPARE(game.model.tokens()->tokens().size(), qsizetype(4));
        QVERIFY(game.start({1, 2, 3, 4}));
        QVERIFY(desk.table.state().cities[4].isInPlay);
    }

    void aMapTooSmallForTheSyndicateIsRefused() { // O-14.3
        OutpostDesk desk;
        enterLine(desk.host);
        PreparedGame game(desk, 2);
        QVERIFY(!game.start({1, 2, 3}));
        QVERIFY2(game.model.trouble().contains("6 adjoining cities, the map has 4"),
                 qPrintable(game.model.trouble()));
        QVERIFY(!desk.table.isOpen());
        game.model.setUsesMap(false);
        QVERIFY(game.model.start());
    }

    void findsTheSumOfTheConnections() { // O-7.5
        OutpostDesk desk;
        enterLine(desk.host);
        const outpost::Playthrough played = outpost::playedGame(3, 4);
        PreparedGame game(desk);
        game.putInOrder(played.setup().order);
        QVERIFY(game.start({8, 5, 3}));
        QVERIFY(goToTurn(desk.table, played));
        const Seat seat = seatOf(decider(desk.table.state()));
        const int money = desk.table.state().of(seat).money;
        BuildModel build;
        build.setTable(&desk.table);
        build.setPiece(0);
        QCOMPARE(build.cities().size(), qsizetype(4)); // no new city, and E is out of play
        build.setCity(2);
        QVERIFY(build.build({}));
        build.setPiece(0);
        QList<int> offered;
        for (const CityFace& face : build.cities())
            offered.append(face.city);
        QCOMPARE(offered, (QList<int>{3, 1, 0, 2})); // the cheapest first, the own one refused
        build.setCity(0);
        QVERIFY(!build.asksConnection() && !build.isNewCity());
        QVERIFY2(build.sum().contains("13") && build.sum().contains("23"), qPrintable(build.sum()));
        QVERIFY(build.build({}));
        QCOMPARE(int(desk.table.state().of(seat).money), money - 10 - 23);
    }

    void aMistypedTokenIsCorrected() { // O-6.12
        OutpostDesk desk;
        enterLine(desk.host);
        PreparedGame game(desk);
        QVERIFY(game.start({8, 5, 3}));
        OutpostCorrectionModel correction;
        correction.setTable(&desk.table);
        int row = 0;
        while (correction.index(row).data(OptionListModel::TextRole) != "Token of a connection")
            QVERIFY(++row < correction.rowCount());
        QVERIFY(correction.choose(row));
        QCOMPARE(correction.rowCount(), 3);
        QVERIFY(correction.choose(1));
        QCOMPARE(correction.path(), QString("Token of a connection › B – C"));
        QCOMPARE(correction.number(), 5);
        correction.setNumber(15);
        QVERIFY(correction.confirm());
        QCOMPARE(correction.made(), QString("Token of a connection › B – C: 5 → 15"));
        QCOMPARE(int(desk.table.state().map.connections[1].cost), 15);
    }

    void whatOlderStoresHaveAsSettingsIsTakenOver() {
        OutpostDesk desk;
        const database::DatabaseFile& store = desk.host.store();
        Options confirmed;
        confirmed.payout[1] = 23;
        const QByteArray figures = QJsonDocument(figuresOf(confirmed)).toJson();
        QVERIFY(database::setSetting(store, "outpost.figures", figures.toStdString()).ok());
        QVERIFY(database::setSetting(store, "outpost.city_names", "Łódź\nCieszyn").ok());
        {
            OutpostSetupModel model;
            model.setHost(&desk.host);
            QVERIFY(model.areFiguresConfirmed());
            QCOMPARE(model.payout()[1], 23);
        }
        QCOMPARE(knownCityNames(store), (QStringList{"Cieszyn", "Łódź"}));
        QVERIFY(forgetCityName(store, "Cieszyn").ok());
        QCOMPARE(knownCityNames(store), QStringList{"Łódź"}); // taken over once only
        // What was confirmed since then stands.
        confirmed.payout[1] = 24;
        QVERIFY(rememberFact(store, kFiguresFact, figuresOf(confirmed)).ok());
        QVERIFY(database::setSetting(store, "outpost.figures", figures.toStdString()).ok());
        OutpostSetupModel again;
        again.setHost(&desk.host);
        QCOMPARE(again.payout()[1], 24);
    }

    void whatWasEnteredOnceIsCarriedElsewhere_data() {
        QTest::addColumn<bool>("isBackup");
        QTest::newRow("in a .penstock file") << false;
        QTest::newRow("in a backup") << true;
    }
    void whatWasEnteredOnceIsCarriedElsewhere() {
        QFETCH(bool, isBackup);
        OutpostDesk desk;
        enterLine(desk.host);
        {
            PreparedGame game(desk);
            game.model.setPayout(1, 23);
            game.model.setPrice(8, 11);
            game.model.confirmFigures();
            game.model.showTokens();
            QVERIFY(game.start({8, 5, 3}));
        }
        QVERIFY(remember(desk.host.store(), plantCard(31, 3, 5)).ok());
        QVERIFY(rememberCityName(desk.host.store(), "Nowa Łódź").ok());
        QTemporaryDir folder;
        const QString file = folder.filePath(isBackup ? "backup.sqlite" : "all.penstock");
        if (isBackup)
            QVERIFY(database::backUp(desk.host.store(), file.toStdString()).ok());
        else
            QVERIFY(sessions::writeFile(file, sessions::exportAll(desk.host.store()).value().text));

        OutpostDesk other;
        const auto contents = sessions::contentsOfFile(file);
        QVERIFY2(contents, qPrintable(contents ? QString() : contents.error().sentence));
        QVERIFY(!sessions::bringIn(other.host.store(), contents.value(), database::alwaysGoesOn)
                     .problem);
        QCOMPARE(knownMap(other.host.store()), knownMap(desk.host.store()));
        QCOMPARE(knownMap(other.host.store()).connections[0].lastCost, std::optional(8));
        QVERIFY(knownCards(other.host.store()) == knownCards(desk.host.store()));
        QCOMPARE(knownCityNames(other.host.store()), QStringList{"Nowa Łódź"});
        OutpostSetupModel model;
        model.setHost(&other.host);
        QVERIFY(model.areFiguresConfirmed());
        QCOMPARE(model.payout()[1], 23);
        QCOMPARE(model.prices()[8], 11);
        QVERIFY(model.usesMap());
    }
};

QTEST_GUILESS_MAIN(OutpostMapTest)
#include "tst_outpost_map.moc"
