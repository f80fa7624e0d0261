#include <QAbstractItemModelTester>
#include <QtTest>

#include "app/barrage/score/barrage_end_model.h"
#include "app/barrage/words/names.h"
#include "database/history.h"
#include "engine/barrage/score.h"
#include "tests/app/barrage/finished_game.h"
#include "tests/app/hosted_table.h"

using namespace barrage;

namespace {

QVariant at(const BarrageEndModel& model, int row, int role) {
    return model.data(model.index(row), role);
}

} // namespace

class BarrageEndModelTest : public HostedTable<BarrageTable> {
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

    void isEmptyBeforeTheEnd() {
        QCOMPARE(m_model->rowCount(), 0);
        QVERIFY(playToTheEnd(*m_table, 1));
        m_table->goTo(0);
        QCOMPARE(m_model->rowCount(), 0);
        QVERIFY(m_model->verdict().isEmpty() && m_model->playId().isEmpty());
    }

    void ranksByTheObjective() {
        const QAbstractItemModelTester tester(&*m_model);
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            QVERIFY(playToTheEnd(*m_table, seed));
            QCOMPARE(m_model->rowCount(), 4);
            QVERIFY(!m_model->verdict().isEmpty() && !m_model->objective().isEmpty());
            const State& state = m_table->state();
            for (int row = 0; row < 4; ++row) {
                const auto company =
                    static_cast<Company>(at(*m_model, row, BarrageEndModel::CompanyRole).toInt());
                QCOMPARE(at(*m_model, row, BarrageEndModel::CountRole).toInt(),
                         objectiveCount(state, company, state.objective));
                QVERIFY(row == 0 || at(*m_model, row, BarrageEndModel::CountRole).toInt() <=
                                        at(*m_model, row - 1, BarrageEndModel::CountRole).toInt());
                QVERIFY(at(*m_model, row, BarrageEndModel::ReasonRole)
                            .toString()
                            .contains(at(*m_model, row, BarrageEndModel::VpRole).toString()));
            }
        }
    }

    void marksTheCountedPiecesOfOneCompany() {
        QVERIFY(playToTheEnd(*m_table, 1));
        QVERIFY(m_model->marks().list.empty());
        const State& state = m_table->state();
        for (const Company company : state.turnOrder) {
            QSignalSpy told(&*m_model, &BarrageEndModel::marksChanged);
            m_model->setShownCompany(static_cast<int>(company));
            QCOMPARE(told.size(), 1);
            int marked = 0;
            QSet<QString> places;
            for (const MapMark& mark : m_model->marks().list) {
                QCOMPARE(mark.kind, MarkKind::Concerned);
                marked += mark.label.isEmpty() ? 1 : mark.label.toInt();
                places.insert(explain::nameOf(mark.site));
            }
            int counted = 0;
            for (const auto& piece : objectivePieces(state, company, state.objective))
                counted += piece.number;
            QCOMPARE(marked, counted);
            QCOMPARE(places.size(), static_cast<int>(m_model->marks().list.size()));
        }
        m_model->setShownCompany(-1);
        QVERIFY(m_model->marks().list.empty());
    }

    void knowsTheResultInTheHistory() {
        QVERIFY(playToTheEnd(*m_table, 1));
        const auto plays = database::listPlays(m_host->store());
        QCOMPARE(m_model->playId().toStdString(), plays.value().at(0).id);
        m_table->undo();
        QVERIFY(m_model->playId().isEmpty());
    }

private:
    std::optional<BarrageEndModel> m_model;
};

QTEST_GUILESS_MAIN(BarrageEndModelTest)
#include "tst_barrage_end_model.moc"
