#include <numeric>

#include <QtTest>

#include "app/history/finale_model.h"
#include "app/shell/play_editor.h"
#include "tests/app/barrage/finished_game.h"
#include "tests/app/hosted_table.h"

class FinaleModelTest : public HostedTable<BarrageTable> {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(open());
        QVERIFY(playToTheEnd(*m_table, 1));
        m_model.emplace().setHost(&*m_host);
    }

    void cleanup() {
        m_model.reset();
        close();
    }

    void isEmptyWithoutAPlay() {
        QVERIFY(m_model->seats().isEmpty());
        QVERIFY(m_model->headline().isEmpty());
        QVERIFY(m_model->courseSteps().isEmpty());
    }

    void explainsEveryPointTheBestFirst() {
        m_model->setPlayId(m_table->playId());
        QCOMPARE(m_model->seats().size(), qsizetype(4));
        QCOMPARE(m_model->unit(), QString("VP"));
        const int best = m_model->seats().first().score;
        for (const FinaleSeat& seat : m_model->seats()) {
            QCOMPARE(seat.points.size(), m_model->labels().size());
            QCOMPARE(std::accumulate(seat.points.begin(), seat.points.end(), 0), seat.score);
            QCOMPARE(seat.isWinner, seat.rank == 1);
            QCOMPARE(seat.result, QStringLiteral("%1 VP").arg(seat.score));
            QVERIFY(seat.score <= best && seat.colour >= 0);
            if (seat.isWinner)
                QVERIFY(m_model->headline().contains(seat.name));
        }
    }

    // From the table, and from the store alone as the page for sharing has it.
    void theCourseOfEachSeatEndsWithItsScore_data() {
        QTest::addColumn<bool>("hasTable");
        QTest::newRow("from the table") << true;
        QTest::newRow("from the store") << false;
    }
    void theCourseOfEachSeatEndsWithItsScore() {
        QFETCH(const bool, hasTable);
        if (hasTable)
            m_model->setTable(&*m_table);
        m_model->setPlayId(m_table->playId());
        const qsizetype steps = m_model->courseSteps().size();
        QCOMPARE(steps, qsizetype(7));
        QCOMPARE(m_model->coursePoints().size(), 4 * steps);
        for (qsizetype i = 0; i < 4; ++i)
            QCOMPARE(m_model->coursePoints()[(i + 1) * steps - 1], m_model->seats()[i].score);
    }

    // A full disk does not hide who won.
    void tellsAGameThatTheStoreDidNotTake() {
        m_model->setTable(&*m_table);
        QCOMPARE(m_model->seats().size(), qsizetype(4));
        QVERIFY(!m_model->headline().isEmpty());
        QCOMPARE(m_model->courseSteps().size(), qsizetype(7));
    }

    void followsTheTable() {
        m_model->setTable(&*m_table);
        const QList<FinaleSeat> seats = m_model->seats();
        m_table->undo();
        QVERIFY(m_model->seats().isEmpty() && m_model->courseSteps().isEmpty());
        m_table->redo();
        QCOMPARE(m_model->seats(), seats);
    }

    void namesAreThoseOfTheHistory() {
        m_model->setPlayId(m_table->playId());
        PlayEditor editor;
        editor.setHost(&*m_host);
        editor.setPlayId(m_table->playId());
        for (int row = 0; row < editor.rowCount(); ++row)
            editor.rename(row, QStringLiteral("Player no. %1").arg(row));
        QVERIFY(!m_model->headline().contains("no."));
        m_model->refresh();
        QVERIFY2(m_model->headline().contains("no."), qPrintable(m_model->headline()));
    }

private:
    std::optional<FinaleModel> m_model;
};

QTEST_GUILESS_MAIN(FinaleModelTest)

#include "tst_finale_model.moc"
