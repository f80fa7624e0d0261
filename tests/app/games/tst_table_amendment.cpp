#include <QAbstractItemModelTester>
#include <QtTest>

#include "app/table/game_log_model.h"
#include "database/history.h"
#include "engine/barrage/legal.h"
#include "tests/app/games/desk.h"

namespace {

/// The lines that the store has.
template <class Table>
std::vector<std::string> keptLines(Desk<Table>& desk) {
    return database::loadSession(desk.host.store(), toStd(desk.table.sessionId()))
        .value()
        .log.entries;
}

template <class Table>
std::vector<database::Play> playsOf(Desk<Table>& desk) {
    return database::listPlays(desk.host.store()).value();
}

} // namespace

/// An entry of the log is entered anew, and what followed it follows again.
class TableAmendmentTest : public QObject {
    Q_OBJECT

private slots:
    void whatFollowedFollowsAgain() {
        atEveryTable([](auto& desk) {
            QVERIFY(desk.play(30));
            const auto before = keptLines(desk);
            const auto state = desk.table.state();
            desk.table.amend(11);
            QCOMPARE(desk.table.amendedEntry(), 11);
            QCOMPARE(desk.table.waitingEntries(), 19);
            QCOMPARE(desk.table.cursor(), 10);
            QVERIFY(!desk.table.canUndo());
            QVERIFY(!desk.table.canRedo());
            QCOMPARE(keptLines(desk), before);
            QVERIFY(desk.table.commit(desk.whole.entries()[10]));
            QCOMPARE(desk.table.amendedEntry(), 0);
            QCOMPARE(desk.table.cursor(), 30);
            QVERIFY(desk.table.state() == state);
            QVERIFY(desk.table.lastCommit() == nullptr); // the table has it right already
            QCOMPARE(keptLines(desk), before);
        });
    }

    /// One tap may make several moves, which replace as many.
    void movesThatAreMadeTogetherAreEnteredTogether() {
        atEveryTable([](auto& desk) {
            QVERIFY(desk.play(30));
            const auto before = keptLines(desk);
            const auto state = desk.table.state();
            desk.table.amend(11);
            const auto begin = desk.whole.entries().begin() + 10;
            QVERIFY(desk.table.commit(std::vector(begin, begin + 3)));
            QCOMPARE(desk.table.amendedEntry(), 0);
            QCOMPARE(desk.table.cursor(), 30);
            QVERIFY(desk.table.state() == state);
            QCOMPARE(keptLines(desk), before);
        });
    }

    void noneOfSeveralMovesIsMadeIfOneIsRefused() {
        atEveryTable([](auto& desk) {
            QVERIFY(desk.play(30));
            const auto before = keptLines(desk);
            desk.table.amend(11);
            auto after = desk.table.state();
            (void)desk.eventsOf(after, desk.whole.entries()[10]);
            QVERIFY(
                !desk.table.commit(std::vector{desk.whole.entries()[10], desk.refusedAt(after)}));
            QVERIFY(!desk.table.trouble().isEmpty());
            QCOMPARE(desk.table.amendedEntry(), 11);
            QVERIFY(!desk.table.hasAmendment());
            QCOMPARE(keptLines(desk), before);
        });
    }

    void leavesEverythingAsItWas() {
        atEveryTable([](auto& desk) {
            QVERIFY(desk.play(30));
            const auto state = desk.table.state();
            desk.table.amend(5);
            desk.table.leaveAmendment();
            QCOMPARE(desk.table.cursor(), 30);
            QVERIFY(desk.table.state() == state);
            desk.table.amend(5);
            const QString id = desk.table.sessionId();
            desk.table.close();
            QVERIFY(desk.table.open(id)); // as after a program that was killed meanwhile
            QCOMPARE(desk.table.amendedEntry(), 0);
            QCOMPARE(desk.table.cursor(), 30);
            QVERIFY(desk.table.state() == state);
        });
    }

