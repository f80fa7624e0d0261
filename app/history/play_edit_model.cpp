#include "app/history/play_edit_model.h"

#include <algorithm>
#include <ranges>
#include <set>

#include <QDate>
#include <QDateTime>

#include "app/common/convert.h"
#include "app/history/history_words.h"
#include "app/history/play_ranking.h"
#include "app/sessions/identity.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/store_text.h"
#include "app/share/play_words.h"
#include "database/history.h"
#include "database/remembered.h"
#include "engine/barrage/ids.h"

namespace {

using database::Play;
using database::PlayResult;

constexpr const char* kBarrage = "barrage";
constexpr std::size_t kMostParticipants = 6;
constexpr int kMostKnown = 6; // names that are offered
constexpr int kLevelCount = static_cast<int>(barrage::Level::VeryHigh) + 1;
constexpr database::Duration kMinute = 60'000;

QString dayOf(database::Time time) {
    return QDateTime::fromMSecsSinceEpoch(time).date().toString(Qt::ISODate);
}

/// All ids of an enumeration, numbered without gaps from `first`.
template <class Thing>
QStringList idsFrom(int first, int count) {
    QStringList ids;
    for (int i = first; i < count; ++i)
        ids << toQt(barrage::idOf(static_cast<Thing>(i)));
    return ids;
}

/// Empty if there is none. Whoever stood twice in a play would be counted twice.
QString nameTakenTwice(const std::vector<PlayResult>& results) {
    std::set<std::string> names;
    for (const PlayResult& result : results)
        if (!result.isAutoma && !names.insert(result.playerName).second)
            return toQt(result.playerName);
    return {};
}

QStringList textsOf(const QStringList& ids, QString (*nameOf)(const std::string&)) {
    QStringList texts;
    for (const QString& id : ids)
        texts << nameOf(toStd(id));
    return texts;
}

} // namespace

PlayEditModel::PlayEditModel(QObject* parent) : QAbstractListModel(parent) { load(); }

int PlayEditModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_play.results.size());
}

QVariant PlayEditModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PlayResult& result = m_play.results[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole:
        return toQt(result.playerName);
    case IsAutomaRole:
        return result.isAutoma;
    case CompanyRole:
        return toQt(result.role);
    case OfficerRole:
        return toQt(result.officer);
    case LevelRole:
        return toQt(result.level);
    case ScoreRole:
        return result.score;
    case IsWinnerRole:
        return result.isWinner;
    default:
        return {};
    }
}

QHash<int, QByteArray> PlayEditModel::roleNames() const {
    return {{NameRole, "name"},        {IsAutomaRole, "isAutoma"}, {CompanyRole, "company"},
            {OfficerRole, "officer"},  {LevelRole, "level"},       {ScoreRole, "score"},
            {IsWinnerRole, "isWinner"}};
}

void PlayEditModel::setHost(StoreHost* host) {
    m_host = host;
    load();
}

void PlayEditModel::setPlayId(const QString& playId) {
    m_playId = playId;
    load();
}

void PlayEditModel::load() {
    beginResetModel();
    m_play = {};
    m_play.game = kBarrage;
    m_play.ended = sessions::now();
    m_trouble.clear();
    if (m_host && !isNew()) {
        auto play = database::loadPlay(m_host->store(), toStd(m_playId));
        if (play)
            m_play = std::move(play.value());
        else
            m_trouble = sessions::storeErrorSentence(play.error());
    }
    m_loadedResults = m_play.results;
    m_hasChosenWinners = !history::haveHighestAsWinners(m_play.results);
    m_knownPlayers.clear();
    if (m_host)
        if (const auto players = database::listPlayers(m_host->store()); players)
            for (const database::Player& player : players.value() | std::views::take(kMostKnown))
                m_knownPlayers << toQt(player.name);
    m_day = dayOf(m_play.ended);
    endResetModel();
    emit changed();
}

QString PlayEditModel::game() const { return toQt(m_play.game); }

void PlayEditModel::setGame(const QString& game) {
    if (!canChangeResults() || game == this->game())
        return;
    m_play.game = toStd(game);
    // Companies, officers and Automas of one game mean nothing in another.
    beginResetModel();
    for (PlayResult& result : m_play.results) {
        result.role.clear();
        result.officer.clear();
        result.level.clear();
    }
    if (m_play.game != kBarrage)
        std::erase_if(m_play.results, [](const PlayResult& result) { return result.isAutoma; });
    noteWinners();
    endResetModel();
    emit changed();
}

QStringList PlayEditModel::games() const { return {kBarrage, "outpost", "nucleum"}; }

QStringList PlayEditModel::gameNames() const { return textsOf(games(), share::gameName); }

void PlayEditModel::setDay(const QString& day) {
    m_day = day;
    emit changed();
}

int PlayEditModel::minutes() const {
    return static_cast<int>((m_play.playTime + kMinute / 2) / kMinute);
}

void PlayEditModel::setMinutes(int minutes) {
    if (minutes == this->minutes()) // a tracked time has seconds, which would be lost
        return;
    m_play.playTime = minutes * kMinute;
    emit changed();
}

QString PlayEditModel::location() const { return toQt(m_play.location); }

