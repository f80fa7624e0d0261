#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/map/barrage_map_model.h"
#include "tests/support/barrage/table.h"

using namespace barrage;

/// The map of a game that is played: tiles 1 to 4 bring 0, 0, 2 and 1 drops in round 1.
class BarrageMapTableTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    StoreHost m_host;
    BarrageTable m_table;

    static int dropsAt(const BarrageMapModel& map, int headstream) {
        return map.headstreams()[headstream]->drops();
    }

private slots:
    void initTestCase() {
        m_host.setFile(m_folder.filePath("store.sqlite"));
        m_table.setHost(&m_host);
    }

    void init() { QVERIFY(m_table.begin(test::plainSetup(2), {})); }

    void showsTheGameThatIsOpen() {
        BarrageMapModel map;
        map.setTable(&m_table);
        QCOMPARE(map.siteAt({Structure::Base, 7})->owner(), int(MapSpot::Neutral));
        QCOMPARE(map.headstreams()[0]->tileDrops(), (QList<int>{0, 2, 2, 0}));
        QVERIFY(m_table.commit({Actor::Table, Proceed{}}));
        QVERIFY(!map.isFlowing());
        QCOMPARE(dropsAt(map, 2), 2);
        QCOMPARE(dropsAt(map, 3), 1);
    }

    void letsDropsRunWhileTheGameGoesOn() {
        BarrageMapModel map;
        map.setAnimated(true);
        map.setTable(&m_table);
        QVERIFY(m_table.commit({Actor::Table, Proceed{}}));
        QVERIFY(map.isFlowing());
        QCOMPARE(dropsAt(map, 2), 0);
        map.arrive();
        QCOMPARE(dropsAt(map, 2), 1);
        QVERIFY(m_table.commit({Actor::Usa, UseBank{2}}));
        QVERIFY(map.isFlowing());
        QCOMPARE(dropsAt(map, 2), 1);
        const QSignalSpy finished(&map, &BarrageMapModel::flowFinished);
        map.skip();
        QCOMPARE(finished.count(), 1);
        QCOMPARE(dropsAt(map, 2), 2);
        QCOMPARE(dropsAt(map, 3), 1);
    }

    void theNextMoveEndsWhatWasAskedAbout() {
        BarrageMapModel map;
        map.setTable(&m_table);
        map.askAbout(0);
        QVERIFY(map.water() != MapWater());
        QVERIFY(m_table.commit({Actor::Table, Proceed{}}));
        QCOMPARE(map.water(), MapWater());
    }

    void undoEndsWhatRuns() {
        BarrageMapModel map;
        map.setAnimated(true);
        map.setTable(&m_table);
        QVERIFY(m_table.commit({Actor::Table, Proceed{}}));
        map.arrive();
        m_table.undo();
        QVERIFY(!map.isFlowing());
        QCOMPARE(dropsAt(map, 2), 0);
    }

    void lookingBackEndsWhatRuns() {
        BarrageMapModel map;
        map.setAnimated(true);
        map.setTable(&m_table);
        QVERIFY(m_table.commit({Actor::Table, Proceed{}}));
        m_table.view(0);
        QVERIFY(!map.isFlowing());
        QCOMPARE(dropsAt(map, 2), 0);
        m_table.view(-1);
        QCOMPARE(dropsAt(map, 2), 2);
    }

    void anotherGameEndsWhatRuns() {
        BarrageMapModel map;
        map.setAnimated(true);
        map.setTable(&m_table);
        QVERIFY(m_table.commit({Actor::Table, Proceed{}}));
        QVERIFY(m_table.begin(test::plainSetup(3), {}));
        QVERIFY(!map.isFlowing());
        QCOMPARE(dropsAt(map, 2), 0);
    }

    void motionSwitchedOffShowsTheEnd() {
        BarrageMapModel map;
        map.setAnimated(true);
        map.setTable(&m_table);
        QVERIFY(m_table.commit({Actor::Table, Proceed{}}));
        map.setAnimated(false);
        QVERIFY(!map.isFlowing());
        QCOMPARE(dropsAt(map, 2), 2);
    }
};

QTEST_GUILESS_MAIN(BarrageMapTableTest)
#include "tst_barrage_map_table.moc"