    void goesOnFromAnEntryThatTheRestDoesNotFit() {
        Desk<BarrageTable> desk;
        QVERIFY(desk.play(60));
        const auto before = keptLines(desk);
        const auto [number, other] = misfitOf(desk);
        desk.table.amend(number);
        QVERIFY(desk.table.commit(other));
        QCOMPARE(desk.table.amendedEntry(), number);
        const QStringList misfits = desk.table.misfits();
        QVERIFY(!misfits.isEmpty());
        QVERIFY(!desk.table.misfitReason().isEmpty());
        QCOMPARE(keptLines(desk), before); // until somebody decides
        QVERIFY(desk.table.canUndo());
        desk.table.undo();
        QVERIFY(!desk.table.hasAmendment());
        QVERIFY(desk.table.misfits().isEmpty());
        QVERIFY(desk.table.commit(other));
        desk.table.takeAmendment();
        QCOMPARE(desk.table.amendedEntry(), 0);
        QCOMPARE(desk.table.cursor(), 60 - int(misfits.size()));
        QVERIFY(!desk.table.canRedo());
        const auto after = keptLines(desk);
        QCOMPARE(int(after.size()), desk.table.cursor());
        QVERIFY(int(after.size()) > number); // what fits is still there
        QCOMPARE(after[static_cast<std::size_t>(number - 1)], barrage::formatMove(other));
        for (std::size_t i = static_cast<std::size_t>(number); i < after.size(); ++i)
            QVERIFY(std::ranges::find(before, after[i]) != before.end());
    }

    /// What has to be known or corrected first does not stand for the entry.
    void waitsForTheEntryItself() {
        Desk<BarrageTable> desk;
        QVERIFY(desk.play(30));
        const int number = companysEntry(desk);
        const auto move = desk.whole.entries()[static_cast<std::size_t>(number - 1)];
        desk.table.amend(number);
        const barrage::Owner owner = barrage::ownerOf(desk.table.state().turnOrder[0]);
        QVERIFY(desk.table.commit(
            {barrage::Actor::Table, barrage::Correct{barrage::Corrected::Vp, owner, 0, 33}}));
        QCOMPARE(desk.table.amendedEntry(), number);
        QVERIFY(desk.table.misfits().isEmpty());
        QVERIFY(desk.table.commit(move));
        QCOMPARE(desk.table.amendedEntry(), 0);
        QCOMPARE(desk.table.cursor(), 31);
    }

    /// What is kept beside the entries comes to the disk together with them.
    void namesOfCitiesGoWithTheEntry() {
        Desk<OutpostTable> desk;
        const auto& entries = desk.whole.entries();
        const auto built = std::ranges::find_if(entries, [](const outpost::Move& move) {
            return std::holds_alternative<outpost::Build>(move.what);
        });
        const int number = static_cast<int>(built - entries.begin()) + 1;
        const outpost::City city = std::get<outpost::Build>(built->what).city;
        QVERIFY(desk.play(number - 1));
        QVERIFY(desk.table.commit(*built, city, "Łódź"));
        const auto kept = [&desk] {
            return database::loadSession(desk.host.store(), toStd(desk.table.sessionId()))
                .value()
                .options;
        };
        const std::string before = kept();
        desk.table.amend(number);
        QVERIFY(desk.table.commit(*built, city, QString()));
        QCOMPARE(kept(), before); // it keeps its name
        desk.table.amend(number);
        QVERIFY(desk.table.commit(*built, city, "Kraków"));
        QVERIFY(kept() != before);
        QVERIFY(QString::fromStdString(kept()).contains("Kraków"));
    }

    void theLogShowsWhatWaits() {
        Desk<BarrageTable> desk;
        QVERIFY(desk.play(60));
        GameLogModel log;
        const QAbstractItemModelTester tester(&log);
        log.setTable(&desk.table);
        const auto count = [&log](int role) {
            int found = 0;
            for (int row = 0; row < log.count(); ++row)
                found += log.index(row).data(role).toBool() ? 1 : 0;
            return found;
        };
        const auto [number, other] = misfitOf(desk);
        const QString next = log.index(number + 1).data(GameLogModel::SentenceRole).toString();
        desk.table.amend(number);
        QCOMPARE(log.count(), 60); // with the setup, without the entry
        QCOMPARE(count(GameLogModel::IsWaitingRole), 60 - number);
        QCOMPARE(count(GameLogModel::IsUndoneRole), 0);
        QCOMPARE(count(GameLogModel::IsMisfitRole), 0);
        QCOMPARE(log.index(number).data(GameLogModel::SentenceRole).toString(), next);
        desk.table.view(3); // it is the game that is entered anew which is seen
        QCOMPARE(desk.table.viewedEntry(), -1);
        QVERIFY(desk.table.commit(other));
        QCOMPARE(log.count(), 61);
        QCOMPARE(count(GameLogModel::IsMisfitRole), int(desk.table.misfits().size()));
        desk.table.leaveAmendment();
        QCOMPARE(log.count(), 61);
        QCOMPARE(count(GameLogModel::IsWaitingRole), 0);
    }

