#include "app/barrage/cli/barrage_commands.h"
#include "app/barrage/cli/carry_out.h"
#include "app/barrage/cli/position_input.h"

namespace cli {

Output flow(const QStringList& arguments) {
    auto file = positionFrom(arguments);
    if (!file)
        return file.error();
    barrage::State& state = file.value().state;
    if (state.phase != barrage::Phase::Actions && state.phase != barrage::Phase::WaterFlow)
        return Failure{kBadContent,
                       QStringLiteral("phase: Water flows after the actions of a round only.")};
    waitFor(state, barrage::Phase::WaterFlow);
    if (const auto done = carryOut(state, {barrage::Actor::Table, barrage::Proceed{}}); !done)
        return done.error();
    const auto text = position::writePosition(file.value());
    if (!text)
        return Failure{kBadContent, text.error().sentence};
    return text.value();
}

} // namespace cli
