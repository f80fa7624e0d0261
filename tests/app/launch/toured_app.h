#pragma once

#include <memory>

#include <QQuickStyle>
#include <QTemporaryDir>

#include "app/tour/tour_stops.h"
#include "tests/app/launch/running_app.h"

/// The whole program on a store with the games that the tour looks at.
class TouredApp {
public:
    TouredApp() {
        QQuickStyle::setStyle("Basic");
        m_app = std::make_unique<RunningApp>(m_folder.filePath("games.sqlite"));
        if (!m_app->isRunning())
            return;
        if (const auto games = tour::keepDemoGames(m_app->host().store()); games)
            m_tour = std::make_unique<tour::TourWindow>(m_app->window(), games.value());
    }

    [[nodiscard]] bool isReady() const { return m_tour != nullptr; }
    [[nodiscard]] RunningApp& app() { return *m_app; }
    [[nodiscard]] QQuickWindow& window() { return m_app->window(); }
    [[nodiscard]] tour::TourWindow& tour() { return *m_tour; }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<RunningApp> m_app;
    std::unique_ptr<tour::TourWindow> m_tour;
};
