#include "app/barrage/table/barrage_table.h"

#include <algorithm>

#include <QCoreApplication>
#include <QEvent>

#include "app/common/convert.h"
#include "app/explain/move_text.h"
#include "app/explain/names.h"
#include "app/position/error_text.h"
#include "app/sessions/barrage_play.h"
#include "app/sessions/identity.h"
#include "app/sessions/known_games.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/store_text.h"
#include "database/history.h"
#include "database/store.h"
#include "engine/barrage/ids.h"

namespace {

using namespace barrage;

/// A turn or a phase begins here: nothing of it has happened yet.
bool isTurnStart(const State& state) {
    const TurnState& turn = state.turn;
    return !state.isOver() && (state.task().kind == TaskKind::ConfirmPhase ||
                               (state.task().kind == TaskKind::TakeTurn && !turn.hasManagedWater &&
                                !turn.hasSweptContracts && turn.copied == Officer::None));
}

QString labelOf(const Playthrough& game, std::size_t entry) {
    Playthrough copy = game;
    copy.replayTo(entry);
    return explain::moveText(copy.state(), game.entries()[entry]);
}

} // namespace

BarrageTable::BarrageTable(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

BarrageTable::~BarrageTable() { close(); }

bool BarrageTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange)
        emit changed();
    return QObject::eventFilter(watched, event);
}

void BarrageTable::setHost(StoreHost* host) {
    if (m_host == host)
        return;
    m_host = host;
    if (m_host)
        connect(m_host, &StoreHost::closing, this, [this] {
            close();
            for (const Unwritten& each : m_unwritten) // the disk may have room by now
                each.session->hide(sessions::now());
            m_unwritten.clear();
        });
    emit hostChanged();
}

QString BarrageTable::sessionId() const { return m_session ? toQt(m_session->id()) : QString(); }

const Playthrough& BarrageTable::game() const { return m_session->game(); }

const State& BarrageTable::state() const { return m_viewedState ? *m_viewedState : game().state(); }

int BarrageTable::round() const { return m_session ? state().round : 0; }

QString BarrageTable::title() const { return m_session ? titleOf(state()) : QString(); }

QString BarrageTable::titleOf(const State& state) {
    if (state.isOver())
        return tr("Game over");
    return tr("Round %1 · %2")
        .arg(state.round)
        .arg(explain::sentenceCase(explain::nameOf(state.phase)));
}

bool BarrageTable::isOver() const { return m_session && state().isOver(); }
bool BarrageTable::hasLeeghwater() const { return isOpen() && state().options.leeghwater; }
// Not while an earlier entry is looked at: the game would change unseen.
bool BarrageTable::canUndo() const { return m_session && m_viewedEntry < 0 && game().canUndo(); }
bool BarrageTable::canRedo() const { return m_session && m_viewedEntry < 0 && game().canRedo(); }

QString BarrageTable::undoLabel() const {
    return canUndo() ? labelOf(game(), game().cursor() - 1) : QString();
}

QString BarrageTable::redoLabel() const {
    return canRedo() ? labelOf(game(), game().cursor()) : QString();
}

bool BarrageTable::undoTakesBackChance() const { return canUndo() && game().undoTakesBackChance(); }

int BarrageTable::entryCount() const {
    return m_session ? static_cast<int>(game().entries().size()) : 0;
}

int BarrageTable::cursor() const { return m_session ? static_cast<int>(game().cursor()) : 0; }

QString BarrageTable::nameOf(Company company) const {
    const CompanyState& own = game().state().of(company);
    const QString& name = m_names[indexOf(company)];
    if (own.isAutoma())
        return tr("Automa · %1").arg(levelName(own.level));
    return name.isEmpty() ? barrage::nameOf(company) : name;
}

QString BarrageTable::playId() const {
    if (!m_session || !m_session->isFinished() || m_isInMemory)
        return {};
    const auto play = database::playOfSession(store(), m_session->id());
    return play ? toQt(play.value()) : QString();
}

