#include <QtTest>

#include "engine/nucleum/colour_match.h"
#include "tests/support/nucleum/table.h"

using namespace nucleum;
using namespace nucleum::test;

Q_DECLARE_METATYPE(nucleum::EndColour)
Q_DECLARE_METATYPE(nucleum::Match)

namespace {

using enum EndColour;

/// The match of a railway's end with Leipzig, which is green, Praha or another railway.
enum class Next { Leipzig, UnknownCity, Praha, Railway, Empty };

Match matchWith(Next next, EndColour own, EndColour other) {
    Table table;
    if (next == Next::UnknownCity)
        table.state().facts.colours[indexOf(City::Leipzig)] = CityColour::Unknown;
    if (next == Next::Praha) {
        table.lay(City::Bruex, City::Praha, {Owner::First});
        const auto way = *findConnection(table.state().facts, City::Bruex, City::Praha);
        table.state().tracks[way][0].towardsB = own;
        return matchesOf(table.state(), way, 0).towardsB;
    }
    if (next == Next::Leipzig || next == Next::UnknownCity) {
        table.lay(City::Leipzig, City::Riesa, {Owner::First});
        const auto way = *findConnection(table.state().facts, City::Leipzig, City::Riesa);
        table.state().tracks[way][0].towardsA = own;
        return matchesOf(table.state(), way, 0).towardsA;
    }
    table.lay(City::Chemnitz, City::Grimma,
              {Owner::First, next == Next::Railway ? Owner::Second : Owner::Nobody});
    const auto way = *findConnection(table.state().facts, City::Chemnitz, City::Grimma);
    table.state().tracks[way][0].towardsB = own;
    table.state().tracks[way][1].towardsA = other;
    const Matches matches = matchesOf(table.state(), way, 0);
    // The neighbour matches if and only if the laid one does.
    if ((matches.towardsB != Match::No) != (matches.actions[1] == 1))
        qFatal("only one of the two railways matches");
    return matches.towardsB;
}

} // namespace

/// N-4.6: which ends match.
class TestColourMatch : public QObject {
    Q_OBJECT

private slots:
    void ends_data() {
        QTest::addColumn<int>("next");
        QTest::addColumn<EndColour>("own");
        QTest::addColumn<EndColour>("other");
        QTest::addColumn<Match>("match");
        const auto row = [](const char* name, Next next, EndColour own, EndColour other,
                            Match match) {
            QTest::newRow(name) << static_cast<int>(next) << own << other << match;
        };
        row("N-4.6 a city of the same colour", Next::Leipzig, Green, Unknown, Match::Yes);
        row("N-4.6 a city of another colour", Next::Leipzig, White, Unknown, Match::No);
        row("N-4.6 a wild end at any city", Next::Leipzig, Wild, Unknown, Match::Yes);
        row("N-4.6 any end at Praha", Next::Praha, Purple, Unknown, Match::Yes);
        row("N-4.6 a railway with the same colour", Next::Railway, Orange, Orange, Match::Yes);
        row("N-4.6 a railway with another colour", Next::Railway, Orange, White, Match::No);
        row("N-4.6 a wild end at a railway", Next::Railway, Wild, White, Match::Yes);
        row("N-4.6 a railway with a wild end", Next::Railway, White, Wild, Match::Yes);
        row("N-4.6 nothing next to an empty space", Next::Empty, Wild, Unknown, Match::No);
        row("N-30.3 an end nobody has entered", Next::Leipzig, Unknown, Unknown, Match::Unknown);
        row("N-30.3 a city nobody has entered", Next::UnknownCity, Green, Unknown, Match::Unknown);
        row("N-30.3 a wild end needs no colour of the city", Next::UnknownCity, Wild, Unknown,
            Match::Yes);
        row("N-30.3 an unknown end at Praha", Next::Praha, Unknown, Unknown, Match::Yes);
        row("N-30.3 a railway with an unknown end", Next::Railway, Green, Unknown, Match::Unknown);
    }
    void ends() {
        QFETCH(const int, next);
        QFETCH(const EndColour, own);
        QFETCH(const EndColour, other);
        QFETCH(const Match, match);
        QVERIFY(matchWith(static_cast<Next>(next), own, other) == match);
    }

    void wildRailways_data() {
        QTest::addColumn<bool>("isAllOwn");
        QTest::addColumn<bool>("wasLaidWithIt");
        QTest::addColumn<bool>("isWild");
        QTest::newRow("NA-14 N-16.1 D7 makes an older railway wild") << true << false << true;
        QTest::newRow("NA-14 only railways laid with D7: an older one") << false << false << false;
        QTest::newRow("NA-14 only railways laid with D7: a later one") << false << true << true;
    }
    void wildRailways() {
        QFETCH(const bool, isAllOwn);
        QFETCH(const bool, wasLaidWithIt);
        Table table(4);
        table.state().options.rulings.wildRailways =
            isAllOwn ? WildRailways::AllOwn : WildRailways::LaidAfterwards;
        table.unlock(Player::Fourth, 7);
        Railway railway;
        railway.owner = Owner::Fourth;
        railway.isWild = wasLaidWithIt;
        const EndColour end = effectiveEnd(table.state(), railway, Green);
        QTEST(end == Wild, "isWild");
    }
};

QTEST_APPLESS_MAIN(TestColourMatch)
#include "tst_colour_match.moc"
