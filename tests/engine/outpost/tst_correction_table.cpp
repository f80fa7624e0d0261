#include <QtTest>

#include "engine/outpost/correction.h"
#include "engine/outpost/legal.h"
#include "engine/outpost/notation.h"
#include "tests/engine/outpost/syndicate_tables.h"
#include "tests/support/correction_walk.h"
#include "tests/support/outpost/games.h"
#include "tests/support/outpost/table.h"

using namespace outpost;

/// O-6.12: every row of the table of corrections.
class TestCorrectionTable : public QObject {
    Q_OBJECT

    std::vector<State> m_states;

private slots:
    void initTestCase() {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            State state = begin(test::variedSetup(seed % 2 == 0 ? 2 : 4, seed)).value();
            for (std::uint64_t step = 0; step < 60 && !state.isOver(); ++step)
                QVERIFY(apply(state, test::moveFor(seed, step, state)).ok());
            m_states.push_back(state);
        }
        test::Table withOutpost(2, Phase::Structure);
        withOutpost.give(Owner::P1, technologyCard(18, Technology::Outpost));
        m_states.push_back(withOutpost.settle().state);
        m_states.push_back(test::Table(test::ring(), Phase::Structure).state);
    }

    void rows_data() {
        QTest::addColumn<int>("kind");
        for (const CorrectionForm& form : correctionForms())
            QTest::addRow("O-6.12 %s", std::string(form.name).c_str())
                << static_cast<int>(form.what);
    }

    void rows() {
        QFETCH(const int, kind);
        const CorrectionForm& form = formOf(static_cast<Corrected>(kind));
        correction_walk::tryIn(m_states, form, parseMove, [&form](const State& state) {
            correction_walk::Scope<Owner> scope{{Owner::P1, Owner::P2}, form.indices};
            if (form.what == Corrected::CityBuilding && state.map.isEntered())
                scope.owners.clear(); // the map says which field it is
            return scope;
        });
    }
};

QTEST_APPLESS_MAIN(TestCorrectionTable)
#include "tst_correction_table.moc"