    void aFinishedGameStaysWhereTheHistoryHasIt() {
        Desk<BarrageTable> desk;
        QVERIFY(desk.play(static_cast<int>(desk.whole.entries().size())));
        QVERIFY(desk.table.isOver());
        database::Play play = playsOf(desk).front();
        play.ended = 1'000'000; // long ago
        QVERIFY(database::changePlay(desk.host.store(), play).ok());
        desk.table.amend(11);
        QVERIFY(!desk.table.isOver());
        QCOMPARE(playsOf(desk).size(), std::size_t{1});
        QVERIFY(desk.table.commit(desk.whole.entries()[10]));
        QVERIFY(desk.table.isOver());
        QVERIFY(!desk.table.playId().isEmpty());
        QCOMPARE(playsOf(desk).size(), std::size_t{1});
        QCOMPARE(playsOf(desk).front().ended, play.ended);
        QVERIFY(playsOf(desk).front().results == play.results);
    }

    void whatIsEnteredAnewDoesNotEndTheGame() {
        Desk<BarrageTable> desk;
        const int last = static_cast<int>(desk.whole.entries().size()) - 1;
        QVERIFY(desk.play(last));
        const barrage::Company first = desk.table.state().turnOrder[0];
        const barrage::Move correction{
            barrage::Actor::Table,
            barrage::Correct{barrage::Corrected::Vp, barrage::ownerOf(first), 0, 7}};
        QVERIFY(desk.table.commit(correction));
        desk.table.amend(last + 1);
        QVERIFY(desk.table.commit(desk.whole.entries().back()));
        QVERIFY(desk.table.isOver());
        QCOMPARE(desk.table.amendedEntry(), last + 1);
        QVERIFY(playsOf(desk).empty());
        desk.table.close();
        QVERIFY(playsOf(desk).empty());
    }

    void refusesEntriesThatAreNotInForce() {
        Desk<BarrageTable> desk;
        QVERIFY(desk.play(10));
        desk.table.goTo(8);
        for (const int number : {0, -1, 9, 11}) {
            desk.table.amend(number);
            QCOMPARE(desk.table.amendedEntry(), 0);
        }
    }

private:
    /// The first entry of a company in the middle of what was played.
    static int companysEntry(const Desk<BarrageTable>& desk) {
        const auto& entries = desk.whole.entries();
        const auto found = std::find_if(entries.begin() + 10, entries.end(), [](const auto& move) {
            return move.by != barrage::Actor::Table;
        });
        return static_cast<int>(found - entries.begin()) + 1;
    }
    struct Misfit {
        int number;
        barrage::Move move;
    };
    /// An entry and another move for it, behind which some of the rest fits but not all.
    static Misfit misfitOf(const Desk<BarrageTable>& desk) {
        for (std::size_t i = 0; i < 60; ++i) {
            barrage::Playthrough game = desk.whole;
            game.replayTo(i);
            const barrage::Move& made = desk.whole.entries()[i];
            for (const barrage::Move& move : barrage::legalMoves(game.state())) {
                barrage::Playthrough other = game;
                bool fits = move.by == made.by && move.what.index() == made.what.index() &&
                            other.commit(move).ok();
                std::size_t k = i + 1;
                while (fits && k < 60 && other.commit(desk.whole.entries()[k]).ok())
                    ++k;
                if (fits && k > i + 1 && k < 60)
                    return {static_cast<int>(i) + 1, move};
            }
        }
        qFatal("everything fits");
    }
};

QTEST_GUILESS_MAIN(TableAmendmentTest)
#include "tst_table_amendment.moc"
