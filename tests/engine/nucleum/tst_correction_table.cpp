#include <QtTest>

#include "engine/nucleum/correction.h"
#include "engine/nucleum/legal.h"
#include "engine/nucleum/notation.h"
#include "tests/support/correction_walk.h"
#include "tests/support/nucleum/games.h"

using namespace nucleum;

/// N-20.3: every row of the table of corrections.
class TestCorrectionTable : public QObject {
    Q_OBJECT

    std::vector<State> m_states;

private slots:
    void initTestCase() {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            State state = begin(test::variedSetup(seed)).value();
            m_states.push_back(state);
            for (std::uint64_t step = 0; step < 120 && !state.isOver(); ++step)
                QVERIFY(apply(state, test::moveFor(seed, step, state)).ok());
            m_states.push_back(state);
            state.stackTiles = 0; // with tiles in the stacks the offer is full
            m_states.push_back(state);
        }
    }

    void rows_data() {
        QTest::addColumn<int>("kind");
        for (const CorrectionForm& form : correctionForms())
            QTest::addRow("N-20.3 %s", std::string(form.name).c_str())
                << static_cast<int>(form.what);
    }

    void rows() {
        QFETCH(const int, kind);
        const CorrectionForm& form = formOf(static_cast<Corrected>(kind));
        correction_walk::tryIn(m_states, form, parseMove, [&form](const State&) {
            return correction_walk::Scope<Owner>{{Owner::First, Owner::Second}, form.indices};
        });
    }
};

QTEST_APPLESS_MAIN(TestCorrectionTable)
#include "tst_correction_table.moc"
