#pragma once

#include <QList>

#include "app/barrage/pictures/picture_face.h"
#include "engine/barrage/data/reward.h"

namespace barrage {

/// The signs of a contract or an income.
[[nodiscard]] QList<PictureIcon> iconsOf(const Rewards& rewards);

} // namespace barrage
