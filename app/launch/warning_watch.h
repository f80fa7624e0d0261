#pragma once

class QQmlEngine;

namespace launch {

/// Notes every warning that QML code or its engine gives, from here to the end of the program.
/// Warnings of the platform (a missing audio device, a theme) do not count.
void watchWarnings(QQmlEngine& engine);

[[nodiscard]] int warningCount();

} // namespace launch
