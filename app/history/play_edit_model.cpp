#include "app/history/play_edit_model.h"

#include <algorithm>
#include <set>
#include <utility>

#include <QDate>
#include <QDateTime>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/history/play_choices.h"
#include "app/history/play_ranking.h"
#include "app/sessions/identity.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/store_text.h"
#include "app/store/known_names.h"
#include "database/history.h"
#include "database/points.h"

namespace {

using database::Play;
using database::PlayResult;
using history::textsOf;

constexpr std::size_t kMostParticipants = 6;
constexpr int kMostKnown = 6; // names that are offered
constexpr database::Duration kMinute = 60'000;

QString dayOf(database::Time time) {
    return QDateTime::fromMSecsSinceEpoch(time).date().toString(Qt::ISODate);
}

/// Empty if there is none. Whoever stood twice in a play would be counted twice.
QString nameTakenTwice(const std::vector<PlayResult>& results) {
    std::set<std::string> names;
    for (const PlayResult& result : results)
        if (!result.playerName.empty() && !names.insert(result.playerName).second)
            return toQt(result.playerName);
    return {};
}

} // namespace

PlayEditModel::PlayEditModel(QObject* parent) : QAbstractListModel(parent) { load(); }

int PlayEditModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_draft.play.results.size());
}

QVariant PlayEditModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PlayResult& result = m_draft.play.results[static_cast<std::size_t>(index.row())];
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
    m_saved = {};
    m_saved.play.game = toStd(history::enteredGames().first());
    m_saved.play.ended = sessions::now();
    m_trouble.clear();
    if (isNew())
        m_saved.play.id = sessions::newId();
    else if (m_host) {
        auto play = database::loadPlay(m_host->store(), toStd(m_playId));
        if (play)
            m_saved.play = std::move(play.value());
        else
            m_trouble = sessions::storeErrorSentence(play.error());
    }
    m_saved.day = dayOf(m_saved.play.ended);
    m_saved.hasChosenWinners = !history::haveHighestAsWinners(m_saved.play.results);
    m_knownPlayers = m_host ? knownNames(m_host->store()).mid(0, kMostKnown) : QStringList();
    resume();
    endResetModel();
    emit changed();
}

void PlayEditModel::resume() {
    m_draft = m_saved;
    m_discarded.reset();
    m_isResumed = false;
    if (!m_host || !isLoaded())
        return;
    const auto kept = history::keptDraft(m_host->store(), toStd(m_playId), m_saved);
    if (!kept)
        return;
    m_saved.play.id = kept->play.id; // of a new play, which nobody knows yet
    m_isResumed = *kept != m_saved;
    m_draft = *kept;
}

void PlayEditModel::noteChange() {
    m_discarded.reset();
    keep();
    emit changed();
}

void PlayEditModel::keep() {
    if (!m_host || !isLoaded())
        return;
    const std::string key = toStd(m_playId);
    const auto kept = m_draft == m_saved ? history::forgetDraft(m_host->store(), key)
                                         : history::keepDraft(m_host->store(), key, m_draft);
    m_trouble = kept ? QString() : sessions::storeErrorSentence(kept.error());
}

void PlayEditModel::replaceDraft(const history::PlayDraft& draft) {
    beginResetModel();
    m_draft = draft;
    keep();
    endResetModel();
    emit changed();
}

void PlayEditModel::discard() {
    m_discarded = m_draft;
    m_isResumed = false;
    replaceDraft(m_saved);
}

void PlayEditModel::bringBack() {
    if (!m_discarded)
        return;
    m_isResumed = true;
    replaceDraft(*std::exchange(m_discarded, std::nullopt));
}

QString PlayEditModel::game() const { return toQt(m_draft.play.game); }

void PlayEditModel::setGame(const QString& game) {
    if (!canChangeResults() || game == this->game())
        return;
    m_draft.play.game = toStd(game);
    // Companies, officers and Automas of one game mean nothing in another.
    beginResetModel();
    for (PlayResult& result : m_draft.play.results) {
        result.role.clear();
        result.officer.clear();
        result.level.clear();
    }
    if (!history::hasAutomas(m_draft.play.game))
        std::erase_if(m_draft.play.results,
                      [](const PlayResult& result) { return result.isAutoma; });
    noteWinners();
    endResetModel();
    noteChange();
}

QStringList PlayEditModel::games() const { return history::enteredGames(); }

QStringList PlayEditModel::gameNames() const {
    QStringList names;
    for (const QString& id : games())
        names << games::gameName(toStd(id));
    return names;
}

void PlayEditModel::setDay(const QString& day) {
    if (day == m_draft.day)
        return;
    m_draft.day = day;
    noteChange();
}

int PlayEditModel::minutes() const {
    return static_cast<int>((m_draft.play.playTime + kMinute / 2) / kMinute);
}

void PlayEditModel::setMinutes(int minutes) {
    if (minutes == this->minutes()) // a tracked time has seconds, which would be lost
        return;
    m_draft.play.playTime = minutes * kMinute;
    noteChange();
}

