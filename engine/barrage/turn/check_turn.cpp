#include "engine/barrage/abilities.h"
#include "engine/barrage/building.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/production.h"
#include "engine/barrage/spaces.h"
#include "engine/barrage/turn/checks.h"

namespace barrage {

namespace {

Check checkTakeable(const State& state, Contract contract) {
    if (isNational(contract))
        return refuse(ErrorCode::ContractNotOpen, "B-14.2");
    if (!isOpen(state, contract))
        return refuse(ErrorCode::ContractNotOpen, "B-14.1");
    return allowed();
}

} // namespace

Check checkMove(const State& state, Company company, const Build& move) {
    return checkBuild(state, company, move);
}

Check checkMove(const State& state, Company company, const Produce& move) {
    if (state.task().kind == TaskKind::ProduceAgain) {
        if (move.space.isSet())
            return refuse(ErrorCode::WrongSection, "B-10.9");
        return checkProduction(state, company, move.system, move.drops, termsOf(state.task()));
    }
    if (const Check space = checkSpace(state, company, move.space, Section::TurbineStation); !space)
        return space;
    return checkProduction(state, company, move.system, move.drops, termsOf(move.space));
}

Check checkMove(const State& state, Company company, const ManageWater& move) {
    if (const Check space = checkSpace(state, company, move.space, Section::WaterManagement);
        !space)
        return space;
    const int drops = total(move.drops);
    if (drops < 1) // Zahir decides drop by drop what follows (B-25.30e)
        return hasOfficer(state, company, Officer::Zahir) ? allowed()
                                                          : refuse(ErrorCode::NoDrop, "B-13.1");
    if (drops > infoOf(move.space).drops)
        return refuse(ErrorCode::TooManyDrops, infoOf(move.space).flowsAtOnce ? "B-13.2" : "B-13.1",
                      drops, infoOf(move.space).drops);
    return allowed();
}

Check checkMove(const State& state, Company company, const UseBank& move) {
    if (move.engineers < 1)
        return refuse(ErrorCode::NotEnoughEngineers, "B-13.4", 0, 1);
    return checkEngineers(state.of(company), move.engineers);
}

Check checkMove(const State& state, Company company, const UseWorkshop& move) {
    return checkSpace(state, company, move.space, Section::Workshop);
}

Check checkMove(const State& state, Company company, const BuyMachines& move) {
    return checkSpace(state, company, move.space, Section::MachineryShop);
}

Check checkMove(const State& state, Company company, const TakeContracts& move) {
    if (const Check space = checkSpace(state, company, move.space, Section::ContractOffice); !space)
        return space;
    if (const Check first = checkTakeable(state, move.first); !first)
        return first;
    if (const Check second = checkTakeable(state, move.second); move.second.isSet() && !second)
        return second;
    if (move.first == move.second)
        return refuse(ErrorCode::SameContractTwice, "B-14.1");
    // The pair is written in one order only, so that one choice is one move.
    if (move.second.isSet() && move.second < move.first)
        return refuse(ErrorCode::WrongNumber, "B-14.1");
    const int taken = move.second.isSet() ? 2 : 1;
    const int due = std::min<int>(infoOf(move.space).contracts, openContracts(state).size());
    if (taken != due)
        return refuse(ErrorCode::WrongNumber, taken < due ? "R-B21" : "B-14.1", taken, due);
    return allowed();
}

Check checkMove(const State& state, Company company, const TakePatent& move) {
    if (const Check space = checkSpace(state, company, move.space, Section::PatentOffice); !space)
        return space;
    if (state.patents.open[infoOf(move.space).patentSlot] == Tile::None)
        return refuse(ErrorCode::NoTile, "B-15.4");
    return allowed();
}

Check checkMove(const State& state, Company company, const Pass&) {
    if (state.of(company).engineers > 0)
        return refuse(ErrorCode::CannotPass, "B-7.2");
    if (state.turn.copied != Officer::None)
        return refuse(ErrorCode::CannotPass, "R-B23");
    return allowed();
}

Check checkMove(const State& state, Company company, const CopyOfficer& move) {
    const CompanyState& own = state.of(company);
    if (own.officer != Officer::Sekibo)
        return refuse(ErrorCode::OfficerNotAvailable, "B-21.7");
    if (state.turn.copied != Officer::None)
        return refuse(ErrorCode::AlreadyDoneThisTurn, "R-B23");
    if (state.turn.isExtra)
        return refuse(ErrorCode::AlreadyDoneThisTurn, "R-B36");
    if (own.officerCopies >= kOfficerCopiesPerRound)
        return refuse(ErrorCode::NoCopyLeft, "B-21.7");
    if (!copyableOfficers(state, company).contains(move.officer))
        return refuse(ErrorCode::OfficerNotAvailable, "B-21.7c");
    if (const Check engineers = checkEngineers(own, 1); !engineers)
        return engineers;
    const int fee = copyFee(own);
    if (const Check credits = checkCredits(own, fee, "B-21.7a"); !credits)
        return credits;
    if (own.engineers > 1)
        return allowed();
    // The last engineer: only if an engineer-free construction follows (R-B23).
    State after = state;
    after.turn.copied = move.officer;
    if (own.hasKnownSupply())
        after.of(company).credits = static_cast<std::int16_t>(own.credits - fee);
    if (!canBuildWithoutEngineers(after, company))
        return refuse(ErrorCode::NoActionLeft, "B-21.7b");
    return allowed();
}

} // namespace barrage
