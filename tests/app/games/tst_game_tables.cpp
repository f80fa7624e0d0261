#include <algorithm>
#include <optional>

#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/table/barrage_table.h"
#include "app/nucleum/table/nucleum_table.h"
#include "app/outpost/table/outpost_table.h"
#include "app/table/game_tables.h"
#include "database/sessions.h"
#include "engine/nucleum/setup.h"
#include "tests/support/barrage/table.h"
#include "tests/support/file_size_limit.h"

/// Several games beside one another: which table is in use, and what becomes of the others.
class GameTablesTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        m_host.emplace().setFile(m_folder->filePath("games.sqlite"));
        (void)m_host->store();
        m_tables.emplace().setHost(&*m_host);
    }
    void cleanup() {
        m_tables.reset();
        m_host.reset();
        m_folder.reset();
    }

    void offersEveryGame() {
        QStringList games;
        for (const ShelfEntry& entry : m_tables->shelf()) {
            games.append(entry.game);
            QVERIFY2(m_tables->choose(entry.game), qPrintable(entry.game));
            QVERIFY(!entry.title.isEmpty());
        }
        QCOMPARE(games, (QStringList{"barrage", "outpost", "nucleum"}));
        QVERIFY(qobject_cast<BarrageTable*>(m_tables->choose("barrage")));
        QVERIFY(qobject_cast<OutpostTable*>(m_tables->choose("outpost")));
        QVERIFY(qobject_cast<NucleumTable*>(m_tables->choose("nucleum")));
        QVERIFY(!m_tables->choose("chess"));
        QCOMPARE(m_tables->game(), "nucleum");
    }

    void closesTheGameThatGivesWay() {
        m_tables->setOnScreen(true);
        GameTable* const barrage = beginBarrage();
        QVERIFY(barrage->isOnScreen());
        const QSignalSpy current(&*m_tables, &GameTables::currentChanged);
        GameTable* const nucleum = m_tables->choose("nucleum");
        QCOMPARE(current.count(), 1);
        QCOMPARE(m_tables->current(), nucleum);
        QVERIFY(nucleum->isOnScreen());
        QVERIFY(!barrage->isOpen() && !barrage->isOnScreen());
        QVERIFY(m_tables->openSession().isEmpty());
    }

    void opensASessionAtItsOwnTable() {
        const QString first = beginBarrage()->sessionId();
        const QString second = beginNucleum()->sessionId();
        QCOMPARE(m_tables->openSession(), second);
        QVERIFY(m_tables->open(first));
        QCOMPARE(m_tables->game(), "barrage");
        QCOMPARE(m_tables->openSession(), first);
        QVERIFY(m_tables->open(second));
        QCOMPARE(m_tables->game(), "nucleum");
        QCOMPARE(m_tables->openSession(), second);
    }

    void saysWhyNothingIsOpenedUntilThatIsForgotten() {
        m_tables->choose("barrage");
        QVERIFY(!m_tables->open("gone"));
        QCOMPARE(m_tables->trouble(), "This game is no longer there.");
        const QSignalSpy changed(&*m_tables, &GameTables::changed);
        m_tables->forgetTrouble();
        QVERIFY(m_tables->trouble().isEmpty());
        QCOMPARE(changed.count(), 1);
        m_tables->forgetTrouble();
        QCOMPARE(changed.count(), 1);
    }

    void refusesAGameItDoesNotKnow() {
        database::SessionRecord record;
        record.id = "other";
        record.log.game = "chess";
        QVERIFY(database::addSession(m_host->store(), record));
        QVERIFY(!m_tables->open("other"));
        QVERIFY2(m_tables->trouble().contains("chess"), qPrintable(m_tables->trouble()));
    }

    void forgetsWhatTheTableSaidToo() {
        database::SessionRecord record;
        record.id = "broken";
        record.log.game = "barrage";
        record.log.setup = "nonsense";
        QVERIFY(database::addSession(m_host->store(), record));
        QVERIFY(!m_tables->open("broken"));
        QVERIFY(!m_tables->trouble().isEmpty());
        m_tables->forgetTrouble();
        QVERIFY(m_tables->trouble().isEmpty());
    }

    void dropsAGameThatIsRemoved() {
        const QString session = beginBarrage()->sessionId();
        m_tables->drop("another");
        QCOMPARE(m_tables->openSession(), session);
        m_tables->drop(session);
        QVERIFY(m_tables->openSession().isEmpty());
        QVERIFY(!m_tables->current()->isOpen());
    }

    void comesBackToAGameThatIsOnlyInMemory() {
        QString session;
        QString offered;
        bool isOpened = false;
        {
            const FileSizeLimit fullDisk(0);
            session = beginBarrage()->sessionId();
            m_tables->choose("nucleum");
            offered = m_tables->openSession();
            isOpened = m_tables->open(offered);
        }
        QVERIFY(!session.isEmpty());
        QCOMPARE(offered, session);
        QVERIFY(isOpened);
        QCOMPARE(m_tables->current()->sessionId(), session);
    }

    void dropsWhatIsOnlyInMemory() {
        QString before;
        {
            const FileSizeLimit fullDisk(0);
            beginBarrage();
            m_tables->choose("nucleum");
            before = m_tables->openSession();
            m_tables->drop(before);
        }
        QVERIFY(!before.isEmpty());
        QVERIFY(m_tables->openSession().isEmpty());
    }

    void namesAreOfTheLanguage() {
        const QSignalSpy changed(&*m_tables, &GameTables::shelfChanged);
        QEvent event(QEvent::LanguageChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
        QCOMPARE(changed.count(), 1);
    }

private:
    GameTable* beginBarrage() {
        auto* const table = static_cast<BarrageTable*>(m_tables->choose("barrage"));
        (void)table->begin(barrage::test::plainSetup(2), {});
        return table;
    }
    GameTable* beginNucleum() {
        auto* const table = static_cast<NucleumTable*>(m_tables->choose("nucleum"));
        core::Rng rng(3);
        (void)table->begin(nucleum::dealSetup({}, 2, {}, rng), {"Ala", "Ola"});
        return table;
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<StoreHost> m_host;
    std::optional<GameTables> m_tables;
};

QTEST_GUILESS_MAIN(GameTablesTest)
#include "tst_game_tables.moc"
