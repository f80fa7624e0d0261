#include "app/shell/store_transfer.h"

#include <QDate>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QThread>

#include "app/sessions/bring_in.h"
#include "app/sessions/exchange.h"
#include "app/sessions/history_csv.h"
#include "app/sessions/identity.h"
#include "app/sessions/store_text.h"
#include "app/share/bg_stats.h"
#include "app/share/saved_file.h"
#include "app/share/share_sheet.h"
#include "database/history.h"
#include "database/store.h"

namespace {

constexpr QLatin1String kBackupSuffix("sqlite");

/// On a phone the system asks where the file goes.
QString savedSentence(const QString& path, const QString& mimeType) {
    if (share::hasShareSheet() && share::offerFile(path, mimeType))
        return StoreTransfer::tr("Choose where the file goes.");
    return StoreTransfer::tr("Saved as %1").arg(QDir::toNativeSeparators(path));
}

QString broughtInSentence(const sessions::BroughtIn& brought) {
    const database::ImportSummary& sums = brought.summary;
    QStringList sentences;
    if (!brought.isComplete)
        sentences << StoreTransfer::tr("Stopped; what was added stays.");
    sentences << StoreTransfer::tr("Added: %1.").arg(sums.added);
    if (sums.alreadyThere > 0)
        sentences << StoreTransfer::tr("Here already: %1.").arg(sums.alreadyThere);
    if (sums.keptAsCopies > 0)
        sentences << StoreTransfer::tr("Different from those here and kept as copies: %1.")
                         .arg(sums.keptAsCopies);
    return sentences.join(QLatin1Char(' '));
}

json::Result<QByteArray> bgStatsOf(const database::DatabaseFile& store) {
    const auto plays = database::listPlays(store);
    if (!plays)
        return json::Problem{sessions::storeErrorSentence(plays.error())};
    return share::bgsplayFile(plays.value(), sessions::now());
}

json::Result<QByteArray> allOf(const database::DatabaseFile& store) {
    auto exported = sessions::exportAll(store);
    if (!exported)
        return exported.error();
    return exported.value().text;
}

} // namespace

StoreTransfer::StoreTransfer(QObject* parent) : QObject(parent) {}
StoreTransfer::~StoreTransfer() { waitForThread(); }

void StoreTransfer::setHost(StoreHost* host) {
    m_host = host;
    if (m_host)
        connect(m_host, &StoreHost::closing, this, &StoreTransfer::waitForThread);
    emit hostChanged();
}

QUrl StoreTransfer::suggestedFile(const QString& suffix) const {
    const QString name = suffix == kBackupSuffix ? QStringLiteral("Penstock backup %1.%2")
                                                 : QStringLiteral("Penstock %1.%2");
    return share::suggestedFile(m_folder,
                                name.arg(QDate::currentDate().toString(Qt::ISODate), suffix));
}

void StoreTransfer::backUp(const QUrl& file) {
    start(tr("Making a backup…"),
          [wanted =
               share::pathOf(file)](const database::DatabaseFile& store) -> json::Result<Finished> {
              QDir().mkpath(QFileInfo(wanted).path());
              const QString path = share::freePath(wanted);
              if (const auto made = database::backUp(store, path.toStdU16String()); !made)
                  return json::Problem{sessions::storeErrorSentence(made.error(), path)};
              return Finished{{}, path, QStringLiteral("application/octet-stream")};
          });
}

void StoreTransfer::exportAll(const QUrl& file) {
    exportText(file, QStringLiteral("application/json"), allOf);
}

void StoreTransfer::exportCsv(const QUrl& file) {
    exportText(file, QStringLiteral("text/csv"), sessions::historyCsv);
}

void StoreTransfer::exportBgStats(const QUrl& file) {
    exportText(file, QStringLiteral("application/octet-stream"), bgStatsOf);
}

void StoreTransfer::exportText(const QUrl& file, const QString& mimeType, const Text& text) {
    start(tr("Writing the file…"),
          [=, path = share::pathOf(file)](
              const database::DatabaseFile& store) -> json::Result<Finished> {
              const auto content = text(store);
              if (!content)
                  return content.error();
              const auto saved = share::saveNew(path, content.value());
              if (!saved)
                  return saved.error();
              return Finished{{}, saved.value(), mimeType};
          });
}

void StoreTransfer::bringIn(const QUrl& file) {
    if (file.isEmpty()) // a dialog was confirmed without a choice
        return;
    start(tr("Reading the file…"),
          [this, path = share::pathOf(file)](const database::DatabaseFile& store) {
              return addFrom(path, store);
          });
}

json::Result<StoreTransfer::Finished> StoreTransfer::addFrom(const QString& path,
                                                             const database::DatabaseFile& store) {
    const auto contents = sessions::contentsOfFile(path);
    if (!contents)
        return contents.error();
    QElapsedTimer part;
    const auto goesOn = [this, &part](std::size_t done, std::size_t total) {
        tellProgress(static_cast<double>(done) / static_cast<double>(total));
        // Who waits for the store looks only now and then, so half of the time it is free.
        if (part.isValid())
            QThread::msleep(static_cast<unsigned long>(part.elapsed()));
        part.start();
        return !QThread::currentThread()->isInterruptionRequested();
    };
    const auto brought = sessions::bringIn(store, contents.value(), goesOn);
    if (!brought)
        return brought.error();
    QMetaObject::invokeMethod(this, &StoreTransfer::broughtIn, Qt::QueuedConnection);
    return Finished{broughtInSentence(brought.value()), {}, {}};
}

void StoreTransfer::stop() {
    if (m_thread)
        m_thread->requestInterruption();
}

void StoreTransfer::dismiss() {
    if (isBusy())
        return;
    m_message.clear();
    emit changed();
}

void StoreTransfer::start(const QString& message, const Job& job) {
    if (isBusy())
        return;
    (void)m_host->store(); // so that there is a file, mended if need be
    m_message = message;
    m_progress = -1;
    m_thread.reset(QThread::create([this, job, file = m_host->path()] {
        const auto store = database::openStore(file.toStdU16String());
        auto done = store ? job(store.value())
                          : json::Result<Finished>(
                                json::Problem{sessions::storeErrorSentence(store.error(), file)});
        const Finished finished = done ? done.value() : Finished{done.error().sentence, {}, {}};
        QMetaObject::invokeMethod(
            this, [this, finished] { finish(finished); }, Qt::QueuedConnection);
    }));
    m_thread->start();
    emit changed();
}

void StoreTransfer::tellProgress(double progress) {
    QMetaObject::invokeMethod(
        this,
        [this, progress] {
            m_progress = progress;
            m_message = tr("Adding: %1 %").arg(qRound(progress * 100));
            emit changed();
        },
        Qt::QueuedConnection);
}

void StoreTransfer::finish(const Finished& finished) {
    waitForThread();
    m_message = finished.path.isEmpty() ? finished.sentence
                                        : savedSentence(finished.path, finished.mimeType);
    m_progress = -1;
    emit changed();
}

void StoreTransfer::waitForThread() {
    if (!m_thread)
        return;
    m_thread->requestInterruption();
    m_thread->wait();
    m_thread.reset();
}
