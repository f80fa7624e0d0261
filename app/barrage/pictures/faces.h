#pragma once

#include "app/barrage/pictures/picture_face.h"
#include "engine/barrage/types.h"

/// How the cards and tiles of Barrage look, in our own signs and words.
namespace barrage {

[[nodiscard]] PictureFace faceOf(Contract contract);
[[nodiscard]] PictureFace faceOf(Tile tile);
[[nodiscard]] PictureFace faceOf(BonusTile tile);
[[nodiscard]] PictureFace faceOf(Objective objective);
[[nodiscard]] PictureFace faceOf(HeadstreamTile tile);
[[nodiscard]] PictureFace faceOf(Officer officer);
[[nodiscard]] PictureFace faceOf(Work work);
[[nodiscard]] PictureFace faceOf(PrivateBuilding building);

} // namespace barrage
