#pragma once

#include <optional>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <QUrl>

#include "app/sessions/repeat.h"
#include "app/store/store_host.h"

/// A game that can be set up once more, here or by a friend.
class RepeatModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(QString sessionId READ sessionId WRITE setSessionId NOTIFY changed REQUIRED)
    /// Where files are suggested; empty: share::defaultFolder().
    Q_PROPERTY(QString folder MEMBER m_folder NOTIFY changed)
    /// Whether the game offers it and its set-up can be read.
    Q_PROPERTY(bool canRepeat READ canRepeat NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    /// "17.11.2026: Ala (USA), Automa (Germany)"
    Q_PROPERTY(QString earlier READ earlier NOTIFY changed)
    /// The results of this set-up so far, the last one first.
    Q_PROPERTY(QList<QString> results READ results NOTIFY changed)
    /// What happened last.
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    using QObject::QObject;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] QString sessionId() const { return m_sessionId; }
    void setSessionId(const QString& sessionId);
    [[nodiscard]] bool canRepeat() const { return m_earlier.has_value(); }
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString earlier() const;
    [[nodiscard]] QStringList results() const;
    [[nodiscard]] QString message() const { return m_message; }

    /// The set-up for the page of a new game. From here on the game, if it is still played, brings
    /// things up in the same order.
    Q_INVOKABLE QString setUp();
    [[nodiscard]] Q_INVOKABLE QUrl suggestedFile() const;
    /// A .penstock file with the set-up for a friend.
    Q_INVOKABLE void save(const QUrl& file);

signals:
    void changed();
    void messageChanged();

private:
    void load();
    void say(const QString& message);
    /// The whole of it, to be handed on; nothing, with a message, if it cannot be.
    [[nodiscard]] std::optional<sessions::Repeat> handedOn();

    StoreHost* m_host = nullptr;
    QString m_sessionId;
    QString m_folder;
    QString m_message;
    // Without what comes up: most who have this model only ask whether there is something to
    // repeat.
    std::optional<sessions::Repeat> m_earlier;
};
