#include "app/shell/session_list_model.h"

#include <algorithm>
#include <optional>

#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include "app/common/convert.h"
#include "app/explain/company_text.h"
#include "database/sessions.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/notation.h"

namespace {

using database::SessionSummary;

QString roleName(const std::string& role) {
    const auto company = barrage::parseId<barrage::Company>(role);
    return company ? barrage::nameOf(*company) : toQt(role);
}

bool isHuman(const database::SessionSeat& seat, const std::optional<barrage::Setup>& setup) {
    return setup && std::ranges::any_of(setup->seats, [&seat](const barrage::Seat& each) {
               return barrage::idOf(each.company) == seat.role &&
                      each.kind == barrage::PlayerKind::Human;
           });
}

/// "Ala (USA), Automa (Germany)"; somebody without a name is called by the company.
QString titleOf(const SessionSummary& session) {
    const auto setup = barrage::parseSetup(session.setup);
    QStringList seats;
    for (const database::SessionSeat& seat : session.seats) {
        const QString role = roleName(seat.role);
        const bool isNamed = !seat.playerName.empty();
        if (!isNamed && isHuman(seat, setup))
            seats.append(role);
        else
            seats.append(
                SessionListModel::tr("%1 (%2)", "player and company")
                    .arg(isNamed ? toQt(seat.playerName) : SessionListModel::tr("Automa"), role));
    }
    return seats.join(QStringLiteral(", "));
}

QString detailOf(const SessionSummary& session) {
    const QString when = QLocale().toString(
        QDateTime::fromMSecsSinceEpoch(session.touched).toLocalTime(), QLocale::ShortFormat);
    return session.status == database::SessionStatus::Finished
               ? SessionListModel::tr("Finished, %1").arg(when)
               : SessionListModel::tr("Last played %1").arg(when);
}

} // namespace

int SessionListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant SessionListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const SessionSummary& session = m_sessions[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole:
        return toQt(session.id);
    case TitleRole:
        return titleOf(session);
    case DetailRole:
        return detailOf(session);
    case IsFinishedRole:
        return session.status == database::SessionStatus::Finished;
    default:
        return {};
    }
}

QHash<int, QByteArray> SessionListModel::roleNames() const {
    return {{IdRole, "sessionId"},
            {TitleRole, "title"},
            {DetailRole, "detail"},
            {IsFinishedRole, "isFinished"}};
}

void SessionListModel::setHost(StoreHost* host) {
    m_host = host;
    refresh();
}

const SessionSummary* SessionListModel::last() const {
    const auto found =
        std::find_if(m_sessions.begin(), m_sessions.end(), [](const SessionSummary& session) {
            return session.status == database::SessionStatus::Playing;
        });
    return found == m_sessions.end() ? nullptr : &*found;
}

QString SessionListModel::lastId() const { return last() ? toQt(last()->id) : QString(); }

QString SessionListModel::lastTitle() const { return last() ? titleOf(*last()) : QString(); }

void SessionListModel::refresh() {
    beginResetModel();
    m_sessions.clear();
    if (m_host)
        if (auto sessions = database::listSessions(m_host->store()); sessions)
            m_sessions = std::move(sessions.value());
    endResetModel();
    emit changed();
}

void SessionListModel::remove(const QString& id) {
    if (const auto removed = database::removeSession(m_host->store(), toStd(id)); !removed)
        qWarning("The session is not removed: %s", removed.error().detail.c_str());
    refresh();
}
