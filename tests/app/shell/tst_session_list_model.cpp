#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "app/common/convert.h"
#include "app/shell/last_session.h"
#include "app/shell/session_list_model.h"
#include "database/session_journal.h"
#include "database/transfer.h"
#include "engine/nucleum/random_play.h"
#include "engine/outpost/random_play.h"
#include "tests/support/barrage/games.h"
#include "tests/support/nucleum/games.h"
#include "tests/support/outpost/games.h"

Q_DECLARE_METATYPE(core::GameLog)

namespace {

/// Session `i` was touched at `i`.
database::SessionRecord session(int i, bool isPlaying) {
    database::SessionRecord record;
    record.id = "session " + std::to_string(i);
    record.log.game = "barrage";
    record.touched = i;
    record.status =
        isPlaying ? database::SessionStatus::Playing : database::SessionStatus::Finished;
    record.seats = {{"usa", "Ann"}};
    return record;
}

} // namespace

class SessionListModelTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        m_host.emplace();
        m_host->setFile(m_folder->filePath("games.sqlite"));
    }
    void cleanup() {
        m_host.reset();
        m_folder.reset();
    }

    void tellsHowEveryGameStands_data() {
        QTest::addColumn<core::GameLog>("log");
        QTest::addColumn<int>("cursor");
        QTest::addColumn<QString>("standing");
        const auto barrage = barrage::test::playGame(2);
        const auto ends = [](const auto& game) { return static_cast<int>(game.entries().size()); };
        QTest::newRow("Barrage at its beginning") << barrage.log() << 0 << "Round 1 of 5 · .*";
        QTest::newRow("Barrage that is over") << barrage.log() << ends(barrage) << "[^·]*\\d+.*";
        const auto nucleum = nucleum::playRandomGame(nucleum::test::variedSetup(3, 1), 1);
        QTest::newRow("Nucleum") << nucleum.log() << ends(nucleum) / 2 << "[^·]*\\d+.*";
        const auto outpost = outpost::playRandomGame(outpost::test::plainSetup(3, 1), 1);
        QTest::newRow("Outpost") << outpost.log() << ends(outpost) / 2 << "Round \\d+ · .* cit.*";
        QTest::newRow("Outpost that is over")
            << outpost.log() << ends(outpost) << "[^·]*\\d+ cit.*";
    }
    void tellsHowEveryGameStands() {
        QFETCH(const core::GameLog, log);
        QFETCH(const int, cursor);
        QFETCH(const QString, standing);
        database::SessionRecord record = session(1, true);
        record.log = log;
        record.cursor = static_cast<std::uint64_t>(cursor);
        record.seats = {{"usa", "Ann"}, {"germany", "Bob"}};
        QVERIFY(database::addSession(m_host->store(), record));
        SessionListModel model;
        model.setHost(&*m_host);
        QCOMPARE(textOf(model), QString()); // nobody has looked
        model.findStanding(toQt(record.id));
        QTRY_VERIFY(!textOf(model).isEmpty());
        const QRegularExpression wanted(QRegularExpression::anchoredPattern(standing));
        QVERIFY2(wanted.match(textOf(model)).hasMatch(), qPrintable(textOf(model)));
        QVERIFY2(textOf(model).contains("Ann\u00a0") && textOf(model).contains("Bob\u00a0"),
                 qPrintable(textOf(model)));
    }

    /// It belongs to the cursor, not to the last entry.
    void tellsAnewWhatWasUndone() {
        const auto game = barrage::test::playGame(2);
        database::SessionRecord record = session(1, true);
        record.log = game.log();
        record.cursor = game.entries().size();
        QVERIFY(database::addSession(m_host->store(), record));
        SessionListModel model;
        model.setHost(&*m_host);
        model.findStanding(toQt(record.id));
        QTRY_VERIFY(!textOf(model).isEmpty());
        QVERIFY(!textOf(model).startsWith("Round"));
        auto journal = database::SessionJournal::open(m_host->store(), record.id);
        QVERIFY(journal.ok());
        QVERIFY(journal.value().moveCursor(1, record.touched + 1).ok());
        model.refresh();
        model.findStanding(toQt(record.id));
        QTRY_VERIFY2(textOf(model).startsWith("Round 1 of 5"), qPrintable(textOf(model)));
    }

    void saysNothingOfALogItCannotRead() {
        fill(1, 0); // no setup
        SessionListModel model;
        model.setHost(&*m_host);
        const QSignalSpy told(&model, &SessionListModel::dataChanged);
        model.findStanding("session 0");
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(textOf(model), QString());
        model.findStanding("no such game");
    }

    void readsMoreWhenItIsWanted() {
        fill(250, -1);
        SessionListModel model;
        model.setHost(&*m_host);
        const int rowsAtFirst = model.rowCount();
        QVERIFY(rowsAtFirst < 250);
        const QSignalSpy inserted(&model, &SessionListModel::rowsInserted);
        while (model.canFetchMore({}))
            model.fetchMore({});
        QCOMPARE(model.rowCount(), 250);
        QCOMPARE(inserted.first().at(1).toInt(), rowsAtFirst);
        QCOMPARE(inserted.last().at(2).toInt(), 249);
        for (int row = 0; row < 250; ++row)
            QCOMPARE(model.data(model.index(row), SessionListModel::IdRole).toString(),
                     QString("session %1").arg(249 - row));
    }

    void beginsWithWhatIsUnfinished() {
        fill(5, 1);
        SessionListModel model;
        model.setHost(&*m_host);
        QStringList ids;
        for (int row = 0; row < model.rowCount(); ++row)
            ids << model.data(model.index(row), SessionListModel::IdRole).toString();
        QCOMPARE(ids,
                 (QStringList{"session 1", "session 4", "session 3", "session 2", "session 0"}));
    }

    void knowsTheUnfinishedGameTouchedLast() {
        fill(250, 3);
        LastSession last;
        last.setHost(&*m_host);
        QCOMPARE(last.id(), "session 3");
        QCOMPARE(last.game(), "Barrage");
        QVERIFY(last.seats().contains("Ann"));
        QVERIFY(database::removeSession(m_host->store(), "session 3"));
        last.refresh();
        QCOMPARE(last.id(), QString());
        QCOMPARE(last.seats(), QString());
        QVERIFY(last.hasGames());
    }

    void knowsFurtherUnfinishedGames() {
        LastSession last;
        last.setHost(&*m_host);
        QCOMPARE(last.playing(), 0);
        QVERIFY(last.others().isEmpty());
        database::Contents contents;
        for (int i = 0; i < 6; ++i)
            contents.sessions.push_back(session(i, i != 2));
        QVERIFY(database::importContents(m_host->store(), contents, [] { return "copy"; }));
        last.refresh();
        QCOMPARE(last.playing(), 5);
        QCOMPARE(last.id(), "session 5");
        QCOMPARE(last.seatCount(), 1);
        QCOMPARE(last.others().size(), LastSession::kMostOthers);
        QCOMPARE(last.others()[0].id, "session 4");
        QCOMPARE(last.others()[0].title, "Barrage");
        QVERIFY(last.others()[0].seats.contains("Ann"));
        QVERIFY(!last.when().isEmpty());
        for (const char* const gone : {"session 5", "session 4", "session 1", "session 0"})
            QVERIFY(database::removeSession(m_host->store(), gone));
        last.refresh();
        QCOMPARE(last.id(), "session 3");
        QCOMPARE(last.playing(), 1);
        QVERIFY(last.others().isEmpty());
    }

    /// A list that is scrolled down stays where it is, and what follows has neither gap nor double.
    void removesARowAndReadsOn() {
        fill(250, -1);
        SessionListModel model;
        model.setHost(&*m_host);
        const QSignalSpy reset(&model, &SessionListModel::modelReset);
        const QSignalSpy removed(&model, &SessionListModel::rowsRemoved);
        model.remove("session 200");
        QCOMPARE(removed.count(), 1);
        QCOMPARE(removed.first().at(1).toInt(), 49);
        while (model.canFetchMore({}))
            model.fetchMore({});
        QStringList left;
        for (int row = 0; row < model.rowCount(); ++row)
            left.append(model.data(model.index(row), SessionListModel::IdRole).toString());
        QStringList wanted;
        for (int i = 249; i >= 0; --i)
            if (i != 200)
                wanted.append(QString("session %1").arg(i));
        QCOMPARE(left, wanted);
        QCOMPARE(reset.count(), 0);
    }

    void isAsLongAsBeforeWhenReadOnceMore() {
        fill(250, -1);
        SessionListModel model;
        model.setHost(&*m_host);
        model.fetchMore({});
        const int rows = model.rowCount();
        QVERIFY(rows < 250);
        model.refresh();
        QCOMPARE(model.rowCount(), rows);
        QVERIFY(model.canFetchMore({}));
    }

    void isEmptyWithoutGames() {
        SessionListModel model;
        model.setHost(&*m_host);
        LastSession last;
        last.setHost(&*m_host);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!model.canFetchMore({}));
        QVERIFY(!last.hasGames());
        fill(1, -1);
        model.refresh();
        last.refresh();
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(last.hasGames());
    }

private:
    [[nodiscard]] static QString textOf(const SessionListModel& model) {
        return model.index(0).data(SessionListModel::StandingRole).toString();
    }

    void fill(int count, int playing) {
        database::Contents contents;
        for (int i = 0; i < count; ++i)
            contents.sessions.push_back(session(i, i == playing));
        int copies = 0;
        QVERIFY(database::importContents(m_host->store(), contents,
                                         [&copies] { return "copy " + std::to_string(++copies); }));
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<StoreHost> m_host;
};

QTEST_GUILESS_MAIN(SessionListModelTest)
#include "tst_session_list_model.moc"
