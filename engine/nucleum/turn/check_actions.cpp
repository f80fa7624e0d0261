#include <algorithm>

#include "engine/nucleum/contracts.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/energize.h"
#include "engine/nucleum/network.h"
#include "engine/nucleum/turn/checks.h"

namespace nucleum {

namespace {

Check checkPlace(const State& state, Player player, City city, bool isAnywhere,
                 std::string_view rule) {
    if (!isOnMap(city, state.mapSide()))
        return refuse(ErrorCode::CityNotOnMap, "N-3.1");
    if (!buildingCities(state, player, isAnywhere).contains(city))
        return refuse(ErrorCode::NotInNetwork, rule);
    return allowed();
}

Check checkDiscount(const State& state, int discount, std::string_view rule) {
    const int most = isWithoutTile(state) ? 0 : kMostDiscount;
    return discount <= most ? allowed() : refuse(ErrorCode::WrongDiscount, rule, discount, most);
}

Check checkThaler(const State& state, Player player, int cost, std::string_view rule) {
    const int thaler = state.of(player).thaler;
    return cost <= thaler ? allowed() : refuse(ErrorCode::NotEnoughThaler, rule, thaler, cost);
}

/// A turbine needs a space in a plant (N-6.3).
Check checkTurbineSpace(const State& state, City city) {
    const auto plant = std::find(kPlantCities.begin(), kPlantCities.end(), city);
    if (plant == kPlantCities.end() ||
        !takesNucleum(static_cast<Plant>(plant - kPlantCities.begin())))
        return refuse(ErrorCode::NotAPlant, "N-6.3");
    int turbines = 0;
    for (const PlayerState& player : state.players)
        turbines +=
            static_cast<int>(std::count(player.turbines.begin(), player.turbines.end(), city));
    return turbines < kMostTurbinesInPlant ? allowed() : refuse(ErrorCode::NoTurbineSpace, "N-3.3");
}

/// The reward of the pair has to be known if this piece completes it (N-6.5).
Check checkPair(const State& state, const PlayerState& own, const Industrialize& move) {
    const bool completes = move.kind == IndustryKind::Mine ? own.turbines[move.row] != City::None
                                                           : own.mines[move.row].isOnMap();
    if (!completes || move.row >= kPicturedPairs || state.facts.pairRewards[move.row].isKnown)
        return allowed();
    return refuse(ErrorCode::FactUnknown, "N-20.1", static_cast<int>(FactKind::PairReward),
                  move.row);
}

Check checkSymbols(const State& state, const Industrialize& move) {
    if ((move.hasWorkerSymbol || move.hasUraniumSymbol) && isWithoutTile(state))
        return refuse(ErrorCode::WrongDiscount, "N-6.6", 1, 0);
    if (move.hasSpaceUranium && move.kind == IndustryKind::Turbine)
        return refuse(ErrorCode::SpaceShowsNoUranium, "N-6.4");
    return allowed();
}

bool isOffered(const State& state, int slot) {
    return slot >= firstOfferedSlot(state) && slot < kOfferSlots;
}

} // namespace

bool isWithoutTile(const State& state) {
    const Task& task = state.task();
    return task.kind != TaskKind::UseActions ||
           static_cast<ActionSource>(task.a) == ActionSource::Directive;
}

CitySet buildingCities(const State& state, Player player, bool isAnywhere) {
    if (!isAnywhere && isOnMap(state, player))
        return networkCities(state, player);
    CitySet all;
    for (int i = 0; i < kCityCount; ++i)
        if (isOnMap(static_cast<City>(i), state.mapSide()))
            all.insert(static_cast<City>(i));
    return all;
}

Check checkMove(const State& state, Player player, const Urbanize& move) {
    if (indexOf(move.building.type) >= kBuildingTypeCount || move.building.level >= kLevelCount)
        return refuse(ErrorCode::NoSuchBuilding, "N-2.2");
    if (state.of(player).at(move.building).isOnMap())
        return refuse(ErrorCode::AlreadyBuilt, "N-2.2");
    if (const Check discount = checkDiscount(state, move.discount, "N-5.1"); !discount)
        return discount;
    const bool isAnywhere = has(state, player, TechnologyEffect::CheapUrbanizeAnywhere);
    if (const Check place = checkPlace(state, player, move.city, isAnywhere, "N-5.2"); !place)
        return place;
    return checkThaler(state, player, urbanizeCost(state, player, move, termsOf(state)), "N-5.1");
}

Check checkMove(const State& state, Player player, const Industrialize& move) {
    const PlayerState& own = state.of(player);
    if (move.row >= kRowCount || move.kind > IndustryKind::Turbine)
        return refuse(ErrorCode::NoSuchBuilding, "N-2.2");
    if (move.kind == IndustryKind::Mine ? own.mines[move.row].isOnMap()
                                        : own.turbines[move.row] != City::None)
        return refuse(ErrorCode::AlreadyBuilt, "N-2.2");
    if (const Check symbols = checkSymbols(state, move); !symbols)
        return symbols;
    const ActionTerms terms = termsOf(state);
    if (const Check place = checkPlace(state, player, move.city, terms.isAnywhere, "N-6.1"); !place)
        return place;
    if (move.kind == IndustryKind::Turbine)
        if (const Check space = checkTurbineSpace(state, move.city); !space)
            return space;
    const IndustrializeCost cost = industrializeCost(move, terms);
    if (cost.workers > own.workers)
        return refuse(ErrorCode::NotEnoughWorkers, "N-6.1", own.workers, cost.workers);
    if (const Check thaler = checkThaler(state, player, cost.thaler, "N-6.2"); !thaler)
        return thaler;
    return checkPair(state, own, move);
}

Check checkMove(const State& state, Player player, const Develop& move) {
    if (!isOffered(state, move.first))
        return refuse(ErrorCode::NoSuchOffer, "N-7.1", move.first);
    if (move.second != kUnknown && !isOffered(state, move.second))
        return refuse(ErrorCode::NoSuchOffer, "N-7.1", move.second);
    if (move.first == move.second)
        return refuse(ErrorCode::SameTileTwice, "N-7.1");
    if (const Check discount = checkDiscount(state, move.discount, "N-7.1"); !discount)
        return discount;
    if (state.facts.prices[0] == kUnknown)
        return refuse(ErrorCode::FactUnknown, "N-20.1", static_cast<int>(FactKind::OfferPrices));
    return checkThaler(state, player, developCost(state, move, termsOf(state)), "N-7.1");
}

Check checkMove(const State& state, Player player, const TakeContract& move) {
    const auto& open = state.contracts.open;
    if (!move.contract.isSet() || std::find(open.begin(), open.end(), move.contract) == open.end())
        return refuse(ErrorCode::ContractNotOpen, "N-8.1");
    if (indexOf(move.space) >= kContractSpaceCount ||
        state.of(player).contracts[indexOf(move.space)].isSet())
        return refuse(ErrorCode::ContractSpaceTaken, "N-8.2");
    if (move.isDoubled && isWithoutTile(state))
        return refuse(ErrorCode::WrongDiscount, "N-8.1", 1, 0);
    return allowed();
}

Check checkMove(const State& state, Player player, const Energize& move) {
    if (move.tileEnergy > 0 && isWithoutTile(state))
        return refuse(ErrorCode::WrongDiscount, "N-9.6", move.tileEnergy, 0);
    return checkEnergize(state, player, move, termsOf(state));
}

Check checkMove(const State& state, Player player, const Subsidize& move) {
    if (isWithoutTile(state))
        return refuse(ErrorCode::OnlyMainActions, "N-9.9");
    if (indexOf(move.subsidy) >= kSubsidyCount)
        return refuse(ErrorCode::OutOfRange, "N-9.9");
    return checkThaler(state, player, move.subsidy == Subsidy::PaidIncomeAny ? 1 : 0, "N-9.9");
}

Check checkMove(const State& state, Player player, const FulfilContract& move) {
    if (player != state.active)
        return refuse(ErrorCode::WrongPlayer, "N-4.4");
    if (!state.mayFulfil())
        return refuse(ErrorCode::NoContractNow, "N-4.4");
    return checkFulfilment(state, player, move.contract);
}

} // namespace nucleum
