#pragma once

#include <string>

#include <QJsonObject>
#include <QString>

#include "app/json/node.h"
#include "database/records.h"

/// The values that records are made of, as files spell them.
namespace sessions {

inline constexpr int kMostSeats = 12;
inline constexpr int kMostVersions = 1'000'000;
inline constexpr int kMostPoints = 1'000'000; // either way
inline constexpr qsizetype kLongestId = 100;
inline constexpr qsizetype kLongestLine = 5'000;

[[nodiscard]] QString timeText(database::Time time);
[[nodiscard]] database::Time readTime(const json::Node& node);

[[nodiscard]] database::Duration readDuration(const json::Node& node);

/// A UUID in lower case without braces.
[[nodiscard]] std::string readUuid(const json::Node& node);

/// One line that is not empty.
[[nodiscard]] std::string readLine(const json::Node& node, qsizetype longest);
/// Empty if the key is missing.
[[nodiscard]] std::string readOptionalLine(const json::Object& object, const char* key,
                                           qsizetype longest);
/// Any text, with line breaks; empty if the key is missing.
[[nodiscard]] std::string readProse(const json::Object& object, const char* key);

/// An object that belongs to the app, kept as text; empty if the key is missing.
[[nodiscard]] std::string readFreeObject(const json::Object& object, const char* key);
/// The object a kept text stands for.
[[nodiscard]] json::Result<QJsonObject> freeObject(const std::string& text);

} // namespace sessions
