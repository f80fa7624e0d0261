#include "app/pad/score_pad_model.h"

#include <QLocale>

#include "app/common/convert.h"
#include "app/common/longest_name.h"
#include "app/games/shelf.h"
#include "app/pad/pad_store.h"
#include "app/sessions/identity.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/store_text.h"
#include "app/store/known_names.h"
#include "database/history.h"

namespace {

constexpr std::size_t kLeastPlayers = 2;
constexpr int kOfferedNames = 4;
constexpr int kMostMinutes = 600;
constexpr int kLongestLocation = 200; // in a .penstock file

} // namespace

ScorePadModel::ScorePadModel(QObject* parent)
    : QObject(parent), m_game(&games::shelf().front().pad()) {
    const auto editTable = [this](const QString& field, int value) {
        m_draft.table[field] = value;
        edit();
    };
    connect(&m_tableFields, &PadFieldModel::edited, this, editTable);
    connect(&m_timeFields, &PadFieldModel::edited, this, editTable);
}

void ScorePadModel::setHost(StoreHost* host) {
    if (host == m_host)
        return;
    m_host = host;
    load();
    emit hostChanged();
}

QString ScorePadModel::game() const { return toQt(m_game->name()); }

void ScorePadModel::setGame(const QString& game) {
    const pad::Game* const wanted = pad::gameNamed(toStd(game));
    if (wanted == nullptr || wanted == m_game)
        return;
    m_game = wanted;
    load();
    emit gameChanged();
}

QString ScorePadModel::title() const { return m_game->title(); }

bool ScorePadModel::canAdd() const { return m_players.count() < m_game->mostPlayers(); }

bool ScorePadModel::canRemove() const { return m_draft.participants.size() > kLeastPlayers; }

QStringList ScorePadModel::knownNames() const {
    QStringList taken;
    for (const pad::Participant& each : m_draft.participants)
        taken.append(each.name);
    return freeNames(m_knownNames, taken, kOfferedNames);
}

QString ScorePadModel::dateText() const {
    return isToday() ? tr("Today") : QLocale().toString(m_draft.date, QLocale::LongFormat);
}

bool ScorePadModel::isToday() const {
    return !m_draft.date.isValid() || m_draft.date == QDate::currentDate();
}

void ScorePadModel::setLocation(const QString& location) {
    const QString line = location.left(kLongestLocation);
    if (line == m_draft.location)
        return;
    m_draft.location = line;
    edit();
}

void ScorePadModel::setComments(const QString& comments) {
    const QString kept = comments.left(sessions::kLongestNotes);
    if (kept == m_draft.comments)
        return;
    m_draft.comments = kept;
    edit();
}

QString ScorePadModel::verdict() const {
    return m_draft.participants.empty() ? QString() : m_game->verdict(m_draft);
}

QString ScorePadModel::trouble() const {
    if (!m_storeTrouble.isEmpty())
        return m_storeTrouble;
    const QString names = nameTrouble();
    return names.isEmpty() ? m_game->trouble(m_draft) : names;
}

QString ScorePadModel::nameTrouble() const {
    const auto& all = m_draft.participants;
    for (auto one = all.begin(); one != all.end(); ++one)
        for (auto other = one + 1; other != all.end(); ++other)
            if (!one->name.isEmpty() && one->name == other->name)
                return tr("Two players are called %1.").arg(one->name);
    return {};
}

void ScorePadModel::addHuman() { add(false); }

void ScorePadModel::addAutoma() {
    if (hasAutomas())
        add(true);
}

void ScorePadModel::add(bool isAutoma) {
    if (!canAdd())
        return;
    m_draft.participants.push_back({QString(), isAutoma, {}});
    showPlayers();
    edit();
}

void ScorePadModel::remove(int number) {
    if (!canRemove() || number < 0 || number >= m_players.count())
        return;
    m_draft.participants.erase(m_draft.participants.begin() + number);
    showPlayers();
    edit();
}

void ScorePadModel::setName(int number, const QString& name) {
    if (number < 0 || number >= m_players.count())
        return;
    QString& own = m_draft.participants[static_cast<std::size_t>(number)].name;
    const QString line = name.simplified().left(kLongestName);
    if (own == line)
        return;
    own = line;
    edit();
}

