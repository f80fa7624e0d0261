#pragma once

#include <string>

#include <QSize>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include "engine/core/result.h"

class QCommandLineParser;

namespace launch {

/// What the command line asks for; the defaults are an ordinary start on a phone-sized window.
struct LaunchOptions {
    QSize size{390, 844};
    QString language;    // empty: what is set, or that of the system
    int textPercent = 0; // 0: what is set
    bool isDark = false;
    QString storeFile; // empty: where the platform keeps such files
    QString openFile;  // a file with games to be added; empty: none
};

/// Reads the arguments, the program's name first. The error is a sentence for the terminal.
/// Does not return for --help and --version.
[[nodiscard]] core::Result<LaunchOptions, std::string> parse(const QStringList& arguments);

/// The same for a program that knows more options: both in turn, with its own added between.
void addOptions(QCommandLineParser& parser);
[[nodiscard]] core::Result<LaunchOptions, std::string> parse(QCommandLineParser& parser,
                                                             const QStringList& arguments);

/// Main.qml's properties for them.
[[nodiscard]] QVariantMap windowProperties(const LaunchOptions& options);

} // namespace launch