void BarrageTable::setNotes(const QString& wanted) {
    // Longer ones could not be carried to another device.
    const QString notes = wanted.left(sessions::kLongestNotes);
    if (!m_session || m_notes == notes)
        return;
    m_notes = notes;
    if (const auto kept = database::setNotes(store(), m_session->id(), toStd(notes)); !kept)
        m_trouble = sentenceOf(kept.error());
    emit changed();
}

void BarrageTable::setOnScreen(bool isOnScreen) {
    if (m_isOnScreen == isOnScreen)
        return;
    m_isOnScreen = isOnScreen;
    if (m_session)
        isOnScreen ? m_session->show(sessions::now()) : m_session->hide(sessions::now());
    emit onScreenChanged();
}

bool BarrageTable::begin(const Setup& setup, const Names& names) {
    auto begun = Playthrough::begin(setup);
    if (!begun) {
        m_trouble = position::sentenceFor(begun.error());
        emit changed();
        return false;
    }
    std::vector<std::string> humans;
    for (const Seat& seat : setup.seats)
        if (seat.kind == PlayerKind::Human)
            humans.push_back(toStd(names[indexOf(seat.company)]));
    const auto seats = seatsOf(setup, humans);
    auto created = Session::create(m_host->store(), begun.value(), seats, sessions::now());
    if (created) {
        take(std::move(created.value()), false);
        return true;
    }
    m_trouble = sentenceOf(created.error());
    if (auto inMemory = createInMemory(begun.value(), seats); inMemory) {
        take(std::move(*inMemory), true);
        return true;
    }
    emit changed();
    return false;
}

bool BarrageTable::open(const QString& sessionId) {
    if (sessionId == this->sessionId())
        close();
    const auto unwritten =
        std::find_if(m_unwritten.begin(), m_unwritten.end(), [&sessionId](const auto& each) {
            return toQt(each.session->id()) == sessionId;
        });
    if (unwritten != m_unwritten.end()) {
        Unwritten found = std::move(*unwritten);
        m_unwritten.erase(unwritten);
        take(std::move(*found.session), found.isInMemory);
        return true;
    }
    auto resumed = Session::resume(m_host->store(), toStd(sessionId));
    if (!resumed) {
        m_trouble = sentenceOf(resumed.error(), sessionId);
        emit changed();
        return false;
    }
    take(std::move(resumed.value()), false);
    return true;
}

QString BarrageTable::sentenceOf(const database::StoreError& error) const {
    return sessions::storeErrorSentence(error, m_host->file());
}

QString BarrageTable::sentenceOf(const Session::ResumeError& error, const QString& id) const {
    if (const auto* store = std::get_if<database::StoreError>(&error))
        return sentenceOf(*store);
    const auto record = database::loadSession(m_host->store(), toStd(id));
    if (!record)
        return sentenceOf(record.error());
    return sessions::loadErrorSentence(record.value().log, std::get<core::LoadError>(error));
}

void BarrageTable::take(Session session, bool isInMemory) {
    close();
    m_isInMemory = isInMemory;
    m_session = std::make_unique<Session>(std::move(session));
    m_names = {};
    for (const database::SessionSeat& seat : m_session->seats())
        if (const auto company = parseId<Company>(seat.role))
            m_names[indexOf(*company)] = toQt(seat.playerName);
    if (const auto record = database::loadSession(store(), m_session->id()); record)
        m_notes = toQt(record.value().notes);
    if (m_isOnScreen)
        m_session->show(sessions::now());
    noteTrouble();
    finishIfOver();
    emit changed();
}

void BarrageTable::close() {
    if (!m_session)
        return;
    if (m_isInMemory) {
        noteTrouble();
        finishIfOver();
    }
    m_session->hide(sessions::now());
    // What a full disk did not take stays here until it does.
    if (m_session->trouble() || m_isInMemory)
        m_unwritten.push_back({std::move(m_session), m_isInMemory});
    m_session.reset();
    m_isInMemory = false;
    m_viewedState.reset();
    m_viewedEntry = -1;
    m_notes.clear();
    m_trouble.clear();
    emit changed();
}

