#pragma once

#include <optional>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/pad/pad_players_model.h"
#include "app/store/store_host.h"

/// The tally of one game that was not tracked. All that is entered is in the store at once, so
/// leaving or an end of the program loses nothing; each game has its own pad.
class ScorePadModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host MEMBER m_host WRITE setHost NOTIFY hostChanged REQUIRED)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged REQUIRED)
    Q_PROPERTY(QString title READ title NOTIFY gameChanged)
    Q_PROPERTY(bool hasAutomas READ hasAutomas NOTIFY gameChanged)
    Q_PROPERTY(PadPlayersModel* players READ players CONSTANT)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY changed)
    Q_PROPERTY(PadFieldModel* tableFields READ tableFields CONSTANT)
    Q_PROPERTY(PadFieldModel* timeFields READ timeFields CONSTANT)
    /// Some names from earlier games that nobody has yet, the last used first.
    Q_PROPERTY(QStringList knownNames READ knownNames NOTIFY changed)
    Q_PROPERTY(QString dateText READ dateText NOTIFY changed)
    Q_PROPERTY(bool isToday READ isToday NOTIFY changed)
    Q_PROPERTY(QString location READ location WRITE setLocation NOTIFY changed)
    Q_PROPERTY(QString comments READ comments WRITE setComments NOTIFY changed)
    /// Who wins, and why if several are tied.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// Why the game cannot be saved or was not, or empty.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// Something was entered about this game.
    Q_PROPERTY(bool isTouched READ isTouched NOTIFY changed)
    Q_PROPERTY(bool canUndoClear READ canUndoClear NOTIFY changed)
    /// What undoClear brings back is a game of the history; saving it again corrects that.
    Q_PROPERTY(bool undoClearCorrects READ undoClearCorrects NOTIFY changed)

public:
    explicit ScorePadModel(QObject* parent = nullptr);

    void setHost(StoreHost* host);
    [[nodiscard]] QString game() const;
    void setGame(const QString& game);
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool hasAutomas() const { return m_game->hasAutomas(); }
    [[nodiscard]] PadPlayersModel* players() { return &m_players; }
    [[nodiscard]] bool canAdd() const;
    [[nodiscard]] bool canRemove() const;
    [[nodiscard]] PadFieldModel* tableFields() { return &m_tableFields; }
    [[nodiscard]] PadFieldModel* timeFields() { return &m_timeFields; }
    [[nodiscard]] QStringList knownNames() const;
    [[nodiscard]] QString dateText() const;
    [[nodiscard]] bool isToday() const;
    [[nodiscard]] QString location() const { return m_draft.location; }
    void setLocation(const QString& location);
    [[nodiscard]] QString comments() const { return m_draft.comments; }
    void setComments(const QString& comments);
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] bool isTouched() const { return pad::isTouched(m_draft); }
    [[nodiscard]] bool canUndoClear() const { return m_beforeClear.has_value(); }
    [[nodiscard]] bool undoClearCorrects() const;

    Q_INVOKABLE void addHuman();
    Q_INVOKABLE void addAutoma();
    Q_INVOKABLE void remove(int number);
    Q_INVOKABLE void setName(int number, const QString& name);
    /// The day on which it was played, days later or earlier; never after today.
    Q_INVOKABLE void moveDate(int days);
    Q_INVOKABLE void clear();
    /// Also opens a game that was saved just now once more; saving it again corrects it.
    Q_INVOKABLE void undoClear();
    /// Puts the game into the history, empties the pad and gives the play's id; it is empty if the
    /// game cannot be saved, and `trouble` says why.
    Q_INVOKABLE QString save();

signals:
    void hostChanged();
    void gameChanged();
    void changed();

private:
    void load();
    void add(bool isAutoma);
    void showPlayers();
    [[nodiscard]] PadPlayer* newPlayer(int number);
    void edit();
    void update();
    [[nodiscard]] QString nameTrouble() const;

    StoreHost* m_host = nullptr;
    const pad::Game* m_game;
    pad::Draft m_draft;
    std::optional<pad::Draft> m_beforeClear;
    QStringList m_knownNames;
    QString m_storeTrouble;
    PadPlayersModel m_players;
    PadFieldModel m_tableFields;
    PadFieldModel m_timeFields;
};
