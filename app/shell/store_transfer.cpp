#include "app/shell/store_transfer.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QThread>

#include "app/common/convert.h"
#include "app/sessions/bring_in.h"
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

QString addedText(int games) {
    return games == 1 ? StoreTransfer::tr("Added %n game.", nullptr, games)
                      : StoreTransfer::tr("Added %n games.", nullptr, games);
}

QString thereText(int games, bool isAll) {
    if (isAll)
        return games == 1
                   ? StoreTransfer::tr("Nothing new: %n game was already here.", nullptr, games)
                   : StoreTransfer::tr("Nothing new: %n games were already here.", nullptr, games);
    return games == 1 ? StoreTransfer::tr("%n was already here.", nullptr, games)
                      : StoreTransfer::tr("%n were already here.", nullptr, games);
}

QString copiedText(int games) {
    return games == 1 ? StoreTransfer::tr("%n differs from the one here, so both are kept.",
                                          nullptr, games)
                      : StoreTransfer::tr("%n differ from the ones here, so both are kept.",
                                          nullptr, games);
}

QString cardsText(int cards) {
    return cards == 1 ? StoreTransfer::tr("Added %n card.", nullptr, cards)
                      : StoreTransfer::tr("Added %n cards.", nullptr, cards);
}

QString broughtInSentence(const sessions::BroughtIn& brought) {
    QStringList sentences;
    if (brought.problem)
        sentences << brought.problem->sentence;
    if (!brought.isComplete)
        sentences << StoreTransfer::tr("Stopped; what was added stays.");
    const bool isNothingNew = brought.gamesAdded + brought.gamesCopied + brought.cardsAdded == 0;
    if (brought.gamesAdded > 0)
        sentences << addedText(brought.gamesAdded);
    if (brought.gamesCopied > 0)
        sentences << copiedText(brought.gamesCopied);
    if (brought.cardsAdded > 0)
        sentences << cardsText(brought.cardsAdded);
    if (brought.gamesThere > 0)
        sentences << thereText(brought.gamesThere, isNothingNew);
    else if (isNothingNew)
        sentences << StoreTransfer::tr("Nothing was added.");
    return sentences.join(QLatin1Char(' '));
}

bool isEmpty(const database::Contents& contents) {
    return contents.sessions.empty() && contents.plays.empty() && contents.cards.empty();
}

bool isToldToStop() { return QThread::currentThread()->isInterruptionRequested(); }

json::Problem stopped() { return {StoreTransfer::tr("Stopped before anything was written.")}; }

json::Result<sessions::Export> csvOf(const database::DatabaseFile& store) {
    const auto csv = sessions::historyCsv(store);
    if (!csv)
        return csv.error();
    return sessions::Export{csv.value(), {}};
}

json::Result<sessions::Export> bgStatsOf(const database::DatabaseFile& store) {
    const auto plays = database::listPlays(store);
    if (!plays)
        return json::Problem{sessions::storeErrorSentence(plays.error())};
    return sessions::Export{share::bgsplayFile(plays.value(), sessions::now()), {}};
}

} // namespace

StoreTransfer::StoreTransfer(QObject* parent) : QObject(parent) {}
StoreTransfer::~StoreTransfer() { close(); }

void StoreTransfer::setHost(StoreHost* host) {
    m_host = host;
    if (m_host)
        connect(m_host, &StoreHost::closing, this, &StoreTransfer::close);
    emit hostChanged();
}

QUrl StoreTransfer::suggestedFile(const QString& suffix) const {
    const QString name = suffix == kBackupSuffix ? QStringLiteral("Penstock backup %1.%2")
                                                 : QStringLiteral("Penstock %1.%2");
    return share::suggestedFile(m_folder,
                                name.arg(QDate::currentDate().toString(Qt::ISODate), suffix));
}

void StoreTransfer::backUp(const QUrl& file) {
    start(tr("Making a backup…"), Ending::Natural,
          [wanted =
               share::pathOf(file)](const database::DatabaseFile& store) -> json::Result<Finished> {
              QDir().mkpath(QFileInfo(wanted).path());
              const QString path = share::freePath(wanted);
              if (const auto made = database::backUp(store, path.toStdU16String()); !made)
                  return json::Problem{sessions::storeErrorSentence(made.error(), path)};
              return Finished{{}, path, QStringLiteral("application/octet-stream"), false};
          });
}

void StoreTransfer::exportAll(const QUrl& file) {
    exportText(file, QStringLiteral("application/json"), Ending::OrStopped,
               [this](const database::DatabaseFile& store) {
                   return sessions::exportAll(store, [this](std::size_t done, std::size_t total) {
                       return goesOn(tr("Writing the file: %1 %"), done, total);
                   });
               });
}

