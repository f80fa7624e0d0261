#include <type_traits>

#include "engine/barrage/legal.h"
#include "engine/barrage/turn/checks.h"

namespace barrage {

namespace {

template <class T, class... Ts>
inline constexpr bool kIsOneOf = (std::is_same_v<T, Ts> || ...);

template <class T>
inline constexpr bool kIsAutomaTurn =
    kIsOneOf<T, AutomaProduce, AutomaManageWater, AutomaSweepContracts, AutomaBuild,
             AutomaUseWorkshop, AutomaBuyMachines, AutomaTakePatent, AutomaUseBank, AutomaTakeWork>;

template <class T>
inline constexpr bool kIsHumanTurn =
    kIsOneOf<T, Build, ManageWater, UseBank, UseWorkshop, BuyMachines, TakeContracts, TakePatent,
             Pass, CopyOfficer, UseOfficer>;

template <class T>
inline constexpr bool kIsTables =
    kIsOneOf<T, Proceed, RevealContract, RevealTile, RevealAutomaTile, RevealWork>;

/// Whether a move of this kind is what the task on top asks for.
template <class T>
bool answers(TaskKind task) {
    if constexpr (kIsAutomaTurn<T> || kIsHumanTurn<T>)
        return task == TaskKind::TakeTurn;
    else if constexpr (std::is_same_v<T, Produce>)
        return task == TaskKind::TakeTurn || task == TaskKind::ProduceAgain;
    else if constexpr (std::is_same_v<T, TakeWork>)
        return task == TaskKind::TakeTurn || task == TaskKind::BuyWork;
    else if constexpr (std::is_same_v<T, UseBuilding>)
        return task == TaskKind::TakeTurn || task == TaskKind::UseBuildingNow;
    else if constexpr (std::is_same_v<T, PlaceInDam>)
        return task == TaskKind::PlaceInDam || task == TaskKind::PlaceDrops;
    else if constexpr (std::is_same_v<T, TakeBackTile>)
        return task == TaskKind::TakeBackTile;
    else if constexpr (std::is_same_v<T, TakeBackMachines>)
        return task == TaskKind::TakeBackMachines;
    else if constexpr (std::is_same_v<T, ChooseTile>)
        return task == TaskKind::ChooseTile;
    else if constexpr (std::is_same_v<T, GoOn>)
        return task == TaskKind::GoOn;
    else if constexpr (std::is_same_v<T, AddSource>)
        return task == TaskKind::AddSource;
    else if constexpr (std::is_same_v<T, RevealWork>)
        return task == TaskKind::RevealWork;
    else if constexpr (std::is_same_v<T, PlaceDrops>)
        return task == TaskKind::PlaceDrops;
    else if constexpr (std::is_same_v<T, ChooseMachines>)
        return task == TaskKind::ChooseMachines;
    else if constexpr (std::is_same_v<T, PlacePiece>)
        return task == TaskKind::PlacePiece;
    else if constexpr (std::is_same_v<T, FulfilContract>)
        return task == TaskKind::FulfilContract;
    else if constexpr (std::is_same_v<T, DiscardContract>)
        return task == TaskKind::DiscardContract;
    else if constexpr (std::is_same_v<T, DeclareLeftovers>)
        return task == TaskKind::DeclareLeftovers;
    else if constexpr (std::is_same_v<T, Proceed>)
        return task == TaskKind::ConfirmPhase;
    else if constexpr (std::is_same_v<T, RevealContract>)
        return task == TaskKind::RevealContract;
    else if constexpr (std::is_same_v<T, RevealTile>)
        return task == TaskKind::RevealTile;
    else if constexpr (std::is_same_v<T, RevealAutomaTile>)
        return task == TaskKind::RevealAutomaTile;
    else
        return task != TaskKind::ConfirmPhase; // Decline says itself what it may decline
}

/// Whether this kind of player makes moves of this kind in its turn.
template <class T>
bool fitsPlayer(const State& state, const CompanyState& company) {
    const bool actsAsAutoma = company.isAutoma() || state.turn.isDictated;
    if constexpr (kIsAutomaTurn<T>)
        return actsAsAutoma;
    else if constexpr (kIsHumanTurn<T>)
        return !actsAsAutoma;
    else if constexpr (kIsOneOf<T, Produce, TakeWork, UseBuilding>)
        return state.task().kind != TaskKind::TakeTurn || !actsAsAutoma;
    else
        return true;
}

} // namespace

Actor decider(const State& state) {
    const Owner who = state.task().who;
    return isCompany(who) ? actorOf(companyOf(who)) : Actor::Table;
}

Check check(const State& state, const Move& move) {
    return std::visit(
        [&](const auto& what) -> Check {
            using T = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<T, Correct>) {
                if (move.by != Actor::Table)
                    return refuse(ErrorCode::WrongPlayer, "B-29.3");
                return checkCorrection(state, what);
            } else {
                if (state.isOver() || !answers<T>(state.task().kind))
                    return refuse(ErrorCode::WrongPhase, "B-5.1");
                if (move.by != decider(state))
                    return refuse(ErrorCode::WrongPlayer, "B-7.1");
                if constexpr (std::is_same_v<T, Proceed>) {
                    return allowed();
                } else if constexpr (kIsTables<T>) {
                    return checkReveal(state, what);
                } else {
                    if (!isCompany(state.task().who))
                        return refuse(ErrorCode::WrongPhase, "B-5.1");
                    const Company company = companyOf(state.task().who);
                    if (!fitsPlayer<T>(state, state.of(company)))
                        return refuse(ErrorCode::WrongPlayer,
                                      state.turn.isDictated ? "8.3" : "A-1.0");
                    return checkMove(state, company, what);
                }
            }
        },
        move.what);
}

} // namespace barrage
