#pragma once

#include <algorithm>
#include <optional>

#include "database/records.h"

namespace sessions {

/// Counts how long a game is on screen. A clock that is set back meanwhile counts nothing.
class PlayClock {
public:
    void show(database::Time now) {
        if (!m_shownSince)
            m_shownSince = now;
    }
    void hide(database::Time now) {
        count(now);
        m_shownSince.reset();
    }
    /// What has been counted since the last call.
    [[nodiscard]] database::Duration take(database::Time now) {
        count(now);
        const database::Duration counted = m_counted;
        m_counted = 0;
        return counted;
    }

private:
    void count(database::Time now) {
        if (!m_shownSince)
            return;
        m_counted += std::max<database::Duration>(0, now - *m_shownSince);
        m_shownSince = now;
    }

    std::optional<database::Time> m_shownSince; // none while hidden
    database::Duration m_counted = 0;
};

} // namespace sessions
