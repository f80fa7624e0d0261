#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/store/store_host.h"
#include "app/table/open_game.h"
#include "database/database_file.h"

/// The game on the table, whichever it is: opening, undo and redo, looking at earlier entries, and
/// what to do when the store cannot be written. There is at most one game open; `changed` comes
/// after every move, undo and opening. Every game's own table is a GameTableOf.
class GameTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every game has a table of its own")
    Q_PROPERTY(StoreHost* host MEMBER m_host WRITE setHost NOTIFY hostChanged REQUIRED)
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(QString sessionId READ sessionId NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    /// "Round 3 · Actions"
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(bool isOver READ isOver NOTIFY changed)
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
    /// While an entry is entered anew: its number in the log; else 0.
    Q_PROPERTY(int amendedEntry READ amendedEntry NOTIFY changed)
    Q_PROPERTY(bool hasAmendment READ hasAmendment NOTIFY changed)
    /// How many entries wait to follow it again, those that would be given up now because they do
    /// not fit, in words, and why the first of them does not.
    Q_PROPERTY(int waitingEntries READ waitingEntries NOTIFY changed)
    Q_PROPERTY(QStringList misfits READ misfits NOTIFY changed)
    Q_PROPERTY(QString misfitReason READ misfitReason NOTIFY changed)
    /// One sentence if something is wrong: a log that stops, a disk that is full.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// Whether the game is seen; time counts only then.
    Q_PROPERTY(bool isOnScreen READ isOnScreen WRITE setOnScreen NOTIFY onScreenChanged)
    Q_PROPERTY(QString notes READ notes WRITE setNotes NOTIFY changed)

public:
    explicit GameTable(QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const { return m_game != nullptr; }
    [[nodiscard]] QString sessionId() const;
    [[nodiscard]] virtual int round() const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    /// At the state that is looked at.
    [[nodiscard]] virtual bool isOver() const = 0;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] QString undoLabel() const;
    [[nodiscard]] QString redoLabel() const;
    [[nodiscard]] bool undoTakesBackChance() const;
    [[nodiscard]] int entryCount() const;
    [[nodiscard]] int cursor() const;
    [[nodiscard]] int viewedEntry() const { return m_viewedEntry; }
    [[nodiscard]] int amendedEntry() const { return m_amended ? m_amended->number : 0; }
    /// Whether something new was entered.
    [[nodiscard]] bool hasAmendment() const { return m_amended && m_amended->hasNewMoves; }
    [[nodiscard]] int waitingEntries() const;
    [[nodiscard]] QStringList misfits() const;
    [[nodiscard]] QString misfitReason() const {
        return m_amended ? m_amended->refusal : QString();
    }
    [[nodiscard]] const std::optional<AmendedEntry>& amendment() const { return m_amended; }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString notes() const { return m_notes; }
    void setNotes(const QString& notes);
    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] bool isOnScreen() const { return m_isOnScreen; }
    void setOnScreen(bool isOnScreen);
    /// The id of the result in the history; empty before the end.
    [[nodiscard]] QString playId() const;
    /// Whether that session is here and not in the store, which did not take it.
    [[nodiscard]] bool holds(const QString& sessionId) const;
    /// The last of such sessions, or empty.
    [[nodiscard]] QString heldSession() const;
    /// Leaves the session and keeps nothing of it here: it is about to be removed from the store.
    void drop(const QString& sessionId);
    /// Only while a game is open.
    [[nodiscard]] const OpenGame& openGame() const { return *m_game; }

    /// Also the one that is open: its names may have been changed in the history.
    Q_INVOKABLE bool open(const QString& sessionId);
    Q_INVOKABLE void close();
    /// Reads again what is kept with the session beside its moves, after another has changed it.
    Q_INVOKABLE void rereadOptions();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Back to the beginning of the turn, at most to the entry before which something else began.
    Q_INVOKABLE void undoTurn();
    /// The table after the first `count` entries, to look at only; -1 ends it.
    Q_INVOKABLE void view(int count);
    /// Undo or redo to there.
    Q_INVOKABLE void goTo(int count);
    /// Enters the entry with this number anew, while those behind it wait; once all of them fit
    /// behind what is entered, they follow. Until then nothing is written.
    Q_INVOKABLE void amend(int number);
    /// Leaves everything as it was.
    Q_INVOKABLE void leaveAmendment();
    /// Goes on with what was entered anew and what fits behind it; the rest is given up.
    Q_INVOKABLE void takeAmendment();