QString PlayEditModel::location() const { return toQt(m_draft.play.location); }

void PlayEditModel::setLocation(const QString& location) {
    if (location == this->location())
        return;
    m_draft.play.location = toStd(location);
    noteChange();
}

QString PlayEditModel::comments() const { return toQt(m_draft.play.comments); }

void PlayEditModel::setComments(const QString& comments) {
    if (comments == this->comments())
        return;
    m_draft.play.comments = toStd(comments);
    noteChange();
}

bool PlayEditModel::hasPoints() const { return database::havePoints(m_draft.play.results); }

bool PlayEditModel::canAdd() const {
    return canChangeResults() && m_draft.play.results.size() < kMostParticipants;
}

QString PlayEditModel::roleTitle() const { return history::roleTitleOf(m_draft.play.game); }

QString PlayEditModel::officerTitle() const { return history::officerTitleOf(m_draft.play.game); }

QStringList PlayEditModel::companies() const { return history::rolesOf(m_draft.play.game); }

QStringList PlayEditModel::companyNames() const {
    return textsOf(m_draft.play.game, companies(), games::roleName);
}

QStringList PlayEditModel::officers() const { return history::officersOf(m_draft.play.game); }

QStringList PlayEditModel::officerNames() const {
    return textsOf(m_draft.play.game, officers(), games::officerName);
}

QStringList PlayEditModel::levels() const { return history::levelsOf(m_draft.play.game); }

QStringList PlayEditModel::levelNames() const {
    return textsOf(m_draft.play.game, levels(), games::levelName);
}

QString PlayEditModel::problem() const {
    if (m_draft.play.results.empty())
        return tr("Add who played.");
    // Plays from elsewhere may have seats without a name; what else is wrong there can be changed.
    for (const PlayResult& result : m_draft.play.results)
        if (isNew() && !result.isAutoma && result.playerName.empty())
            return tr("Somebody has no name yet.");
    if (const QString name = nameTakenTwice(m_draft.play.results); !name.isEmpty())
        return tr("Two players are called %1.").arg(name);
    const QDate date = QDate::fromString(m_draft.day, Qt::ISODate);
    if (!date.isValid() || date.year() < 1970 || date.year() > 2199)
        return tr("The day has to look like %1.").arg(QStringLiteral("2026-11-17"));
    if (m_draft.day != dayOf(m_draft.play.ended) && date > QDate::currentDate())
        return tr("This day is yet to come.");
    return {};
}

void PlayEditModel::addParticipant(bool isAutoma) {
    if (!canAdd())
        return;
    const int row = rowCount();
    beginInsertRows({}, row, row);
    PlayResult& result = m_draft.play.results.emplace_back();
    result.isAutoma = isAutoma;
    result.isStarter = row == 0;
    noteWinners();
    endInsertRows();
    emit dataChanged(index(0), index(row));
    noteChange();
}

void PlayEditModel::removeParticipant(int row) {
    if (!canChangeResults() || row < 0 || row >= rowCount())
        return;
    beginRemoveRows({}, row, row);
    m_draft.play.results.erase(m_draft.play.results.begin() + row);
    noteWinners();
    endRemoveRows();
    noteChange();
}

template <class Change>
void PlayEditModel::change(int row, Change change) {
    if (row < 0 || row >= rowCount())
        return;
    change(m_draft.play.results[static_cast<std::size_t>(row)]);
    noteWinners();
    emit dataChanged(index(0), index(rowCount() - 1));
    noteChange();
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
    m_draft.hasChosenWinners = true;
    change(row, [isWinner](PlayResult& result) { result.isWinner = isWinner; });
}

void PlayEditModel::noteWinners() {
    if (!m_draft.hasChosenWinners)
        history::markHighestAsWinners(m_draft.play.results);
}

bool PlayEditModel::save() {
    m_trouble.clear();
    if (!problem().isEmpty())
        return false;
    Play play = m_draft.play;
    play.location = toStd(location().simplified());
    play.comments = toStd(comments().trimmed().left(sessions::kLongestNotes));
    if (m_draft.day != dayOf(play.ended)) {
        const QTime time = QDateTime::fromMSecsSinceEpoch(play.ended).time();
        play.ended =
            QDateTime(QDate::fromString(m_draft.day, Qt::ISODate), time).toMSecsSinceEpoch();
    }
    // Untouched places stay: the scores do not tell how a tie was broken.
    if (!history::haveSameStandings(play.results, m_saved.play.results))
        history::rankByWinnersAndScore(play.results);
    const auto done = isNew() ? database::addPlay(m_host->store(), play)
                              : database::changePlay(m_host->store(), play);
    if (!done) {
        m_trouble = sessions::storeErrorSentence(done.error());
        emit changed();
        return false;
    }
    (void)history::forgetDraft(m_host->store(), toStd(m_playId));
    m_playId = toQt(play.id);
    m_draft.play = play;
    m_saved = m_draft;
    m_isResumed = false;
    emit changed();
    emit saved(m_playId);
    return true;
}

#include "moc_play_edit_model.cpp"
