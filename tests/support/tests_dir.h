#pragma once

#include <QString>

/// The path of a file or folder of the sources' tests folder. One source file only knows where that
/// is, so that the others are compiled once for several checkouts.
[[nodiscard]] QString inTestsDir(const QString& path);
