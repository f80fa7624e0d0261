#include <QAbstractItemModelTester>
#include <QSet>
#include <QtTest>

#include "app/barrage/score/barrage_score_model.h"
#include "app/barrage/words/company_text.h"
#include "tests/app/barrage/finished_game.h"
#include "tests/app/hosted_table.h"

namespace {

QVariant at(const BarrageScoreModel& model, int row, int role) {
    return model.data(model.index(row), role);
}

} // namespace

class BarrageScoreModelTest : public HostedTable<BarrageTable> {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(open());
        m_model.emplace().setTable(&*m_table);
    }

    void cleanup() {
        m_model.reset();
        close();
    }

    void isEmptyWithoutAGame() {
        QCOMPARE(m_model->rowCount(), 0);
        QVERIFY(m_model->winners().isEmpty());
    }

    void explainsEveryPointAndListsTheWinnerFirst() {
        const QAbstractItemModelTester tester(&*m_model);
        QVERIFY(playToTheEnd(*m_table, 1));
        QCOMPARE(m_model->rowCount(), 4);
        QVERIFY(!m_model->winners().isEmpty());
        const int best = at(*m_model, 0, BarrageScoreModel::TotalRole).toInt();
        for (int row = 0; row < m_model->rowCount(); ++row) {
            int sum = 0;
            for (const int part :
                 at(*m_model, row, BarrageScoreModel::PointsRole).value<QList<int>>())
                sum += part;
            const int total = at(*m_model, row, BarrageScoreModel::TotalRole).toInt();
            QCOMPARE(sum, total);
            QVERIFY(total <= best);
            if (at(*m_model, row, BarrageScoreModel::IsWinnerRole).toBool()) {
                QCOMPARE(total, best);
                QVERIFY(m_model->winners().contains(
                    at(*m_model, row, BarrageScoreModel::NameRole).toString()));
            }
        }
    }

    void followsUndo() {
        QVERIFY(playToTheEnd(*m_table, 2));
        m_table->goTo(0);
        QVERIFY(m_model->winners().isEmpty());
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const auto points =
                at(*m_model, row, BarrageScoreModel::PointsRole).value<QList<int>>();
            QCOMPARE(at(*m_model, row, BarrageScoreModel::TotalRole).toInt(), points.first());
        }
    }

    void namesEveryCompanyDifferently() {
        QSet<QString> names;
        QSet<QString> shortNames;
        for (int i = 0; i < barrage::kCompanyCount; ++i) {
            names.insert(barrage::nameOf(barrage::Company(i)));
            shortNames.insert(barrage::shortNameOf(barrage::Company(i)));
        }
        QCOMPARE(names.size(), barrage::kCompanyCount);
        QCOMPARE(shortNames.size(), barrage::kCompanyCount);
    }

private:
    std::optional<BarrageScoreModel> m_model;
};

QTEST_GUILESS_MAIN(BarrageScoreModelTest)
#include "tst_barrage_score_model.moc"
