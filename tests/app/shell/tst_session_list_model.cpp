#include <QTemporaryDir>
#include <QtTest>

#include "app/common/convert.h"
#include "app/shell/last_session.h"
#include "app/shell/session_list_model.h"
#include "database/transfer.h"

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
