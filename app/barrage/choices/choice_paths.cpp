#include "app/barrage/choices/choice_paths.h"

#include <algorithm>
#include <initializer_list>
#include <type_traits>

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

Paths steps(const Build& what, int) {
    return one({Family::Build, what.site.structure, what.site, TileUse{what.tile, what.copied},
                what.payment});
}
Paths steps(const Produce& what, int) {
    if (!what.space.isSet())
        return one({what.system, DropCount{what.drops}});
    return one({Family::Produce, what.space, what.system, DropCount{what.drops}});
}
Paths steps(const ManageWater& what, int) {
    return withDrops({Family::Water, what.space}, what.drops, infoOf(what.space).drops);
}
Paths steps(const UseBank& what, int) { return one({Family::Bank, what}); }
Paths steps(const UseWorkshop& what, int) { return one({Family::Workshop, what.space}); }
Paths steps(const BuyMachines& what, int) { return one({Family::Machinery, what.space}); }
Paths steps(const TakeContracts& what, int) {
    if (!what.second.isSet())
        return one({Family::Contracts, what.space, what.first});
    return Paths{ChoicePath{Family::Contracts, what.space, what.first, what.second},
                 ChoicePath{Family::Contracts, what.space, what.second, what.first}};
}
Paths steps(const TakePatent& what, int) { return one({Family::Patents, what.space}); }
Paths steps(const Pass&, int) { return one({Family::Pass}); }
Paths steps(const CopyOfficer& what, int) { return one({Family::Officer, what.officer}); }
Paths steps(const PlaceDrops& what, int allowed) { return withDrops({}, what.drops, allowed); }
Paths steps(const PlacePiece& what, int) { return one({what.site}); }
Paths steps(const FulfilContract& what, int) { return one({what.contract}); }
Paths steps(const DiscardContract& what, int) { return one({what.contract}); }
Paths steps(const RevealContract& what, int) { return one({what.contract}); }

/// Moves that are one tap by themselves; the others are not entered by hand.
template <class T>
Paths steps(const T& what, int) {
    if constexpr (kIsIn<T, ChoiceStep>)
        return {{what}};
    else
        return {};
}

} // namespace

std::vector<ChoicePath> pathsTo(const Move& move, int dropsAllowed) {
    return std::visit([&](const auto& what) { return steps(what, dropsAllowed); }, move.what);
}

} // namespace choices
