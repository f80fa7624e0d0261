#include <QtTest>

#include "engine/barrage/automa/decide.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/score.h"
#include "engine/core/game_log.h"
#include "tests/support/barrage_games.h"
#include "tests/support/barrage_ledger.h"
#include "tests/support/barrage_table.h"
#include "tests/support/golden.h"

using namespace barrage;
using namespace barrage::test;

namespace {

struct GoldenGame {
    const char* file;
    std::uint64_t seed;
    Options options;
    std::vector<PlayerRequest> players;
    const char* scores; // final VP in the last turn order, the winners marked
};

const PlayerRequest kHuman{};
const PlayerRequest kLight{PlayerKind::Human, Level::Medium, Tracking::Light};

PlayerRequest automa(Level level) { return {PlayerKind::Automa, level, Tracking::Full}; }

Options introductory() {
    Options options;
    options.introductory = true;
    return options;
}

Options flowFirst() {
    Options options;
    options.rulings.productionOrder = ProductionOrder::FlowFirst;
    return options;
}

Options leeghwater() {
    Options options;
    options.leeghwater = true;
    return options;
}

const std::vector<GoldenGame>& games() {
    static const std::vector<GoldenGame> kGames{
        {"introductory_4_players",
         1,
         introductory(),
         {kHuman, kHuman, kHuman, kHuman},
         "usa 10, germany 56, france 57, italy 68 wins"},
        {"full_2_players", 2, {}, {kHuman, kHuman}, "germany 23, usa 49 wins"},
        {"full_3_players_flow_first",
         3,
         flowFirst(),
         {kHuman, kHuman, kHuman},
         "italy 38 wins, france 12, germany 34"},
        {"full_4_players",
         4,
         {},
         {kHuman, kHuman, kHuman, kHuman},
         "germany 30, usa 39, italy 14, france 57 wins"},
        {"human_and_3_automas",
         5,
         {},
         {kHuman, automa(Level::Low), automa(Level::Medium), automa(Level::High)},
         "france 21, usa 104 wins, germany 96, italy 57"},
        {"light_human_and_very_high_automa",
         17,
         {},
         {kLight, kHuman, automa(Level::VeryHigh)},
         "germany 14, france 21, usa 186 wins"},
        {"solo_low", 21, {}, {kHuman, automa(Level::Low)}, "france 8, germany 112 wins"},
        {"solo_medium", 22, {}, {kHuman, automa(Level::Medium)}, "germany 43, usa 94 wins"},
        {"solo_high", 23, {}, {kHuman, automa(Level::High)}, "italy 38, usa 159 wins"},
        {"solo_very_high", 24, {}, {kHuman, automa(Level::VeryHigh)}, "usa 22, france 159 wins"},
        {"leeghwater_3_players",
         31,
         leeghwater(),
         {kHuman, kHuman, kLight},
         "usa 18, france 60, germany 60 wins"},
        {"leeghwater_solo_medium",
         32,
         leeghwater(),
         {kHuman, automa(Level::Medium)},
         "france 16, germany 167 wins"},
        {"leeghwater_solo_high",
         33,
         leeghwater(),
         {kHuman, automa(Level::High)},
         "germany 36, italy 124 wins"},
        {"leeghwater_3_very_high_automas",
         34,
         leeghwater(),
         {kHuman, automa(Level::VeryHigh), automa(Level::VeryHigh), automa(Level::VeryHigh)},
         "usa 34, germany 82, netherlands 132 wins, france 113"},
        {"leeghwater_battista_and_fouche",
         62,
         leeghwater(),
         {kHuman, automa(Level::VeryHigh), automa(Level::VeryHigh)},
         "france 32, netherlands 104, germany 170 wins"},
    };
    return kGames;
}

QString pathOf(const GoldenGame& game) { return golden::pathOf("barrage", game.file); }

Playthrough play(const GoldenGame& played) {
    core::Rng rng(played.seed);
    auto game = Playthrough::begin(dealSetup(played.options, played.players, rng));
    if (!game)
        qFatal("%s: the setup is refused", played.file);
    Playthrough playthrough = std::move(game.value());
    while (!playthrough.state().isOver()) {
        const State& state = playthrough.state();
        core::Rng step = core::Rng::forStep(played.seed, playthrough.cursor());
        const Move move = isAutomaToDecide(state) ? decide(state).move : eagerMove(state, step);
        if (!playthrough.commit(move))
            qFatal("%s: an offered move is refused", played.file);
    }
    return playthrough;
}

QByteArray scoresOf(const State& state) {
    const std::vector<Company> won = winners(state);
    QByteArray text;
    for (const Company company : state.turnOrder) {
        const bool hasWon = std::find(won.begin(), won.end(), company) != won.end();
        text += (text.isEmpty() ? "" : ", ") + QByteArray(idOf(company).data()) + " " +
                QByteArray::number(state.of(company).vp) + (hasWon ? " wins" : "");
    }
    return text;
}

void fold(golden::Signature& signature, const Event& event) {
    signature.fold(static_cast<std::uint64_t>(event.kind));
    signature.fold(static_cast<std::uint64_t>(event.who));
    signature.fold(static_cast<std::uint64_t>(event.source));
    signature.fold(event.index);
    signature.fold(static_cast<std::uint64_t>(event.amount));
    signature.fold(static_cast<std::uint64_t>(event.from.kind) << 8U | event.from.index);
    signature.fold(static_cast<std::uint64_t>(event.to.kind) << 8U | event.to.index);
    signature.fold(static_cast<std::uint64_t>(event.site.structure) << 8U | event.site.index);
}

Gains gainsFrom(const Events& events, Source source) {
    Gains gains{};
    for (std::size_t i = 0; i < gains.size(); ++i) {
        const Owner who = ownerOf(static_cast<Company>(i));
        gains[i] = {sumOf(events, EventKind::VpChanged, who, source),
                    sumOf(events, EventKind::CreditsChanged, who, source)};
    }
    return gains;
}

} // namespace