void StoreTransfer::exportCsv(const QUrl& file) {
    exportText(file, QStringLiteral("text/csv"), Ending::Natural, csvOf);
}

void StoreTransfer::exportBgStats(const QUrl& file) {
    exportText(file, QStringLiteral("application/octet-stream"), Ending::Natural, bgStatsOf);
}

void StoreTransfer::exportText(const QUrl& file, const QString& mimeType, Ending ending,
                               const Text& text) {
    start(tr("Writing the file…"), ending,
          [=, path = share::pathOf(file)](
              const database::DatabaseFile& store) -> json::Result<Finished> {
              const auto content = text(store);
              if (isToldToStop())
                  return stopped();
              if (!content)
                  return content.error();
              const auto saved = share::saveNew(path, content.value().text);
              if (!saved)
                  return saved.error();
              return Finished{sessions::leftOutText(content.value().leftOut), saved.value(),
                              mimeType, false};
          });
}

void StoreTransfer::bringIn(const QUrl& file) {
    if (file.isEmpty()) // a dialog was confirmed without a choice
        return;
    start(tr("Reading the file…"), Ending::OrStopped,
          [this, path = share::pathOf(file)](const database::DatabaseFile& store) {
              return addFrom(path, store);
          });
}

json::Result<StoreTransfer::Finished> StoreTransfer::addFrom(const QString& path,
                                                             const database::DatabaseFile& store) {
    auto contents = sessions::contentsOfFile(path, [this](std::size_t done, std::size_t total) {
        return goesOn(tr("Reading: %1 %"), done, total);
    });
    if (isToldToStop())
        return stopped();
    if (!contents)
        return contents.error();
    const std::optional<sessions::Repeat> setup = contents.value().setup;
    if (setup && isEmpty(contents.value())) // the new game says what it is set up like
        return Finished{{}, {}, {}, false, setup};
    const auto addsOn = [this](std::size_t done, std::size_t total) {
        QThread::msleep(1); // the turn of those who want to write meanwhile
        return goesOn(tr("Adding: %1 %"), done, total);
    };
    const auto brought = sessions::bringIn(store, std::move(contents.value()), addsOn);
    return Finished{broughtInSentence(brought), {}, {}, true, setup};
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

void StoreTransfer::takeSetup() {
    m_setup.clear();
    m_setupGame.clear();
    emit changed();
}

void StoreTransfer::start(const QString& message, Ending ending, const Job& job) {
    if (isBusy())
        return;
    (void)m_host->store(); // so that there is a file, mended if need be
    m_message = message;
    m_told.clear();
    m_progress = -1;
    m_canStop = ending == Ending::OrStopped;
    m_thread.reset(QThread::create([this, job, file = m_host->path()] {
        const auto store = database::openStore(file.toStdU16String());
        const auto done = store ? job(store.value())
                                : json::Result<Finished>(json::Problem{
                                      sessions::storeErrorSentence(store.error(), file)});
        const Finished finished =
            done ? done.value() : Finished{done.error().sentence, {}, {}, false};
        later([this, finished] { finish(finished); });
    }));
    m_thread->start();
    emit changed();
}

void StoreTransfer::later(const std::function<void()>& call) {
    QMetaObject::invokeMethod(
        this,
        [this, run = m_run, call] {
            if (run == m_run)
                call();
        },
        Qt::QueuedConnection);
}

bool StoreTransfer::goesOn(const QString& message, std::size_t done, std::size_t total) {
    const double progress = static_cast<double>(done) / static_cast<double>(total);
    // No more often than it can be seen: the screen has other things to do.
    const QString text = message.arg(static_cast<int>(progress * 100));
    if (text != m_told)
        later([this, text, progress] {
            m_progress = progress;
            m_message = text;
            emit changed();
        });
    m_told = text;
    return !isToldToStop();
}

void StoreTransfer::finish(const Finished& finished) {
    endThread();
    QStringList sentences;
    if (!finished.path.isEmpty())
        sentences << savedSentence(finished.path, finished.mimeType);
    if (!finished.sentence.isEmpty())
        sentences << finished.sentence;
    m_message = sentences.join(QLatin1Char('\n'));
    if (finished.setup) {
        m_setup = QString::fromUtf8(
            QJsonDocument(sessions::toJson(*finished.setup)).toJson(QJsonDocument::Compact));
        m_setupGame = toQt(finished.setup->game);
    }
    emit changed();
    if (finished.isMoreThere)
        emit broughtIn();
}

void StoreTransfer::close() {
    if (!m_thread)
        return;
    m_thread->requestInterruption();
    endThread();
    m_message.clear();
    emit changed();
}

void StoreTransfer::endThread() {
    m_thread->wait();
    m_thread.reset();
    ++m_run;
    m_progress = -1;
}

#include "moc_store_transfer.cpp"
