#pragma once

#include "engine/barrage/data/reward.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/event.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

/// What happens to supplies, wheel, map and agenda, and the events that tell of it. Nothing here
/// asks whether it is allowed.
namespace barrage {

/// A state being changed and the events of the change.
struct Effects {
    State& state;
    Events& events;
    Cause cause = {}; // of everything that is told and put on the agenda

    void tell(Event event) {
        event.cause = cause;
        events.push_back(event);
    }
    void tell(EventKind kind, Owner who, int index = 0, int amount = 0) {
        Event event;
        event.kind = kind;
        event.who = who;
        event.index = static_cast<std::uint8_t>(index);
        event.amount = static_cast<std::int16_t>(amount);
        tell(event);
    }
    void push(Task task) {
        task.cause = cause;
        state.agenda.push(task);
    }
};

/// As long as it lives, everything comes about because of something.
class CauseScope {
public:
    CauseScope(Effects& e, Cause cause) : m_effects(e), m_outer(e.cause) { e.cause = cause; }
    CauseScope(const CauseScope&) = delete;
    CauseScope& operator=(const CauseScope&) = delete;
    ~CauseScope() { m_effects.cause = m_outer; }

private:
    Effects& m_effects;
    Cause m_outer;
};

// supplies: negative amounts are losses

void gainVp(Effects& e, Company company, int amount, Source source);
/// An Automa's credits are VP; a lightly tracked player's are only told.
void gainCredits(Effects& e, Company company, int amount, Source source);
void moveEnergy(Effects& e, Company company, int steps, Source source);
/// `fromWheel`: what a step of the wheel gives back, not the general supply.
void gainMachines(Effects& e, Company company, Machine machine, int amount, bool fromWheel = false);
void gainExcamixers(Effects& e, Company company, int amount, bool fromWheel = false);
/// To the general supply.
void discardMachines(Effects& e, Company company, const Payment& payment);

// engineers

void placeOnSpace(Effects& e, Company company, ActionSpace space, int engineers);
void placeOnBoard(Effects& e, Company company, int engineers);
void placeInBank(Effects& e, Company company, int engineers);
void placeOnWork(Effects& e, Company company, int slot, int engineers);
void placeOnBuilding(Effects& e, Company company, PrivateBuilding building, int space,
                     int engineers);
/// On the action space of the company's officer (B-25.28).
void placeOnOfficer(Effects& e, Company company, int engineers);
/// By the Automa's own way of placing.
void placeInSection(Effects& e, Company company, Section section, int engineers);

/// Before engineers are placed on a space for so many: a single one may be the architect, and the
/// company is asked for another turn when the action is done (B-25.25).
void offerExtraTurn(Effects& e, Company company, int engineers);

// construction wheel

/// Tile and machines go to the open segment and the wheel turns by one (B-8.2b to B-8.2d).
void fillWheel(Effects& e, Company company, Tile tile, const Payment& payment);
void turnWheel(Effects& e, Company company, int steps);

// water

/// One drop enters the basin and flows (B-12); see flowDrop.
void letFlow(Effects& e, Place from, Basin basin, bool fromRiver);
void letHeadstreamFlow(Effects& e, Headstream headstream);
void placeDrops(Effects& e, Company company, const DropsPerHeadstream& drops, bool flowAtOnce);
void addToDam(Effects& e, Company company, BaseSpace space, int drops);

// pieces, rewards, productions

/// Step 5 of a construction, or a free piece: place, surcharge, uncovered income (B-8.2e).
void placePiece(Effects& e, Company company, Site site, int surcharge);
/// Plain gains at once, the rest as tasks from left to right (R-B4).
void receive(Effects& e, Company company, const Rewards& rewards, Source source);
/// What the n-th built piece of a line uncovered.
void receiveIncomeOf(Effects& e, Company company, Structure line, int piece, const Rewards& income);
/// From the leaving of the drops to the tasks that follow (B-10.7).
void produce(Effects& e, Company company, const System& system, int drops, int energy,
             bool isSecond);
/// Drops leave a dam for a powerhouse and a foreign conduit is paid (B-10.7a).
void moveToPowerhouse(Effects& e, Company company, const System& system, int drops);
/// Moves the marker and offers a contract, without a production (R-B10).
void gainUsableEnergy(Effects& e, Company company, int energy, Source source);
/// The open work goes to the company, which receives its reward (B-25.9).
void takeWork(Effects& e, Company company, Work work);
/// What the action of a private building gives; its cost is paid here, too (B-25.20).
void carryOutBuildingAction(Effects& e, Company company, PrivateBuilding building);
/// Step 6 of a construction (B-8.2f, B-22).
void carryOutTileEffect(Effects& e, Company company, TileEffect effect, std::uint8_t siteIndex);

} // namespace barrage
