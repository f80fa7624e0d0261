#pragma once

#include <memory>

class QCoreApplication;

namespace launch {

constexpr int kUsageError = 2; // what a program ends with that does not know what is wanted

/// The application under the name of Penstock, which says where its files are. Without a window if
/// only --help or --version is asked, which are answered where there is no display too.
[[nodiscard]] std::unique_ptr<QCoreApplication> makeApplication(int& argc, char* argv[]);

} // namespace launch
