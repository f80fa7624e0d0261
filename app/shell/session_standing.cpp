#include "app/shell/session_standing.h"

#include <algorithm>

#include "app/common/convert.h"
#include "app/common/language_change.h"
#include "app/games/cartridges.h"
#include "app/games/shelf.h"
#include "app/shell/when_text.h"
#include "database/sessions.h"

SessionStanding::SessionStanding(QObject* parent) : QObject(parent) {
    connect(LanguageChange::ofProgram(), &LanguageChange::changed, this, &SessionStanding::look);
}

void SessionStanding::follow(const QString& session) {
    m_session = session;
    look();
}

void SessionStanding::look() {
    m_game.clear();
    m_title.clear();
    m_when.clear();
    m_standing = {};
    if (m_host && !m_session.isEmpty()) {
        if (auto record = database::loadSession(m_host->store(), toStd(m_session))) {
            core::GameLog& log = record.value().log;
            log.entries.resize(std::min<std::size_t>(log.entries.size(), record.value().cursor));
            const games::ShelfGame* const game = games::shelfGame(log.game);
            const auto standing = game ? game->standingOf(log, record.value().seats) : std::nullopt;
            if (standing) {
                m_game = toQt(log.game);
                m_title = games::gameName(log.game);
                m_when = shell::whenText(record.value().touched);
                m_standing = *standing;
            }
        }
    }
    emit changed();
}

#include "moc_session_standing.cpp"
