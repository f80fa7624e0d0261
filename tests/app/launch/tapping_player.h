#pragma once

#include <algorithm>
#include <vector>

#include <QQuickItem>
#include <QString>
#include <QStringList>

#include "engine/core/rng.h"
#include "tests/app/launch/running_app.h"

/// Somebody who plays with taps only: what is asked for next, and by chance among what is legal.
/// Always the same game for a seed.
class TappingPlayer {
public:
    explicit TappingPlayer(std::uint64_t seed) : m_seed(seed) {}

    [[nodiscard]] int taps() const { return m_taps; }

    /// One tap that had an effect. Empty, or what is wrong.
    [[nodiscard]] QString playOn(RunningApp& app) {
        QString tapped;
        // What was found may be gone when the finger comes down.
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            QQuickItem* const target = whatToTap(app);
            if (!target)
                return "Nothing can be tapped: " + app.table().title();
            tapped = tour::describe(*target);
            const QString before = textsOf(app);
            if (app.tap(*target) && textsOf(app) != before) {
                ++m_taps;
                return {};
            }
        }
        return "A tap changes nothing: " + tapped;
    }

private:
    static constexpr int kAttempts = 5;

    /// What can be tapped next wherever the table waits for no person's choice, the most urgent
    /// first; else an option.
    [[nodiscard]] QQuickItem* whatToTap(RunningApp& app) const {
        for (const char* const name : {"skipButton", "nextButton", "drawTileButton", "doneButton",
                                       "dealButton", "stepsDoneButton", "doItButton"})
            if (QQuickItem* const button = app.item(name))
                return button;
        std::vector<QQuickItem*> options;
        tour::eachVisibleItem(app.window(), [&options](QQuickItem& item) {
            if (tour::isControl(item) && item.property("isLegal").toBool())
                options.push_back(&item);
        });
        core::Rng rng = core::Rng::forStep(m_seed, static_cast<std::uint64_t>(m_taps));
        return options.empty() ? nullptr
                               : options[rng.below(static_cast<std::uint32_t>(options.size()))];
    }

    /// All that can be read, and how far the game is.
    [[nodiscard]] static QString textsOf(RunningApp& app) {
        QStringList texts{QString::number(app.table().cursor())};
        tour::eachVisibleItem(app.window(), [&texts](QQuickItem& item) {
            if (item.inherits("QQuickText"))
                texts.append(item.property("text").toString());
        });
        return texts.join('\n');
    }

    std::uint64_t m_seed;
    int m_taps = 0;
};
