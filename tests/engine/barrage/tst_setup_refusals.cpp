#include <functional>

#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

using Change = std::function<void(Setup&)>;

Contract contract(std::string_view id) { return parseId<Contract>(id).value(); }

Seat automa(Company company, Level level = Level::Medium, Officer officer = Officer::None) {
    return {company, PlayerKind::Automa, level, Tracking::Full, officer, Contract()};
}

/// The introductory game of two: USA with Adler, Germany with McDowell.
Setup introductorySetup() {
    Setup setup = plainSetup(2);
    setup.options.introductory = true;
    setup.patents = {Tile::None, Tile::None, Tile::None};
    return setup;
}

} // namespace

/// Everything begin() refuses. Each row changes one thing of a setup that is accepted.
class TestSetupRefusals : public QObject {
    Q_OBJECT

private slots:
    void full_data() {
        columns();
        row("B-3.9 refuses one player", ErrorCode::WrongPlayerCount, "B-3.9", [](Setup& setup) {
            while (setup.seats.size() > 1)
                setup.seats.pop();
        });
        row("B-3.9 refuses nobody", ErrorCode::WrongPlayerCount, "B-3.9",
            [](Setup& setup) { setup.seats.clear(); });
        row("B-4.5 refuses the Netherlands without their expansion", ErrorCode::NoSuchThing,
            "B-4.5", [](Setup& setup) { setup.seats[0].company = Company::Netherlands; });
        row("B-4.5 refuses a company twice", ErrorCode::PieceUsedTwice, "B-4.5",
            [](Setup& setup) { setup.seats[3].company = Company::Usa; });
        row("B-4.5 refuses an officer twice", ErrorCode::PieceUsedTwice, "B-4.5",
            [](Setup& setup) { setup.seats[3].officer = Officer::Adler; });
        row("B-4.5 refuses a starting contract twice", ErrorCode::PieceUsedTwice, "B-4.5",
            [](Setup& setup) { setup.seats[3].startingContract = contract("starting_01"); });
        row("B-4.5 refuses a human without officer", ErrorCode::WrongOfficer, "B-4.5",
            [](Setup& setup) { setup.seats[2].officer = Officer::None; });
        row("B-4.5 refuses an officer there is not", ErrorCode::NoSuchThing, "B-4.5",
            [](Setup& setup) { setup.seats[2].officer = static_cast<Officer>(kOfficerCount); });
        row("B-4.5 refuses a human without starting contract", ErrorCode::WrongStartingContract,
            "B-4.5", [](Setup& setup) { setup.seats[2].startingContract = Contract(); });
        row("B-4.5 refuses a private contract as starting contract",
            ErrorCode::WrongStartingContract, "B-4.5",
            [](Setup& setup) { setup.seats[2].startingContract = contract("green_09"); });
        row("R-B24 refuses Sekibo with an extra officer too many", ErrorCode::WrongNumber, "R-B24",
            [](Setup& setup) {
                setup.seats[0].officer = Officer::Sekibo;
                setup.extraOfficers = {Officer::Krylov};
            });
        row("R-B24 refuses extra officers without Sekibo", ErrorCode::WrongNumber, "R-B24",
            [](Setup& setup) { setup.extraOfficers = {Officer::Krylov}; });
        row("B-3.1 refuses a headstream tile twice", ErrorCode::PieceUsedTwice, "B-3.1",
            [](Setup& setup) { setup.headstreams[3] = HeadstreamTile(1); });
        row("B-3.1 refuses headstream tile 0", ErrorCode::NoSuchThing, "B-3.1",
            [](Setup& setup) { setup.headstreams[0] = HeadstreamTile(0); });
        row("B-3.1 refuses headstream tile 9", ErrorCode::NoSuchThing, "B-3.1",
            [](Setup& setup) { setup.headstreams[0] = HeadstreamTile(9); });
        row("B-3.1 refuses a headstream without tile", ErrorCode::NoSuchThing, "B-3.1",
            [](Setup& setup) { setup.headstreams[2] = HeadstreamTile(); });
        row("B-3.2 refuses a bonus tile twice", ErrorCode::PieceUsedTwice, "B-3.2",
            [](Setup& setup) { setup.bonusTiles[4] = setup.bonusTiles[0]; });
        row("B-3.2 refuses a bonus tile there is not", ErrorCode::NoSuchThing, "B-3.2",
            [](Setup& setup) { setup.bonusTiles[4] = static_cast<BonusTile>(6); });
        row("B-3.3 refuses an objective there is not", ErrorCode::NoSuchThing, "B-3.3",
            [](Setup& setup) { setup.objective = static_cast<Objective>(6); });
        row("B-3.4 refuses a national contract too few", ErrorCode::WrongNumber, "B-3.4",
            [](Setup& setup) { setup.national.pop(); });
        row("B-3.4 refuses a national contract too many", ErrorCode::WrongNumber, "B-3.4",
            [](Setup& setup) { setup.seats.pop(); });
        row("B-3.4 refuses a national contract twice", ErrorCode::PieceUsedTwice, "B-3.4",
            [](Setup& setup) { setup.national[2] = setup.national[0]; });
        row("B-3.4 refuses a private contract as national", ErrorCode::NoSuchThing, "B-3.4",
            [](Setup& setup) { setup.national[2] = contract("red_15"); });
        row("B-3.5 refuses an open contract twice", ErrorCode::PieceUsedTwice, "B-3.5",
            [](Setup& setup) { setup.openContracts[0][1] = setup.openContracts[0][0]; });
        row("B-3.5 refuses an open contract of another level", ErrorCode::NoSuchThing, "B-3.5",
            [](Setup& setup) { setup.openContracts[0][1] = contract("yellow_09"); });
        row("B-3.5 refuses a gap among the open contracts", ErrorCode::NoSuchThing, "B-3.5",
            [](Setup& setup) { setup.openContracts[2][0] = Contract(); });
        row("B-3.6 refuses the neutral dam of the mountains in the hills", ErrorCode::NoSuchThing,
            "B-3.6", [](Setup& setup) { setup.neutralDams[0] = Basin(5); });
        row("B-3.6 refuses the neutral dam of the hills in the plains", ErrorCode::NoSuchThing,
            "B-3.6", [](Setup& setup) { setup.neutralDams[1] = Basin(8); });
        row("B-3.6 refuses a neutral dam in basin 11", ErrorCode::NoSuchThing, "B-3.6",
            [](Setup& setup) { setup.neutralDams[2] = Basin(11); });
        row("B-3.6 refuses a neutral dam in basin 13", ErrorCode::NoSuchThing, "B-3.6",
            [](Setup& setup) { setup.neutralDams[2] = Basin(13); });
        row("B-3.6 refuses a neutral dam that is missing", ErrorCode::NoSuchThing, "B-3.6",
            [](Setup& setup) { setup.neutralDams[1] = Basin(); });
        row("B-3.7 refuses an advanced tile twice", ErrorCode::PieceUsedTwice, "B-3.7",
            [](Setup& setup) { setup.patents[2] = setup.patents[0]; });
        row("B-3.7 refuses a tile of level II at the beginning", ErrorCode::NoSuchThing, "B-3.7",
            [](Setup& setup) { setup.patents[2] = Tile::L2Base; });
        row("B-3.7 refuses a basic tile in the patent office", ErrorCode::NoSuchThing, "B-3.7",
            [](Setup& setup) { setup.patents[2] = Tile::BasicBase; });
        row("B-3.7 refuses an empty patent space at the beginning", ErrorCode::NoSuchThing, "B-3.7",
            [](Setup& setup) { setup.patents[1] = Tile::None; });
        row("R-B25 B-29.5 refuses other credits for Sekibo than 6 or 9", ErrorCode::OutOfRange,
            "R-B25", [](Setup& setup) { setup.options.rulings.sekiboCredits = 7; });
    }

