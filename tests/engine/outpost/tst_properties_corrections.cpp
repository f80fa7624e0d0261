#include <QtTest>

#include "engine/outpost/correction.h"
#include "engine/outpost/invariants.h"
#include "tests/support/game_battery.h"
#include "tests/support/outpost/battery.h"

using namespace outpost;
using namespace outpost::test;

namespace {

constexpr std::uint64_t kGames = 300;
constexpr std::uint64_t kMostSteps = 3000; // corrections may keep a game from ending

/// Any correction of a figure, sensible or not.
Correct anyFigure(core::Rng& rng) {
    Correct correct;
    correct.what = static_cast<Corrected>(rng.below(kCorrectedCount));
    const CorrectionForm& form = formOf(correct.what);
    const auto draw = [&rng](int bound) {
        return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound)));
    };
    correct.owner =
        form.concerns == Concerns::Nobody ? Owner::Nobody : static_cast<Owner>(draw(kOwnerCount));
    correct.index = static_cast<std::uint8_t>(form.indices > 0 ? draw(form.indices) : 0);
    const int range = std::min(form.most - form.least, 60);
    correct.value = static_cast<std::int16_t>(form.least + draw(range + 1));
    return correct;
}

/// A card of the market to anywhere.
MoveCard anyCard(const State& state, core::Rng& rng) {
    MoveCard move;
    if (state.market.empty())
        return move;
    const auto space = rng.below(static_cast<std::uint32_t>(state.market.size()));
    move.card = state.market[space].top();
    move.from = {CardPlaceKind::MarketSpace, Owner::Nobody, static_cast<std::uint8_t>(space)};
    move.to = {static_cast<CardPlaceKind>(rng.below(kCardPlaceKindCount)),
               static_cast<Owner>(rng.below(kOwnerCount)), static_cast<std::uint8_t>(rng.below(9))};
    return move;
}

} // namespace

/// Whatever is corrected, the state is one a game can have, and the game goes on.
class TestPropertiesCorrections : public QObject {
    Q_OBJECT

private slots:
    void theGameGoesOn() {
        std::uint64_t accepted = 0;
        for (std::uint64_t seed = 0; seed < battery::scaled(kGames); ++seed) {
            State state = begin(BatteryTable::setupOf(seed)).value();
            for (std::uint64_t step = 0; !state.isOver() && step < kMostSteps; ++step) {
                core::Rng rng = core::Rng::forStep(~seed, step);
                Move move = moveFor(seed, step, state);
                if (rng.below(4) == 0) {
                    const Move correction = rng.below(3) == 0
                                                ? Move{Actor::Table, anyCard(state, rng)}
                                                : Move{Actor::Table, anyFigure(rng)};
                    const bool isAccepted = apply(state, correction).ok();
                    accepted += isAccepted ? 1 : 0;
                    if (isAccepted)
                        move = correction;
                }
                const QByteArray where = battery::where<BatteryTable>(seed, step, move);
                const bool isCorrection = move.what.index() >= MoveKind(Correct{}).index();
                QVERIFY2(isCorrection || apply(state, move).ok(), where);
                QVERIFY2(!brokenInvariant(state), where);
                QVERIFY2(state.isOver() || !legalMoves(state).empty(), where);
            }
        }
        QVERIFY(accepted > 0);
        qInfo("%llu corrections accepted", static_cast<unsigned long long>(accepted));
    }
};

QTEST_APPLESS_MAIN(TestPropertiesCorrections)
#include "tst_properties_corrections.moc"
