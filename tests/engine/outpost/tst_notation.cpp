#include <QtTest>

#include "engine/outpost/ids.h"
#include "engine/outpost/random_play.h"
#include "tests/support/outpost/games.h"

using namespace outpost;
using namespace outpost::test;

/// Lines of the log. Whole games are read back in tst_properties_log.cpp.
class TestNotation : public QObject {
    Q_OBJECT

private slots:
    void moves_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line :
             {"table draw plant,12,2,2",
              "table draw habitat,26,3",
              "table draw technology,20,data_library",
              "table draw step3",
              "table hammer p3 price=14",
              "p1 put-up space=3 bid=12",
              "p2 bid 13",
              "p3 pass-bid",
              "p4 pass",
              "p5 build station c12 connection=8",
              "p6 outpost card=1 habitat",
              "p1 place plant,12,2,2 slot=plant for=none",
              "p1 place technology,33,moon_base slot=habitat for=habitat,9,1",
              "p1 hire seasonal=2 robot",
              "p1 hire seasonal=0",
              "p1 end",
              "p1 declare supplied=17",
              "p2 place-syndicate c0",
              "syndicate syndicate-take",
              "p2 syndicate-build c3",
              "p2 syndicate-build none",
              "syndicate operate",
              "table correct money p1 index=0 value=-3 wrong_entry",
              "table move-card plant,12,2,2 from=market_pile,nobody,3 to=pool,syndicate,0 other",
              "table change-card from=plant,12,2,2 to=plant,12,1,3 forgotten_step"})
            QTest::newRow(line) << QByteArray(line);
    }
    void moves() {
        QFETCH(const QByteArray, line);
        const auto move = parseMove(line.toStdString());
        QVERIFY(move.has_value());
        QCOMPARE(QByteArray::fromStdString(formatMove(*move)), line);
    }

    void refusesOtherLines_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"",
                                 "p1",
                                 "p7 end",
                                 "p1 end ",
                                 " p1 end",
                                 "p1  end",
                                 "p1 end now",
                                 "table draw",
                                 "table draw plant,12,2",
                                 "table draw plant,12,2,2,2",
                                 "table draw plant,012,2,2",
                                 "table draw plant,300,2,2",
                                 "table draw moon,3",
                                 "p1 build station 12 connection=8",
                                 "p1 build station c12",
                                 "p1 build station c-1 connection=0",
                                 "p1 build station c255 connection=0",
                                 "p1 hire seasonal=two",
                                 "p1 hire robot seasonal=2",
                                 "p2 bid 99999",
                                 "P1 end",
                                 "table correct money p1 value=3",
                                 "syndicate dance"})
            QTest::newRow(line) << QByteArray(line);
    }
    void refusesOtherLines() {
        QFETCH(const QByteArray, line);
        QVERIFY(!parseMove(line.toStdString()).has_value());
    }

    void setups() {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Setup setup = variedSetup(2 + static_cast<int>(seed % 5), seed);
            const std::string line = formatSetup(setup);
            const auto read = parseSetup(line);
            QVERIFY(read.has_value());
            QCOMPARE(*read, setup);
            QVERIFY(!parseSetup(line + " more").has_value());
            QVERIFY(!parseSetup(line.substr(1)).has_value());
            const std::string rulings = formatRulings(setup.options.rulings);
            QCOMPARE(parseRulings(rulings), std::optional(setup.options.rulings));
            QVERIFY(line.starts_with(rulings + " "));
            QVERIFY(!parseRulings(line).has_value());
        }
    }

    void cards() {
        for (const Card& card : inventedCards())
            QCOMPARE(parseCard(formatCard(card)), std::optional(card));
        QVERIFY(!parseCard("plant,1").has_value());
    }

    void ids() {
        QCOMPARE(idOf(City(3)), std::string("c3"));
        QCOMPARE(parseId<City>("c3"), std::optional(City(3)));
        QCOMPARE(parseId<Technology>("nodule"), std::optional(Technology::Nodule));
        QCOMPARE(idOf(static_cast<Seat>(9)), std::string_view("?"));
        QVERIFY(!parseId<Seat>("?").has_value());
    }
};

QTEST_APPLESS_MAIN(TestNotation)
#include "tst_notation.moc"
