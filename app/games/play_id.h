#pragma once

#include <string>

#include <QUuid>

#include "app/common/convert.h"

namespace games {

/// The id of a session's play: the same game has the same one on every device.
[[nodiscard]] inline std::string playIdFor(const std::string& session) {
    return QUuid::createUuidV5(QUuid::fromString(toQt(session)), QStringLiteral("play"))
        .toString(QUuid::WithoutBraces)
        .toStdString();
}

} // namespace games
