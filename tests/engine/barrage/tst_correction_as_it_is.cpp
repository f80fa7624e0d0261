#include <QtTest>

#include "engine/barrage/correction.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/turn/performs.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/leeghwater_games.h"

using namespace barrage;

/// B-29.3: what a correction would find.
class TestCorrectionAsItIs : public QObject {
    Q_OBJECT

private slots:
    void changesNothing_data() {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < kCorrectedCount; ++kind)
            QTest::addRow("B-29.3 kind %d set to what it is", kind) << kind;
    }

    void changesNothing() {
        QFETCH(const int, kind);
        const auto what = static_cast<Corrected>(kind);
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            // A game without the expansion has no private buildings (B-25.1).
            if (what != Corrected::BuildingInPlay)
                changesNothingIn(test::playAutomaGame(seed), what);
            changesNothingIn(test::playLeeghwaterAutomaGame(seed), what);
        }
    }

private:
    static void changesNothingIn(Playthrough game, Corrected what) {
        game.replayTo(game.entries().size() / 2);
        const State& state = game.state();
        const int indices =
            what == Corrected::TurnOrderPlace ? state.playerCount() : formOf(what).indices;
        for (const Company company : state.turnOrder)
            for (int index = 0; index < std::max(1, indices); ++index) {
                State after = state;
                correct(after, asItIs(state, what, ownerOf(company), index));
                QVERIFY2(after == state, qPrintable(QString::number(index)));
            }
    }
};

QTEST_APPLESS_MAIN(TestCorrectionAsItIs)
#include "tst_correction_as_it_is.moc"