    void full() { verify(plainSetup()); }

    void automas_data() {
        columns();
        row("A-1.2 refuses an officer for an Automa below very high", ErrorCode::WrongOfficer,
            "A-1.2", [](Setup& setup) {
                setup.seats[0] = automa(Company::Usa, Level::High, Officer::Adler);
            });
        row("A-1.2 refuses an Automa of level very high without officer", ErrorCode::WrongOfficer,
            "A-1.2", [](Setup& setup) { setup.seats[0] = automa(Company::Usa, Level::VeryHigh); });
        row("A-1.2 refuses a starting contract for an Automa", ErrorCode::WrongStartingContract,
            "A-1.2", [](Setup& setup) {
                setup.seats[0] = automa(Company::Usa);
                setup.seats[0].startingContract = contract("starting_01");
            });
        row("A-2.1 refuses a game of Automas alone", ErrorCode::NoHuman, "A-2.1", [](Setup& setup) {
            for (Seat& seat : setup.seats)
                seat = automa(seat.company);
        });
        row("A-2.3 refuses an Automa behind a human", ErrorCode::WrongTurnOrder, "A-2.3",
            [](Setup& setup) { setup.seats[1] = automa(Company::Germany); });
        row("A-2.3 refuses an Automa between humans", ErrorCode::WrongTurnOrder, "A-2.3",
            [](Setup& setup) {
                setup.seats[0] = automa(Company::Usa);
                setup.seats[2] = automa(Company::Italy);
            });
        row("P-1 R-B24 refuses Sekibo's pool short of an officer that an Automa lacks",
            ErrorCode::WrongNumber, "R-B24", [](Setup& setup) {
                setup.seats[0] = automa(Company::Usa);
                setup.seats[3].officer = Officer::Sekibo;
            });
        row("R-B24 refuses an extra officer who is in play", ErrorCode::PieceUsedTwice, "B-21.7c",
            [](Setup& setup) {
                setup.seats[0] = automa(Company::Usa);
                setup.seats[3].officer = Officer::Sekibo;
                setup.extraOfficers = {Officer::McDowell};
            });
        row("R-B24 refuses Sekibo as his own extra officer", ErrorCode::PieceUsedTwice, "B-21.7c",
            [](Setup& setup) {
                setup.seats[0] = automa(Company::Usa);
                setup.seats[3].officer = Officer::Sekibo;
                setup.extraOfficers = {Officer::Sekibo};
            });
        row("R-B24 refuses nobody as an extra officer", ErrorCode::NoSuchThing, "B-21.7c",
            [](Setup& setup) {
                setup.seats[0] = automa(Company::Usa);
                setup.seats[3].officer = Officer::Sekibo;
                setup.extraOfficers = {Officer::None};
            });
    }

