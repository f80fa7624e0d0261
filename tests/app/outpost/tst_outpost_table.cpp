#include <QSignalSpy>
#include <QtTest>

#include "app/common/convert.h"
#include "app/history/history_model.h"
#include "app/outpost/score/outpost_end_model.h"
#include "app/shell/last_session.h"
#include "app/table/game_log_model.h"
#include "app/table/game_tables.h"
#include "database/history.h"
#include "engine/outpost/score.h"
#include "tests/app/outpost/outpost_desk.h"

using namespace outpost;

class OutpostTableTest : public QObject {
    Q_OBJECT

private slots:
    void goesOnAfterARestartWhereItWas() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 2, 2));
        const State left = desk.table.state();
        const QString session = desk.table.sessionId();
        desk.table.close();
        QVERIFY(!desk.table.isOpen());
        QVERIFY(desk.table.open(session));
        QVERIFY(desk.table.state() == left);
        desk.table.undo();
        QVERIFY(desk.table.canRedo());
        desk.table.redo();
        QVERIFY(desk.table.state() == left);
    }

    void keepsTheNamesOfCities() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::StartStation));
        const Move move{decider(desk.table.state()), PlaceSyndicateStation{City(0)}};
        QVERIFY(desk.table.commit(move, City(0), "  Nowa   Huta "));
        QCOMPARE(desk.table.cast().nameOf(City(0)), QString("Nowa Huta"));
        QVERIFY(desk.table.undoLabel().contains("Nowa Huta"));
        const QString session = desk.table.sessionId();
        QVERIFY(desk.table.open(session));
        QCOMPARE(desk.table.cast().nameOf(City(0)), QString("Nowa Huta"));
        QCOMPARE(desk.table.cast().nameOf(City(1)), QString("City 2"));
        desk.table.undo();
        QVERIFY(desk.table.commit(move, City(0), {})); // another city, which nobody has named
        QCOMPARE(desk.table.cast().nameOf(City(0)), QString("City 1"));
    }

    void saysWhyARuleRefuses() {
        OutpostDesk desk;
        QVERIFY(desk.begin(3));
        const int cursor = desk.table.cursor();
        QVERIFY(!desk.table.commit({Actor::P1, Pass{}}));
        QVERIFY(desk.table.trouble().contains("(O-"));
        QCOMPARE(desk.table.cursor(), cursor);
    }

    void tellsWhatToDoWithCards() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Supply, 3));
        QVERIFY(desk.table.news().isEmpty() || desk.table.cursor() > 0);
        while (desk.table.asked() == OutpostTable::Supply) {
            const Actor who = decider(desk.table.state());
            QVERIFY(desk.table.commit({who, Declare{0}}));
        }
        QVERIFY(desk.table.news().join(' ').contains("Discount token 1"));
        desk.table.undo();
        QVERIFY(desk.table.news().isEmpty());
    }

    void undoesAWholeTurn() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Turn, 3));
        const State start = desk.table.state();
        const Actor who = decider(start);
        QVERIFY(desk.table.commit({who, Build{Piece::Plant, City(0), 0}}));
        QVERIFY(desk.table.commit({who, Build{Piece::Station, City(1), 7}}));
        desk.table.undoTurn();
        QVERIFY(desk.table.state() == start);
    }

    void putsTheResultIntoTheHistory() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Nothing));
        QVERIFY(desk.table.isOver());
        const auto plays = database::listPlayHeadings(desk.host.store());
        QCOMPARE(plays.value().size(), std::size_t(1));
        const auto play = database::loadPlay(desk.host.store(), plays.value().front().id);
        QVERIFY(play.ok());
        const std::vector<Standing> all = standings(desk.table.state());
        QCOMPARE(play.value().results.size(), all.size());
        for (const auto& result : play.value().results) {
            const bool isFound = std::ranges::any_of(all, [&](const Standing& each) {
                return each.supplied == result.score && each.rank == result.rank &&
                       (each.rank == 1) == result.isWinner;
            });
            QVERIFY(isFound);
        }
        OutpostEndModel end;
        end.setTable(&desk.table);
        QVERIFY(end.verdict().contains("(O-12."));
        QCOMPARE(end.rows().size(), qsizetype(2));
        QCOMPARE(end.playId(), toQt(plays.value().front().id));
    }

    void hasASentenceForEveryEntry() {
        OutpostDesk desk;
        QVERIFY(desk.playUntil(OutpostTable::Nothing));
        GameLogModel log;
        log.setTable(&desk.table);
        QCOMPARE(log.rowCount(), desk.table.entryCount() + 1);
        for (int row = 1; row < log.rowCount(); ++row) {
            const QString sentence = log.index(row).data(GameLogModel::SentenceRole).toString();
            QVERIFY2(!sentence.isEmpty() && !sentence.contains('%'), qPrintable(sentence));
        }
    }

    void isOpenedByWhicheverGameTheSessionIs() {
        OutpostDesk desk;
        QVERIFY(desk.begin(2));
        const QString session = desk.table.sessionId();
        desk.table.close();
        LastSession last;
        last.setHost(&desk.host);
        QCOMPARE(last.game(), QString("Power Grid: Outpost"));
        QCOMPARE(last.seats(), QString("Ania, Paweł, Syndicate"));
        GameTables tables;
        tables.setHost(&desk.host);
        QVERIFY(tables.choose("barrage"));
        QVERIFY(tables.open(session));
        QCOMPARE(tables.game(), QString("outpost"));
        QCOMPARE(tables.openSession(), session);
        QVERIFY(!tables.open("gone"));
        QVERIFY(!tables.trouble().isEmpty());
        QVERIFY(!tables.choose("chess"));
    }
};

QTEST_GUILESS_MAIN(OutpostTableTest)
#include "tst_outpost_table.moc"
