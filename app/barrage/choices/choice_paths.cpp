#include "app/barrage/choices/choice_paths.h"

#include <algorithm>
#include <initializer_list>
#include <type_traits>

#include "app/barrage/choices/choice_leeghwater.h"
#include "app/barrage/choices/choice_production.h"
#include "engine/barrage/data/action_spaces.h"

namespace choices {

namespace {

using namespace barrage;
using Paths = std::vector<ChoicePath>;

/// `begin` followed by the drops in every order, and by the word that they are all if more would be
/// allowed.
Paths withDrops(const ChoicePath& begin, const DropsPerHeadstream& drops, int allowed) {
    std::vector<int> order;
    for (int i = 0; i < kHeadstreamCount; ++i)
        order.insert(order.end(), drops[static_cast<std::size_t>(i)], i);
    Paths paths;
    do {
        ChoicePath path = begin;
        for (const int headstream : order)
            path.push(static_cast<Headstream>(headstream));
        if (static_cast<int>(order.size()) < allowed)
            path.push(NoMoreDrops{});
        paths.push_back(path);
    } while (std::next_permutation(order.begin(), order.end()));
    return paths;
}

Paths one(std::initializer_list<ChoiceStep> steps) { return Paths{ChoicePath(steps)}; }

template <class T, class Variant>
inline constexpr bool kIsIn = false;
template <class T, class... Ts>
inline constexpr bool kIsIn<T, std::variant<Ts...>> = (std::is_same_v<T, Ts> || ...);

Paths steps(const Build& what, const State&) {
    return one({Family::Build, what.site.structure, what.site,
                TileUse{what.tile, what.copied, what.payment, what.space}});
}
Paths steps(const Produce& what, const State& state) {
    ChoicePath begin;
    if (what.space.isSet())
        begin = {Family::Produce, what.space};
    begin.push(what.system);
    Paths paths;
    const auto add = [&](Contract contract) {
        paths.push_back(begin);
        paths.back().push(DropUse{what.drops, contract});
    };
    if (!asksForMoreDams(state))
        for (const Contract contract : contractsFor(state, energyOf(state, what)))
            add(contract);
    add(Contract());
    return paths;
}
Paths steps(const ManageWater& what, const State&) {
    return withDrops({Family::Water, what.space}, what.drops, infoOf(what.space).drops);
}
Paths steps(const UseBank& what, const State&) { return one({Family::Bank, what}); }
Paths steps(const UseWorkshop& what, const State&) { return one({Family::Workshop, what.space}); }
Paths steps(const BuyMachines& what, const State&) { return one({Family::Machinery, what.space}); }
Paths steps(const TakeContracts& what, const State&) {
    if (!what.second.isSet())
        return one({Family::Contracts, what.space, what.first});
    return Paths{ChoicePath{Family::Contracts, what.space, what.first, what.second},
                 ChoicePath{Family::Contracts, what.space, what.second, what.first}};
}
Paths steps(const TakePatent& what, const State&) { return one({Family::Patents, what.space}); }
Paths steps(const Pass&, const State&) { return one({Family::Pass}); }
Paths steps(const CopyOfficer& what, const State&) { return one({Family::Officer, what.officer}); }
/// Zahir says first whether the drops flow.
Paths steps(const PlaceDrops& what, const State& state) {
    ChoicePath begin;
    if (choosesDropTiming(state))
        begin.push(what.timing);
    return withDrops(begin, what.drops, state.task().n);
}
Paths steps(const PlaceInDam& what, const State&) {
    return one({Site{Structure::Base, what.dam.value}});
}
Paths steps(const TakeWork& what, const State& state) {
    if (state.task().kind == TaskKind::BuyWork)
        return one({what.work});
    return one({Family::Works, what.work, WorkUse{what.machinesTo, what.payment}});
}
Paths steps(const UseBuilding& what, const State&) {
    if (what.space == BuildingSpace::None)
        return one({what.building});
    return one({Family::Buildings, what.building, what.space});
}
Paths steps(const UseOfficer&, const State&) { return one({Family::OwnSpace}); }
Paths steps(const PlacePiece& what, const State&) { return one({what.site}); }
Paths steps(const FulfilContract& what, const State&) { return one({what.contract}); }
Paths steps(const DiscardContract& what, const State&) { return one({what.contract}); }
Paths steps(const RevealContract& what, const State&) { return one({what.contract}); }

/// Moves that are one tap by themselves; the others are not entered by hand.
template <class T>
Paths steps(const T& what, const State&) {
    if constexpr (kIsIn<T, ChoiceStep>)
        return {{what}};
    else
        return {};
}

} // namespace

std::vector<ChoicePath> pathsTo(const State& state, const Move& move) {
    return std::visit([&](const auto& what) { return steps(what, state); }, move.what);
}

} // namespace choices
