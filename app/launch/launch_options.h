#pragma once

#include <array>
#include <string>

#include <QSize>
#include <QString>
#include <QStringList>

#include "engine/core/result.h"

namespace launch {

/// The names under which Main.qml opens its pages. A company's page is reached from its game only.
inline const std::array kPageNames{
    QStringLiteral("home"),       QStringLiteral("about"),    QStringLiteral("correction"),
    QStringLiteral("game"),       QStringLiteral("help"),     QStringLiteral("history"),
    QStringLiteral("leeghwater"), QStringLiteral("log"),      QStringLiteral("newGame"),
    QStringLiteral("notes"),      QStringLiteral("scorePad"), QStringLiteral("sessions"),
    QStringLiteral("settings")};

/// What the command line asks for; the defaults are an ordinary start on a phone-sized window.
struct LaunchOptions {
    QSize size{390, 844};
    QString page = QStringLiteral("home");
    QString language;    // empty: what is set, or that of the system
    int textPercent = 0; // 0: what is set
    bool isDark = false;
    QString storeFile; // empty: where the platform keeps such files
    QString openFile;  // a file with games to be added; empty: none
    bool isSelfTest = false;
    QString selfTestFolder; // empty: no pictures
    QString grabFile;       // empty: no picture
    QString demoFolder;     // empty: no demo
    QStringList onlyStops;  // of demo and self-test; empty: all
};

/// Reads the arguments, the program's name first. The error is a sentence for the terminal.
/// Does not return for --help and --version.
[[nodiscard]] core::Result<LaunchOptions, std::string> parse(const QStringList& arguments);

} // namespace launch
