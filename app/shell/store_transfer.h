#pragma once

#include <functional>
#include <memory>

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>
#include <QUrl>

#include "app/json/problem.h"
#include "app/shell/store_host.h"

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
    /// From 0 to 1; below 0 while nobody can tell.
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /// What is going on, or what came of it and where the file lies.
    Q_PROPERTY(QString message READ message NOTIFY changed)

public:
    explicit StoreTransfer(QObject* parent = nullptr);
    ~StoreTransfer() override;

    void setHost(StoreHost* host);
    [[nodiscard]] bool isBusy() const { return m_thread != nullptr; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] QString message() const { return m_message; }

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
    /// An import stops after the part that is under way; what is in stays.
    Q_INVOKABLE void stop();
    Q_INVOKABLE void dismiss();

signals:
    void hostChanged();
    void changed();
    /// The store has more than before.
    void broughtIn();

private:
    /// What came of a job: a sentence, or a file to be handed on.
    struct Finished {
        QString sentence;
        QString path;
        QString mimeType;
    };
    using Job = std::function<json::Result<Finished>(const database::DatabaseFile& store)>;
    /// What to write, from the store.
    using Text = std::function<json::Result<QByteArray>(const database::DatabaseFile& store)>;

    void start(const QString& message, const Job& job);
    /// Runs in the thread.
    [[nodiscard]] json::Result<Finished> addFrom(const QString& path,
                                                 const database::DatabaseFile& store);
    void exportText(const QUrl& file, const QString& mimeType, const Text& text);
    void tellProgress(double progress);
    void finish(const Finished& finished);
    void waitForThread();

    StoreHost* m_host = nullptr;
    QString m_folder;
    std::unique_ptr<QThread> m_thread;
    double m_progress = -1;
    QString m_message;
};
