#pragma once

#include <QString>

/// With a capital letter in front, for titles.
[[nodiscard]] inline QString sentenceCase(const QString& name) {
    return name.isEmpty() ? name : name.front().toUpper() + name.mid(1);
}
