#include "app/shell/last_session.h"

#include <utility>

#include "app/common/convert.h"
#include "app/shell/session_words.h"
#include "database/sessions.h"

void LastSession::setHost(StoreHost* host) {
    m_host = host;
    refresh();
}

QString LastSession::id() const { return m_last ? toQt(m_last->id) : QString(); }

QString LastSession::game() const { return m_last ? shell::gameOf(*m_last) : QString(); }

QString LastSession::seats() const { return m_last ? shell::seatsOf(*m_last) : QString(); }

std::optional<database::SessionSummary> LastSession::first(bool isPlayingOnly) const {
    if (!m_host)
        return std::nullopt;
    auto sessions =
        database::listSessions(m_host->store(), {.isPlayingOnly = isPlayingOnly, .most = 1});
    if (!sessions || sessions.value().empty())
        return std::nullopt;
    return std::move(sessions.value().front());
}

void LastSession::refresh() {
    m_last = first(true);
    m_hasGames = m_last || first(false);
    emit changed();
}

#include "moc_last_session.cpp"