bool BarrageTable::commit(const Move& move) {
    if (!m_session)
        return false;
    endView();
    const State before = game().state();
    const auto events = m_session->commit(move, sessions::now());
    if (!events) {
        m_trouble = position::sentenceFor(events.error());
        emit changed();
        return false;
    }
    noteTrouble();
    finishIfOver();
    emit changed();
    emit happened(before, events.value());
    return true;
}

const database::DatabaseFile& BarrageTable::store() const {
    return m_isInMemory ? *m_memory : m_host->store();
}

std::optional<BarrageTable::Session>
BarrageTable::createInMemory(const Playthrough& game,
                             const std::vector<database::SessionSeat>& seats) {
    if (!m_memory) {
        auto opened = database::openMemoryStore();
        if (!opened)
            return std::nullopt;
        m_memory = std::make_unique<database::DatabaseFile>(std::move(opened.value()));
    }
    auto created = Session::create(*m_memory, game, seats, sessions::now());
    if (!created)
        return std::nullopt;
    return std::move(created.value());
}

void BarrageTable::tryToLeaveMemory() {
    auto record = database::loadSession(*m_memory, m_session->id());
    if (record) // its result, if there is one, has to come to the store too
        record.value().status = database::SessionStatus::Playing;
    if (!record || !database::addSession(m_host->store(), record.value()))
        return;
    auto resumed = Session::resume(m_host->store(), m_session->id());
    if (!resumed)
        return;
    m_session = std::make_unique<Session>(std::move(resumed.value()));
    m_isInMemory = false;
    if (m_isOnScreen)
        m_session->show(sessions::now());
}

void BarrageTable::finishIfOver() {
    if (!game().state().isOver() || m_session->isFinished())
        return;
    const auto now = sessions::now();
    const auto kept = m_session->finish(
        playOf(game(), m_session->id(), m_session->seats(), m_session->playTime(), now), now);
    if (!kept)
        m_trouble = sentenceOf(kept.error());
}

void BarrageTable::noteTrouble() {
    if (m_isInMemory)
        tryToLeaveMemory();
    m_trouble.clear();
    if (m_isInMemory) {
        m_trouble = tr("This game is only in memory, because the store cannot be written to. It is "
                       "written as soon as that is possible.");
        return;
    }
    if (m_session->trouble() && m_session->trouble()->trouble == database::Trouble::Conflict &&
        m_session->continueAsCopy(sessions::now()))
        m_trouble = tr("Another program has played on in this game. What was played here goes on "
                       "as a game of its own.");
    else if (m_session->trouble())
        m_trouble = tr("%1 The game goes on in memory and is written as soon as that is possible.")
                        .arg(sentenceOf(*m_session->trouble()));
    else if (m_session->stopped())
        m_trouble = sessions::loadErrorSentence(game().log(), *m_session->stopped());
}

void BarrageTable::undo() {
    if (canUndo())
        goTo(cursor() - 1);
}

void BarrageTable::redo() {
    if (canRedo())
        goTo(cursor() + 1);
}

void BarrageTable::undoTurn() {
    if (!canUndo())
        return;
    Playthrough earlier = game();
    do {
        earlier.undo();
    } while (earlier.canUndo() && !isTurnStart(earlier.state()));
    goTo(static_cast<int>(earlier.cursor()));
}

void BarrageTable::view(int count) {
    if (!m_session || count > entryCount())
        return;
    endView();
    if (count >= 0) {
        Playthrough copy = game();
        copy.replayTo(static_cast<std::size_t>(count));
        m_viewedState = copy.state();
        m_viewedEntry = count;
    }
    emit changed();
}

void BarrageTable::endView() {
    m_viewedState.reset();
    m_viewedEntry = -1;
}

void BarrageTable::goTo(int count) {
    if (!m_session || count < 0)
        return;
    endView();
    m_session->replayTo(static_cast<std::size_t>(count), sessions::now());
    noteTrouble();
    finishIfOver();
    emit changed();
}
