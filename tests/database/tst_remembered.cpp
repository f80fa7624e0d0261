#include <optional>

#include <QtTest>

#include "database/remembered.h"
#include "database/store.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

class RememberedTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        open();
    }

    void cleanup() {
        m_store.reset();
        m_folder.reset();
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
    }

    void keepsTheCardsOfAGame() {
        const Card first{"outpost", "c-1", R"({"price":12})", 5};
        const Card second{"outpost", "c-2", R"({"price":7})", 6};
        const Card elsewhere{"nucleum", "c-1", "{}", 7};
        for (const Card& card : {second, elsewhere, first})
            QVERIFY(rememberCard(*m_store, card));
        m_store.reset();
        open();
        QVERIFY(listCards(*m_store, "outpost").value() == (std::vector{first, second}));
        QVERIFY(listCards(*m_store, "nucleum").value() == std::vector{elsewhere});
        QVERIFY(listCards(*m_store, "barrage").value().empty());
    }

    void replacesWhatWasKnownOfACard() {
        QVERIFY(rememberCard(*m_store, {"outpost", "c-1", "{}", 5}));
        const Card better{"outpost", "c-1", R"({"price":12})", 6};
        QVERIFY(rememberCard(*m_store, better));
        QVERIFY(listCards(*m_store, "outpost").value() == std::vector{better});
    }

    void forgetsOneCard() {
        const Card kept{"nucleum", "c-1", "{}", 5};
        QVERIFY(rememberCard(*m_store, {"outpost", "c-1", "{}", 5}));
        QVERIFY(rememberCard(*m_store, kept));
        QVERIFY(forgetCard(*m_store, "outpost", "c-1"));
        QVERIFY2(forgetCard(*m_store, "outpost", "c-1"), "what is not known is forgotten already");
        QVERIFY(listCards(*m_store, "outpost").value().empty());
        QVERIFY(listCards(*m_store, "nucleum").value() == std::vector{kept});
    }

    void keepsSettings() {
        QCOMPARE(setting(*m_store, "language").value(), std::nullopt);
        QVERIFY(setSetting(*m_store, "language", "en"));
        QVERIFY(setSetting(*m_store, "language", "zażółć"));
        QVERIFY(setSetting(*m_store, "empty", ""));
        m_store.reset();
        open();
        QCOMPARE(setting(*m_store, "language").value(), std::optional<std::string>("zażółć"));
        QCOMPARE(setting(*m_store, "empty").value(), std::optional<std::string>(""));
        QVERIFY(forgetSetting(*m_store, "empty"));
        QVERIFY(forgetSetting(*m_store, "never set"));
        QCOMPARE(setting(*m_store, "empty").value(), std::nullopt);
        QVERIFY(setting(*m_store, "language").value());
    }

    void reportsAStoreThatCannotBeRead() {
        for (const char* table : {"settings", "cards", "play_results", "session_seats", "players"})
            QVERIFY(run(*m_store, QStringLiteral("DROP TABLE ") + table));
        QCOMPARE(listPlayers(*m_store).error().trouble, Trouble::Failed);
        QCOMPARE(listCards(*m_store, "outpost").error().trouble, Trouble::Failed);
        QCOMPARE(rememberCard(*m_store, {}).error().trouble, Trouble::Failed);
        QCOMPARE(setting(*m_store, "language").error().trouble, Trouble::Failed);
        QCOMPARE(setSetting(*m_store, "language", "pl").error().trouble, Trouble::Failed);
        QCOMPARE(forgetSetting(*m_store, "language").error().trouble, Trouble::Failed);
    }

private:
    void open() {
        auto opened = openStore(pathIn(*m_folder, "games.sqlite"));
        QVERIFY2(opened.ok(), why(opened).c_str());
        m_store.emplace(std::move(opened.value()));
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
};

QTEST_GUILESS_MAIN(RememberedTest)
#include "tst_remembered.moc"
