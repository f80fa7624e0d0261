#include <memory>
#include <vector>

#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/play/score_sheet.h"
#include "database/history.h"
#include "tests/app/launch/running_app.h"
#include "tests/app/launch/tapping_player.h"

using namespace barrage;

namespace {

constexpr int kMostTaps = 2000;
constexpr std::uint64_t kSeed = 1;

} // namespace

/// Somebody who plays a whole solo game with taps only, from an empty store to the history.
class WholeGameTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { m_app.reset(); }

    void isPlayedByTaps() {
        startApp();
        dealAndStart();
        if (QTest::currentTestFailed())
            return;
        for (const int round : {1, 2, 3, 4, 5}) {
            playUntil([&] { return table().isOver() || table().round() > round; });
            if (QTest::currentTestFailed())
                return;
            switch (round) {
            case 1:
                undoAndRedo(3);
                break;
            case 2:
                playUntil([&] { return m_app->item("doItButton") != nullptr; });
                restart();
                break;
            case 3:
                undoTheWholeTurn();
                break;
            case 4:
                playUntil([&] { return m_app->item("doneButton") != nullptr; });
                restart();
                break;
            default:
                break;
            }
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(table().isOver());
        resultIsShownAndKept();
        QCOMPARE(launch::warningCount(), 0);
    }

private:
    [[nodiscard]] BarrageTable& table() { return m_app->table(); }

    void startApp() {
        const QString file = m_folder.filePath("games.sqlite");
        m_app = std::make_unique<RunningApp>(file);
        QVERIFY(m_app->isRunning());
        QVERIFY(QFile::exists(file));
    }

    void tapOnce(const QString& name) {
        QTRY_VERIFY2(m_app->item(name), qPrintable("There is no " + name));
        QVERIFY2(m_app->tap(name), qPrintable(name + " cannot be tapped"));
    }

    void dealAndStart() {
        for (const char* const button : {"new_barrage", "playersDone", "dealAllButton"}) {
            tapOnce(button);
            if (QTest::currentTestFailed())
                return;
        }
        tapOnce("startButton");
        QTRY_VERIFY(m_app->item("gameTitle"));
        QVERIFY(table().isOpen());
        QCOMPARE(table().game().setup().seats.size(), std::size_t(2));
    }

    void playUntil(const std::function<bool()>& condition) {
        while (!condition()) {
            QVERIFY2(m_player.taps() < kMostTaps, "The game does not come to its end");
            const QString wrong = m_player.playOn(*m_app);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            QVERIFY2(table().trouble().isEmpty(), qPrintable(table().trouble()));
        }
    }

    void undoAndRedo(int times) {
        const State before = table().game().state();
        const int cursor = table().cursor();
        for (int i = 0; i < times; ++i)
            tapOnce("undoButton");
        QCOMPARE(table().cursor(), cursor - times);
        for (int i = 0; i < times; ++i)
            tapOnce("redoButton");
        QCOMPARE(table().cursor(), cursor);
        QVERIFY(table().game().state() == before);
    }

    void undoTheWholeTurn() {
        playUntil([this] { return m_app->item("doneButton") != nullptr; });
        const State before = table().game().state();
        const int cursor = table().cursor();
        tapOnce("menuButton");
        tapOnce("menuUndoTurn");
        QVERIFY(table().cursor() < cursor);
        QTest::keyClick(&m_app->window(), Qt::Key_Escape);
        QTRY_VERIFY(!m_app->item("menuUndoTurn"));
        while (table().canRedo() && !QTest::currentTestFailed())
            tapOnce("redoButton");
        QCOMPARE(table().cursor(), cursor);
        QVERIFY(table().game().state() == before);
    }

    /// Ends the program and starts it again: the game goes on where it was, in one tap.
    void restart() {
        const State before = table().game().state();
        const QString session = table().sessionId();
        const QString title = table().title();
        m_app.reset();
        startApp();
        QVERIFY(!table().isOpen());
        tapOnce("continueButton");
        QTRY_VERIFY(m_app->item("gameTitle"));
        QCOMPARE(m_app->item("gameTitle")->property("text").toString(), title);
        QCOMPARE(table().sessionId(), session);
        QVERIFY(table().game().state() == before);
    }

    void resultIsShownAndKept() {
        const std::vector<ScoreColumn> sheet = scoreSheet(table().game());
        playUntil([this] { return m_app->item("winner") != nullptr; }); // after the last drops
        QStringList shown;
        tour::eachVisibleItem(m_app->window(), [&shown](QQuickItem& item) {
            if (item.objectName() == "total")
                shown.append(item.property("text").toString());
        });
        QStringList totals;
        for (const ScoreColumn& column : sheet)
            totals.append(QString::number(column.total));
        QCOMPARE(shown, totals);
        tapOnce("backButton");
        tapOnce("historyButton");
        QTRY_VERIFY(m_app->item("play0"));
        const auto plays = database::listPlays(m_app->host().store());
        QVERIFY(plays.ok());
        QCOMPARE(plays.value().size(), std::size_t(1));
        QCOMPARE(plays.value().front().results.size(), sheet.size());
        QVERIFY(!m_app->item("play1"));
        const QString result = m_app->item("result")->property("text").toString();
        for (const ScoreColumn& column : sheet)
            QVERIFY2((result + '\n').contains(QString(": %1\n").arg(column.total)),
                     qPrintable(result));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<RunningApp> m_app;
    TappingPlayer m_player{kSeed};
};

QTEST_MAIN(WholeGameTest)
#include "tst_whole_game.moc"
