#pragma once

#include <QObject>

#include "tests/support/game_battery.h"

/// The tests that all games have in common. A template has no slots of its own, so a class has the
/// slots and the template behind it fills in the game.
namespace battery {

/// A log says everything: replayed, taken back, kept as text.
class TestPropertiesLog : public QObject {
    Q_OBJECT

private slots:
    void replayGivesTheSameStates();
    void undoAndRedoGiveTheSameStates();
    void textAndBackGivesTheSameGame();
    void theSameSeedGivesTheSameLog();
    void randomPlayOfTheEngineDependsOnItsSeed();

private:
    virtual Failure tryReplay() = 0;
    virtual Failure tryUndoAndRedo() = 0;
    virtual Failure tryText() = 0;
    virtual Failure trySeeds() = 0;
    virtual Failure tryRandomPlay() = 0;
};

/// Undo takes long and is tried with `kUndone` of the seeds.
template <class Table, Seeds kSeeds, std::uint64_t kUndone, std::uint64_t kRandomGames>
class LogPropertiesOf : public TestPropertiesLog {
    Failure tryReplay() override { return battery::replayGivesTheSameStates<Table>(kSeeds); }
    Failure tryUndoAndRedo() override {
        return battery::undoAndRedoGiveTheSameStates<Table>({kSeeds.first, kUndone});
    }
    Failure tryText() override { return battery::textAndBackGivesTheSameGame<Table>(kSeeds); }
    Failure trySeeds() override { return battery::theSameSeedGivesTheSameLog<Table>(kSeeds); }
    Failure tryRandomPlay() override {
        return battery::randomPlayDependsOnItsSeed<Table>({0, kRandomGames});
    }
};

/// What is offered, and what is accepted, in every game.
class TestPropertiesMoves : public QObject {
    Q_OBJECT

private slots:
    void somethingIsAlwaysOfferedAndAllOfItIsAccepted();
    void offersAreUniqueAndInAStableOrder();
    void changedMovesAreOfferedOrRefused();
    void movesOfOtherMomentsAreOfferedOrRefused();
    void onlyWhoIsAskedActs();

private:
    virtual Failure tryOffers() = 0;
    virtual Failure tryOrder() = 0;
    virtual Failure tryChangedMoves() = 0;
    virtual Failure tryOtherMoments() = 0;
    virtual Failure tryOtherPlayers() = 0;
};

template <class Table, Seeds kSeeds>
class MovePropertiesOf : public TestPropertiesMoves {
    Failure tryOffers() override { return battery::whatIsOfferedIsAccepted<Table>(kSeeds); }
    Failure tryOrder() override { return battery::offersAreUniqueAndInAStableOrder<Table>(kSeeds); }
    Failure tryChangedMoves() override {
        return battery::changedMovesAreOfferedOrRefused<Table>(kSeeds);
    }
    Failure tryOtherMoments() override {
        return battery::movesOfOtherMomentsAreOfferedOrRefused<Table>(kSeeds);
    }
    Failure tryOtherPlayers() override { return battery::onlyWhoIsAskedActs<Table>(kSeeds); }
};

} // namespace battery
