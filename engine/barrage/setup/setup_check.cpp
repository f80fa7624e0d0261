#include "engine/barrage/setup/setup_check.h"

#include <algorithm>
#include <bitset>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/rulings.h"

namespace barrage {

namespace {

/// Marks the item as seen; refuses one that does not exist or was seen before.
template <std::size_t N>
Check checkOnce(std::bitset<N>& seen, std::size_t item, std::string_view rule) {
    if (item >= N)
        return refuse(ErrorCode::NoSuchThing, rule);
    if (seen[item])
        return refuse(ErrorCode::PieceUsedTwice, rule);
    seen.set(item);
    return allowed();
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

Check checkSeat(const Options& options, const Seat& seat) {
    if (seat.kind > PlayerKind::Automa || seat.level > Level::VeryHigh ||
        seat.tracking > Tracking::Light || static_cast<int>(seat.officer) >= kOfficerCount)
        return refuse(ErrorCode::NoSuchThing, "B-4.5");
    if (static_cast<int>(seat.company) >= (options.leeghwater ? kCompanyCount : kBaseCompanyCount))
        return refuse(ErrorCode::NoSuchThing, "B-4.5");
    if (!isOfficerInGame(options, seat.kind, seat.officer))
        return refuse(ErrorCode::NotInThisGame, isPromo(seat.officer) ? "B-25.30" : "B-25.6");
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

/// What the seats have drawn so far.
struct Drawn {
    std::bitset<kCompanyCount> companies;
    std::bitset<kOfficerCount> officers;
    std::bitset<kStartingCount> contracts;
};

Check checkDrawnOnce(Drawn& drawn, const Seat& seat) {
    constexpr std::string_view kRule = "B-4.5";
    if (const Check once = checkOnce(drawn.companies, indexOf(seat.company), kRule); !once)
        return once;
    const auto officer = static_cast<std::size_t>(seat.officer);
    if (seat.officer != Officer::None)
        if (const Check once = checkOnce(drawn.officers, officer, kRule); !once)
            return once;
    return seat.startingContract.isSet()
               ? checkOnce(drawn.contracts, seat.startingContract.index(), kRule)
               : allowed();
}

Check checkExtraOfficers(const Setup& setup, Drawn& drawn) {
    const auto there = static_cast<int>(setup.extraOfficers.size());
    const int needed = extraOfficersNeeded(setup.seats);
    if (there != needed)
        return refuse(ErrorCode::WrongNumber, "R-B24", there, needed);
    for (const Officer officer : setup.extraOfficers) {
        if (officer == Officer::None)
            return refuse(ErrorCode::NoSuchThing, "B-21.7c");
        const auto number = static_cast<std::size_t>(officer);
        if (const Check once = checkOnce(drawn.officers, number, "B-21.7c"); !once)
            return once;
        if (!isOfficerInGame(setup.options, PlayerKind::Human, officer))
            return refuse(ErrorCode::NotInThisGame, isPromo(officer) ? "B-25.30" : "B-25.6");
    }
    return allowed();
}

Check checkSeats(const Setup& setup) {
    const auto players = static_cast<int>(setup.seats.size());
    if (players < 2)
        return refuse(ErrorCode::WrongPlayerCount, "B-3.9", players, 2);
    Drawn drawn;
    bool sawHuman = false;
    for (const Seat& seat : setup.seats) {
        if (const Check check = checkSeat(setup.options, seat); !check)
            return check;
        if (const Check once = checkDrawnOnce(drawn, seat); !once)
            return once;
        if (seat.kind == PlayerKind::Automa && sawHuman)
            return refuse(ErrorCode::WrongTurnOrder, "A-2.3");
        sawHuman |= seat.kind == PlayerKind::Human;
    }
    if (!sawHuman)
        return refuse(ErrorCode::NoHuman, "A-2.1");
    return checkExtraOfficers(setup, drawn);
}

Check checkHeadstreams(const Setup& setup) {
    std::bitset<kHeadstreamTileCount + 1> seen;
    for (const HeadstreamTile tile : setup.headstreams) {
        if (tile.value == 0)
            return refuse(ErrorCode::NoSuchThing, "B-3.1");
        if (const Check once = checkOnce(seen, tile.index(), "B-3.1"); !once)
            return once;
    }
    return allowed();
}

Check checkBonusTiles(const Setup& setup) {
    std::bitset<kBonusTileCount> seen;
    for (const BonusTile tile : setup.bonusTiles) {
        if (const Check once = checkOnce(seen, static_cast<std::size_t>(tile), "B-3.2"); !once)
            return once;
        if (setup.options.introductory && tile == BonusTile::AdvancedTiles)
            return refuse(ErrorCode::WrongIntroductorySetup, "R-B33");
        if (!setup.options.leeghwater && static_cast<int>(tile) >= kBaseBonusTileCount)
            return refuse(ErrorCode::NoSuchThing, "B-3.2");
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
    for (const Contract contract : setup.national) {
        if (!isNational(contract))
            return refuse(ErrorCode::NoSuchThing, "B-3.4");
        if (const Check once = checkOnce(seen, contract.index(), "B-3.4"); !once)
            return once;
    }
    for (std::size_t colour = 0; colour < setup.openContracts.size(); ++colour)
        for (const Contract contract : setup.openContracts[colour]) {
            const bool fits =
                isPrivate(contract) && static_cast<std::size_t>(colourOf(contract)) == colour;
            if (!fits)
                return refuse(ErrorCode::NoSuchThing, "B-3.5");
            if (const Check once = checkOnce(seen, contract.index(), "B-3.5"); !once)
                return once;
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
        const bool isFirstLevel = tile < Tile::None && infoOf(tile).level == 1 &&
                                  (setup.options.leeghwater || !needsLeeghwater(tile));
        if (!isFirstLevel)
            return refuse(ErrorCode::NoSuchThing, "B-3.7");
        if (const Check once = checkOnce(seen, static_cast<std::size_t>(tile), "B-3.7"); !once)
            return once;
    }
    return allowed();
}

Check checkRulings(const Setup& setup) {
    const Rulings& rulings = setup.options.rulings;
    const int credits = rulings.sekiboCredits;
    if (credits != 6 && credits != 9)
        return refuse(ErrorCode::OutOfRange, "R-B25", credits, 9);
    if (!std::ranges::all_of(kRulings, [&](const Ruling& each) { return each.isValid(rulings); }))
        return refuse(ErrorCode::NoSuchThing, "B-29.5");
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
                             checkContracts, checkNeutralDams, checkPatents, checkLeeghwater})
        if (const Check check = part(setup); !check)
            return check;
    return allowed();
}

} // namespace barrage
