#pragma once

#include <QString>

namespace bench {

/// What a process of its own said about its window.
struct WindowReport {
    double startMs = 0; // from the start of the process to its first frame
    double residentMb = 0;
    double shareMb = 0; // of memory shared with other processes only a part
    double tapMs = 0;   // the median tap on the map to the new picture
    double worstTapMs = 0;
    double scrollMs = 0; // the worst frame of scrolling through a long history
    double filterMs = 0; // the worst frame of searching it letter by letter
};

/// Starts this program again to open a window, and reads what it reports. In a folder of its own
/// for what Qt compiles at a first start and keeps, if one is named.
[[nodiscard]] WindowReport runWindow(const QStringList& arguments, const QString& cache = {});

/// The other side, in the new process: a window of Qt Quick with this content, usually none.
int showWindow(const QString& content);
/// The program with the store: its home page, then the map of a game, then taps on it.
int showApp(const QString& storeFile, const QString& session);
/// The program with a store of many plays: its history, scrolled and searched.
int showHistory(const QString& storeFile);

} // namespace bench
