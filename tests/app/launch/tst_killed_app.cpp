#include <cstdio>
#include <memory>

#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/setup/barrage_setup_model.h"
#include "tests/app/launch/running_app.h"
#include "tests/app/launch/tapping_player.h"

namespace {

constexpr int kLongestMs = 60'000;
constexpr const char* kPlay = "play"; // makes this program the one that is killed

/// What is on the table after so many entries, to be compared between two processes.
QString fingerprint(const BarrageTable& table, int entries) {
    core::GameLog log = table.game().log();
    log.entries.resize(static_cast<std::size_t>(entries));
    return QString::number(core::hashOf(log), 16);
}

QString setupSoFar(RunningApp& app) {
    const auto* const setup = app.window().findChild<BarrageSetupModel*>();
    return setup ? setup->missing() : QString();
}

void say(const QString& line) {
    std::printf("%s\n", qPrintable(line));
    std::fflush(stdout);
}

void sayEntries(const BarrageTable& table) {
    say(QString("%1 %2").arg(table.cursor()).arg(fingerprint(table, table.cursor())));
}

/// One who plays until the process is killed.
class Victim {
public:
    explicit Victim(const QString& storeFile) : m_app(storeFile) {}

    /// Tells of every entry as soon as it is seen.
    bool play() {
        if (!begin())
            return false;
        for (int told = 0; !m_app.table().isOver();) {
            if (!m_player.playOn(m_app).isEmpty())
                return false;
            if (m_app.table().cursor() > told) {
                told = m_app.table().cursor();
                sayEntries(m_app.table());
            }
        }
        return true;
    }

    /// Stops in the middle of a choice of several steps, after some entries.
    bool choose() {
        if (!begin())
            return false;
        while (m_app.table().cursor() < 5 || !m_app.item("choiceBackButton"))
            if (!m_player.playOn(m_app).isEmpty())
                return false;
        sayEntries(m_app.table());
        return QGuiApplication::exec() == 0;
    }

    /// Stops when a few things have been copied from the table and most have not.
    bool setUp() {
        if (!tapAll({"new_barrage", "playersDone", "copyButton"}))
            return false;
        for (std::size_t picture = 0; picture < 2; ++picture) {
            const std::vector<QQuickItem*> pictures = picturesToChoose();
            if (pictures.size() <= picture || !m_app.tap(*pictures[picture]))
                return false;
        }
        say(setupSoFar(m_app));
        return QGuiApplication::exec() == 0;
    }

    /// Stops while names and a place are being typed on the pad.
    bool typeOnThePad() {
        if (!tapAll({"scorePadButton", "pad_outpost"}) || !type("name0", "Ida M") ||
            !type("name1", "Jan") || !tapAll({"part2"}) || !type("location", "at ho"))
            return false;
        say("typed");
        return QGuiApplication::exec() == 0;
    }

private:
    /// What is typed key by key, without leaving the field.
    bool type(const QString& field, const QString& text) {
        if (!tapAll({field}))
            return false;
        for (const QChar letter : text)
            QTest::keyClick(&m_app.window(), letter.toLatin1());
        return m_app.item(field)->property("text").toString() == text;
    }
    bool begin() {
        return tapAll({"new_barrage", "playersDone", "dealAllButton", "startButton"}) &&
               QTest::qWaitFor([this] { return m_app.table().isOpen(); });
    }
    [[nodiscard]] std::vector<QQuickItem*> picturesToChoose() {
        std::vector<QQuickItem*> pictures;
        tour::eachVisibleItem(m_app.window(), [&pictures](QQuickItem& item) {
            if (QByteArray(item.metaObject()->className()).startsWith("SetupChoiceDelegate"))
                pictures.push_back(&item);
        });
        return pictures;
    }
    bool tapAll(const QStringList& names) {
        return m_app.isRunning() && std::ranges::all_of(names, [this](const QString& name) {
                   return QTest::qWaitFor([&] { return m_app.item(name) != nullptr; }) &&
                          m_app.tap(name);
               });
    }

    RunningApp m_app;
    TappingPlayer m_player{1};
};

int playUntilKilled(const QString& what, const QString& storeFile) {
    Victim victim(storeFile);
    const bool isDone = what == "setup"    ? victim.setUp()
                        : what == "pad"    ? victim.typeOnThePad()
                        : what == "choice" ? victim.choose()
                                           : victim.play();
    return isDone ? 0 : 1;
}

} // namespace

