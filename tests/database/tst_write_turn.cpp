#include <chrono>
#include <filesystem>
#include <functional>
#include <future>
#include <optional>

#include <QtTest>

#include "database/history.h"
#include "database/internal/query.h"
#include "database/remembered.h"
#include "database/sessions.h"
#include "database/store.h"
#include "tests/database/example_plays.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

using Write = std::function<Outcome(const DatabaseFile&)>;
Q_DECLARE_METATYPE(Write)

static constexpr std::chrono::milliseconds kLongEnoughToWrite{200};

class WriteTurnTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        auto store = openStore(file());
        QVERIFY(store.ok());
        m_store.emplace(std::move(store.value()));
        QVERIFY(addSession(*m_store, exampleSession("s")));
        QVERIFY(addPlay(*m_store, examplePlay("p")));
    }

    void cleanup() {
        m_store.reset();
        m_folder.reset();
    }

    void othersWaitForTheirTurn_data() {
        QTest::addColumn<Write>("write");
        const auto row = [](const char* name, Write write) {
            QTest::newRow(name) << std::move(write);
        };
        row("several statements", [](auto& store) { return addPlay(store, examplePlay("new")); });
        row("a session goes", [](auto& store) { return removeSession(store, "s"); });
        row("notes", [](auto& store) { return setNotes(store, "s", "windy"); });
        row("a play goes", [](auto& store) { return removePlay(store, "p"); });
        row("a setting", [](auto& store) { return setSetting(store, "theme", "dark"); });
        row("a setting goes", [](auto& store) { return forgetSetting(store, "theme"); });
        row("a card", [](auto& store) { return rememberCard(store, Card{"barrage", "c", "", 1}); });
        row("a card goes", [](auto& store) { return forgetCard(store, "barrage", "c"); });
    }
    void othersWaitForTheirTurn() {
        QFETCH(const Write, write);
        std::promise<void> isOpen;
        std::promise<void> isTaken;
        auto other = std::async(std::launch::async, [&] {
            const auto mine = openStore(file());
            isOpen.set_value();
            isTaken.get_future().wait();
            return mine && write(mine.value());
        });
        isOpen.get_future().wait(); // opening has turns of its own
        {
            const WriteTurn turn; // SQLite itself would let others write
            isTaken.set_value();
            QCOMPARE(other.wait_for(kLongEnoughToWrite), std::future_status::timeout);
        }
        QVERIFY(other.get());
    }

    void whoHasWaitedTooLongGoesOn() {
        const WriteTurn turn;
        auto other = std::async(std::launch::async, [&] {
            const auto begin = std::chrono::steady_clock::now();
            const WriteTurn notYet;
            return std::chrono::steady_clock::now() - begin;
        });
        QVERIFY(other.get() >= kPatience);
    }

    void aThreadMayTakeSeveral() {
        const auto outer = Transaction::begin(*m_store);
        QVERIFY(outer.ok());
        const auto second = openStore(pathIn(*m_folder, "second.sqlite"));
        QVERIFY2(second.ok(), why(second).c_str());
        QVERIFY(addPlay(second.value(), examplePlay("p")));
    }

private:
    std::filesystem::path file() { return pathIn(*m_folder, "store.sqlite"); }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
};

QTEST_GUILESS_MAIN(WriteTurnTest)
#include "tst_write_turn.moc"
