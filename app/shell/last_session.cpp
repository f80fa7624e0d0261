#include "app/shell/last_session.h"

#include <utility>

#include "app/common/convert.h"
#include "app/shell/session_words.h"
#include "app/shell/when_text.h"
#include "database/sessions.h"

void LastSession::setHost(StoreHost* host) {
    m_host = host;
    refresh();
}

QString LastSession::id() const { return last() ? toQt(last()->id) : QString(); }

QString LastSession::game() const { return last() ? shell::gameOf(*last()) : QString(); }

QString LastSession::seats() const { return last() ? shell::seatsOf(*last()) : QString(); }

int LastSession::seatCount() const { return last() ? static_cast<int>(last()->seats.size()) : 0; }

QString LastSession::when() const { return last() ? shell::whenText(last()->touched) : QString(); }

QList<RunningGame> LastSession::others() const {
    QList<RunningGame> games;
    for (std::size_t i = 1; i < m_running.size(); ++i) {
        const database::SessionSummary& session = m_running[i];
        games.append({toQt(session.id), toQt(session.game), shell::gameOf(session),
                      shell::seatsOf(session), shell::whenText(session.touched)});
    }
    return games;
}

std::vector<database::SessionSummary> LastSession::first(bool isPlayingOnly,
                                                         std::int64_t most) const {
    if (!m_host)
        return {};
    auto sessions =
        database::listSessions(m_host->store(), {.isPlayingOnly = isPlayingOnly, .most = most});
    return sessions ? std::move(sessions.value()) : std::vector<database::SessionSummary>();
}

void LastSession::refresh() {
    m_running = first(true, 1 + kMostOthers);
    m_playing = static_cast<int>(m_running.size());
    if (m_playing > kMostOthers) // else they are all here
        if (const auto count = database::countPlaying(m_host->store()))
            m_playing = static_cast<int>(count.value());
    m_hasGames = m_playing > 0 || !first(false, 1).empty();
    emit changed();
}

#include "moc_last_session.cpp"
