#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>
#include <QUrl>

#include "app/json/problem.h"
#include "app/sessions/exchange.h"
#include "app/sessions/repeat.h"
#include "app/store/store_host.h"

class QThread;

/// Backup, export and import of everything. Each runs in a thread and with a connection of its own,
/// so that the app stays usable; one at a time. Leaving the page does not end it.
class StoreTransfer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host MEMBER m_host WRITE setHost NOTIFY hostChanged REQUIRED)
    /// Where files are suggested; empty: share::defaultFolder().
    Q_PROPERTY(QString folder MEMBER m_folder NOTIFY hostChanged)
    Q_PROPERTY(bool isBusy READ isBusy NOTIFY changed)
    /// Whether stop() can end what is going on: not what is over in a moment.
    Q_PROPERTY(bool canStop READ canStop NOTIFY changed)
    /// From 0 to 1; below 0 while nobody can tell.
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /// What is going on, or what came of it and where the file lies.
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /// A set-up that a file brought, and its game, until somebody takes it; else empty.
    Q_PROPERTY(QString setup READ setup NOTIFY changed)
    Q_PROPERTY(QString setupGame READ setupGame NOTIFY changed)

public:
    explicit StoreTransfer(QObject* parent = nullptr);
    ~StoreTransfer() override;

    void setHost(StoreHost* host);
    [[nodiscard]] bool isBusy() const { return m_thread != nullptr; }
    [[nodiscard]] bool canStop() const { return isBusy() && m_canStop; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] QString message() const { return m_message; }
    [[nodiscard]] QString setup() const { return m_setup; }
    [[nodiscard]] QString setupGame() const { return m_setupGame; }

    /// A new file with this suffix, named after the app and the day.
    [[nodiscard]] Q_INVOKABLE QUrl suggestedFile(const QString& suffix) const;
    /// A copy of the whole store: games, history, photos, settings.
    Q_INVOKABLE void backUp(const QUrl& file);
    /// A .penstock file with all games and results.
    Q_INVOKABLE void exportAll(const QUrl& file);
    Q_INVOKABLE void exportCsv(const QUrl& file);
    Q_INVOKABLE void exportBgStats(const QUrl& file);
    /// Adds what a backup or a .penstock file has and the store has not; nothing is overwritten.
    Q_INVOKABLE void bringIn(const QUrl& file);
    /// An import stops after the part that is under way, and what is in stays; an export leaves no
    /// file.
    Q_INVOKABLE void stop();
    Q_INVOKABLE void dismiss();
    /// A new game begins with the set-up that came.
    Q_INVOKABLE void takeSetup();

signals:
    void hostChanged();
    void changed();
    /// The store has more than before.
    void broughtIn();

private:
    /// What came of a job: a sentence, a file to be handed on, or both.
    struct Finished {
        QString sentence;
        QString path;
        QString mimeType;
        bool isMoreThere = false; // in the store
        std::optional<sessions::Repeat> setup{};
    };
    using Job = std::function<json::Result<Finished>(const database::DatabaseFile& store)>;
    /// What to write, from the store.
    using Text = std::function<json::Result<sessions::Export>(const database::DatabaseFile& store)>;

    /// Whether stop() may end it before its time.
    enum class Ending : std::uint8_t { Natural, OrStopped };

    void start(const QString& message, Ending ending, const Job& job);
    void exportText(const QUrl& file, const QString& mimeType, Ending ending, const Text& text);
    // These run in the thread.
    [[nodiscard]] json::Result<Finished> addFrom(const QString& path,
                                                 const database::DatabaseFile& store);
    /// Shows how far it is, the message being one with %1 in it; false if it shall stop.
    [[nodiscard]] bool goesOn(const QString& message, std::size_t done, std::size_t total);
    /// Calls it where the object lives, unless the thread's time is over by then.
    void later(const std::function<void()>& call);

    void finish(const Finished& finished);
    /// Ends the thread before its time.
    void close();
    void endThread();

    StoreHost* m_host = nullptr;
    QString m_folder;
    std::unique_ptr<QThread> m_thread;
    int m_run = 0; // changes only while there is no thread
    bool m_canStop = false;
    QString m_told; // by the thread, which alone uses it while there is one
    double m_progress = -1;
    QString m_message;
    QString m_setup;
    QString m_setupGame;
};
