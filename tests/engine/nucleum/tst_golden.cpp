#include <QtTest>

#include "engine/nucleum/ids.h"
#include "engine/nucleum/score.h"
#include "tests/support/golden.h"
#include "tests/support/nucleum_games.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

struct GoldenGame {
    const char* file;
    int players;
    std::uint64_t seed;
    const char* scores; // final VP, the winners marked
};

const GoldenGame kGames[] = {
    {"two_players", 2, 1, "p1 103, p2 119 wins"},
    {"two_players_random", 2, 3, "p1 102 wins, p2 55"},
    {"two_players_facts_learned", 2, 4, "p1 88 wins, p2 35"},
    {"three_players", 3, 5, "p1 51, p2 45, p3 64 wins"},
    {"three_players_facts_learned", 3, 8, "p1 48, p2 49 wins, p3 4"},
    {"three_players_other_rulings", 3, 10, "p1 82 wins, p2 45, p3 78"},
    {"four_players", 4, 7, "p1 52, p2 92 wins, p3 38, p4 34"},
    {"four_players_random", 4, 9, "p1 -31, p2 7, p3 34 wins, p4 -1"},
    {"four_players_facts_learned", 4, 16, "p1 87, p2 71, p3 118 wins, p4 101"},
};

QString pathOf(const GoldenGame& game) { return golden::pathOf("nucleum", game.file); }

Playthrough play(const GoldenGame& game) {
    Playthrough played =
        std::move(Playthrough::begin(variedSetup(game.players, game.seed)).value());
    while (!played.state().isOver())
        if (!played.commit(moveFor(game.seed, played.cursor(), played.state())))
            qFatal("%s: an offered move is refused", game.file);
    return played;
}

QByteArray scoresOf(const State& state) {
    const std::vector<Player> won = winners(state);
    QByteArray text;
    for (int i = 0; i < state.playerCount(); ++i) {
        const auto player = static_cast<Player>(i);
        const bool hasWon = std::find(won.begin(), won.end(), player) != won.end();
        text += (text.isEmpty() ? "" : ", ") + QByteArray(idOf(ownerOf(player)).data()) + " " +
                QByteArray::number(state.of(player).vp) + (hasWon ? " wins" : "");
    }
    return text;
}

void fold(golden::Signature& signature, const Event& event) {
    signature.fold(static_cast<std::uint64_t>(event.kind));
    signature.fold(static_cast<std::uint64_t>(event.who));
    signature.fold(static_cast<std::uint64_t>(event.source));
    signature.fold(event.index);
    signature.fold(static_cast<std::uint64_t>(event.amount));
    signature.fold(static_cast<std::uint64_t>(event.city));
    signature.fold(static_cast<std::uint64_t>(event.other));
}

} // namespace

class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (!golden::isUpdating())
            return;
        for (const GoldenGame& game : kGames) {
            const Playthrough played = play(game);
            QVERIFY(golden::write(pathOf(game), played.log()));
            qInfo("%s: \"%s\"", game.file, scoresOf(played.state()).constData());
        }
    }

    void game_data() {
        QTest::addColumn<const GoldenGame*>("game");
        for (const GoldenGame& game : kGames)
            QTest::newRow(game.file) << &game;
    }
    void game() {
        QFETCH(const GoldenGame*, game);
        const auto log = golden::read(pathOf(*game));
        QVERIFY(log.has_value());
        const auto loaded = Playthrough::load(*log);
        QVERIFY2(!loaded.stopped,
                 loaded.stopped ? loaded.stopped->line.c_str() : "the log is not understood");
        replay(*loaded.playthrough);
        QVERIFY(loaded.playthrough->state().isOver());
        QCOMPARE(scoresOf(loaded.playthrough->state()), QByteArray(game->scores));
        m_signature.fold(core::hashOf(*log));
    }

    void cleanupTestCase() { qInfo("Golden: %s", m_signature.text().constData()); }

private:
    /// Plays the entries again next to a second bookkeeper of VP, Thaler and workers.
    void replay(const Playthrough& game) {
        State state = begin(game.setup()).value();
        std::array<int, kMaxPlayers> vp{};
        std::array<int, kMaxPlayers> thaler{};
        std::array<int, kMaxPlayers> workers{};
        thaler.fill(4);
        workers.fill(game.setup().options.firstGames ? 3 : 2);
        int conditions = 0;
        for (const Move& move : game.entries()) {
            const Events events = apply(state, move).value();
            for (const Event& event : events) {
                fold(m_signature, event);
                const std::size_t who = isPlayer(event.who) ? indexOf(playerOf(event.who)) : 0;
                vp[who] += event.kind == EventKind::VpChanged ? event.amount : 0;
                thaler[who] += event.kind == EventKind::ThalerChanged ? event.amount : 0;
                workers[who] += event.kind == EventKind::WorkersChanged ? event.amount : 0;
                conditions += event.kind == EventKind::EndConditionMet ? 1 : 0;
            }
        }
        QCOMPARE(conditions, conditionsMet(state));
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            QCOMPARE(int(state.players[i].vp), vp[i]);
            QCOMPARE(int(state.players[i].thaler), thaler[i]);
            QCOMPARE(int(state.players[i].workers), workers[i]);
        }
    }

    golden::Signature m_signature;
};

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"
