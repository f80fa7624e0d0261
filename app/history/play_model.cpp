#include "app/history/play_model.h"

#include <algorithm>
#include <numeric>

#include "app/common/convert.h"
#include "app/common/language_change.h"
#include "app/games/cartridges.h"
#include "app/history/history_words.h"
#include "app/history/same_setup.h"
#include "app/history/table_photo.h"
#include "app/sessions/store_text.h"
#include "app/share/play_words.h"
#include "app/share/saved_file.h"
#include "database/history.h"
#include "database/photos.h"
#include "database/points.h"

namespace {

using database::Play;
using database::PlayResult;

/// The role's letters, or the first letters of the name.
QString shortNameOf(const Play& play, std::size_t index) {
    const PlayResult& result = play.results[index];
    if (const QString sign = games::roleSign(play.game, result.role); !sign.isEmpty())
        return sign;
    if (!result.isAutoma && result.playerName.empty() && result.role.empty())
        return QString::number(index + 1); // the first letters of "Player 2" say little
    return share::participantName(play, index).left(3);
}

QString standingOf(const Play& play, std::size_t index) {
    const PlayResult& result = play.results[index];
    const QString name = share::participantName(play, index);
    const QString detail = share::roleText(play.game, result);
    const bool isMore = !detail.isEmpty() && detail != name;
    return history::standingText(result.rank,
                                 isMore ? PlayModel::tr("%1 (%2)").arg(name, detail) : name,
                                 database::pointsOf(play, index));
}

QList<int> pointsOf(const PlayResult& result, const std::vector<std::string>& sources) {
    QList<int> points;
    for (const std::string& source : sources) {
        int vp = 0;
        for (const database::SourceScore& score : result.sources)
            vp += score.source == source ? score.vp : 0;
        points.append(vp);
    }
    return points;
}

std::vector<std::string> sourcesIn(const Play& play) {
    std::vector<std::string> ids;
    for (const PlayResult& result : play.results)
        for (const database::SourceScore& score : result.sources)
            if (std::ranges::find(ids, score.source) == ids.end())
                ids.push_back(score.source);
    return ids;
}

} // namespace

PlayModel::PlayModel(QObject* parent) : QAbstractListModel(parent) {
    // A new language changes every text.
    connect(LanguageChange::ofProgram(), &LanguageChange::changed, this, &PlayModel::refresh);
}

int PlayModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

const PlayResult& PlayModel::resultAt(int row) const {
    return m_play->results[m_order[static_cast<std::size_t>(row)]];
}

QVariant PlayModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const std::size_t place = m_order[static_cast<std::size_t>(index.row())];
    const PlayResult& result = resultAt(index.row());
    switch (role) {
    case NameRole:
        return share::participantName(*m_play, place);
    case ShortNameRole:
        return shortNameOf(*m_play, place);
    case StandingRole:
        return standingOf(*m_play, place);
    case CompanyRole:
        return games::colourOf(m_play->game, result);
    case PointsRole:
        return QVariant::fromValue(pointsOf(result, m_sourceIds));
    case EnergyRole:
        return QVariant::fromValue(QList<int>(result.energy.begin(), result.energy.end()));
    case TotalRole:
        return result.score;
    case IsWinnerRole:
        return result.isWinner;
    default:
        return {};
    }
}

QHash<int, QByteArray> PlayModel::roleNames() const {
    return {{NameRole, "name"},       {ShortNameRole, "shortName"}, {StandingRole, "standing"},
            {CompanyRole, "company"}, {PointsRole, "points"},       {EnergyRole, "energy"},
            {TotalRole, "total"},     {IsWinnerRole, "isWinner"}};
}

void PlayModel::setHost(StoreHost* host) {
    m_host = host;
    refresh();
}

void PlayModel::setPlayId(const QString& playId) {
    m_playId = playId;
    refresh();
}

QString PlayModel::game() const { return m_play ? games::gameName(m_play->game) : QString(); }

