#include "app/history/finale_model.h"

#include <algorithm>
#include <utility>

#include "app/common/convert.h"
#include "app/common/language_change.h"
#include "app/games/cartridges.h"
#include "app/history/special_text.h"
#include "app/sessions/identity.h"
#include "app/share/play_sheet.h"
#include "app/share/play_words.h"
#include "app/table/follow_table.h"
#include "database/history.h"
#include "database/precedents.h"
#include "database/sessions.h"

namespace {

QStringList winnersIn(const QList<FinaleSeat>& seats) {
    QStringList names;
    for (const FinaleSeat& seat : seats)
        if (seat.isWinner)
            names << seat.name;
    return names;
}

/// What is in force of a log.
core::GameLog upTo(core::GameLog log, std::size_t cursor) {
    log.entries.resize(std::min(cursor, log.entries.size()));
    return log;
}

} // namespace

FinaleModel::FinaleModel(QObject* parent) : QObject(parent) {
    // A new language changes every text.
    connect(LanguageChange::ofProgram(), &LanguageChange::changed, this, &FinaleModel::refresh);
}

void FinaleModel::setHost(StoreHost* host) {
    if (m_host == host)
        return;
    m_host = host;
    refresh();
}

void FinaleModel::setPlayId(const QString& playId) {
    if (m_playId == playId)
        return;
    m_playId = playId;
    refresh();
}

void FinaleModel::setTable(GameTable* table) {
    if (follow(m_table, table, this, &FinaleModel::refresh))
        refresh();
}

QString FinaleModel::headline() const {
    const QStringList names = winnersIn(m_seats);
    if (names.isEmpty())
        return {};
    if (names.size() == 1)
        return tr("%1 wins").arg(names.front());
    return tr("%1 share the victory").arg(names.join(QStringLiteral(", ")));
}

QString FinaleModel::lead() const {
    if (m_seats.size() < 2 || m_seats[0].result.isEmpty() || !m_seats[0].isWinner)
        return {};
    const int points = m_seats[0].score - m_seats[1].score;
    return points > 0 ? tr("%1 ahead of %2").arg(share::pointsText(m_game, points), m_seats[1].name)
                      : QString();
}

QString FinaleModel::unit() const {
    if (m_seats.isEmpty() || m_seats[0].result.isEmpty())
        return {};
    return QString(m_seats[0].result).remove(QString::number(m_seats[0].score)).trimmed();
}

void FinaleModel::refresh() {
    m_game.clear();
    m_seats.clear();
    m_labels.clear();
    m_specials.clear();
    m_course = {};
    m_coursePoints.clear();
    if (const auto play = findPlay())
        show(*play);
    emit changed();
}

std::optional<database::Play> FinaleModel::findPlay() const {
    if (m_host && !m_playId.isEmpty())
        if (auto play = database::loadPlay(m_host->store(), toStd(m_playId)); play)
            return std::move(play.value());
    if (m_table && m_table->isOpen() && m_table->openGame().isOver())
        return m_table->openGame().result(sessions::now());
    return std::nullopt;
}

std::optional<core::GameLog> FinaleModel::findLog(const std::string& session) const {
    if (m_table && m_table->isOpen() && toStd(m_table->sessionId()) == session)
        return upTo(m_table->openGame().log(), m_table->openGame().cursor());
    if (!m_host || session.empty())
        return std::nullopt;
    auto kept = database::loadSession(m_host->store(), session);
    if (!kept)
        return std::nullopt;
    return upTo(std::move(kept.value().log), kept.value().cursor);
}

void FinaleModel::show(const database::Play& play) {
    m_game = play.game;
    const share::PlaySheet sheet = share::sheetOf(play);
    if (sheet.labels.size() > 1)
        m_labels = sheet.labels;
    for (const share::SheetColumn& column : sheet.columns)
        m_seats.append({column.rank, column.name, column.role, column.sign, column.colour,
                        column.score.value_or(0),
                        column.score ? share::pointsText(play.game, *column.score) : QString(),
                        column.isWinner, column.points});
    if (m_host)
        if (const auto before = database::precedentsOf(m_host->store(), play.id); before)
            m_specials = history::specialsOf(play, before.value());
    const games::Cartridge* const game = games::cartridgeOf(play.game);
    const auto log = game && game->courseOf ? findLog(play.session) : std::nullopt;
    if (!log)
        return;
    games::Course course = game->courseOf(*log);
    if (course.points.size() != play.results.size())
        return; // the log was played on without its end, or the play was changed by hand
    m_course = std::move(course);
    for (const share::SheetColumn& column : sheet.columns)
        m_coursePoints += m_course.points[column.seat];
}

#include "moc_finale_model.cpp"
