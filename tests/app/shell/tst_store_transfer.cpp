#include <QTemporaryDir>
#include <QtTest>

#include "app/sessions/exchange.h"
#include "app/sessions/penstock_file.h"
#include "app/shell/store_transfer.h"
#include "database/history.h"
#include "database/remembered.h"
#include "database/sessions.h"
#include "database/transfer.h"
#include "tests/app/sessions/kept_games.h"

namespace {

constexpr int kPatience = 60'000;

/// Many sessions, each with a game that takes a while to replay.
database::Contents many(int count) {
    const database::SessionRecord whole =
        kept_games::session("whole", stored_games::goldenLog("solo_medium.log"));
    database::Contents contents;
    for (int i = 0; i < count; ++i) {
        database::SessionRecord session = whole;
        session.id = kept_games::idOf(QString::number(i));
        session.status = database::SessionStatus::Finished;
        contents.plays.push_back(kept_games::play(session));
        contents.sessions.push_back(std::move(session));
    }
    return contents;
}

} // namespace

class StoreTransferTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        m_host.emplace().setFile(m_folder->filePath("games.sqlite"));
        m_transfer.emplace().setHost(&*m_host);
        m_transfer->setProperty("folder", m_folder->filePath("out"));
    }

    void cleanup() {
        m_transfer.reset();
        m_host.reset();
        m_folder.reset();
    }

    void backsUpAndRestores() {
        fill(kept_games::few());
        m_transfer->backUp(m_transfer->suggestedFile("sqlite"));
        const QString backup = finishedFile("sqlite");
        clear();
        bringIn(backup);
        QCOMPARE(m_transfer->message(), "Added 2 games. Added 1 card.");
        QVERIFY(sorted(database::allContents(m_host->store()).value()) ==
                sorted(kept_games::few()));
        bringIn(backup);
        QCOMPARE(m_transfer->message(), "Nothing new: 2 games were already here.");
    }

    void neverOverwrites() {
        fill(kept_games::few());
        m_transfer->backUp(m_transfer->suggestedFile("sqlite"));
        const QString backup = finishedFile("sqlite");
        auto plays = database::listPlays(m_host->store()).value();
        plays[0].comments = "written later";
        QVERIFY(database::changePlay(m_host->store(), plays[0]));
        bringIn(backup);
        QVERIFY2(m_transfer->message().contains("1 differs from the one here, so both are kept."),
                 qPrintable(m_transfer->message()));
        QCOMPARE(database::loadPlay(m_host->store(), plays[0].id).value().comments,
                 "written later");
    }

    void makesANewFileEachTime() {
        m_transfer->exportAll(m_transfer->suggestedFile("penstock"));
        const QString first = finishedFile("penstock");
        m_transfer->exportAll(m_transfer->suggestedFile("penstock"));
        QVERIFY(waitForEnd());
        QVERIFY(m_transfer->message().contains(" (2).penstock"));
        QVERIFY(QFile::exists(first));
    }

    void writesEverythingInEachForm() {
        fill(kept_games::few());
        m_transfer->exportAll(m_transfer->suggestedFile("penstock"));
        QVERIFY(contentOf(finishedFile("penstock")).contains("\"penstock\""));
        m_transfer->exportCsv(m_transfer->suggestedFile("csv"));
        QVERIFY(contentOf(finishedFile("csv"))
                    .startsWith("\xEF\xBB\xBF"
                                "ended,game"));
        m_transfer->exportBgStats(m_transfer->suggestedFile("bgsplay"));
        QVERIFY(contentOf(finishedFile("bgsplay")).contains("playerScores"));
    }

    void saysWhatIsWrongWithAFile() {
        const QString path = m_folder->filePath("broken.penstock");
        QVERIFY(sessions::writeFile(path, "{"));
        bringIn(path);
        QVERIFY(!m_transfer->message().isEmpty() && !m_transfer->message().contains("added"));
        bringIn(m_folder->filePath("missing.penstock"));
        QVERIFY2(m_transfer->message().contains("missing.penstock"),
                 qPrintable(m_transfer->message()));
        QVERIFY(database::allContents(m_host->store()).value().sessions.empty());
    }

    void leavesTheAppUsableMeanwhile() {
        const QString path = manyIn("many.penstock", 300);
        (void)m_host->store();
        m_transfer->bringIn(QUrl::fromLocalFile(path));
        QVERIFY(m_transfer->isBusy()); // it only began
        QCOMPARE(m_transfer->message(), "Reading the file…");
        // The app goes on writing; no write waits for the whole import.
        const auto sessions = [this] {
            return database::listSessions(m_host->store()).value().size();
        };
        int writes = 0;
        bool wroteMeanwhile = false;
        bool sawProgress = false;
        while (m_transfer->isBusy()) {
            const bool hasBegun = sessions() > 0;
            QVERIFY(database::addPlay(m_host->store(), playNumber(++writes)));
            wroteMeanwhile = wroteMeanwhile || (hasBegun && sessions() < 300);
            QTest::qWait(5);
            sawProgress = sawProgress || m_transfer->progress() > 0;
        }
        QVERIFY(sawProgress);
        QVERIFY(wroteMeanwhile);
        const auto contents = database::allContents(m_host->store()).value();
        QCOMPARE(contents.sessions.size(), 300U);
        QCOMPARE(contents.plays.size(), 300U + std::size_t(writes));
        for (const database::SessionRecord& session : contents.sessions)
            QVERIFY(database::playOfSession(m_host->store(), session.id));
    }

    void saysWhatItLeftOut() {
        database::Contents contents = kept_games::few();
        contents.photos[contents.plays[0].id].push_back({4, 3, "damaged"});
        fill(contents);
        m_transfer->exportAll(m_transfer->suggestedFile("penstock"));
        QVERIFY(waitForEnd());
        const QStringList lines = m_transfer->message().split('\n');
        QVERIFY2(lines[0].startsWith("Saved as "), qPrintable(lines[0]));
        QCOMPARE(lines.value(1), "Photos that are not in the file, because they are damaged: 1. A "
                                 "backup holds everything.");
    }

    void canBeStoppedWhileTheFileIsRead() {
        const QString path = manyIn("many.penstock", 200);
        m_transfer->bringIn(QUrl::fromLocalFile(path));
        QVERIFY(m_transfer->canStop());
        QVERIFY(QTest::qWaitFor([this] { return m_transfer->message().startsWith("Reading: "); },
                                kPatience));
        m_transfer->stop();
        QVERIFY(waitForEnd());
        QCOMPARE(m_transfer->message(), "Stopped before anything was written.");
        QVERIFY(!m_transfer->canStop());
        QVERIFY(database::allContents(m_host->store()).value() == database::Contents{});
    }

    void canBeStoppedWhileABackupIsRead() {
        fill(many(200));
        m_transfer->backUp(m_transfer->suggestedFile("sqlite"));
        QVERIFY(!m_transfer->canStop());
        const QString backup = finishedFile("sqlite");
        clear();
        m_transfer->bringIn(QUrl::fromLocalFile(backup));
        m_transfer->stop();
        QVERIFY(waitForEnd());
        QCOMPARE(m_transfer->message(), "Stopped before anything was written.");
    }

    void canBeStoppedAndDoneAgain() {
        const QString path = manyIn("many.penstock", 200);
        m_transfer->bringIn(QUrl::fromLocalFile(path));
        QVERIFY(QTest::qWaitFor([this] { return m_transfer->message().startsWith("Adding: "); },
                                kPatience));
        m_transfer->stop();
        QVERIFY(waitForEnd());
        QVERIFY2(m_transfer->message().startsWith("Stopped; what was added stays. Added "),
                 qPrintable(m_transfer->message()));
        bringIn(path);
        QCOMPARE(database::allContents(m_host->store()).value().sessions.size(), 200U);
    }

    void leavesNoFileIfAnExportIsStopped() {
        fill(many(200));
        m_transfer->exportAll(m_transfer->suggestedFile("penstock"));
        QVERIFY(m_transfer->canStop());
        m_transfer->stop();
        QVERIFY(waitForEnd());
        QCOMPARE(m_transfer->message(), "Stopped before anything was written.");
        QVERIFY(QDir(m_folder->filePath("out")).isEmpty());
    }

    void tellsThatItIsOverWhenTheAppCloses() {
        m_transfer->bringIn(QUrl::fromLocalFile(manyIn("many.penstock", 100)));
        const QSignalSpy changes(&*m_transfer, &StoreTransfer::changed);
        m_host.reset();
        QVERIFY(!m_transfer->isBusy());
        QCOMPARE(changes.size(), 1);
    }

    void hearsNothingOfAnEarlierThread() {
        const QString path = manyIn("many.penstock", 20);
        m_transfer->bringIn(QUrl::fromLocalFile(path));
        m_host.reset(); // its last word is still on the way
        m_host.emplace().setFile(m_folder->filePath("other.sqlite"));
        m_transfer->setHost(&*m_host);
        m_transfer->bringIn(QUrl::fromLocalFile(path));
        QVERIFY(waitForEnd());
        QCOMPARE(m_transfer->message(), "Added 20 games.");
    }

