#include <charconv>
#include <optional>
#include <string>

#include <QtTest>

#include "engine/core/playthrough.h"
#include "engine/core/rule_error.h"

using namespace core;

namespace {

/// A game small enough to know every state of: a counter that starts at the setup's number. "add n"
/// adds n, "draw n" too but by chance; it may not fall below 0 (rule T-1), nor start there (T-2).
struct Counter {
    struct Setup {
        int start = 0;
        friend bool operator==(const Setup&, const Setup&) = default;
    };
    struct State {
        int value = 0;
        std::uint64_t history = 0; // of all moves in their order
        friend bool operator==(const State&, const State&) = default;
    };
    struct Move {
        bool isDraw = false;
        int amount = 0;
        friend bool operator==(const Move&, const Move&) = default;
    };
    using Event = int;
    using Error = RuleError<int>;

    static constexpr std::string_view kName = "counter";
    static constexpr int kRulesVersion = 3;
    static inline int applied = 0;
    static constexpr int kWithLast = 1000; // an amount that belongs to the one before it

    static Result<State, Error> begin(const Setup& setup) {
        if (setup.start < 0)
            return Error{2, "T-2", {}};
        return State{setup.start, 0};
    }
    static Result<std::vector<Event>, Error> apply(State& state, const Move& move) {
        ++applied;
        if (state.value + move.amount < 0)
            return Error{1, "T-1", {}};
        state.value += move.amount;
        state.history = state.history * 31 + static_cast<std::uint64_t>(move.amount) + 7;
        return std::vector<Event>{move.amount};
    }
    static bool isChance(const Move& move) { return move.isDraw; }
    static bool isWithLast(const Move& move) { return move.amount == kWithLast; }

    static std::optional<int> number(std::string_view text) {
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool isRead = error == std::errc{} && end == text.data() + text.size();
        return isRead ? std::optional(value) : std::nullopt;
    }
    static std::string formatSetup(const Setup& setup) { return std::to_string(setup.start); }
    static std::optional<Setup> parseSetup(std::string_view line) {
        const auto start = number(line);
        return start ? std::optional(Setup{*start}) : std::nullopt;
    }
    static std::string formatMove(const Move& move) {
        return (move.isDraw ? "draw " : "add ") + std::to_string(move.amount);
    }
    static std::optional<Move> parseMove(std::string_view line) {
        const bool isDraw = line.starts_with("draw ");
        if (!isDraw && !line.starts_with("add "))
            return std::nullopt;
        const auto amount = number(line.substr(isDraw ? 5 : 4));
        return amount ? std::optional(Move{isDraw, *amount}) : std::nullopt;
    }
};

using Play = Playthrough<Counter>;

constexpr int kCheckpointDistance = 32;

Play begun(int start = 0) { return Play::begin({start}).value(); }

Play playedFor(int entries) {
    Play play = begun();
    for (int i = 1; i <= entries; ++i)
        static_cast<void>(play.commit({i % 5 == 0, i}));
    return play;
}

} // namespace

class TestPlaythrough : public QObject {
    Q_OBJECT

private slots:
    void beginsWithTheSetup() {
        const Play play = begun(4);
        QCOMPARE(play.state().value, 4);
        QVERIFY(play.setup() == Counter::Setup{4});
        QCOMPARE(play.cursor(), std::size_t{0});
        QVERIFY(!play.canUndo());
        QVERIFY(!play.canRedo());
        QVERIFY(!play.undoTakesBackChance());
    }

    void refusesASetupTheGameRefuses() {
        const auto play = Play::begin({-1});
        QVERIFY(!play);
        QCOMPARE(play.error().rule, std::string_view("T-2"));
    }

    void commitAppliesAndKeeps() {
        Play play = begun();
        const auto events = play.commit({false, 5});
        QVERIFY(events.ok());
        QCOMPARE(events.value(), std::vector{5});
        QCOMPARE(play.state().value, 5);
        QCOMPARE(play.entries().size(), std::size_t{1});
        QCOMPARE(play.cursor(), std::size_t{1});
    }

    void refusedMovesLeaveNoTrace() {
        Play play = playedFor(3);
        QVERIFY(play.undo());
        const Counter::State before = play.state();
        const auto refused = play.commit({false, -100});
        QVERIFY(!refused);
        QCOMPARE(refused.error().rule, std::string_view("T-1"));
        QVERIFY(play.state() == before);
        QCOMPARE(play.entries().size(), std::size_t{3});
        QVERIFY(play.canRedo()); // the undone entry is still there
    }

    void undoAndRedoWalkThroughTheEntries() {
        Play play = playedFor(3);
        QCOMPARE(play.state().value, 6);
        QVERIFY(play.undo());
        QCOMPARE(play.state().value, 3);
        QVERIFY(play.undo());
        QVERIFY(play.undo());
        QCOMPARE(play.state().value, 0);
        QVERIFY(!play.undo());
        QCOMPARE(play.cursor(), std::size_t{0});
        QVERIFY(play.redo());
        QCOMPARE(play.state().value, 1);
        QVERIFY(play.redo());
        QVERIFY(play.redo());
        QVERIFY(!play.redo());
        QVERIFY(play.state() == playedFor(3).state());
    }

