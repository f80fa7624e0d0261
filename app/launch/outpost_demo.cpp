#include "app/launch/outpost_demo.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "app/launch/keep_situations.h"
#include "app/launch/outpost_play.h"
#include "app/outpost/cards/card_library.h"
#include "app/sessions/outpost_play.h"
#include "engine/outpost/legal.h"

namespace launch {

namespace {

using namespace outpost;

constexpr std::uint64_t kSeed = 4;
constexpr std::uint64_t kGroupSeed = 2;

constexpr std::array kWithSyndicate{OutpostSituation::FirstCards,
                                    OutpostSituation::StartStation,
                                    OutpostSituation::Auction,
                                    OutpostSituation::Bidding,
                                    OutpostSituation::SyndicateTakes,
                                    OutpostSituation::SyndicateBuilds,
                                    OutpostSituation::SyndicateOperates,
                                    OutpostSituation::Turn,
                                    OutpostSituation::Supply,
                                    OutpostSituation::LateTurn,
                                    OutpostSituation::Over};
constexpr std::array kWithFour{OutpostSituation::GroupAuction, OutpostSituation::GroupBidding,
                               OutpostSituation::GroupSupply};

bool hasPlant(const State& state) { return !state.of(seatOf(decider(state))).plants.empty(); }

bool isIn(const State& state, OutpostSituation situation) {
    if (state.isOver())
        return situation == OutpostSituation::Over;
    const Question asked = question(state);
    switch (situation) {
    case OutpostSituation::FirstCards:
        return asked == Question::DrawCard && state.market.size() == 5;
    case OutpostSituation::StartStation:
        return asked == Question::PlaceSyndicateStation && state.cities.size() == 3;
    case OutpostSituation::Auction:
    case OutpostSituation::GroupAuction:
        return asked == Question::PutUpOrPass && state.round >= 3;
    case OutpostSituation::Bidding:
    case OutpostSituation::GroupBidding:
        return asked == Question::RaiseOrPass && state.round >= 2;
    case OutpostSituation::SyndicateTakes:
        return asked == Question::SyndicateTakes;
    case OutpostSituation::SyndicateBuilds:
        return asked == Question::SyndicateBuilds && state.round >= 2;
    case OutpostSituation::SyndicateOperates:
        return asked == Question::SyndicateOperates && state.round >= 2;
    case OutpostSituation::Turn:
        return asked == Question::BuildAndHire && state.round == 2;
    case OutpostSituation::LateTurn:
        return asked == Question::BuildAndHire && state.round >= 5 && hasPlant(state);
    case OutpostSituation::Supply:
    case OutpostSituation::GroupSupply:
        return asked == Question::DeclareSupply && state.round >= 4;
    case OutpostSituation::Over:
        break;
    }
    return false;
}

std::vector<database::SessionSeat> seats(std::size_t players) {
    const std::vector<database::SessionSeat> all{
        {"red", "Ida"}, {"blue", "Józef"}, {"yellow", "Nikola"}, {"purple", "Robert"}};
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(players)};
}

core::Result<core::Done, std::string> keepAll(const database::DatabaseFile& store, int players,
                                              std::uint64_t seed,
                                              std::span<const OutpostSituation> situations,
                                              DemoGames& games) {
    const outpost::Playthrough game = playedGame(players, seed);
    const auto isThere = [](const outpost::Playthrough& at, OutpostSituation situation) {
        return isIn(at.state(), situation);
    };
    const auto kept = keepSituations<Game>(store, game, seats(game.setup().order.size()),
                                           situations, isThere, games);
    return kept ? hasAll(games, situations) : kept;
}

} // namespace

QString keyOf(OutpostSituation situation) {
    return QStringLiteral("outpost/%1").arg(static_cast<int>(situation));
}

core::Result<core::Done, std::string> keepOutpostGames(const database::DatabaseFile& store,
                                                       DemoGames& games) {
    for (const Card& card : demoCards())
        if (const auto kept = remember(store, card); !kept)
            return kept.error().detail;
    if (const auto kept = keepAll(store, 4, kGroupSeed, kWithFour, games); !kept)
        return kept.error();
    return keepAll(store, 2, kSeed, kWithSyndicate, games);
}

} // namespace launch
