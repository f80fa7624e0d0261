#include "app/table/game_table.h"

#include <algorithm>
#include <utility>

#include "app/common/convert.h"
#include "app/common/language_change.h"
#include "app/sessions/identity.h"
#include "app/sessions/known_games.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/store_text.h"
#include "database/history.h"
#include "database/sessions.h"
#include "database/store.h"

namespace {

auto isCalled(const QString& sessionId) {
    return [&sessionId](const auto& each) { return toQt(each.game->session().id()) == sessionId; };
}

} // namespace

GameTable::GameTable(QObject* parent) : QObject(parent) {
    // A new language changes every text.
    connect(LanguageChange::ofProgram(), &LanguageChange::changed, this, &GameTable::changed);
}

void GameTable::setHost(StoreHost* host) {
    if (m_host == host)
        return;
    m_host = host;
    if (m_host)
        connect(m_host, &StoreHost::closing, this, [this] {
            close();
            // There may be room by now.
            for (const Unwritten& each : std::exchange(m_unwritten, {})) {
                take(each.game, each.isInMemory);
                close();
            }
            releaseUnwritten();
        });
    emit hostChanged();
}

QString GameTable::sessionId() const { return m_game ? toQt(m_game->session().id()) : QString(); }

// Not while an earlier entry is looked at: the game would change unseen.
bool GameTable::canUndo() const {
    const std::size_t first = m_amended ? static_cast<std::size_t>(m_amended->number - 1) : 0;
    return m_game && m_viewedEntry < 0 && m_game->cursor() > first;
}

bool GameTable::canRedo() const {
    return m_game && m_viewedEntry < 0 && !m_amended && m_game->cursor() < m_game->entryCount();
}

/// What was made together is named by the first of it.
QString GameTable::labelOf(int first, int end) const {
    const QString label = m_game->labelOf(static_cast<std::size_t>(first));
    const int others = end - first - 1;
    return others == 0 ? label : tr("%1, and %2 more").arg(label).arg(others);
}

QString GameTable::undoLabel() const {
    return canUndo() ? labelOf(undoTarget(), cursor()) : QString();
}

QString GameTable::redoLabel() const {
    return canRedo() ? labelOf(cursor(), static_cast<int>(m_game->redoTarget())) : QString();
}

bool GameTable::undoTakesBackChance() const { return canUndo() && m_game->undoTakesBackChance(); }

int GameTable::entryCount() const { return m_game ? static_cast<int>(m_game->entryCount()) : 0; }

int GameTable::cursor() const { return m_game ? static_cast<int>(m_game->cursor()) : 0; }

QString GameTable::playId() const {
    if (!m_game || !m_game->session().isFinished() || m_isInMemory)
        return {};
    const auto play = database::playOfSession(store(), m_game->session().id());
    return play ? toQt(play.value()) : QString();
}

bool GameTable::holds(const QString& sessionId) const {
    return std::any_of(m_unwritten.begin(), m_unwritten.end(), isCalled(sessionId));
}

QString GameTable::heldSession() const {
    return m_unwritten.empty() ? QString() : toQt(m_unwritten.back().game->session().id());
}

void GameTable::drop(const QString& sessionId) {
    if (sessionId == this->sessionId())
        close();
    const auto found = std::find_if(m_unwritten.begin(), m_unwritten.end(), isCalled(sessionId));
    if (found == m_unwritten.end())
        return;
    release(found->game);
    m_unwritten.erase(found);
}

void GameTable::releaseUnwritten() {
    for (const Unwritten& each : std::exchange(m_unwritten, {}))
        release(each.game);
}

void GameTable::setNotes(const QString& wanted) {
    // Longer ones could not be carried to another device.
    const QString notes = wanted.left(sessions::kLongestNotes);
    if (!m_game || m_notes == notes)
        return;
    m_notes = notes;
    if (const auto kept = database::setNotes(store(), m_game->session().id(), toStd(notes)); !kept)
        m_trouble = sentenceOf(kept.error());
    emit changed();
}

void GameTable::setOptions(const std::string& options) {
    if (m_options == options)
        return;
    m_options = options;
    if (m_amended)
        return;
    if (const auto kept = database::setOptions(store(), m_game->session().id(), options); !kept)
        m_trouble = sentenceOf(kept.error());
}

void GameTable::setOnScreen(bool isOnScreen) {
    if (m_isOnScreen == isOnScreen)
        return;
    m_isOnScreen = isOnScreen;
    if (m_game)
        isOnScreen ? m_game->session().show(sessions::now())
                   : m_game->session().hide(sessions::now());
    emit onScreenChanged();
}

bool GameTable::refuse(const QString& sentence) {
    m_trouble = sentence;
    emit changed();
    return false;
}

bool GameTable::start(const Creation& create) {
    const auto created = create(m_host->store());
    if (created) {
        take(created.value(), false);
        return true;
    }
    m_trouble = sentenceOf(created.error());
    if (OpenGame* const inMemory = createInMemory(create)) {
        take(inMemory, true);
        return true;
    }
    emit changed();
    return false;
}

bool GameTable::open(const QString& sessionId) {
    if (sessionId == this->sessionId())
        close();
    const auto unwritten =
        std::find_if(m_unwritten.begin(), m_unwritten.end(), isCalled(sessionId));
    if (unwritten != m_unwritten.end()) {
        const Unwritten found = *unwritten;
        m_unwritten.erase(unwritten);
        take(found.game, found.isInMemory);
        return true;
    }
    const auto resumed = resume(m_host->store(), toStd(sessionId));
    if (!resumed)
        return refuse(sentenceOf(resumed.error(), sessionId));
    take(resumed.value(), false);
    return true;
}