signals:
    void hostChanged();
    void onScreenChanged();
    void changed();
    /// Moves were made and are kept; `lastCommit` of the game's own table has their events. Comes
    /// before `changed`, and never after opening or undo.
    void happened();
    /// The name of the sound for what they brought about, after `happened`.
    void heard(const QString& sound);

protected:
    using Creation =
        std::function<database::Result<OpenGame*>(const database::DatabaseFile& store)>;

    /// Opens what `create` makes, in memory if the store does not take it.
    bool start(const Creation& create);
    /// False, after saying why.
    bool refuse(const QString& sentence);
    /// Moves were made, and one after them may have been refused: keeps them, then tells of them.
    void tellMoves(const QString& sound, const std::optional<QString>& refusal);
    /// The same for moves that are entered anew: they happened long ago. Once all that waits fits
    /// behind them, it follows.
    void tellAmendment();
    void endView();
    /// A JSON object of the game's table that is kept with the session. While an entry is entered
    /// anew, what is set goes with it.
    [[nodiscard]] const std::string& options() const { return m_options; }
    void setOptions(const std::string& options);

private:
    /// A game that was closed with moves that are not on the disk.
    struct Unwritten {
        OpenGame* game = nullptr;
        bool isInMemory = false;
    };

    // GameTableOf owns the games, as it knows their type: those it made and that are not released.
    [[nodiscard]] virtual core::Result<OpenGame*, OpenGame::ResumeError>
    resume(const database::DatabaseFile& store, const std::string& id) = 0;
    virtual void use(const OpenGame* game) = 0; // null: none
    virtual void release(const OpenGame* game) = 0;
    /// Its events are no longer what was done last.
    virtual void forgetCommit() = 0;
    /// The options when entries have taken the place of others, from options() before that and
    /// those that were set meanwhile. What is kept by the number of an entry has another one.
    [[nodiscard]] virtual std::string optionsBehind(const sessions::ReplacedEntries& /*replaced*/,
                                                    const std::string& meanwhile) {
        return meanwhile;
    }
    /// Reads what the game's own table keeps of its seats.
    virtual void takeSeats(const std::vector<database::SessionSeat>& seats) = 0;

    [[nodiscard]] int undoTarget() const;
    [[nodiscard]] QString labelOf(int first, int end) const;
    void take(OpenGame* game, bool isInMemory);
    void putInUse(OpenGame* game);
    void releaseUnwritten();
    [[nodiscard]] const database::DatabaseFile& store() const;
    [[nodiscard]] OpenGame* createInMemory(const Creation& create);
    /// What is played is durable, or trouble said.
    void keep();
    void keepAmended(const sessions::ReplacedEntries& replaced);
    void takeOptions(const std::string& options);
    void tryToLeaveMemory();
    void noteTrouble();
    void finishIfOver();
    [[nodiscard]] QString sentenceOf(const database::StoreError& error) const;
    [[nodiscard]] QString sentenceOf(const OpenGame::ResumeError& error, const QString& id) const;

    StoreHost* m_host = nullptr;
    std::unique_ptr<database::DatabaseFile> m_memory; // for games the store did not take
    OpenGame* m_game = nullptr;
    bool m_isInMemory = false;
    std::vector<Unwritten> m_unwritten;
    QString m_notes;
    std::string m_options;
    std::string m_keptOptions; // as the store has them, while an entry is entered anew
    QString m_trouble;
    bool m_isOnScreen = false;
    int m_viewedEntry = -1;
    std::optional<AmendedEntry> m_amended;
};