    void automas() { verify(plainSetup()); }

    void introductory_data() {
        columns();
        row("A-2.1 refuses an Automa in the introductory game",
            ErrorCode::NoAutomaInIntroductoryGame, "A-2.1",
            [](Setup& setup) { setup.seats[0] = automa(Company::Usa); });
        row("B-4.2 refuses another company in the introductory game",
            ErrorCode::WrongIntroductorySetup, "B-4.2",
            [](Setup& setup) { setup.seats[1].company = Company::Italy; });
        row("B-4.2 refuses another turn order in the introductory game",
            ErrorCode::WrongIntroductorySetup, "B-4.2",
            [](Setup& setup) { std::swap(setup.seats[0], setup.seats[1]); });
        row("B-4.2 refuses another officer in the introductory game",
            ErrorCode::WrongIntroductorySetup, "B-4.2",
            [](Setup& setup) { setup.seats[1].officer = Officer::Krylov; });
        row("B-4.3 refuses another starting contract in the introductory game",
            ErrorCode::WrongIntroductorySetup, "B-4.3",
            [](Setup& setup) { setup.seats[1].startingContract = contract("starting_04"); });
        row("B-3.2 R-B33 refuses the bonus tile for advanced tiles in the introductory game",
            ErrorCode::WrongIntroductorySetup, "R-B33",
            [](Setup& setup) { setup.bonusTiles[2] = BonusTile::AdvancedTiles; });
        row("B-3.7 refuses a patent office in the introductory game",
            ErrorCode::WrongIntroductorySetup, "B-3.7",
            [](Setup& setup) { setup.patents[0] = Tile::L1Base; });
    }

    void introductory() { verify(introductorySetup()); }

private:
    static void columns() {
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<Change>("change");
    }

    static void row(const char* name, ErrorCode code, const char* rule, const Change& change) {
        QTest::newRow(name) << code << QByteArray(rule) << change;
    }

    static void verify(Setup setup) {
        QFETCH(const ErrorCode, code);
        QFETCH(const QByteArray, rule);
        QFETCH(const Change, change);
        QVERIFY(begin(setup).ok());
        change(setup);
        const auto begun = begin(setup);
        QVERIFY(!begun);
        QCOMPARE(static_cast<int>(begun.error().code), static_cast<int>(code));
        QCOMPARE(QByteArray(begun.error().rule.data(),
                            static_cast<qsizetype>(begun.error().rule.size())),
                 rule);
    }
};

QTEST_APPLESS_MAIN(TestSetupRefusals)
#include "tst_setup_refusals.moc"
