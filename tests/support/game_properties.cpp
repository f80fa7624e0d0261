#include "tests/support/game_properties.h"

#include <QtTest>

namespace battery {

void TestPropertiesLog::replayGivesTheSameStates() { QCOMPARE(tryReplay(), Failure()); }
void TestPropertiesLog::undoAndRedoGiveTheSameStates() { QCOMPARE(tryUndoAndRedo(), Failure()); }
void TestPropertiesLog::textAndBackGivesTheSameGame() { QCOMPARE(tryText(), Failure()); }
void TestPropertiesLog::theSameSeedGivesTheSameLog() { QCOMPARE(trySeeds(), Failure()); }
void TestPropertiesLog::randomPlayOfTheEngineDependsOnItsSeed() {
    QCOMPARE(tryRandomPlay(), Failure());
}

void TestPropertiesMoves::somethingIsAlwaysOfferedAndAllOfItIsAccepted() {
    QCOMPARE(tryOffers(), Failure());
}
void TestPropertiesMoves::offersAreUniqueAndInAStableOrder() { QCOMPARE(tryOrder(), Failure()); }
void TestPropertiesMoves::changedMovesAreOfferedOrRefused() {
    QCOMPARE(tryChangedMoves(), Failure());
}
void TestPropertiesMoves::movesOfOtherMomentsAreOfferedOrRefused() {
    QCOMPARE(tryOtherMoments(), Failure());
}
void TestPropertiesMoves::onlyWhoIsAskedActs() { QCOMPARE(tryOtherPlayers(), Failure()); }

} // namespace battery
