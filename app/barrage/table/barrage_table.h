#pragma once

#include <array>
#include <memory>
#include <optional>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/sessions/live_session.h"
#include "app/shell/store_host.h"
#include "engine/barrage/game.h"

/// The game on the table: what every Barrage view-model looks at and what their moves go through.
/// There is at most one game open; `changed` comes after every move, undo and opening.
class BarrageTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host MEMBER m_host WRITE setHost NOTIFY hostChanged REQUIRED)
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(QString sessionId READ sessionId NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    /// "Round 3 · Actions"
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(bool isOver READ isOver NOTIFY changed)
    Q_PROPERTY(bool hasLeeghwater READ hasLeeghwater NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// What undo would take back, in words.
    Q_PROPERTY(QString undoLabel READ undoLabel NOTIFY changed)
    Q_PROPERTY(QString redoLabel READ redoLabel NOTIFY changed)
    Q_PROPERTY(bool undoTakesBackChance READ undoTakesBackChance NOTIFY changed)
    Q_PROPERTY(int entryCount READ entryCount NOTIFY changed)
    Q_PROPERTY(int cursor READ cursor NOTIFY changed)
    /// While an earlier entry is looked at: the number of entries in force then; else -1.
    Q_PROPERTY(int viewedEntry READ viewedEntry NOTIFY changed)
    /// One sentence if something is wrong: a log that stops, a disk that is full.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// Whether the game is seen; time counts only then.
    Q_PROPERTY(bool isOnScreen MEMBER m_isOnScreen WRITE setOnScreen NOTIFY onScreenChanged)
    Q_PROPERTY(QString notes READ notes WRITE setNotes NOTIFY changed)

public:
    using Names = std::array<QString, barrage::kCompanyCount>;

    explicit BarrageTable(QObject* parent = nullptr);
    ~BarrageTable() override;

    [[nodiscard]] bool isOpen() const { return m_session != nullptr; }
    [[nodiscard]] QString sessionId() const;
    [[nodiscard]] int round() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] static QString titleOf(const barrage::State& state);
    [[nodiscard]] bool isOver() const;
    /// Whether the Leeghwater Project is played.
    [[nodiscard]] bool hasLeeghwater() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] QString undoLabel() const;
    [[nodiscard]] QString redoLabel() const;
    [[nodiscard]] bool undoTakesBackChance() const;
    [[nodiscard]] int entryCount() const;
    [[nodiscard]] int cursor() const;
    [[nodiscard]] int viewedEntry() const { return m_viewedEntry; }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString notes() const { return m_notes; }
    void setNotes(const QString& notes);
    void setHost(StoreHost* host);
    void setOnScreen(bool isOnScreen);

    // For other view-models; only while a game is open.
    [[nodiscard]] const barrage::Playthrough& game() const;
    /// The state in force, or the earlier one that is looked at.
    [[nodiscard]] const barrage::State& state() const;
    /// A human's name, or "Automa" with its level.
    [[nodiscard]] QString nameOf(barrage::Company company) const;
    [[nodiscard]] const Names& names() const { return m_names; }
    /// The id of the result in the history; empty before the end.
    [[nodiscard]] QString playId() const;

    /// Makes the move; durable before `changed` comes. False, with a sentence in `trouble`, if a
    /// rule refuses it.
    bool commit(const barrage::Move& move);
    /// Starts a game and opens it.
    bool begin(const barrage::Setup& setup, const Names& names);

    /// Also the one that is open: its names may have been changed in the history.
    Q_INVOKABLE bool open(const QString& sessionId);
    Q_INVOKABLE void close();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Back to the beginning of the turn, at most to the entry before which something else began.
    Q_INVOKABLE void undoTurn();
    /// The table after the first `count` entries, to look at only; -1 ends it.
    Q_INVOKABLE void view(int count);
    /// Undo or redo to there.
    Q_INVOKABLE void goTo(int count);

    /// A new language changes every text.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void hostChanged();
    void onScreenChanged();
    void changed();
    /// What a move brought about, after `changed`; `before` is the state before it.
    void happened(const barrage::State& before, const barrage::Events& events);

private:
    using Session = sessions::LiveSession<barrage::Game>;

    /// A game that was closed with moves that are not on the disk.
    struct Unwritten {
        std::unique_ptr<Session> session;
        bool isInMemory = false;
    };

    void take(Session session, bool isInMemory);
    [[nodiscard]] const database::DatabaseFile& store() const;
    [[nodiscard]] std::optional<Session>
    createInMemory(const barrage::Playthrough& game,
                   const std::vector<database::SessionSeat>& seats);
    void tryToLeaveMemory();
    void noteTrouble();
    void finishIfOver();
    void endView();
    [[nodiscard]] QString sentenceOf(const database::StoreError& error) const;
    [[nodiscard]] QString sentenceOf(const Session::ResumeError& error, const QString& id) const;

    StoreHost* m_host = nullptr;
    std::unique_ptr<database::DatabaseFile> m_memory; // for games the store did not take
    std::unique_ptr<Session> m_session;
    bool m_isInMemory = false;
    std::vector<Unwritten> m_unwritten;
    Names m_names;
    QString m_notes;
    QString m_trouble;
    bool m_isOnScreen = false;
    int m_viewedEntry = -1;
    std::optional<barrage::State> m_viewedState;
};
