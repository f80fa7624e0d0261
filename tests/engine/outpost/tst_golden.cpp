#include <QtTest>

#include "engine/outpost/ids.h"
#include "engine/outpost/score.h"
#include "engine/outpost/syndicate/decide.h"
#include "tests/support/golden.h"
#include "tests/support/outpost_games.h"

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

const GoldenGame kGames[] = {
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

QString pathOf(const GoldenGame& game) { return golden::pathOf("outpost", game.file); }

Setup setupOf(const GoldenGame& game) {
    return game.isVaried ? variedSetup(game.players, game.seed)
                         : plainSetup(game.players, game.seed);
}

Playthrough play(const GoldenGame& game) {
    Playthrough played = std::move(Playthrough::begin(setupOf(game)).value());
    while (!played.state().isOver()) {
        core::Rng rng = core::Rng::forStep(game.seed, played.cursor());
        if (!played.commit(eagerMove(played.state(), rng)))
            qFatal("%s: an offered move is refused", game.file);
    }
    return played;
}

QByteArray resultOf(const State& state) {
    QByteArray text;
    for (const Standing& standing : standings(state))
        text += (text.isEmpty() ? "" : ", ") + QByteArray(idOf(standing.seat).data()) + " " +
                QByteArray::number(standing.supplied) + "/" + QByteArray::number(standing.money);
    return text;
}

void fold(golden::Signature& signature, const Event& event) {
    signature.fold(static_cast<std::uint64_t>(event.kind));
    signature.fold(static_cast<std::uint64_t>(event.who));
    signature.fold(static_cast<std::uint64_t>(event.source));
    signature.fold(static_cast<std::uint64_t>(event.piece));
    signature.fold(event.city.value);
    signature.fold(event.index);
    signature.fold(static_cast<std::uint64_t>(event.amount));
    for (const Card& card : {event.card, event.other})
        for (const char letter : formatCard(card))
            signature.fold(static_cast<std::uint64_t>(letter));
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
            qInfo("%s: \"%s\"", game.file, resultOf(played.state()).constData());
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
        QCOMPARE(resultOf(loaded.playthrough->state()), QByteArray(game->result));
        m_signature.fold(core::hashOf(*log));
    }

    void cleanupTestCase() { qInfo("Golden: %s", m_signature.text().constData()); }

private:
    /// Plays the entries again next to a second bookkeeper of the money.
    void replay(const Playthrough& game) {
        State state = begin(game.setup()).value();
        std::array<int, kMaxPlayers> money{};
        money.fill(kStartMoney);
        for (const Move& move : game.entries()) {
            if (isSyndicateToDecide(state))
                QVERIFY(decide(state).move == move);
            const Events events = apply(state, move).value();
            for (const Event& event : events) {
                if (event.kind == EventKind::MoneyChanged)
                    money[indexOf(seatOf(event.who))] += event.amount;
                fold(m_signature, event);
            }
        }
        for (const Seat seat : state.order)
            QCOMPARE(int(state.of(seat).money), money[indexOf(seat)]);
    }

    golden::Signature m_signature;
};

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"