private:
    [[nodiscard]] bool waitForEnd() {
        return QTest::qWaitFor([this] { return !m_transfer->isBusy(); }, kPatience);
    }

    /// A file with many sessions.
    [[nodiscard]] QString manyIn(const QString& name, int count) const {
        const QString path = m_folder->filePath(name);
        const auto written =
            sessions::writeFile(path, sessions::writePenstock(many(count)).value());
        return written ? path : QString();
    }

    void fill(const database::Contents& contents) {
        QVERIFY(database::importContents(m_host->store(), contents, sessions::newId));
    }

    void clear() {
        const database::Contents contents = database::allContents(m_host->store()).value();
        for (const auto& play : contents.plays)
            QVERIFY(database::removePlay(m_host->store(), play.id));
        for (const auto& session : contents.sessions)
            QVERIFY(database::removeSession(m_host->store(), session.id));
        for (const auto& card : contents.cards)
            QVERIFY(database::forgetCard(m_host->store(), card.game, card.id));
    }

    static database::Contents sorted(database::Contents contents) {
        std::ranges::sort(contents.sessions, {}, &database::SessionRecord::id);
        return contents;
    }

    static database::Play playNumber(int number) {
        database::Play play;
        play.id = kept_games::idOf(QString("mine %1").arg(number));
        play.game = "barrage";
        return play;
    }

    void bringIn(const QString& path) {
        m_transfer->bringIn(QUrl::fromLocalFile(path));
        QVERIFY(waitForEnd());
    }

    /// The path that the message names.
    QString finishedFile(const QString& suffix) {
        if (!waitForEnd())
            return {};
        const QString path = m_transfer->message().mid(QString("Saved as ").size());
        return path.endsWith("." + suffix) && QFile::exists(path) ? path : QString();
    }

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<StoreHost> m_host;
    std::optional<StoreTransfer> m_transfer;
};

QTEST_GUILESS_MAIN(StoreTransferTest)
#include "tst_store_transfer.moc"
