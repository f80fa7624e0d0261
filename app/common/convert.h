#pragma once

#include <string>
#include <string_view>

#include <QString>

/// The bridge between the texts of the engine and those of Qt.
[[nodiscard]] inline QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
[[nodiscard]] inline std::string toStd(const QString& text) { return text.toStdString(); }
