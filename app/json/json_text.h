#pragma once

#include <QByteArray>
#include <QJsonObject>

#include "app/json/problem.h"

namespace json {

inline constexpr qsizetype kMebibyte = 1024 * 1024;

/// The text as exactly one JSON object in which no key stands twice. The limit is one of whole
/// mebibytes.
[[nodiscard]] Result<QJsonObject> parseObject(const QByteArray& text, qsizetype largest);

} // namespace json