class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (!golden::isUpdating())
            return;
        for (const GoldenGame& played : games()) {
            const Playthrough game = play(played);
            QVERIFY(golden::write(pathOf(played), game.log()));
            qInfo("%s: \"%s\"", played.file, scoresOf(game.state()).constData());
        }
    }

    void game_data() {
        QTest::addColumn<const GoldenGame*>("played");
        for (const GoldenGame& played : games())
            QTest::newRow(played.file) << &played;
    }
    void game() {
        QFETCH(const GoldenGame*, played);
        const auto log = golden::read(pathOf(*played));
        QVERIFY(log.has_value());
        const auto loaded = Playthrough::load(*log);
        QVERIFY2(!loaded.stopped,
                 loaded.stopped ? loaded.stopped->line.c_str() : "the log is not understood");
        golden::Signature& signature = played->options.leeghwater ? m_leeghwater : m_signature;
        replay(*loaded.playthrough, signature);
        const State& state = loaded.playthrough->state();
        QVERIFY(state.isOver());
        QCOMPARE(scoresOf(state), QByteArray(played->scores));
        signature.fold(core::hashOf(*log));
    }

    /// A seed that somebody noted deals the same game for ever, and in the base game whatever the
    /// expansion adds.
    void theSeedDealsTheSameGame_data() { game_data(); }
    void theSeedDealsTheSameGame() {
        QFETCH(const GoldenGame*, played);
        const auto recorded = golden::read(pathOf(*played));
        QVERIFY(recorded.has_value());
        const core::GameLog again = play(*played).log();
        QCOMPARE(again.setup, recorded->setup);
        for (std::size_t i = 0; i < std::min(recorded->entries.size(), again.entries.size()); ++i)
            QCOMPARE(again.entries[i], recorded->entries[i]);
        QVERIFY(again == *recorded);
    }

    void cleanupTestCase() {
        qInfo("Golden: %s", m_signature.text().constData());
        qInfo("Leeghwater: %s", m_leeghwater.text().constData());
    }

private:
    /// Plays the entries again next to a second bookkeeper, who has to come to the same figures.
    static void replay(const Playthrough& game, golden::Signature& signature) {
        State state = begin(game.setup()).value();
        Ledger ledger(game.setup());
        Events all;
        int scorings = 0;
        for (const Move& move : game.entries()) {
            if (isAutomaToDecide(state))
                QVERIFY(decide(state).move == move);
            const bool isScoring =
                state.phase == Phase::Scoring && std::holds_alternative<Proceed>(move.what);
            const int round = state.round;
            const Events events = apply(state, move).value();
            if (isScoring) {
                ++scorings;
                QVERIFY(gainsFrom(events, Source::EnergyRanking) == ledger.ranking());
                QVERIFY(gainsFrom(events, Source::EnergyTrack) == ledger.energyTrack());
                QVERIFY(gainsFrom(events, Source::BonusTile) == ledger.bonusTile(round));
            }
            if (const auto* declared = std::get_if<DeclareLeftovers>(&move.what))
                ledger.declare(static_cast<Company>(static_cast<int>(move.by) - 1),
                               declared->items);
            for (const Event& event : events) {
                ledger.note(event);
                fold(signature, event);
            }
            all.insert(all.end(), events.begin(), events.end());
        }
        QCOMPARE(scorings, 5);
        QVERIFY(gainsFrom(all, Source::Objective) == ledger.objective());
        QVERIFY(gainsFrom(all, Source::Leftovers) == ledger.leftovers());
        QVERIFY(gainsFrom(all, Source::WaterInDams) == ledger.waterInDams());
        QVERIFY(gainsFrom(all, Source::Buildings) == ledger.buildings());
        for (const Company company : state.turnOrder)
            QCOMPARE(state.of(company).vp, ledger.vp(company));
    }

    golden::Signature m_signature;  // of the games without the expansion
    golden::Signature m_leeghwater; // of those with it
};

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"
