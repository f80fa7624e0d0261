#include "app/history/history_model.h"

#include <algorithm>
#include <iterator>

#include <QDate>
#include <QDateTime>
#include <QStringList>

#include "app/common/convert.h"
#include "app/common/language_change.h"
#include "app/games/cartridges.h"
#include "app/history/history_words.h"
#include "database/history.h"
#include "database/points.h"

namespace {

using database::PlayHeading;
using database::ResultHeading;

/// More than a tall screen shows, and read within a part of a frame.
constexpr std::size_t kPlaysAtOnce = 200;

/// One line per participant, the best first: "1. Ala (USA): 112".
QString resultOf(const PlayHeading& play) {
    QStringList lines;
    for (const std::size_t seat : history::seatsByRank(play))
        lines << history::standingText(play.results[seat].rank,
                                       history::participantWithRole(play, seat),
                                       database::pointsOf(play, seat));
    return lines.join(QLatin1Char('\n'));
}

QString titleOf(const PlayHeading& play) {
    QStringList parts{games::gameName(play.game), toQt(play.location),
                      history::durationText(play.playTime)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

/// The beginning of a day where the device is, nothing if the text is no day.
std::optional<database::Time> beginningOf(const QString& day, int daysLater) {
    const QDate date = QDate::fromString(day, Qt::ISODate);
    if (!date.isValid())
        return std::nullopt;
    return date.addDays(daysLater).startOfDay().toMSecsSinceEpoch();
}

} // namespace

HistoryModel::HistoryModel(QObject* parent) : QAbstractListModel(parent) {
    // A new language changes what words are found in.
    connect(LanguageChange::ofProgram(), &LanguageChange::changed, this, &HistoryModel::refresh);
    connect(&m_more, &QTimer::timeout, this, &HistoryModel::readMore);
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const std::size_t place = m_shown[static_cast<std::size_t>(index.row())];
    m_seen = std::max(m_seen, place + 1);
    const PlayHeading& play = m_plays[place];
    switch (role) {
    case IdRole:
        return toQt(play.id);
    case DateRole:
        return history::dayText(play.ended);
    case TitleRole:
        return titleOf(play);
    case ResultRole:
        return resultOf(play);
    case PhotoCountRole:
        return play.photoCount;
    case IsTrackedRole:
        return play.isTracked;
    default:
        return {};
    }
}

QHash<int, QByteArray> HistoryModel::roleNames() const {
    return {{IdRole, "playId"},
            {DateRole, "date"},
            {TitleRole, "title"},
            {ResultRole, "result"},
            {PhotoCountRole, "photoCount"},
            {IsTrackedRole, "isTracked"}};
}

void HistoryModel::setHost(StoreHost* host) {
    m_host = host;
    if (m_host)
        connect(bin(), &PlayBin::changed, this, &HistoryModel::refresh);
    emit hostChanged();
    refresh();
}

PlayBin* HistoryModel::bin() const { return m_host ? PlayBin::of(*m_host) : nullptr; }

void HistoryModel::setText(const QString& text) {
    if (text == m_filter.text)
        return;
    m_filter.text = text;
    apply();
}

void HistoryModel::setFromDay(const QString& day) {
    if (day == m_fromDay)
        return;
    m_fromDay = day;
    m_filter.from = beginningOf(day, 0);
    apply();
}

void HistoryModel::setToDay(const QString& day) {
    if (day == m_toDay)
        return;
    m_toDay = day;
    m_filter.until = beginningOf(day, 1);
    apply();
}

void HistoryModel::setFilter(const history::PlayFilter& filter) {
    m_filter = filter;
    apply();
}

void HistoryModel::clearFilter() {
    m_filter = {};
    m_fromDay.clear();
    m_toDay.clear();
    apply();
}

void HistoryModel::refresh() {
    beginResetModel();
    m_plays.clear();
    m_searchTexts.clear();
    read(std::max(kPlaysAtOnce, m_seen));
    m_shown = fitting(0);
    endResetModel();
    emit changed();
    if (!m_more.isActive())
        emit loaded();
}

void HistoryModel::read(std::size_t most) {
    m_more.stop();
    if (!m_host)
        return;
    auto plays = database::listPlayHeadings(m_host->store(),
                                            {.after = m_plays.empty() ? nullptr : &m_plays.back(),
                                             .most = static_cast<std::int64_t>(most)});
    if (!plays)
        return;
    if (plays.value().size() == most)
        m_more.start();
    std::ranges::move(plays.value(), std::back_inserter(m_plays));
}

void HistoryModel::readMore() {
    const std::size_t known = m_plays.size();
    read(kPlaysAtOnce);
    if (const auto more = fitting(known); !more.empty()) {
        beginInsertRows({}, count(), count() + static_cast<int>(more.size()) - 1);
        m_shown.insert(m_shown.end(), more.begin(), more.end());
        endInsertRows();
    }
    emit changed();
    if (!m_more.isActive())
        emit loaded();
}

void HistoryModel::makeSearchTexts() {
    if (m_filter.text.trimmed().isEmpty())
        return;
    for (std::size_t i = m_searchTexts.size(); i < m_plays.size(); ++i)
        m_searchTexts.push_back(history::searchTextOf(m_plays[i]));
}

std::vector<std::size_t> HistoryModel::fitting(std::size_t from) {
    makeSearchTexts();
    std::vector<std::size_t> places;
    for (std::size_t i = from; i < m_plays.size(); ++i)
        if (history::matches(m_filter, m_plays[i],
                             i < m_searchTexts.size() ? m_searchTexts[i] : QString()))
            places.push_back(i);
    return places;
}

void HistoryModel::apply() {
    beginResetModel();
    m_shown = fitting(0);
    m_seen = 0; // one looks at other plays now
    endResetModel();
    emit changed();
}

#include "moc_history_model.cpp"
