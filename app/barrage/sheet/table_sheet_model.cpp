#include "app/barrage/sheet/table_sheet_model.h"

#include "app/barrage/sheet/table_sections.h"
#include "app/barrage/sheet/table_standings.h"
#include "app/barrage/sheet/table_things.h"
#include "app/table/follow_table.h"
#include "engine/barrage/data/energy_track.h"

using namespace barrage;

namespace {

/// What the function makes of the state, or nothing without one.
template <class Made>
Made madeOf(const State* state, Made (*make)(const State&)) {
    return state ? make(*state) : Made();
}

/// Whether the phase has begun to happen and waits for something else than to be confirmed.
bool isCarriedOut(const State& state, Phase phase) {
    return state.phase == phase && state.task().kind != TaskKind::ConfirmPhase;
}

} // namespace

void TableSheetModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &TableSheetModel::followTable))
        return;
    followTable();
}

void TableSheetModel::followTable() {
    if (shown() && !isScored())
        m_score.showScoring(*shown(), scoringNow(*shown()));
    else
        m_score.clear();
    emit changed();
}

const State* TableSheetModel::shown() const {
    return m_table && m_table->isOpen() ? &m_table->state() : nullptr;
}

bool TableSheetModel::isScored() const {
    return shown() && (shown()->phase > Phase::Scoring || isCarriedOut(*shown(), Phase::Scoring));
}

bool TableSheetModel::isCleared() const {
    return shown() && isCarriedOut(*shown(), Phase::EndOfRound);
}

QList<TableStanding> TableSheetModel::energy() const { return madeOf(shown(), energyStandings); }

int TableSheetModel::fullBonusFrom() const {
    return shown() ? shown()->round * kEnergySectionLength : 0; // B-17.4
}

QStringList TableSheetModel::energyRewards() const { return energyRewardsText(); }

TableThing TableSheetModel::bonusTile() const {
    return shown() ? bonusTileOf(*shown(), shown()->round) : TableThing();
}

QList<TableStanding> TableSheetModel::bonus() const {
    return isCleared() ? QList<TableStanding>() : madeOf(shown(), bonusStandings);
}

QList<TableThing> TableSheetModel::laterBonusTiles() const {
    QList<TableThing> tiles;
    for (int round = shown() ? shown()->round + 1 : kRounds + 1; round <= kRounds; ++round)
        tiles.append(bonusTileOf(*shown(), round));
    return tiles;
}

TableThing TableSheetModel::objective() const { return madeOf(shown(), objectiveOf); }

QList<TableStanding> TableSheetModel::standing() const {
    return madeOf(shown(), objectiveStandings);
}

QList<TableThing> TableSheetModel::contracts() const { return madeOf(shown(), privateContractsOf); }

QString TableSheetModel::contractPiles() const { return madeOf(shown(), contractPilesText); }

QList<TableThing> TableSheetModel::nationalContracts() const {
    return madeOf(shown(), nationalContractsOf);
}

QList<TableThing> TableSheetModel::patents() const { return madeOf(shown(), patentsOf); }

QString TableSheetModel::patentPile() const { return madeOf(shown(), patentPileText); }

QList<TableSection> TableSheetModel::sections() const { return madeOf(shown(), sectionsOf); }

#include "moc_table_sheet_model.cpp"
