#include <QtTest>

#include "engine/nucleum/ids.h"
#include "engine/nucleum/notation.h"
#include "tests/support/nucleum/games.h"
#include "tests/support/nucleum/table.h"

using namespace nucleum;
using namespace nucleum::test;

/// Moves, facts and setups as lines of text.
class TestNotation : public QObject {
    Q_OBJECT

private slots:
    void lines_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line :
             {"p1 play",
              "p2 play directive",
              "p3 lay leipzig riesa 1 green wild",
              "p1 recharge",
              "p1 recharge by_hand thaler=10 workers=4 vp=3",
              "p1 urbanize residence 2 leipzig red discount=1",
              "p4 industrialize mine 3 bruex red space_uranium worker_symbol uranium_symbol",
              "p1 develop 3",
              "p1 develop 1 second=5 discount=2",
              "p1 contract C05 uranium doubled",
              "p1 energize glashuette laboratory 3 ruhr=1 silesia=2 mine1=2 mine4=1 tile=2 p2=1",
              "p1 energize riesa neutral 4 silesia=3",
              "p1 subsidize paid_income_any",
              "p1 fulfil C50",
              "p1 exchange uranium 2 mine=3",
              "p1 exchange workers 1",
              "p1 unlock 8",
              "p1 take-vp",
              "p1 place-uranium",
              "p1 place-uranium mine1=2 mine3=1",
              "p1 advance thaler=1 vp=2",
              "p1 space-reward worker",
              "p1 take-worker",
              "p1 take-tile 5",
              "p1 marker 40",
              "p1 nucleum plauen",
              "p1 decline",
              "table reveal C17",
              "table proceed",
              "table learn city zwickau purple",
              "table learn income thaler values=3 4 5 10 vp=1",
              "table learn neutral N10 residence laboratory demand=4 technology=1",
              "table learn building factory 4 demand=9 income_any=1 technology=2",
              "table correct vp p1 -3 other",
              "table correct railway nobody 5 wrong_entry",
              "table correct contract_in_space p2 thaler none forgotten_step"})
            QTest::newRow(line) << QByteArray(line);
    }
    void lines() {
        QFETCH(const QByteArray, line);
        const auto move = parseMove(line.toStdString());
        QVERIFY(move.has_value());
        QCOMPARE(QByteArray::fromStdString(formatMove(*move)), line);
    }

    void wrongLines_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"",
                                 "p1",
                                 "p5 play",
                                 "p1 Play",
                                 "p1 play ",
                                 "p1  play",
                                 "p1 play tile",
                                 "p1 lay leipzig riesa",
                                 "p1 lay leipzig riesa 0 green green",
                                 "p1 lay leipzig warszawa 1 green green",
                                 "p1 urbanize residence 5 leipzig",
                                 "p1 urbanize residence 1 leipzig discount=0",
                                 "p1 develop 6",
                                 "p1 contract C51 thaler",
                                 "p1 energize prag residence 1",
                                 "p1 marker x",
                                 "p1 marker 256",
                                 "p1 unlock 9",
                                 "p1 place-uranium mine5=1",
                                 "table learn city leipzig",
                                 "table learn colour x y",
                                 "table correct vp p1 1",
                                 "table correct vp p1 99999 other",
                                 "table reveal none x"})
            QTest::newRow(line) << QByteArray(line);
    }
    void wrongLines() {
        QFETCH(const QByteArray, line);
        QVERIFY(!parseMove(line.toStdString()));
    }

    void setups() {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Setup setup = variedSetup(seed);
            const std::string line = formatSetup(setup);
            QVERIFY(parseSetup(line) == setup);
            QVERIFY(!parseSetup(line + " "));
            QVERIFY(!parseSetup(line.substr(0, line.find("milestones"))));
        }
        Setup bare = exampleSetup(2);
        bare.facts = Facts{};
        bare.neutrals = {};
        QVERIFY(parseSetup(formatSetup(bare)) == bare);
    }

    void ids() {
        QCOMPARE(technologyId(Experiment::D, 7), std::string_view("D8"));
        QCOMPARE(technologyId(Experiment::A, 0), std::string_view("A1"));
        QCOMPARE(idOf(City::Glashuette), std::string_view("glashuette"));
        QCOMPARE(idOf(Contract(49)), std::string_view("C50"));
        QCOMPARE(idOf(Contract()), std::string_view("none"));
        QCOMPARE(idOf(Contract(77)), std::string_view("?"));
        QVERIFY(parseId<Contract>("none") == Contract());
        QVERIFY(!parseId<City>("praga"));
        for (int i = 0; i < kCityCount; ++i)
            QVERIFY(parseId<City>(idOf(static_cast<City>(i))) == static_cast<City>(i));
    }
};

QTEST_APPLESS_MAIN(TestNotation)
#include "tst_notation.moc"
