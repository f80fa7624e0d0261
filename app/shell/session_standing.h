#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/games/standing.h"
#include "app/store/store_host.h"

/// How one game of the store stands. It is played again for that, so it is asked for when there is
/// time.
class SessionStanding : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host MEMBER m_host NOTIFY changed REQUIRED)
    /// The game's name in the store; empty as long as nothing is known.
    Q_PROPERTY(QString game READ game NOTIFY changed)
    /// As it is called, and when it was last played.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString when READ when NOTIFY changed)
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(QList<StandingSeat> seats READ seats NOTIFY changed)
    Q_PROPERTY(Drawing board READ board NOTIFY changed)

public:
    explicit SessionStanding(QObject* parent = nullptr);

    [[nodiscard]] QString game() const { return m_game; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString when() const { return m_when; }
    [[nodiscard]] QString progress() const { return m_standing.progress; }
    [[nodiscard]] QList<StandingSeat> seats() const { return m_standing.seats; }
    [[nodiscard]] Drawing board() const { return m_standing.board; }

    /// Looks at that session from now on; at none if it is empty.
    Q_INVOKABLE void follow(const QString& session);

signals:
    void changed();

private:
    void look();

    StoreHost* m_host = nullptr;
    QString m_session;
    QString m_game;
    QString m_title;
    QString m_when;
    games::Standing m_standing;
};
