#include <type_traits>

#include "engine/nucleum/data/technologies.h"
#include "engine/nucleum/legal.h"
#include "engine/nucleum/turn/checks.h"

namespace nucleum {

namespace {

template <class T, class... Ts>
inline constexpr bool kIsOneOf = (std::is_same_v<T, Ts> || ...);

bool asksForTechnology(const Task& task, TechnologyEffect effect) {
    return task.kind == TaskKind::UseTechnology && static_cast<TechnologyEffect>(task.a) == effect;
}

/// Whether a move of this kind is what the task on top asks for.
template <class T>
bool answers(const Task& task) {
    const bool isAction = task.kind == TaskKind::UseActions;
    if constexpr (kIsOneOf<T, PlayTile, Recharge>)
        return task.kind == TaskKind::TakeTurn;
    else if constexpr (std::is_same_v<T, LayRailway>)
        return task.kind == TaskKind::TakeTurn || task.kind == TaskKind::LayFreeTile;
    else if constexpr (std::is_same_v<T, Urbanize>)
        return isAction || asksForTechnology(task, TechnologyEffect::UrbanizeNow);
    else if constexpr (std::is_same_v<T, Industrialize>)
        return isAction || asksForTechnology(task, TechnologyEffect::IndustrializeNow);
    else if constexpr (std::is_same_v<T, Energize>)
        return isAction || asksForTechnology(task, TechnologyEffect::EnergizeNow);
    else if constexpr (kIsOneOf<T, Develop, TakeContract, Subsidize, FulfilContract>)
        return isAction;
    else if constexpr (kIsOneOf<T, UnlockTechnology, TakeTechnologyVp>)
        return task.kind == TaskKind::UnlockTechnology;
    else if constexpr (std::is_same_v<T, PlaceUranium>)
        return task.kind == TaskKind::PlaceUranium;
    else if constexpr (std::is_same_v<T, AdvanceIncome>)
        return task.kind == TaskKind::AdvanceIncome;
    else if constexpr (std::is_same_v<T, TakeSpaceReward>)
        return task.kind == TaskKind::TakeSpaceReward;
    else if constexpr (std::is_same_v<T, TakeWorker>)
        return task.kind == TaskKind::TakeEnergizeBonus;
    else if constexpr (std::is_same_v<T, TakeOfferedTile>)
        return task.kind == TaskKind::TakeEnergizeBonus ||
               asksForTechnology(task, TechnologyEffect::FreeTile);
    else if constexpr (std::is_same_v<T, PlaceMarker>)
        return task.kind == TaskKind::PlaceMarker || task.kind == TaskKind::LastMarker;
    else if constexpr (std::is_same_v<T, PlaceNucleum>)
        return task.kind == TaskKind::PlaceNucleum;
    else if constexpr (std::is_same_v<T, RevealContract>)
        return task.kind == TaskKind::RevealContract;
    else if constexpr (std::is_same_v<T, Proceed>)
        return task.kind == TaskKind::ScoreGame;
    else // Exchange is possible with every choice, Decline says itself what it may decline
        return task.kind < TaskKind::RevealContract;
}

template <class T>
inline constexpr bool kIsAction =
    kIsOneOf<T, Urbanize, Industrialize, Develop, TakeContract, Energize, Subsidize>;

} // namespace

Actor decider(const State& state) {
    const Task& task = state.task();
    const bool isTables = task.kind == TaskKind::RevealContract || task.kind == TaskKind::ScoreGame;
    return isTables ? Actor::Table : actorOf(playerOf(task.who));
}

Check check(const State& state, const Move& move) {
    return std::visit(
        [&](const auto& what) -> Check {
            using T = std::decay_t<decltype(what)>;
            if constexpr (kIsOneOf<T, Correct, Learn>) {
                if (move.by != Actor::Table)
                    return refuse(ErrorCode::WrongPlayer, "N-20.2");
                if constexpr (std::is_same_v<T, Learn>)
                    return checkFact(state, what.fact);
                else
                    return checkCorrection(state, what);
            } else {
                if (state.isOver() || !answers<T>(state.task()))
                    return refuse(ErrorCode::WrongPhase, "N-4.1");
                if (move.by != decider(state))
                    return refuse(ErrorCode::WrongPlayer, "N-4.1");
                if constexpr (kIsOneOf<T, RevealContract, Proceed>) {
                    return checkTable(state, what);
                } else {
                    if (kIsAction<T> && state.task().kind == TaskKind::UseActions &&
                        state.task().n == 0)
                        return refuse(ErrorCode::NoActionLeft, "N-4.2");
                    return checkMove(state, playerOf(state.task().who), what);
                }
            }
        },
        move.what);
}

} // namespace nucleum
