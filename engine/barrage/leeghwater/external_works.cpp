#include "engine/barrage/external_works.h"

#include <algorithm>

#include "engine/barrage/spaces.h"

namespace barrage {

int openSlotOf(const State& state, Work work) {
    const auto& open = state.works.open;
    return static_cast<int>(std::find(open.begin(), open.end(), work) - open.begin());
}

bool canUseWheelForWork(const State& state, Company company) {
    const CompanyState& own = state.of(company);
    return own.tiles.contains(Tile::Spencer) ||
           (own.officer == Officer::Sekibo && hasOfficer(state, company, Officer::Spencer));
}

Check checkWorkPayment(const State& state, Company company, const TakeWork& move) {
    const CompanyState& own = state.of(company);
    if (move.machinesTo > MachinesTo::OwnWheel)
        return refuse(ErrorCode::NoSuchThing, "B-25.9");
    if (move.machinesTo == MachinesTo::OwnWheel && !canUseWheelForWork(state, company))
        return refuse(ErrorCode::NoTile, "B-25.27");
    const Payment& payment = move.payment;
    if (!own.hasKnownSupply())
        return payment == Payment{} ? allowed() : refuse(ErrorCode::WrongPayment, "P-4");
    const WorkInfo& info = infoOf(move.work);
    const int machines = payment.excavators + payment.mixers + payment.excamixers;
    const bool fitsKinds = mixesMachines(state, company) ||
                           (payment.excavators <= info.excavators && payment.mixers <= info.mixers);
    if (payment.replaced != 0 || machines != info.machines() || !fitsKinds)
        return refuse(ErrorCode::WrongPayment, "B-25.9");
    if (own.excavators < payment.excavators)
        return refuse(ErrorCode::NotEnoughMachines, "B-25.9", own.excavators, payment.excavators);
    if (own.mixers < payment.mixers)
        return refuse(ErrorCode::NotEnoughMachines, "B-25.9", own.mixers, payment.mixers);
    if (own.excamixers < payment.excamixers)
        return refuse(ErrorCode::NotEnoughMachines, "B-25.9", own.excamixers, payment.excamixers);
    return allowed();
}

Check checkOpenWork(const State& state, Work work, bool needsSpace) {
    if (!state.options.leeghwater)
        return refuse(ErrorCode::NotInThisGame, "B-25.1");
    const int slot = openSlotOf(state, work);
    if (!work.isSet() || slot == kWorkSpaceCount)
        return refuse(ErrorCode::WorkNotOpen, "B-25.8");
    if (needsSpace && state.works.spaces[static_cast<std::size_t>(slot)].owner != Owner::Nobody)
        return refuse(ErrorCode::SpaceTaken, "B-25.8");
    return allowed();
}

bool isSpencersConstruction(const State& state, Company company, const TakeWork& take) {
    return take.machinesTo == MachinesTo::OwnWheel && hasHabitsOf(state, company, Officer::Spencer);
}

Check checkTakeWork(const State& state, Company company, const TakeWork& move) {
    const bool isBought = state.task().kind == TaskKind::BuyWork;
    if (const Check open = checkOpenWork(state, move.work, !isBought); !open)
        return open;
    const CompanyState& own = state.of(company);
    if (isBought) {
        if (move.machinesTo != MachinesTo::GeneralSupply || move.payment != Payment{})
            return refuse(ErrorCode::WrongPayment, "B-25.20g");
        return checkCredits(own, loanPrice(move.work), "B-25.20g");
    }
    if (const Check engineers = checkEngineers(own, kWorkEngineers); !engineers)
        return engineers;
    return checkWorkPayment(state, company, move);
}

bool canBuyAnyWork(const State& state, Company company, int fee) {
    return std::any_of(state.works.open.begin(), state.works.open.end(), [&](Work work) {
        return work.isSet() && checkCredits(state.of(company), fee + loanPrice(work), "B-7.6");
    });
}

WorkSet nextOf(const ExternalWorks& works) {
    WorkSet next;
    for (const Work work : works.pile)
        if (pileOf(work) == pileOf(*works.pile.begin()))
            next.insert(work);
    return next;
}

} // namespace barrage
