#include "app/shell/session_list_model.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include <QDateTime>
#include <QFuture>
#include <QLocale>
#include <QPromise>
#include <QThreadPool>

#include "app/common/convert.h"
#include "app/shell/session_words.h"

namespace {

using database::SessionSummary;

/// More than a tall screen shows, and read within a frame.
constexpr std::int64_t kRowsAtOnce = 100;

QString detailOf(const SessionSummary& session) {
    const QString when = QLocale().toString(
        QDateTime::fromMSecsSinceEpoch(session.touched).toLocalTime(), QLocale::ShortFormat);
    return session.status == database::SessionStatus::Finished
               ? SessionListModel::tr("Finished, %1").arg(when)
               : SessionListModel::tr("Last played %1").arg(when);
}

/// How the game of the log stands, played again on another thread.
QFuture<std::optional<games::Tally>> standingAhead(const games::Cartridge& game,
                                                   const core::GameLog& log) {
    const auto promise = std::make_shared<QPromise<std::optional<games::Tally>>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, log, find = game.tally] {
        promise->addResult(find(log));
        promise->finish();
    });
    return promise->future();
}

} // namespace

int SessionListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_sessions.size());
}

bool SessionListModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && m_hasMore;
}

void SessionListModel::fetchMore(const QModelIndex& /*parent*/) {
    const auto more = listed({.isPlayingFirst = true,
                              .skipped = static_cast<std::int64_t>(m_sessions.size()),
                              .most = kRowsAtOnce});
    m_hasMore = std::ssize(more) == kRowsAtOnce;
    if (more.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(more.size()) - 1);
    m_sessions.insert(m_sessions.end(), more.begin(), more.end());
    endInsertRows();
}

QVariant SessionListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const SessionSummary& session = m_sessions[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole:
        return toQt(session.id);
    case GameRole:
        return shell::gameOf(session);
    case TitleRole:
        return shell::seatsOf(session);
    case DetailRole:
        return detailOf(session);
    case IsFinishedRole:
        return session.status == database::SessionStatus::Finished;
    case StandingRole:
        return standingOf(session);
    default:
        return {};
    }
}

QHash<int, QByteArray> SessionListModel::roleNames() const {
    return {{IdRole, "sessionId"},          {GameRole, "game"},
            {TitleRole, "title"},           {DetailRole, "detail"},
            {IsFinishedRole, "isFinished"}, {StandingRole, "standing"}};
}

QString SessionListModel::standingOf(const SessionSummary& session) const {
    const auto found = m_found.find(session.id);
    return found != m_found.end() && found->second.standing
               ? shell::standingText(session, *found->second.standing)
               : QString();
}

void SessionListModel::findStanding(const QString& id) {
    const auto session = std::ranges::find(m_sessions, toStd(id), &SessionSummary::id);
    if (session == m_sessions.end())
        return;
    const games::Cartridge* const game = games::cartridgeOf(session->game);
    const auto known = m_found.find(session->id);
    if (!game || (known != m_found.end() && known->second.touched == session->touched))
        return;
    auto record = database::loadSession(m_host->store(), session->id);
    if (!record)
        return;
    core::GameLog log = std::move(record.value().log);
    log.entries.resize(std::min<std::size_t>(log.entries.size(), record.value().cursor));
    m_found[session->id].touched = session->touched; // what was known is shown until then
    standingAhead(*game, log)
        .then(this, [this, key = session->id,
                     touched = session->touched](const std::optional<games::Tally>& standing) {
            Found& found = m_found[key];
            if (found.touched != touched) // played on meanwhile
                return;
            found.standing = standing;
            tellStanding(key);
        });
}

void SessionListModel::tellStanding(const std::string& id) {
    const auto session = std::ranges::find(m_sessions, id, &SessionSummary::id);
    if (session == m_sessions.end())
        return;
    const QModelIndex row = index(static_cast<int>(session - m_sessions.begin()));
    emit dataChanged(row, row, {StandingRole});
}

void SessionListModel::setHost(StoreHost* host) {
    m_host = host;
    refresh();
}

std::vector<SessionSummary> SessionListModel::listed(const database::SessionPart& part) const {
    if (!m_host)
        return {};
    auto sessions = database::listSessions(m_host->store(), part);
    return sessions ? std::move(sessions.value()) : std::vector<SessionSummary>();
}

void SessionListModel::refresh() {
    beginResetModel();
    const std::int64_t rows = std::max(kRowsAtOnce, static_cast<std::int64_t>(m_sessions.size()));
    m_sessions = listed({.isPlayingFirst = true, .most = rows});
    m_hasMore = std::ssize(m_sessions) == rows;
    endResetModel();
    emit changed();
}

/// The other rows stay, and with them the place the list is scrolled to.
void SessionListModel::remove(const QString& id) {
    if (const auto removed = database::removeSession(m_host->store(), toStd(id)); !removed) {
        qWarning("The session is not removed: %s", removed.error().detail.c_str());
        return refresh();
    }
    const auto gone = std::ranges::find(m_sessions, toStd(id), &SessionSummary::id);
    if (gone != m_sessions.end()) {
        const auto row = static_cast<int>(gone - m_sessions.begin());
        beginRemoveRows({}, row, row);
        m_sessions.erase(gone);
        endRemoveRows();
    }
    emit changed();
}

#include "moc_session_list_model.cpp"
