#pragma once

#include <QString>

/// The system's own way to hand something to another program, which phones have.
namespace share {

[[nodiscard]] bool hasShareSheet();

/// Offers the file to other programs; false if the system does not take it.
[[nodiscard]] bool offerFile(const QString& path, const QString& mimeType);

} // namespace share
