#pragma once

#include <array>
#include <string>

#include <QSize>
#include <QString>
#include <QStringList>

#include "engine/core/result.h"

namespace launch {

/// The names under which Main.qml opens its pages.
inline const std::array kPageNames{QStringLiteral("home"), QStringLiteral("about"),
                                   QStringLiteral("demo")};

/// What the command line asks for; the defaults are an ordinary start on a phone-sized window.
struct LaunchOptions {
    QSize size{390, 844};
    QString page = QStringLiteral("home");
    QString language; // empty: that of the system
    bool isDark = false;
    bool isSelfTest = false;
    QString grabFile;   // empty: no picture
    QString demoFolder; // empty: no demo
};

/// Reads the arguments, the program's name first. The error is a sentence for the terminal.
/// Does not return for --help and --version.
[[nodiscard]] core::Result<LaunchOptions, std::string> parse(const QStringList& arguments);

} // namespace launch
