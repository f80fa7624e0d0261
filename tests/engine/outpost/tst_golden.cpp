#include <QtTest>

#include <array>
#include <span>

#include "engine/outpost/ids.h"
#include "engine/outpost/score.h"
#include "engine/outpost/syndicate.h"
#include "tests/support/golden_games.h"
#include "tests/support/outpost/games.h"

using namespace outpost;
using namespace outpost::test;

namespace {

struct GoldenGame {
    const char* file;
    int players;
    std::uint64_t seed;
    bool isVaried;      // other rulings, perhaps without a map
    const char* result; // supplied cities and money, best first
};

constexpr GoldenGame kGames[] = {
    {"two_players", 2, 1, false, "p2 10/16, p1 4/29"},
    {"two_players_other_rulings", 2, 18, true, "p1 14/223, p2 0/2"},
    {"two_players_without_map", 2, 36, true, "p2 13/925, p1 4/632"},
    {"three_players", 3, 27, false, "p3 15/477, p2 8/359, p1 4/201"},
    {"three_players_without_map", 3, 32, true, "p1 15/3771, p2 14/3638, p3 8/2002"},
    {"four_players", 4, 35, false, "p3 18/837, p2 12/569, p4 7/621, p1 0/177"},
    {"four_players_other_rulings", 4, 5, true, "p2 11/483, p3 9/1052, p1 9/774, p4 5/773"},
    {"five_players", 5, 29, false, "p3 16/19, p4 3/132, p5 2/103, p2 2/61, p1 0/13"},
    {"six_players", 6, 11, false, "p6 10/214, p1 7/222, p2 4/34, p4 3/100, p3 3/56, p5 3/48"},
};

/// A second bookkeeper of the money.
class Bookkeeper {
public:
    explicit Bookkeeper(const Setup& /*setup*/) { m_money.fill(kStartMoney); }

    void note(const State& before, const Move& move, const Events& events) {
        if (isSyndicateToDecide(before))
            QVERIFY(decide(before).move == move);
        for (const Event& event : events)
            if (event.kind == EventKind::MoneyChanged)
                m_money[indexOf(seatOf(event.who))] += event.amount;
    }

    void compare(const State& state) const {
        for (const Seat seat : state.order)
            QCOMPARE(int(state.of(seat).money), m_money[indexOf(seat)]);
    }

private:
    std::array<int, kMaxPlayers> m_money{};
};

struct GoldenTable {
    using Game = outpost::Game;
    using Row = GoldenGame;
    using Books = Bookkeeper;

    static auto games() { return std::span(kGames); }
    static Setup setupOf(const Row& game) {
        return game.isVaried ? variedSetup(game.players, game.seed)
                             : plainSetup(game.players, game.seed);
    }
    static Move moveFor(const Row& game, std::uint64_t step, const State& state) {
        core::Rng rng = core::Rng::forStep(game.seed, step);
        return eagerMove(state, rng);
    }
    static const char* signatureOf(const Row& /*game*/) { return "Golden"; }

    static QByteArray resultOf(const State& state) {
        QByteArray result;
        for (const Standing& standing : standings(state))
            golden::add(result, idOf(standing.seat),
                        QByteArray::number(standing.supplied) + "/" +
                            QByteArray::number(standing.money));
        return result;
    }

    static void fold(golden::Signature& signature, const Event& event) {
        signature.fold(event.kind, event.who, event.source, event.piece, event.city.value,
                       event.index, event.amount);
        for (const Card& card : {event.card, event.other})
            for (const char letter : formatCard(card))
                signature.fold(letter);
    }
};

} // namespace

using TestGolden = golden::GoldenGamesOf<GoldenTable>;

QTEST_APPLESS_MAIN(TestGolden)