QString GameTable::sentenceOf(const database::StoreError& error) const {
    return sessions::storeErrorSentence(error, m_host->file());
}

QString GameTable::sentenceOf(const OpenGame::ResumeError& error, const QString& id) const {
    if (const auto* store = std::get_if<database::StoreError>(&error))
        return sentenceOf(*store);
    const auto record = database::loadSession(m_host->store(), toStd(id));
    if (!record)
        return sentenceOf(record.error());
    return sessions::loadErrorSentence(record.value().log, std::get<core::LoadError>(error));
}

void GameTable::putInUse(OpenGame* game) {
    m_game = game;
    use(game);
}

/// Nothing has just happened at a table that is opened: there is no last commit.
void GameTable::take(OpenGame* game, bool isInMemory) {
    close();
    m_isInMemory = isInMemory;
    putInUse(game);
    rereadOptions();
    if (m_isOnScreen)
        m_game->session().show(sessions::now());
    keep();
    emit changed();
}

void GameTable::rereadOptions() {
    if (!m_game)
        return;
    if (const auto record = database::loadSession(store(), m_game->session().id()); record) {
        m_notes = toQt(record.value().notes);
        m_keptOptions = m_options = record.value().options;
    }
    takeSeats(m_game->session().seats());
}

void GameTable::close() {
    if (!m_game)
        return;
    m_game->leaveAmendment();
    m_amended.reset();
    if (m_isInMemory) {
        noteTrouble();
        finishIfOver();
    }
    m_game->session().hide(sessions::now());
    endView();
    forgetCommit();
    OpenGame* const closed = m_game;
    putInUse(nullptr);
    // What a full disk did not take stays here until it does.
    if (closed->session().trouble() || m_isInMemory)
        m_unwritten.push_back({closed, m_isInMemory});
    else
        release(closed);
    m_isInMemory = false;
    m_notes.clear();
    m_options.clear();
    m_trouble.clear();
    emit changed();
}

void GameTable::keep() {
    m_amended = m_game->amendment();
    noteTrouble();
    finishIfOver();
}

void GameTable::tellMoves(const QString& sound, const std::optional<QString>& refusal) {
    keep();
    if (refusal)
        m_trouble = *refusal;
    emit happened();
    if (!sound.isEmpty())
        emit heard(sound);
    emit changed();
}

const database::DatabaseFile& GameTable::store() const {
    return m_isInMemory ? *m_memory : m_host->store();
}

OpenGame* GameTable::createInMemory(const Creation& create) {
    if (!m_memory) {
        auto opened = database::openMemoryStore();
        if (!opened)
            return nullptr;
        m_memory = std::make_unique<database::DatabaseFile>(std::move(opened.value()));
    }
    const auto created = create(*m_memory);
    return created ? created.value() : nullptr;
}

void GameTable::tryToLeaveMemory() {
    OpenGame* const inMemory = m_game;
    const std::string id = inMemory->session().id();
    auto record = database::loadSession(*m_memory, id);
    if (record) // its result, if there is one, has to come to the store too
        record.value().status = database::SessionStatus::Playing;
    if (!record || !database::addSession(m_host->store(), record.value()))
        return;
    const auto resumed = resume(m_host->store(), id);
    if (!resumed)
        return;
    putInUse(resumed.value());
    release(inMemory);
    m_isInMemory = false;
    if (m_isOnScreen)
        m_game->session().show(sessions::now());
}

void GameTable::finishIfOver() {
    // What is entered anew is not the game yet.
    if (m_amended || !m_game->isOver() || m_game->session().isFinished())
        return;
    if (const auto kept = m_game->finish(sessions::now()); !kept)
        m_trouble = sentenceOf(kept.error());
}

void GameTable::noteTrouble() {
    if (m_isInMemory && !m_amended) // it would come to the store without what is entered anew
        tryToLeaveMemory();
    m_trouble.clear();
    if (m_isInMemory) {
        m_trouble = tr("This game is only in memory, because the store cannot be written to. It is "
                       "written as soon as that is possible.");
        return;
    }
    sessions::KeptSession& session = m_game->session();
    if (session.trouble() && session.trouble()->trouble == database::Trouble::Conflict &&
        session.continueAsCopy(sessions::now()))
        m_trouble = tr("Another program has played on in this game. What was played here goes on "
                       "as a game of its own.");
    else if (session.trouble())
        m_trouble = tr("%1 The game goes on in memory and is written as soon as that is possible.")
                        .arg(sentenceOf(*session.trouble()));
    else if (session.stopped())
        m_trouble = sessions::loadErrorSentence(m_game->log(), *session.stopped());
}

/// Not beyond the entry that is being entered anew.
int GameTable::undoTarget() const {
    return std::max(static_cast<int>(m_game->undoTarget()), amendedEntry() - 1);
}

void GameTable::undo() {
    if (canUndo())
        goTo(undoTarget());
}

void GameTable::redo() {
    if (canRedo())
        goTo(static_cast<int>(m_game->redoTarget()));
}

void GameTable::undoTurn() {
    if (canUndo())
        goTo(std::max(static_cast<int>(m_game->turnStart()), amendedEntry() - 1));
}

void GameTable::view(int count) {
    if (!m_game || m_amended || count > entryCount())
        return;
    endView();
    if (count >= 0) {
        m_game->view(static_cast<std::size_t>(count));
        m_viewedEntry = count;
    }
    emit changed();
}

void GameTable::endView() {
    m_game->endView();
    m_viewedEntry = -1;
}

void GameTable::goTo(int count) {
    if (!m_game || count < 0)
        return;
    endView();
    if (count != cursor())
        forgetCommit();
    m_game->replayTo(static_cast<std::size_t>(count), sessions::now());
    keep();
    emit changed();
}

#include "moc_game_table.cpp"
