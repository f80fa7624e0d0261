#include <QtTest>

#include "app/barrage/score/verdict_text.h"
#include "app/barrage/words/company_text.h"

using namespace barrage;

namespace {

/// As scoreSheet gives it: total, energy of round 5, whether it won.
ScoreColumn column(Company company, int total, int energy, bool isWinner) {
    ScoreColumn column;
    column.company = company;
    column.total = total;
    column.energy = {1, 2, 3, 4, energy};
    column.isWinner = isWinner;
    return column;
}

QString verdict(const std::vector<ScoreColumn>& columns) {
    return verdictText(columns, [](Company company) { return nameOf(company); });
}

} // namespace

class VerdictTextTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhoWonAndWhy_data() {
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("expected");
        const ScoreColumn france = column(Company::France, 80, 30, false);
        QTest::newRow("B-19.5 most VP win") << verdict({column(Company::Usa, 112, 9, true), france})
                                            << "112 VP, 32 more than France.";
        QTest::newRow("B-19.5 a tie goes to the higher energy of round 5")
            << verdict({column(Company::Usa, 90, 9, false), column(Company::Italy, 90, 24, true),
                        france})
            << "Level at 90 VP: USA, Italy. The energy of round 5 decides: Italy with 24.";
        QTest::newRow("R-B18 equal in both they share the victory")
            << verdict({column(Company::Usa, 90, 24, true), column(Company::Italy, 90, 24, true),
                        france})
            << "Level at 90 VP and at 24 energy in round 5: USA, Italy share the victory.";
        QTest::newRow("B-19.5 R-B18 three are level, two of them also in energy")
            << verdict({column(Company::Usa, 90, 24, true), column(Company::Italy, 90, 24, true),
                        column(Company::Germany, 90, 8, false)})
            << "Level at 90 VP: USA, Italy, Germany. The energy of round 5 decides: USA, Italy "
               "with 24.";
    }
    void tellsWhoWonAndWhy() {
        QFETCH(const QString, told);
        QTEST(told, "expected");
    }

    void tellsHowPlacesAreShared_data() {
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("expected");
        QTest::newRow("B-19.1 a place of one's own")
            << shareText({2, 1, 10, 10}, false) << "Place 2: 10 VP.";
        QTest::newRow("B-19.2 two share the first place, rounded up")
            << shareText({1, 2, 25, 13}, false)
            << "Places 1 to 2 are shared: 15 + 10 = 25, divided by 2 and rounded up: 13 VP.";
        QTest::newRow("B-19.2 three share without a rest")
            << shareText({2, 3, 15, 5}, false)
            << "Places 2 to 4 are shared: 10 + 5 + 0 = 15, divided by 3: 5 VP.";
        QTest::newRow("A-1.6 B-19.2 an Automa on its own scale")
            << shareText({1, 2, 35, 18}, true)
            << "Places 1 to 2 are shared: 20 + 15 = 35, divided by 2 and rounded up: 18 VP.";
    }
    void tellsHowPlacesAreShared() {
        QFETCH(const QString, told);
        QTEST(told, "expected");
    }
};

QTEST_GUILESS_MAIN(VerdictTextTest)
#include "tst_verdict_text.moc"