void ScorePadModel::moveDate(int days) {
    const QDate today = QDate::currentDate();
    const QDate moved = (isToday() ? today : m_draft.date).addDays(days);
    m_draft.date = moved < today ? moved : QDate();
    edit();
}

void ScorePadModel::clear() {
    const pad::Draft before = m_draft;
    m_beforeClear.reset();
    if (m_host != nullptr)
        (void)pad::keepFormer(m_host->store(), *m_game, before);
    m_draft = pad::cleared(m_draft);
    edit();
    m_beforeClear = before;
    emit changed();
}

void ScorePadModel::undoClear() {
    if (!m_beforeClear)
        return;
    m_draft = *m_beforeClear;
    if (m_host != nullptr)
        m_draft = pad::withHistory(m_host->store(), *m_game, m_draft);
    showPlayers();
    edit();
}

bool ScorePadModel::undoClearCorrects() const {
    if (!m_beforeClear || m_host == nullptr)
        return false;
    const auto saved = pad::savedDraft(m_host->store(), *m_game);
    return saved && saved->play == m_beforeClear->play &&
           database::loadPlay(m_host->store(), saved->play).ok();
}

QString ScorePadModel::save() {
    m_draft = pad::withHistory(m_host->store(), *m_game, m_draft);
    if (!trouble().isEmpty()) {
        update();
        return {};
    }
    const database::Play play = pad::playOf(*m_game, m_draft, sessions::now());
    if (const auto saved = pad::keepPlay(m_host->store(), play); !saved) {
        m_storeTrouble = sessions::storeErrorSentence(saved.error());
        emit changed();
        return {};
    }
    (void)pad::keepSaved(m_host->store(), *m_game, m_draft);
    clear();
    return toQt(play.id);
}

void ScorePadModel::load() {
    if (m_host == nullptr)
        return;
    m_knownNames = ::knownNames(m_host->store());
    m_draft = pad::keptDraft(m_host->store(), *m_game);
    m_beforeClear = pad::formerDraft(m_host->store(), *m_game);
    m_storeTrouble.clear();
    showPlayers();
    update();
}

/// As many columns as there are participants. They are shown by their numbers, so whoever moved up
/// appears in the column of who was there before.
void ScorePadModel::showPlayers() {
    m_players.resize(static_cast<int>(m_draft.participants.size()),
                     [this](int number) { return newPlayer(number); });
}

PadPlayer* ScorePadModel::newPlayer(int number) {
    auto* const player = new PadPlayer(number, this);
    const auto own = static_cast<std::size_t>(number);
    const auto editPlayer = [this, own](const QString& field, int value) {
        m_draft.participants[own].values[field] = value;
        edit();
    };
    connect(player->sideFields(), &PadFieldModel::edited, this, editPlayer);
    connect(player->pointFields(), &PadFieldModel::edited, this, editPlayer);
    player->show(*m_game, m_draft, m_game->scores(m_draft)[own]);
    return player;
}

/// A draft that cannot be kept is no reason to stop: saving the game says what is wrong.
void ScorePadModel::edit() {
    if (m_beforeClear && m_host != nullptr)
        (void)pad::forgetFormer(m_host->store(), *m_game);
    m_beforeClear.reset();
    m_storeTrouble.clear();
    if (m_draft.play.empty())
        m_draft.play = sessions::newId();
    if (m_host != nullptr)
        (void)pad::keepDraft(m_host->store(), *m_game, m_draft);
    update();
}

void ScorePadModel::update() {
    const std::vector<pad::Score> scores = m_game->scores(m_draft);
    for (int i = 0; i < m_players.count(); ++i)
        m_players.at(i)->show(*m_game, m_draft, scores[static_cast<std::size_t>(i)]);
    m_tableFields.update(m_game->tableFields(m_draft));
    m_timeFields.update({pad::number(m_draft.table, QStringLiteral("minutes"), tr("Minutes played"),
                                     0, kMostMinutes)});
    emit changed();
}

#include "moc_score_pad_model.cpp"
