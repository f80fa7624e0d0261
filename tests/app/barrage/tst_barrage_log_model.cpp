#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/table/barrage_table.h"
#include "app/barrage/words/move_text.h"
#include "app/table/game_log_model.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;

class BarrageLogModelTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    StoreHost m_host;
    BarrageTable m_table;

    static QVariant at(const GameLogModel& model, int row, int role) {
        return model.index(row).data(role);
    }

private slots:
    void initTestCase() {
        m_host.setFile(m_folder.filePath("store.sqlite"));
        m_table.setHost(&m_host);
    }

    void init() {
        QVERIFY(m_table.begin(test::plainSetup(2), {}));
        QVERIFY(m_table.commit({Actor::Table, Proceed{}}));
        QVERIFY(m_table.commit({Actor::Usa, UseBank{2}}));
    }

    void readsEntriesAsSentences() {
        GameLogModel model;
        const QAbstractItemModelTester tester(&model);
        model.setTable(&m_table);
        QCOMPARE(model.count(), 3);
        QCOMPARE(at(model, 0, GameLogModel::SentenceRole).toString(), "The table as it was set up");
        QCOMPARE(at(model, 2, GameLogModel::SentenceRole).toString(),
                 "USA puts 2 engineers in the bank");
        QCOMPARE(at(model, 1, GameLogModel::SeatRole).toInt(), -1);
        QCOMPARE(at(model, 2, GameLogModel::SeatRole).toInt(), 0);
        QCOMPARE(at(model, 2, GameLogModel::NumberRole).toInt(), 2);
        QCOMPARE(at(model, 2, GameLogModel::RoundRole).toInt(), 1);
        QCOMPARE(model.currentRow(), 2);
    }

    void undoneEntriesStayUntilReplaced() {
        GameLogModel model;
        const QAbstractItemModelTester tester(&model);
        model.setTable(&m_table);
        m_table.undo();
        QCOMPARE(model.count(), 3);
        QVERIFY(at(model, 2, GameLogModel::IsUndoneRole).toBool());
        QVERIFY(!at(model, 1, GameLogModel::IsUndoneRole).toBool());
        QVERIFY(m_table.commit({Actor::Usa, UseBank{3}}));
        QCOMPARE(model.count(), 3);
        QCOMPARE(at(model, 2, GameLogModel::SentenceRole).toString(),
                 "USA puts 3 engineers in the bank");
        QVERIFY(!at(model, 2, GameLogModel::IsUndoneRole).toBool());
    }

    void onlyNewEntriesAreInserted() {
        GameLogModel model;
        model.setTable(&m_table);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QVERIFY(m_table.commit({Actor::Germany, UseBank{1}}));
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(inserted[0][1].toInt(), 3);
        QCOMPARE(reset.count(), 0);
    }

    void warnsOfRevealsTakenBack() {
        GameLogModel model;
        model.setTable(&m_table);
        const State& state = m_table.state();
        const Contract open = state.contracts.open[0][0];
        const Contract hidden = *state.contracts.piles[0].unseen.begin();
        QVERIFY(m_table.commit({Actor::Germany, TakeContracts{ActionSpace(27), open, Contract()}}));
        QVERIFY(m_table.commit({Actor::Table, RevealContract{hidden}}));
        QVERIFY(!model.takesBackChance());
        m_table.view(4);
        QVERIFY(at(model, 4, GameLogModel::IsChanceRole).toBool());
        QVERIFY(!model.takesBackChance());
        m_table.view(3);
        QVERIFY(at(model, 3, GameLogModel::IsViewedRole).toBool());
        QCOMPARE(model.currentRow(), 3);
        QVERIFY(model.takesBackChance());
        m_table.goTo(3);
        QVERIFY(!model.takesBackChance());
        QVERIFY(at(model, 4, GameLogModel::IsUndoneRole).toBool());
    }

    void anotherGameIsAnotherLog() {
        GameLogModel model;
        const QAbstractItemModelTester tester(&model);
        model.setTable(&m_table);
        QVERIFY(m_table.begin(test::plainSetup(3), {}));
        QCOMPARE(model.count(), 1);
        m_table.close();
        QCOMPARE(model.count(), 0);
        QCOMPARE(model.currentRow(), -1);
    }

    /// The longest game is read at once, and one more move does not read it again.
    void staysFast() {
        const Playthrough game = test::playGame(4);
        QVERIFY(m_table.begin(game.setup(), {}));
        for (const Move& move : game.entries())
            QVERIFY(m_table.commit(move));
        GameLogModel model;
        QElapsedTimer clock;
        clock.start();
        model.setTable(&m_table);
        qInfo() << game.entries().size() << "entries read in" << clock.elapsed() << "ms";
        QCOMPARE(model.count(), int(game.entries().size()) + 1);
        Playthrough reader = game;
        for (int i : {0, int(game.entries().size()) / 2, int(game.entries().size()) - 1}) {
            reader.replayTo(std::size_t(i));
            QCOMPARE(at(model, i + 1, GameLogModel::SentenceRole).toString(),
                     explain::moveText(reader.state(), game.entries()[std::size_t(i)]));
            QCOMPARE(at(model, i + 1, GameLogModel::RoundRole).toInt(), int(reader.state().round));
        }
        int rounds = 0;
        for (int row = 0; row < model.count(); ++row)
            rounds += at(model, row, GameLogModel::IsFirstOfRoundRole).toBool() ? 1 : 0;
        QCOMPARE(rounds, kRounds);
        QVERIFY(clock.elapsed() < 2000);
    }

    void newLanguageNewSentences() {
        GameLogModel model;
        model.setTable(&m_table);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QEvent changed(QEvent::LanguageChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
        QVERIFY(reset.count() > 0);
        QCOMPARE(model.count(), 3);
    }
};

QTEST_MAIN(BarrageLogModelTest)
#include "tst_barrage_log_model.moc"
