#include <QtTest>

#include "engine/barrage/correction.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/notation.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/leeghwater_games.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/barrage/table.h"
#include "tests/support/correction_walk.h"

using namespace barrage;

/// B-29.3: every row of the table of corrections.
class TestCorrectionTable : public QObject {
    Q_OBJECT

    std::vector<State> m_states;

    /// Audia has excamixers, Battista an architect.
    static State withPromoOfficers() {
        Setup setup = test::expansionSetup();
        setup.options.promoOfficers = true;
        setup.seats[0].officer = Officer::Audia;
        setup.seats[1].officer = Officer::Battista;
        test::Table table = test::Table::after(setup);
        table.play("table proceed");
        for (const Company company : table.state().turnOrder)
            table[company].engineers = 6;
        return table.state();
    }

private slots:
    void initTestCase() {
        Setup setup = test::plainSetup();
        setup.seats[0].officer = Officer::Sekibo;
        test::Table table = test::Table::after(setup);
        table.play("table proceed");
        m_states.push_back(table.state());
        m_states.push_back(withPromoOfficers());
        for (const std::uint64_t seed : {1U, 2U, 3U})
            for (Playthrough game :
                 {test::playAutomaGame(seed), test::playLeeghwaterAutomaGame(seed)}) {
                game.replayTo(game.entries().size() / 2);
                m_states.push_back(game.state());
            }
    }

    void rows_data() {
        QTest::addColumn<int>("kind");
        for (const CorrectionForm& form : correctionForms())
            QTest::addRow("B-29.3 %s", std::string(form.name).c_str())
                << static_cast<int>(form.what);
    }

    void rows() {
        QFETCH(const int, kind);
        const CorrectionForm& form = formOf(static_cast<Corrected>(kind));
        correction_walk::tryIn(m_states, form, parseMove, [&form](const State& state) {
            correction_walk::Scope<Owner> scope{{}, form.indices};
            if (form.what == Corrected::BuildingInPlay && !state.options.leeghwater)
                return scope; // B-25.1
            for (const Company company : state.turnOrder)
                scope.owners.push_back(ownerOf(company));
            if (form.what == Corrected::TurnOrderPlace)
                scope.indices = state.playerCount();
            return scope;
        });
    }
};

QTEST_APPLESS_MAIN(TestCorrectionTable)
#include "tst_correction_table.moc"