    void whatWasMadeTogetherGoesTogether() {
        Play play = playedFor(2);
        QCOMPARE(play.undoTarget(), std::size_t{1});
        QCOMPARE(play.redoTarget(), std::size_t{2});
        QVERIFY(play.commit({false, Counter::kWithLast}).ok());
        QVERIFY(play.commit({false, Counter::kWithLast}).ok());
        QCOMPARE(play.undoTarget(), std::size_t{1});
        QVERIFY(play.replayTo(1));
        QCOMPARE(play.undoTarget(), std::size_t{0});
        QCOMPARE(play.redoTarget(), std::size_t{4});
        QVERIFY(play.replayTo(0));
        QCOMPARE(play.undoTarget(), std::size_t{0});
        QCOMPARE(play.redoTarget(), std::size_t{1});
    }

    void retellsWhatTheEntriesInForceBrought_data() {
        QTest::addColumn<int>("from");
        for (const int from : {0, 31, 32, 33, 69, 70, 99})
            QTest::addRow("from entry %d", from) << from;
    }

    void retellsWhatTheEntriesInForceBrought() {
        QFETCH(const int, from);
        Play play = playedFor(100);
        QVERIFY(play.replayTo(70));
        int told = from;
        play.retell(static_cast<std::size_t>(from),
                    [&told](const Counter::State& before, const Counter::Move& entry,
                            const std::vector<int>& events) {
                        QVERIFY(before == playedFor(told).state());
                        ++told;
                        QCOMPARE(entry.amount, told);
                        QCOMPARE(events, std::vector{told});
                    });
        QCOMPARE(told, std::max(from, 70));
        QCOMPARE(play.cursor(), std::size_t{70});
    }

    void commitAfterUndoDropsTheTail() {
        Play play = playedFor(4);
        QVERIFY(play.replayTo(2));
        QVERIFY(play.commit({false, 50}).ok());
        QCOMPARE(play.state().value, 53);
        QCOMPARE(play.entries().size(), std::size_t{3});
        QVERIFY(!play.canRedo());
        QCOMPARE(play.log().entries, (std::vector<std::string>{"add 1", "add 2", "add 50"}));
    }

    void forgetsWhatWasUndone() {
        Play play = playedFor(70);
        QVERIFY(play.replayTo(2));
        play.forgetUndone();
        QVERIFY(!play.canRedo());
        QVERIFY(!play.replayTo(3));
        QVERIFY(play.log() == playedFor(2).log());
        for (int i = 3; i <= 70; ++i)
            QVERIFY(play.commit({i % 5 == 0, i}).ok());
        QVERIFY(play.replayTo(64));
        QVERIFY(play.state() == playedFor(64).state());
    }

    void commitAfterUndoDropsCheckpointsOfTheTail_data() {
        QTest::addColumn<int>("kept");
        for (const int kept : {0, 31, 32, 33, 63, 64, 65, 99})
            QTest::addRow("%d entries kept", kept) << kept;
    }

    void commitAfterUndoDropsCheckpointsOfTheTail() {
        QFETCH(const int, kept);
        Play play = playedFor(100);
        QVERIFY(play.replayTo(static_cast<std::size_t>(kept)));
        Play fresh = playedFor(kept);
        for (int i = 0; i < 70; ++i) {
            QVERIFY(play.commit({false, 1000 + i}).ok());
            QVERIFY(fresh.commit({false, 1000 + i}).ok());
        }
        for (const std::size_t count : {64UL, 32UL, 65UL, 33UL, 1UL, 70UL}) {
            QVERIFY(play.replayTo(count));
            QVERIFY(fresh.replayTo(count));
            QVERIFY(play.state() == fresh.state());
        }
    }

    void replayToEqualsAFreshReplay_data() {
        QTest::addColumn<int>("from");
        for (const int from : {0, 1, 31, 32, 33, 64, 65, 95, 96, 100})
            QTest::addRow("from entry %d", from) << from;
    }

    void replayToEqualsAFreshReplay() {
        QFETCH(const int, from);
        Play play = playedFor(100);
        for (int count = 0; count <= 100; ++count) {
            QVERIFY(play.replayTo(static_cast<std::size_t>(from)));
            QVERIFY(play.replayTo(static_cast<std::size_t>(count)));
            QCOMPARE(play.cursor(), static_cast<std::size_t>(count));
            QVERIFY(play.state() == playedFor(count).state());
        }
    }

    void replayToUsesCheckpoints() {
        Play play = playedFor(100);
        for (const std::size_t count : {0UL, 99UL, 40UL, 98UL, 31UL, 32UL, 97UL}) {
            Counter::applied = 0;
            QVERIFY(play.replayTo(count));
            QVERIFY(Counter::applied < kCheckpointDistance);
        }
    }

