#include "engine/barrage/setup_check.h"

#include <bitset>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"

namespace barrage {

namespace {

/// True if the item was seen before.
template <std::size_t N>
bool isRepeated(std::bitset<N>& seen, std::size_t item) {
    if (item >= N || seen[item])
        return true;
    seen.set(item);
    return false;
}

Check checkIntroductory(const Setup& setup) {
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        const Seat& seat = setup.seats[i];
        if (seat.kind == PlayerKind::Automa)
            return refuse(ErrorCode::NoAutomaInIntroductoryGame, "A-2.1");
        const IntroductorySeat& fixed = kIntroductorySeats[i];
        if (seat.company != fixed.company || seat.officer != fixed.officer)
            return refuse(ErrorCode::WrongIntroductorySetup, "B-4.2");
        if (seat.startingContract != fixed.startingContract)
            return refuse(ErrorCode::WrongIntroductorySetup, "B-4.3");
    }
    return allowed();
}

Check checkSeat(const Seat& seat) {
    if (static_cast<int>(seat.company) >= kBaseCompanyCount)
        return refuse(ErrorCode::NoSuchThing, "B-4.5");
    if (seat.kind == PlayerKind::Automa) {
        if ((seat.officer != Officer::None) != (seat.level == Level::VeryHigh))
            return refuse(ErrorCode::WrongOfficer, "A-1.2");
        if (seat.startingContract.isSet())
            return refuse(ErrorCode::WrongStartingContract, "A-1.2");
        return allowed();
    }
    if (seat.officer == Officer::None)
        return refuse(ErrorCode::WrongOfficer, "B-4.5");
    if (!isStarting(seat.startingContract))
        return refuse(ErrorCode::WrongStartingContract, "B-4.5");
    return allowed();
}

Check checkSeats(const Setup& setup) {
    const auto players = static_cast<int>(setup.seats.size());
    if (players < 2)
        return refuse(ErrorCode::WrongPlayerCount, "B-3.9", players, 2);
    std::bitset<kCompanyCount> companies;
    std::bitset<kOfficerCount> officers;
    std::bitset<kStartingCount> contracts;
    bool sawHuman = false;
    for (const Seat& seat : setup.seats) {
        if (const Check check = checkSeat(seat); !check)
            return check;
        if (isRepeated(companies, indexOf(seat.company)))
            return refuse(ErrorCode::PieceUsedTwice, "B-4.5");
        if (seat.officer != Officer::None &&
            isRepeated(officers, static_cast<std::size_t>(seat.officer)))
            return refuse(ErrorCode::PieceUsedTwice, "B-4.5");
        if (seat.startingContract.isSet() && isRepeated(contracts, seat.startingContract.index()))
            return refuse(ErrorCode::PieceUsedTwice, "B-4.5");
        if (seat.kind == PlayerKind::Automa && sawHuman)
            return refuse(ErrorCode::WrongTurnOrder, "A-2.3");
        sawHuman |= seat.kind == PlayerKind::Human;
    }
    if (!sawHuman)
        return refuse(ErrorCode::NoHuman, "A-2.1");
    if (extraOfficersNeeded(setup.seats) != static_cast<int>(setup.extraOfficers.size()))
        return refuse(ErrorCode::WrongNumber, "R-B24", static_cast<int>(setup.extraOfficers.size()),
                      extraOfficersNeeded(setup.seats));
    for (const Officer officer : setup.extraOfficers)
        if (officer == Officer::None || isRepeated(officers, static_cast<std::size_t>(officer)))
            return refuse(ErrorCode::PieceUsedTwice, "B-21.7c");
    return allowed();
}

Check checkHeadstreams(const Setup& setup) {
    std::bitset<kHeadstreamTileCount + 1> seen;
    for (const HeadstreamTile tile : setup.headstreams)
        if (tile.value == 0 || isRepeated(seen, tile.index()))
            return refuse(ErrorCode::PieceUsedTwice, "B-3.1");
    return allowed();
}

Check checkBonusTiles(const Setup& setup) {
    std::bitset<kBonusTileCount> seen;
    for (const BonusTile tile : setup.bonusTiles) {
        if (isRepeated(seen, static_cast<std::size_t>(tile)))
            return refuse(ErrorCode::PieceUsedTwice, "B-3.2");
        if (setup.options.introductory && tile == BonusTile::AdvancedTiles)
            return refuse(ErrorCode::WrongIntroductorySetup, "R-B33");
    }
    if (static_cast<int>(setup.objective) >= kObjectiveCount)
        return refuse(ErrorCode::NoSuchThing, "B-3.3");
    return allowed();
}

Check checkContracts(const Setup& setup) {
    if (setup.national.size() + 1 != setup.seats.size())
        return refuse(ErrorCode::WrongNumber, "B-3.4", static_cast<int>(setup.national.size()),
                      static_cast<int>(setup.seats.size()) - 1);
    std::bitset<kContractCount> seen;
    for (const Contract contract : setup.national)
        if (!isNational(contract) || isRepeated(seen, contract.index()))
            return refuse(ErrorCode::PieceUsedTwice, "B-3.4");
    for (std::size_t colour = 0; colour < setup.openContracts.size(); ++colour)
        for (const Contract contract : setup.openContracts[colour]) {
            const bool fits =
                isPrivate(contract) && static_cast<std::size_t>(colourOf(contract)) == colour;
            if (!fits || isRepeated(seen, contract.index()))
                return refuse(ErrorCode::PieceUsedTwice, "B-3.5");
        }
    return allowed();
}

Check checkNeutralDams(const Setup& setup) {
    for (std::size_t area = 0; area < setup.neutralDams.size(); ++area) {
        const Basin basin = setup.neutralDams[area];
        const bool exists = basin.value >= 1 && basin.value <= kBasinCount;
        if (!exists || !infoOf(basin).hasBaseSpaces ||
            static_cast<std::size_t>(infoOf(basin).area) != area)
            return refuse(ErrorCode::NoSuchThing, "B-3.6", basin.value);
    }
    return allowed();
}

Check checkPatents(const Setup& setup) {
    std::bitset<kTileCount> seen;
    for (const Tile tile : setup.patents) {
        if (setup.options.introductory) {
            if (tile != Tile::None)
                return refuse(ErrorCode::WrongIntroductorySetup, "B-3.7");
            continue;
        }
        const bool isFirstLevel = tile < Tile::None && infoOf(tile).level == 1;
        if (!isFirstLevel || isRepeated(seen, static_cast<std::size_t>(tile)))
            return refuse(ErrorCode::PieceUsedTwice, "B-3.7");
    }
    return allowed();
}

Check checkRulings(const Setup& setup) {
    const int credits = setup.options.rulings.sekiboCredits;
    if (credits != 6 && credits != 9)
        return refuse(ErrorCode::OutOfRange, "R-B25", credits, 9);
    return allowed();
}

} // namespace

int extraOfficersNeeded(const core::FixedVector<Seat, kMaxPlayers>& seats) {
    int others = 0;
    bool needed = false;
    for (const Seat& seat : seats) {
        if (seat.officer == Officer::Sekibo)
            needed = seat.kind == PlayerKind::Human;
        else if (seat.officer != Officer::None)
            ++others;
    }
    return needed ? kCopyPoolSize - others : 0;
}

Check checkSetup(const Setup& setup) {
    if (setup.options.introductory)
        if (const Check check = checkIntroductory(setup); !check)
            return check;
    for (const auto& part : {checkRulings, checkSeats, checkHeadstreams, checkBonusTiles,
                             checkContracts, checkNeutralDams, checkPatents})
        if (const Check check = part(setup); !check)
            return check;
    return allowed();
}

} // namespace barrage
