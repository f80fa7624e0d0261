#pragma once

#include <optional>

#include <QImage>
#include <QString>

#include "database/records.h"

/// Photos of the table on their way into the store and out of it.
namespace history {

inline constexpr int kLongestPhotoSide = 1280; // enough to recognise every piece on a phone

/// The picture made small and turned upright; nothing if the file is no picture.
[[nodiscard]] std::optional<database::Photo> photoFromFile(const QString& file);
[[nodiscard]] std::optional<database::Photo> photoFromImage(const QImage& image);

/// An address under which Qt Quick shows it.
[[nodiscard]] QString addressOf(const database::Photo& photo);

} // namespace history
