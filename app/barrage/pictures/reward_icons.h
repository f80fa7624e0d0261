#pragma once

#include <QList>
#include <QString>

#include "app/barrage/pictures/picture_face.h"
#include "engine/barrage/data/reward.h"

namespace barrage {

/// The signs of a contract or an income.
[[nodiscard]] QList<PictureIcon> iconsOf(const Rewards& rewards);

/// The same in words: "3 VP, 2 credits".
[[nodiscard]] QString textOf(const Rewards& rewards);

} // namespace barrage
