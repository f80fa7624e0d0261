#include <algorithm>

#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/setup/setup_check.h"

namespace barrage {

namespace {

Check checkBuildings(const Setup& setup) {
    constexpr std::string_view kRule = "B-25.2";
    if (!setup.buildings.full())
        return refuse(ErrorCode::WrongNumber, kRule, static_cast<int>(setup.buildings.size()),
                      kPrivateBuildingsInPlay);
    for (std::size_t i = 0; i < setup.buildings.size(); ++i) {
        if (static_cast<int>(setup.buildings[i]) >= kPrivateBuildingCount)
            return refuse(ErrorCode::NoSuchThing, kRule);
        if (setup.buildings.find(setup.buildings[i]) != i)
            return refuse(ErrorCode::PieceUsedTwice, kRule);
    }
    return allowed();
}

Check checkWorks(const Setup& setup) {
    constexpr std::string_view kRule = "B-25.3";
    WorkSet seen;
    for (const Work work : setup.works) {
        if (work.value >= kWorkCount || pileOf(work) != 0)
            return refuse(ErrorCode::NoSuchThing, kRule);
        if (seen.contains(work))
            return refuse(ErrorCode::PieceUsedTwice, kRule);
        seen.insert(work);
    }
    return allowed();
}

Check checkRemovedTiles(const Setup& setup) {
    constexpr std::string_view kRule = "B-25.5";
    for (std::size_t i = 0; i < setup.removedTiles.size(); ++i) {
        const Tile tile = setup.removedTiles[i];
        if (tile >= Tile::None || infoOf(tile).level != static_cast<int>(i) + 1)
            return refuse(ErrorCode::NoSuchThing, kRule);
        if (std::find(setup.patents.begin(), setup.patents.end(), tile) != setup.patents.end())
            return refuse(ErrorCode::PieceUsedTwice, kRule);
    }
    return allowed();
}

/// The base game has nothing of it.
bool hasLeeghwaterParts(const Setup& setup) {
    return !setup.buildings.empty() ||
           std::any_of(setup.works.begin(), setup.works.end(),
                       [](Work work) { return work.isSet(); }) ||
           std::any_of(setup.removedTiles.begin(), setup.removedTiles.end(),
                       [](Tile tile) { return tile != Tile::None; }) ||
           setup.options.rulings.buildingSlots != BuildingSlots::ByPlayers;
}

} // namespace

bool isOfficerInGame(const Options& options, PlayerKind kind, Officer officer) {
    if (officer <= Officer::Sekibo)
        return true;
    if (isPromo(officer))
        return options.promoOfficers && kind == PlayerKind::Human;
    if (options.leeghwater)
        return true;
    // These two may also be used without the rest of the expansion.
    return kind == PlayerKind::Human &&
           (officer == Officer::Luciani || officer == Officer::Battista);
}

Check checkLeeghwater(const Setup& setup) {
    const Options& options = setup.options;
    if (options.introductory && (options.leeghwater || options.promoOfficers))
        return refuse(ErrorCode::WrongIntroductorySetup, "B-25.1");
    if (!options.leeghwater)
        return hasLeeghwaterParts(setup) ? refuse(ErrorCode::NotInThisGame, "B-25.1") : allowed();
    for (const auto& part : {checkBuildings, checkWorks, checkRemovedTiles})
        if (const Check check = part(setup); !check)
            return check;
    return allowed();
}

} // namespace barrage