    void refusesToReplayMoreThanThereIs() {
        Play play = playedFor(5);
        QVERIFY(play.replayTo(2));
        QVERIFY(!play.replayTo(6));
        QCOMPARE(play.cursor(), std::size_t{2});
        QCOMPARE(play.state().value, 3);
    }

    void tellsWhetherUndoTakesBackChance() {
        Play play = begun();
        QVERIFY(play.commit({false, 1}).ok());
        QVERIFY(!play.undoTakesBackChance());
        QVERIFY(play.commit({true, 2}).ok());
        QVERIFY(play.undoTakesBackChance());
        QVERIFY(play.undo());
        QVERIFY(!play.undoTakesBackChance());
    }

    void logHoldsUndoneEntriesToo() {
        Play play = playedFor(5);
        QVERIFY(play.replayTo(1));
        const GameLog log = play.log();
        QVERIFY(
            (log == GameLog{"counter", 3, "0", {"add 1", "add 2", "add 3", "add 4", "draw 5"}}));
    }

    void loadsWhatItLogged() {
        const Play play = playedFor(70);
        const auto loaded = Play::load(play.log());
        QVERIFY(loaded.playthrough.has_value());
        QVERIFY(!loaded.stopped.has_value());
        QVERIFY(loaded.playthrough->state() == play.state());
        QVERIFY(loaded.playthrough->entries() == play.entries());
        QVERIFY(loaded.playthrough->log() == play.log());
    }

    void tellsWhyALogStops() {
        GameLog log = playedFor(3).log();
        log.game = "draughts";
        QVERIFY(Play::load(log).stopped->failure == LoadFailure::WrongGame);
        log = playedFor(3).log();
        log.rulesVersion = 4;
        QVERIFY(Play::load(log).stopped->failure == LoadFailure::WrongVersion);
        log = playedFor(3).log();
        log.entries[1] = "jump";
        QVERIFY(Play::load(log).stopped->failure == LoadFailure::Unreadable);
        log.entries[1] = "add -9999";
        QVERIFY(Play::load(log).stopped->failure == LoadFailure::Refused);
        log = playedFor(3).log();
        log.unfinished = "add 1";
        const auto cutOff = Play::load(log);
        QVERIFY(cutOff.stopped->failure == LoadFailure::CutOff);
        QCOMPARE(cutOff.stopped->entry, std::size_t{3});
        QCOMPARE(cutOff.playthrough->cursor(), std::size_t{3});
    }

    void keepsTheValidPrefix_data() {
        QTest::addColumn<int>("entry");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("rule");

        QTest::newRow("an unreadable first line") << 0 << QByteArray("jump 3") << QByteArray("");
        QTest::newRow("an unreadable line in the middle")
            << 40 << QByteArray("add three") << QByteArray("");
        QTest::newRow("an empty line") << 40 << QByteArray("") << QByteArray("");
        QTest::newRow("an illegal move") << 40 << QByteArray("add -9999") << QByteArray("T-1");
        QTest::newRow("an illegal last move")
            << 69 << QByteArray("draw -9999") << QByteArray("T-1");
    }

    void keepsTheValidPrefix() {
        QFETCH(const int, entry);
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, rule);
        GameLog log = playedFor(70).log();
        log.entries[static_cast<std::size_t>(entry)] = line.toStdString();
        const auto loaded = Play::load(log);
        QVERIFY(loaded.stopped.has_value());
        QCOMPARE(loaded.stopped->entry, static_cast<std::size_t>(entry));
        QCOMPARE(loaded.stopped->line, line.toStdString());
        QCOMPARE(std::string(loaded.stopped->rule), rule.toStdString());
        QVERIFY(loaded.playthrough.has_value());
        QVERIFY(loaded.playthrough->state() == playedFor(entry).state());
        QCOMPARE(loaded.playthrough->entries().size(), static_cast<std::size_t>(entry));
    }

    void refusesABrokenBeginning_data() {
        QTest::addColumn<GameLog>("log");
        QTest::addColumn<QByteArray>("rule");

        QTest::newRow("refuses another game")
            << GameLog{"checkers", 3, "0", {"add 1"}} << QByteArray("");
        QTest::newRow("refuses another rules version")
            << GameLog{"counter", 2, "0", {"add 1"}} << QByteArray("");
        QTest::newRow("refuses an unreadable setup")
            << GameLog{"counter", 3, "zero", {"add 1"}} << QByteArray("");
        QTest::newRow("refuses a setup the game refuses")
            << GameLog{"counter", 3, "-5", {"add 9"}} << QByteArray("T-2");
    }

    void refusesABrokenBeginning() {
        QFETCH(const GameLog, log);
        QFETCH(const QByteArray, rule);
        const auto loaded = Play::load(log);
        QVERIFY(!loaded.playthrough.has_value());
        QVERIFY(loaded.stopped.has_value());
        QCOMPARE(loaded.stopped->entry, LoadError::kSetup);
        QCOMPARE(loaded.stopped->line, log.setup);
        QCOMPARE(std::string(loaded.stopped->rule), rule.toStdString());
    }
};

QTEST_APPLESS_MAIN(TestPlaythrough)
#include "tst_playthrough.moc"
