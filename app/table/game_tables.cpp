#include "app/table/game_tables.h"

#include <utility>

#include "app/common/convert.h"
#include "app/common/language_change.h"
#include "app/common/sentence_case.h"
#include "app/games/shelf.h"
#include "app/sessions/known_games.h"
#include "app/sessions/store_text.h"
#include "database/sessions.h"

GameTables::GameTables(QObject* parent) : QObject(parent) {
    // A new language changes the titles.
    connect(LanguageChange::ofProgram(), &LanguageChange::changed, this, &GameTables::shelfChanged);
    connect(LanguageChange::ofProgram(), &LanguageChange::changed, this,
            &GameTables::forgetTrouble);
}

void GameTables::setHost(StoreHost* host) {
    m_host = host;
    for (const auto& [game, table] : m_tables)
        table->setHost(host);
    emit hostChanged();
}

QList<ShelfEntry> GameTables::shelf() const {
    QList<ShelfEntry> entries;
    for (const games::ShelfGame& game : games::shelf())
        entries.append({toQt(game.cartridge().id()), game.cartridge().name(),
                        tr("%1–%2 players").arg(game.players.fewest).arg(game.players.most)});
    return entries;
}

QString GameTables::folderOf(const QString& game) {
    return QStringLiteral("../") + sentenceCase(game);
}

QString GameTables::openSession() const {
    if (m_current && m_current->isOpen() && !m_current->isOver())
        return m_current->sessionId();
    for (const auto& [game, table] : m_tables)
        if (const QString held = table->heldSession(); !held.isEmpty())
            return held;
    return {};
}

void GameTables::forgetTrouble() {
    if (!std::exchange(m_trouble, QString()).isEmpty())
        emit changed();
}

void GameTables::setOnScreen(bool isOnScreen) {
    if (m_isOnScreen == isOnScreen)
        return;
    m_isOnScreen = isOnScreen;
    if (m_current)
        m_current->setOnScreen(isOnScreen);
    emit onScreenChanged();
}

GameTable* GameTables::tableOf(const QString& game) {
    const auto known = m_tables.find(game);
    if (known != m_tables.end())
        return known->second;
    const games::ShelfGame* const wanted = games::shelfGame(toStd(game));
    if (!wanted)
        return nullptr;
    GameTable* const table = m_tables.emplace(game, wanted->makeTable(this)).first->second;
    table->setHost(m_host);
    connect(table, &GameTable::changed, this, &GameTables::changed);
    connect(table, &GameTable::heard, this, &GameTables::heard);
    return table;
}

GameTable* GameTables::choose(const QString& game) {
    GameTable* const table = tableOf(game);
    if (!table || table == m_current)
        return table;
    if (m_current) {
        m_current->setOnScreen(false);
        m_current->close();
    }
    m_game = game;
    m_current = table;
    m_current->setOnScreen(m_isOnScreen);
    emit currentChanged();
    emit changed();
    return table;
}

/// Empty, with a sentence in `trouble`, if the store does not know the session.
QString GameTables::gameOf(const QString& sessionId) {
    for (const auto& [game, table] : m_tables)
        if (table->sessionId() == sessionId || table->holds(sessionId))
            return game;
    const auto record = database::loadSession(m_host->store(), toStd(sessionId));
    if (record)
        return toQt(record.value().log.game);
    m_trouble = record.error().trouble == database::Trouble::NotThere
                    ? tr("This game is no longer there.")
                    : sessions::storeErrorSentence(record.error(), m_host->file());
    return {};
}

bool GameTables::open(const QString& sessionId) {
    forgetTrouble();
    const QString game = gameOf(sessionId);
    GameTable* const table = game.isEmpty() ? nullptr : choose(game);
    if (table && table->open(sessionId))
        return true;
    if (table)
        m_trouble = table->trouble();
    else if (!game.isEmpty())
        m_trouble = sessions::unknownGameSentence(toStd(game));
    emit changed();
    return false;
}

void GameTables::drop(const QString& sessionId) {
    for (const auto& [game, table] : m_tables)
        table->drop(sessionId);
}

#include "moc_game_tables.cpp"
