#include <QtTest>

#include "tests/support/game_battery.h"
#include "tests/support/nucleum_battery.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

struct Table : BatteryTable {
    static Setup setupOf(std::uint64_t seed) { return variedSetup(seed); }
};

/// Seeds that the other properties do not play.
constexpr battery::Seeds kSeeds{10000, battery::scaled(100)};

} // namespace

/// What is offered, and what is accepted, in every game.
class TestPropertiesMoves : public QObject {
    Q_OBJECT

private slots:
    void somethingIsAlwaysOfferedAndAllOfItIsAccepted() {
        QCOMPARE(battery::whatIsOfferedIsAccepted<Table>(kSeeds), QByteArray());
    }
    void offersAreUniqueAndInAStableOrder() {
        QCOMPARE(battery::offersAreUniqueAndInAStableOrder<Table>(kSeeds), QByteArray());
    }
    void changedMovesAreOfferedOrRefused() {
        QCOMPARE(battery::changedMovesAreOfferedOrRefused<Table>(kSeeds), QByteArray());
    }
    void movesOfOtherMomentsAreOfferedOrRefused() {
        QCOMPARE(battery::movesOfOtherMomentsAreOfferedOrRefused<Table>(kSeeds), QByteArray());
    }
    void onlyWhoIsAskedActs() {
        QCOMPARE(battery::onlyWhoIsAskedActs<Table>(kSeeds), QByteArray());
    }
};

QTEST_APPLESS_MAIN(TestPropertiesMoves)
#include "tst_properties_moves.moc"
