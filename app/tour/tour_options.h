#pragma once

#include <string>

#include <QString>
#include <QStringList>

#include "app/launch/launch_options.h"
#include "engine/core/result.h"

namespace tour {

/// What the command line asks for: a window as the program opens it, and what to do with it.
struct TourOptions {
    launch::LaunchOptions window;
    QString page = QStringLiteral("home");
    bool isSelfTest = false;
    QString selfTestFolder; // empty: no pictures
    QString grabFile;       // empty: no picture
    QString demoFolder;     // empty: no demo
    QStringList onlyStops;  // of demo and self-test; empty: all
};

/// Whether the page shows a game.
[[nodiscard]] bool isGamePage(const QString& page);

/// Reads the arguments, the program's name first. The error is a sentence for the terminal.
/// Does not return for --help and --version.
[[nodiscard]] core::Result<TourOptions, std::string> parse(const QStringList& arguments);

} // namespace tour
