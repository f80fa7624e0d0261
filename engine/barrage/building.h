#pragma once

#include <optional>

#include "engine/barrage/costs.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/error.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

/// Where pieces may stand and which tile builds them.
namespace barrage {

/// The number of sites for a kind of piece; for an elevation the base spaces.
[[nodiscard]] int siteCount(Structure structure);

/// Whether the piece may stand there and is still on the board (B-1.4, B-2.7 to B-2.11).
[[nodiscard]] Check checkSite(const State& state, Company company, Site site);

/// checkSite within the limits on the icon of a free piece, its surcharge included (B-8.11, R-B3).
/// `limit`: the areas of a base, the highest value of a conduit.
[[nodiscard]] Check checkFreePiece(const State& state, Company company, Structure structure,
                                   int limit, Site site);
[[nodiscard]] bool canPlaceFreePiece(const State& state, Company company, Structure structure,
                                     int limit);

/// Engineers and fee of the space a construction uses (B-8.1, B-25.30b); nothing if none is left.
[[nodiscard]] std::optional<ConstructionSpaceInfo>
constructionSpace(const State& state, Company company, BuildSpace space);

/// Tiles the company could use for a construction, with what they would copy.
struct TileChoice {
    Tile tile = Tile::None;
    Tile copied = Tile::None;
};
using TileChoices = core::FixedVector<TileChoice, 3 * kTileCount>;
[[nodiscard]] TileChoices tileChoices(const State& state, Company company);

/// Whether the tile is at hand, builds this piece and copies what it may (B-8.3, B-21.6, B-21.7d).
[[nodiscard]] Check checkTile(const State& state, Company company, const Build& build);

/// Tile, site, payment and surcharge; `fee` credits are due as well (R-B7).
[[nodiscard]] Check checkConstruction(const State& state, Company company, const Build& build,
                                      int fee);

/// A human's construction with its space on the company board (B-8.1, B-8.2).
[[nodiscard]] Check checkBuild(const State& state, Company company, const Build& build);

/// Whether some construction without engineers is possible now (R-B29, P-2).
[[nodiscard]] bool canBuildWithoutEngineers(const State& state, Company company);

} // namespace barrage
