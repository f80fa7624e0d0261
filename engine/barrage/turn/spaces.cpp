#include "engine/barrage/spaces.h"

namespace barrage {

Check checkCredits(const CompanyState& company, int credits, std::string_view rule) {
    if (company.isAutoma() || !company.hasKnownSupply() || company.credits >= credits)
        return allowed();
    return refuse(ErrorCode::NotEnoughCredits, rule, company.credits, credits);
}

Check checkEngineers(const CompanyState& company, int engineers) {
    if (company.engineers < engineers)
        return refuse(ErrorCode::NotEnoughEngineers, "B-7.4", company.engineers, engineers);
    return allowed();
}

bool isBlocked(const State& state, ActionSpace space) {
    return infoOf(space).minPlayers > state.playerCount();
}

Check checkSpace(const State& state, Company company, ActionSpace space, Section section) {
    if (space.value >= kActionSpaceCount)
        return refuse(ErrorCode::NoSuchThing, "B-7.1");
    const ActionSpaceInfo& info = infoOf(space);
    if (info.section != section)
        return refuse(ErrorCode::WrongSection, "B-7.1");
    if (section == Section::PatentOffice && state.options.introductory)
        return refuse(ErrorCode::SpaceNotInGame, "B-3.7");
    if (isBlocked(state, space))
        return refuse(ErrorCode::SpaceBlocked, "B-3.8", state.playerCount(), info.minPlayers);
    if (state.spaces[space.index()].owner != Owner::Nobody)
        return refuse(ErrorCode::SpaceTaken, "B-7.7");
    const Check engineers = checkEngineers(state.of(company), info.engineers);
    if (!engineers)
        return engineers;
    return checkCredits(state.of(company), creditsFor(space), "B-7.6");
}

int creditsFor(ActionSpace space) { return infoOf(space).fee + infoOf(space).cost; }

ActionSpace firstFreeSpace(const State& state, Section section) {
    const SectionRange& range = spacesOf(section);
    for (int i = range.first; i < range.first + range.count; ++i) {
        const ActionSpace space(i);
        if (!isBlocked(state, space) && state.spaces[space.index()].owner == Owner::Nobody)
            return space;
    }
    return ActionSpace();
}

} // namespace barrage