/// The program is killed, as phones do it, and started again: nothing that was seen is lost.
class KilledAppTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_app.reset(); }

    void goesOnWithTheGame_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("lines");
        QTest::newRow("after the first entry") << "game" << 1;
        QTest::newRow("early in the game") << "game" << 12;
        QTest::newRow("in a later round") << "game" << 50;
        QTest::newRow("in the middle of a choice") << "choice" << 1;
    }

    void goesOnWithTheGame() {
        QFETCH(QString, what);
        QFETCH(int, lines);
        const QStringList last = killedAfter(what, lines).split(' ');
        if (QTest::currentTestFailed())
            return;
        const int entries = last.first().toInt();
        QVERIFY(entries > 0);
        startAgain();
        if (QTest::currentTestFailed())
            return;
        tap("continueButton");
        QTRY_VERIFY(m_app->item("gameTitle"));
        const BarrageTable& table = m_app->table();
        QVERIFY2(table.trouble().isEmpty(), qPrintable(table.trouble()));
        QVERIFY(table.cursor() >= entries);
        QVERIFY(what == "game" || table.cursor() == entries); // nobody played on
        QCOMPARE(fingerprint(table, entries), last.last());
        TappingPlayer player(2);
        const int before = table.cursor();
        while (table.cursor() == before && !QTest::currentTestFailed()) {
            const QString wrong = player.playOn(*m_app);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        QCOMPARE(launch::warningCount(), 0);
    }

    void goesOnWithTheSetup() {
        const QString missing = killedAfter("setup", 1);
        if (QTest::currentTestFailed())
            return;
        startAgain();
        if (QTest::currentTestFailed())
            return;
        QVERIFY(!m_app->item("continueButton"));
        tap("new_barrage");
        QTRY_COMPARE(setupSoFar(*m_app), missing);
        QTRY_VERIFY(m_app->item("clearButton")); // offered only if something has been chosen
    }

    void keepsWhatWasBeingTyped() {
        killedAfter("pad", 1);
        if (QTest::currentTestFailed())
            return;
        startAgain();
        if (QTest::currentTestFailed())
            return;
        tap("scorePadButton");
        tap("pad_outpost");
        QTRY_VERIFY(m_app->item("name1"));
        QCOMPARE(m_app->item("name0")->property("text").toString(), "Ida M");
        QCOMPARE(m_app->item("name1")->property("text").toString(), "Jan");
        tap("part2");
        QTRY_VERIFY(m_app->item("location"));
        QCOMPARE(m_app->item("location")->property("text").toString(), "at ho");
    }

private:
    [[nodiscard]] QString storeFile() const { return m_folder->filePath("games.sqlite"); }

    /// The last of so many lines that a victim says before it is killed.
    QString killedAfter(const QString& what, int lines) {
        QProcess victim;
        victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        victim.start(QCoreApplication::applicationFilePath(), {kPlay, what, storeFile()});
        QString last;
        for (int line = 0; line < lines; ++line) {
            while (!victim.canReadLine())
                if (!victim.waitForReadyRead(kLongestMs)) {
                    QTest::qFail("The program plays no further", __FILE__, __LINE__);
                    return {};
                }
            last = QString::fromUtf8(victim.readLine()).trimmed();
        }
        victim.kill();
        victim.waitForFinished(kLongestMs);
        if (victim.exitStatus() != QProcess::CrashExit)
            QTest::qFail("The program ended by itself", __FILE__, __LINE__);
        return last;
    }

    void startAgain() {
        m_app = std::make_unique<RunningApp>(storeFile());
        QVERIFY(m_app->isRunning());
        QVERIFY(m_app->host().notice().isEmpty());
    }

    void tap(const QString& name) {
        QTRY_VERIFY2(m_app->item(name), qPrintable("There is no " + name));
        QVERIFY2(m_app->tap(name), qPrintable(name + " cannot be tapped"));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RunningApp> m_app;
};

int main(int argc, char* argv[]) {
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.value(1) == kPlay)
        return playUntilKilled(arguments.value(2), arguments.value(3));
    KilledAppTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_killed_app.moc"
