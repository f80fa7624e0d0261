#pragma once

#include <QByteArray>
#include <QJsonObject>

#include "app/position/problem.h"

namespace position {

inline constexpr qsizetype kLargestFile = 1024 * 1024;

/// The text as exactly one JSON object in which no key stands twice.
[[nodiscard]] Result<QJsonObject> parseObject(const QByteArray& text);

} // namespace position
