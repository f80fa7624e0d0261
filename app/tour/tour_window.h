#pragma once

#include <functional>

#include <QObject>
#include <QString>

#include "app/shell/app_settings.h"
#include "app/table/game_tables.h"
#include "app/tour/demo_games.h"

class QQuickWindow;

namespace tour {

/// The program's window as a visitor uses it who knows every page and game by its name.
class TourWindow {
public:
    /// The window of Main.qml; the games have to be in its store.
    TourWindow(QQuickWindow& window, DemoGames games);

    [[nodiscard]] QQuickWindow& window() { return m_window; }
    [[nodiscard]] GameTables& tables() { return *m_tables; }
    [[nodiscard]] AppSettings& settings() { return *m_settings; }
    /// How many of the demo's games are over.
    [[nodiscard]] int gamesOver() const;

    /// The page as if reached from home; false if there is none of that name.
    [[nodiscard]] bool openPage(const QString& name);
    /// The page on the demo's game of that key.
    [[nodiscard]] bool openGame(const QString& key, const QString& page);
    /// Presses the shown button of that object name and waits for the page it may lead to; false if
    /// there is none.
    [[nodiscard]] bool press(const QString& name);
    [[nodiscard]] bool shows(const QString& name);
    /// While one page gives way to another, which hears no taps yet, or a map moves.
    [[nodiscard]] bool isChangingPage();
    /// Waits until the condition holds; false if it takes too long.
    [[nodiscard]] bool waitFor(const std::function<bool()>& condition);
    /// Waits until what is shown has been laid out and drawn, and figures that count up have come
    /// to their end; false if nothing is drawn.
    bool draw();

private:
    /// Whether something that is shown says so of itself.
    [[nodiscard]] bool isAny(const char* property);

    QQuickWindow& m_window;
    GameTables* m_tables;
    AppSettings* m_settings;
    DemoGames m_games;
};

/// Writes what the window shows; false, with a sentence on stderr, if the file cannot be written.
[[nodiscard]] bool writePicture(QQuickWindow& window, const QString& file);

} // namespace tour
