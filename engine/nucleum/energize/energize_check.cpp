#include <algorithm>
#include <numeric>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/energize.h"

namespace nucleum {

namespace {

Check checkTarget(const State& state, Player player, const Energize& action) {
    const Target& target = action.target;
    const bool isThere = target.isNeutral
                             ? target.building == Building{} && target.place < kNeutralPlaces &&
                                   state.neutrals[target.place].isThere()
                             : target.place == 0 &&
                                   indexOf(target.building.type) < kBuildingTypeCount &&
                                   target.building.level < kLevelCount &&
                                   state.of(player).at(target.building).isOnMap();
    if (!isThere)
        return refuse(ErrorCode::NoSuchBuilding, "N-9.7");
    const bool isEnergized = target.isNeutral ? state.neutrals[target.place].isEnergized
                                              : state.of(player).at(target.building).isEnergized;
    if (isEnergized)
        return refuse(ErrorCode::AlreadyEnergized, "N-9.7");
    if (!isLinked(state, player, cityOf(state, player, target), action.plant))
        return refuse(ErrorCode::BuildingNotLinked, "N-9.7");
    if (demandOf(state, target) != kUnknown)
        return allowed();
    if (target.isNeutral)
        return refuse(ErrorCode::FactUnknown, "N-20.1", static_cast<int>(FactKind::NeutralBuilding),
                      state.neutrals[target.place].neutral.value);
    return refuse(ErrorCode::FactUnknown, "N-20.1", static_cast<int>(FactKind::Building),
                  static_cast<int>(target.building.type) * kLevelCount + target.building.level);
}

Check checkCoal(const State& state, Player player, const Energize& action) {
    for (std::size_t i = 0; i < action.coal.size(); ++i) {
        if (action.coal[i] == 0)
            continue;
        if (!isCoalLinked(state, player, static_cast<CoalArea>(i), action.plant))
            return refuse(ErrorCode::NoCoalLink, "N-9.2", static_cast<int>(i));
        if (state.facts.coalWagons[i] == kUnknown)
            return refuse(ErrorCode::FactUnknown, "N-20.1", static_cast<int>(FactKind::CoalWagons),
                          static_cast<int>(i));
    }
    return allowed();
}

Check checkUranium(const State& state, Player player, const Energize& action) {
    const auto& mines = state.of(player).mines;
    const int uranium = std::accumulate(action.uranium.begin(), action.uranium.end(), 0);
    if (uranium > 0 && !state.plantNucleum[indexOf(action.plant)])
        return refuse(ErrorCode::NoNucleum, "N-9.4");
    for (std::size_t row = 0; row < mines.size(); ++row) {
        if (action.uranium[row] > mines[row].uranium)
            return refuse(ErrorCode::NotEnoughUranium, "N-9.4", mines[row].uranium,
                          action.uranium[row]);
        if (action.uranium[row] > 0 && !isLinked(state, player, mines[row].city, action.plant))
            return refuse(ErrorCode::NoUraniumLink, "N-9.4", static_cast<int>(row));
    }
    if (const int limit = uraniumLimit(state, player, action.plant); uranium > limit)
        return refuse(ErrorCode::TooMuchUranium, "N-9.4", uranium, limit);
    return allowed();
}

Check checkFees(const State& state, Player player, const Energize& action) {
    int paid = 0;
    for (std::size_t i = 0; i < action.fees.size(); ++i) {
        const auto other = static_cast<Player>(i);
        const int turbines = static_cast<int>(i) < state.playerCount() && other != player
                                 ? turbinesIn(state, other, action.plant)
                                 : 0;
        if (action.fees[i] > turbines)
            return refuse(ErrorCode::NoSuchTurbine, "N-9.5", static_cast<int>(i));
        paid += action.fees[i];
    }
    const int uranium = std::accumulate(action.uranium.begin(), action.uranium.end(), 0);
    const int due = turbineFee(state, player, action.plant, uranium);
    return paid == due ? allowed() : refuse(ErrorCode::WrongFees, "N-9.5", paid, due);
}

} // namespace

Check checkEnergize(const State& state, Player player, const Energize& action,
                    const ActionTerms& terms) {
    if (indexOf(action.plant) >= kPlantCount)
        return refuse(ErrorCode::NotAPlant, "N-9.1");
    if (action.tileEnergy > kMostTileEnergy)
        return refuse(ErrorCode::OutOfRange, "N-9.6", action.tileEnergy, kMostTileEnergy);
    for (const auto checked : {checkTarget, checkCoal, checkUranium, checkFees})
        if (const Check result = checked(state, player, action); !result)
            return result;
    const EnergizeResult result = resultOf(state, player, action, terms);
    if (result.energy < result.demand)
        return refuse(ErrorCode::NotEnoughEnergy, "N-9.7", result.energy, result.demand);
    if (result.thaler > state.of(player).thaler)
        return refuse(ErrorCode::NotEnoughThaler, "N-9.3", state.of(player).thaler, result.thaler);
    return allowed();
}

} // namespace nucleum
