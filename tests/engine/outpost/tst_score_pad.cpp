#include <QtTest>

#include "engine/outpost/score_pad.h"

using namespace outpost;

namespace {

using Figures = QList<int>;

} // namespace

/// Section 12: who wins.
class TestScorePad : public QObject {
    Q_OBJECT

private slots:
    void ranks_data() {
        QTest::addColumn<Figures>("supplied");
        QTest::addColumn<Figures>("money");
        QTest::addColumn<Figures>("ranks");
        QTest::addColumn<QList<bool>>("tied");
        QTest::newRow("O-12.2 most supplied cities win, whatever the money")
            << Figures{12, 15, 14} << Figures{200, 1, 30} << Figures{3, 1, 2}
            << QList<bool>{false, false, false};
        QTest::newRow("OT-41 O-12.3 a tie goes to more money")
            << Figures{14, 14, 13} << Figures{31, 40, 99} << Figures{2, 1, 3}
            << QList<bool>{true, true, false};
        QTest::newRow("OT-42 cities that are only connected do not count")
            << Figures{14, 16} << Figures{0, 0} << Figures{2, 1} << QList<bool>{false, false};
        QTest::newRow("OA-11 O-12.4 equal in both: a shared victory")
            << Figures{17, 17, 17, 9} << Figures{20, 25, 25, 80} << Figures{3, 1, 1, 4}
            << QList<bool>{true, true, true, false};
        QTest::newRow("O-12.4 six players, all equal")
            << Figures{9, 9, 9, 9, 9, 9} << Figures{5, 5, 5, 5, 5, 5} << Figures{1, 1, 1, 1, 1, 1}
            << QList<bool>{true, true, true, true, true, true};
    }
    void ranks() {
        QFETCH(const Figures, supplied);
        QFETCH(const Figures, money);
        QFETCH(const Figures, ranks);
        QFETCH(const QList<bool>, tied);
        std::vector<PadPlayer> players;
        for (int i = 0; i < supplied.size(); ++i)
            players.push_back({supplied[i], money[i]});
        const std::vector<PadScore> scores = padScores(players);
        QCOMPARE(qsizetype(scores.size()), supplied.size());
        for (int i = 0; i < supplied.size(); ++i) {
            const PadScore& score = scores[std::size_t(i)];
            QCOMPARE(score.supplied, supplied[i]);
            QCOMPARE(score.rank, ranks[i]);
            QCOMPARE(score.isTied, tied[i]);
        }
    }
};

QTEST_APPLESS_MAIN(TestScorePad)
#include "tst_score_pad.moc"