QString PlayModel::heading() const {
    if (!m_play)
        return {};
    QStringList parts{history::dayText(m_play->ended), history::durationText(m_play->playTime),
                      toQt(m_play->location), share::boardText(*m_play)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString PlayModel::comments() const { return m_play ? toQt(m_play->comments) : QString(); }

QString PlayModel::winners() const {
    QStringList names;
    for (const std::size_t place : m_order)
        if (m_play->results[place].isWinner)
            names << share::participantName(*m_play, place);
    return names.isEmpty() ? QString() : tr("Winner: %1").arg(names.join(QStringLiteral(", ")));
}

QString PlayModel::sessionId() const { return m_play ? toQt(m_play->session) : QString(); }

QStringList PlayModel::sources() const {
    QStringList names;
    for (const std::string& id : m_sourceIds)
        names << games::sourceName(m_play->game, id);
    return names;
}

int PlayModel::rounds() const {
    std::size_t rounds = 0;
    if (m_play)
        for (const PlayResult& result : m_play->results)
            rounds = std::max(rounds, result.energy.size());
    return static_cast<int>(rounds);
}

QString PlayModel::roundsTitle() const {
    return m_play ? games::PlayWords::said(games::wordsOf(m_play->game).roundsTitle) : QString();
}

QStringList PlayModel::facts() const {
    const games::Cartridge* const game = m_play ? games::cartridgeOf(m_play->game) : nullptr;
    if (!game || !game->factsOf)
        return {};
    QStringList names;
    for (std::size_t i = 0; i < m_play->results.size(); ++i)
        names << share::participantName(*m_play, i);
    return game->factsOf(*m_play, names);
}

QStringList PlayModel::photos() const {
    QStringList addresses;
    for (const database::Photo& photo : m_photos)
        addresses << history::addressOf(photo);
    return addresses;
}

bool PlayModel::canAddPhoto() const { return m_play && m_photos.size() < database::kMostPhotos; }

void PlayModel::refresh() {
    beginResetModel();
    m_play.reset();
    m_order.clear();
    m_sourceIds.clear();
    m_comparison.clear();
    m_photos.clear();
    m_trouble.clear();
    if (m_host && !m_playId.isEmpty()) {
        auto play = database::loadPlay(m_host->store(), toStd(m_playId));
        auto photos = database::photosOf(m_host->store(), toStd(m_playId));
        if (play)
            m_play = std::move(play.value());
        else
            m_trouble = sessions::storeErrorSentence(play.error());
        if (photos)
            m_photos = std::move(photos.value());
    }
    if (m_play) {
        m_order.resize(m_play->results.size());
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        std::ranges::stable_sort(m_order, {},
                                 [this](std::size_t place) { return m_play->results[place].rank; });
        m_sourceIds = sourcesIn(*m_play);
        m_comparison = history::comparisonOf(m_host->store(), *m_play);
    }
    endResetModel();
    emit changed();
}

bool PlayModel::addPhotoFile(const QUrl& file) {
    refresh(); // another page may have added or removed some
    if (!canAddPhoto())
        return false;
    const auto photo = history::photoFromFile(share::pathOf(file));
    if (!photo) {
        m_trouble = tr("This file is not a picture that can be read.");
        emit changed();
        return false;
    }
    std::vector<database::Photo> photos = m_photos;
    photos.push_back(*photo);
    return keepPhotos(photos);
}

void PlayModel::removePhoto(int place) {
    if (place < 0 || place >= static_cast<int>(m_photos.size()))
        return;
    const database::Photo unwanted = m_photos[static_cast<std::size_t>(place)];
    refresh(); // another page may have added or removed some
    std::vector<database::Photo> photos = m_photos;
    const auto found = std::ranges::find(photos, unwanted);
    if (found == photos.end())
        return;
    photos.erase(found);
    keepPhotos(photos);
}

bool PlayModel::keepPhotos(const std::vector<database::Photo>& photos) {
    m_trouble.clear();
    if (const auto done = database::setPhotos(m_host->store(), toStd(m_playId), photos); done)
        m_photos = photos;
    else
        m_trouble = sessions::storeErrorSentence(done.error());
    emit changed();
    return m_trouble.isEmpty();
}

bool PlayModel::remove() {
    PlayBin* bin = PlayBin::of(*m_host);
    const bool isRemoved = bin->remove(m_playId);
    if (!isRemoved) {
        m_trouble = bin->trouble();
        emit changed();
    }
    return isRemoved;
}

#include "moc_play_model.cpp"
