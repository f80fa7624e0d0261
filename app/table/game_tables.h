#pragma once

#include <map>

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/store/store_host.h"
#include "app/table/game_table.h"

/// A game as the home page offers it.
struct ShelfEntry {
    Q_GADGET
    QML_VALUE_TYPE(shelfEntry)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString players MEMBER players)

public:
    QString game;
    QString title;
    QString players; // "1–4 players"

    friend bool operator==(const ShelfEntry&, const ShelfEntry&) = default;
};

/// The tables of all games. Each is made when it is first wanted; one of them is in use, and when
/// another takes its place, its game is closed.
class GameTables : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host MEMBER m_host WRITE setHost NOTIFY hostChanged REQUIRED)
    Q_PROPERTY(QList<ShelfEntry> shelf READ shelf NOTIFY shelfChanged)
    /// The game whose table is in use, or empty.
    Q_PROPERTY(QString game READ game NOTIFY currentChanged)
    Q_PROPERTY(GameTable* current READ current NOTIFY currentChanged)
    /// The session on the table in use, if it is not over; else one that is here and not in the
    /// store, which did not take it; or empty.
    Q_PROPERTY(QString openSession READ openSession NOTIFY changed)
    /// Why no game could be opened, until it is forgotten.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// Whether the game in use is seen.
    Q_PROPERTY(bool isOnScreen MEMBER m_isOnScreen WRITE setOnScreen NOTIFY onScreenChanged)

public:
    explicit GameTables(QObject* parent = nullptr);

    void setHost(StoreHost* host);
    [[nodiscard]] QList<ShelfEntry> shelf() const;
    [[nodiscard]] QString game() const { return m_game; }
    [[nodiscard]] GameTable* current() const { return m_current; }
    [[nodiscard]] QString openSession() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }
    void setOnScreen(bool isOnScreen);

    /// Puts the table of that game into use and gives it; null if the game cannot be played.
    Q_INVOKABLE GameTable* choose(const QString& game);
    /// Where the pages of that game lie, as seen from the pages of all games.
    Q_INVOKABLE static QString folderOf(const QString& game);
    /// Opens the session at the table of its game, which is in use then.
    Q_INVOKABLE bool open(const QString& sessionId);
    Q_INVOKABLE void forgetTrouble();
    /// Leaves a session that is about to be removed from the store.
    Q_INVOKABLE void drop(const QString& sessionId);

signals:
    void hostChanged();
    void shelfChanged();
    void currentChanged();
    void changed();
    void onScreenChanged();
    void heard(const QString& sound);

private:
    [[nodiscard]] GameTable* tableOf(const QString& game);
    [[nodiscard]] QString gameOf(const QString& sessionId);

    StoreHost* m_host = nullptr;
    std::map<QString, GameTable*> m_tables; // our children
    QString m_game;
    GameTable* m_current = nullptr;
    QString m_trouble;
    bool m_isOnScreen = false;
};
