#pragma once

#include <QJsonArray>
#include <QJsonValue>

#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace position {

template <class T>
[[nodiscard]] QJsonValue idValue(T thing) {
    return toQt(barrage::idOf(thing));
}

template <class Things>
[[nodiscard]] QJsonArray idList(const Things& things) {
    QJsonArray list;
    for (const auto thing : things)
        list.append(idValue(thing));
    return list;
}

} // namespace position