void PlayEditModel::setLocation(const QString& location) {
    m_play.location = toStd(location.simplified());
    emit changed();
}

QString PlayEditModel::comments() const { return toQt(m_play.comments); }

void PlayEditModel::setComments(const QString& comments) {
    m_play.comments = toStd(comments.trimmed().left(sessions::kLongestNotes));
    emit changed();
}

bool PlayEditModel::canAdd() const {
    return canChangeResults() && m_play.results.size() < kMostParticipants;
}

QStringList PlayEditModel::companies() const {
    return m_play.game == kBarrage ? idsFrom<barrage::Company>(0, barrage::kCompanyCount)
                                   : QStringList();
}

QStringList PlayEditModel::companyNames() const { return textsOf(companies(), history::roleName); }

QStringList PlayEditModel::officers() const {
    return m_play.game == kBarrage ? idsFrom<barrage::Officer>(1, barrage::kOfficerCount)
                                   : QStringList();
}

QStringList PlayEditModel::officerNames() const {
    return textsOf(officers(), history::officerName);
}

QStringList PlayEditModel::levels() const {
    return m_play.game == kBarrage ? idsFrom<barrage::Level>(0, kLevelCount) : QStringList();
}

QStringList PlayEditModel::levelNames() const { return textsOf(levels(), history::levelName); }

QString PlayEditModel::problem() const {
    if (m_play.results.empty())
        return tr("Add who played.");
    for (const PlayResult& result : m_play.results)
        if (!result.isAutoma && result.playerName.empty())
            return tr("Somebody has no name yet.");
    if (const QString name = nameTakenTwice(m_play.results); !name.isEmpty())
        return tr("Two players are called %1.").arg(name);
    const QDate date = QDate::fromString(m_day, Qt::ISODate);
    if (!date.isValid() || date.year() < 1970 || date.year() > 2199)
        return tr("The day has to look like %1.").arg(QStringLiteral("2026-11-17"));
    if (m_day != dayOf(m_play.ended) && date > QDate::currentDate())
        return tr("This day is yet to come.");
    return {};
}

void PlayEditModel::addParticipant(bool isAutoma) {
    if (!canAdd())
        return;
    const int row = rowCount();
    beginInsertRows({}, row, row);
    PlayResult& result = m_play.results.emplace_back();
    result.isAutoma = isAutoma;
    result.isStarter = row == 0;
    noteWinners();
    endInsertRows();
    emit dataChanged(index(0), index(row));
    emit changed();
}

void PlayEditModel::removeParticipant(int row) {
    if (!canChangeResults() || row < 0 || row >= rowCount())
        return;
    beginRemoveRows({}, row, row);
    m_play.results.erase(m_play.results.begin() + row);
    noteWinners();
    endRemoveRows();
    emit changed();
}

template <class Change>
void PlayEditModel::change(int row, Change change) {
    if (row < 0 || row >= rowCount())
        return;
    change(m_play.results[static_cast<std::size_t>(row)]);
    noteWinners();
    emit dataChanged(index(0), index(rowCount() - 1));
    emit changed();
}

void PlayEditModel::setName(int row, const QString& name) {
    change(row, [&name](PlayResult& result) { result.playerName = toStd(name.simplified()); });
}

void PlayEditModel::setCompany(int row, const QString& role) {
    change(row, [&role](PlayResult& result) { result.role = toStd(role); });
}

void PlayEditModel::setOfficer(int row, const QString& officer) {
    change(row, [&officer](PlayResult& result) { result.officer = toStd(officer); });
}

void PlayEditModel::setLevel(int row, const QString& level) {
    change(row, [&level](PlayResult& result) { result.level = toStd(level); });
}

void PlayEditModel::setScore(int row, int score) {
    change(row, [score](PlayResult& result) {
        if (result.score == score)
            return;
        result.score = score;
        result.sources.clear(); // they no longer add up
    });
}

void PlayEditModel::setWinner(int row, bool isWinner) {
    m_hasChosenWinners = true;
    change(row, [isWinner](PlayResult& result) { result.isWinner = isWinner; });
}

void PlayEditModel::noteWinners() {
    if (!m_hasChosenWinners)
        history::markHighestAsWinners(m_play.results);
}

bool PlayEditModel::save() {
    m_trouble.clear();
    if (!problem().isEmpty())
        return false;
    Play play = m_play;
    if (m_day != dayOf(play.ended)) {
        const QTime time = QDateTime::fromMSecsSinceEpoch(play.ended).time();
        play.ended = QDateTime(QDate::fromString(m_day, Qt::ISODate), time).toMSecsSinceEpoch();
    }
    // Untouched places stay: the scores do not tell how a tie was broken.
    if (!history::haveSameStandings(play.results, m_loadedResults))
        history::rankByWinnersAndScore(play.results);
    if (isNew())
        play.id = sessions::newId();
    const auto done = isNew() ? database::addPlay(m_host->store(), play)
                              : database::changePlay(m_host->store(), play);
    if (!done) {
        m_trouble = sessions::storeErrorSentence(done.error());
        emit changed();
        return false;
    }
    m_play = play;
    m_loadedResults = play.results;
    m_playId = toQt(play.id);
    emit changed();
    emit saved(m_playId);
    return true;
}
