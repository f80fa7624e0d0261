#include "app/outpost/demo/outpost_demo.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "app/outpost/cards/card_library.h"
#include "app/outpost/demo/outpost_play.h"
#include "app/outpost/map/known_map.h"
#include "app/outpost/play/outpost_play.h"
#include "app/tour/keep_situations.h"
#include "engine/outpost/legal.h"

namespace outpost {

namespace {

using namespace tour;

constexpr std::uint64_t kSeed = 4;
constexpr std::uint64_t kGroupSeed = 2;

constexpr std::array kWithSyndicate{Situation::FirstCards,
                                    Situation::StartStation,
                                    Situation::Auction,
                                    Situation::Bidding,
                                    Situation::SyndicateTakes,
                                    Situation::SyndicateBuilds,
                                    Situation::SyndicateOperates,
                                    Situation::Turn,
                                    Situation::Supply,
                                    Situation::LateTurn,
                                    Situation::Over};
constexpr std::array kWithFour{Situation::GroupAuction, Situation::GroupBidding,
                               Situation::GroupSupply};
constexpr std::array kOnMap{Situation::MapTurn};

/// Made up; a ring with some ways across it.
KnownMap demoMap() {
    KnownMap map;
    const QStringList names{"Arka",    "Boreas", "Ceres", "Delos", "Eos",  "Fobos",
                            "Galatea", "Hydra",  "Iris",  "Juno",  "Kora", "Larissa"};
    const auto count = static_cast<int>(names.size());
    for (int i = 0; i < count; ++i)
        map.cities.append({names[i], i % 2 == 0 ? FieldKind::Plant : FieldKind::Habitat, 0});
    for (int i = 0; i < count; ++i) {
        map.connectOrPart(i, (i + 1) % count);
        if (i % 3 == 0)
            map.connectOrPart(i, (i + 4) % count);
    }
    for (qsizetype i = 0; i < map.connections.size(); ++i)
        map.connections[i].lastCost = 3 + static_cast<int>(i * 5 % 9);
    return map;
}

TokenCosts lastTokens(const KnownMap& map) {
    TokenCosts costs;
    for (const KnownConnection& each : map.connections)
        costs.append(each.lastCost);
    return costs;
}

bool hasPlant(const State& state) { return !state.of(seatOf(decider(state))).plants.empty(); }

bool isIn(const State& state, Situation situation) {
    if (state.isOver())
        return situation == Situation::Over;
    const Question asked = question(state);
    switch (situation) {
    case Situation::FirstCards:
        return asked == Question::DrawCard && state.market.size() == 5;
    case Situation::StartStation:
        return asked == Question::PlaceSyndicateStation && state.cities.size() == 3;
    case Situation::Auction:
    case Situation::GroupAuction:
        return asked == Question::PutUpOrPass && state.round >= 3;
    case Situation::Bidding:
    case Situation::GroupBidding:
        return asked == Question::RaiseOrPass && state.round >= 2;
    case Situation::SyndicateTakes:
        return asked == Question::SyndicateTakes;
    case Situation::SyndicateBuilds:
        return asked == Question::SyndicateBuilds && state.round >= 2;
    case Situation::SyndicateOperates:
        return asked == Question::SyndicateOperates && state.round >= 2;
    case Situation::MapTurn:
        return asked == Question::BuildAndHire && state.round == 3;
    case Situation::Turn:
        return asked == Question::BuildAndHire && state.round == 2;
    case Situation::LateTurn:
        return asked == Question::BuildAndHire && state.round >= 5 && hasPlant(state);
    case Situation::Supply:
    case Situation::GroupSupply:
        return asked == Question::DeclareSupply && state.round >= 4;
    case Situation::Over:
        break;
    }
    return false;
}

std::vector<database::SessionSeat> seats(std::size_t players) {
    const std::vector<database::SessionSeat> all{
        {"red", "Ida"}, {"blue", "Józef"}, {"yellow", "Nikola"}, {"purple", "Robert"}};
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(players)};
}

Kept keepAll(const database::DatabaseFile& store, const Playthrough& game,
             std::span<const Situation> situations, DemoGames& games) {
    const auto isThere = [](const Playthrough& at, Situation situation) {
        return isIn(at.state(), situation);
    };
    const auto kept = keepSituations<Game>(store, game, seats(game.setup().order.size()),
                                           situations, isThere, games);
    return kept ? hasAll(games, situations) : kept;
}

} // namespace

QString keyOf(Situation situation) {
    return QStringLiteral("outpost/%1").arg(static_cast<int>(situation));
}

Kept keepDemoGames(const database::DatabaseFile& store, DemoGames& games) {
    for (const Card& card : demoCards())
        if (const auto kept = remember(store, card); !kept)
            return kept.error().detail;
    const KnownMap map = demoMap();
    if (const auto kept = remember(store, map); !kept)
        return kept.error().detail;
    if (const auto kept = keepAll(store, playedGame(4, kGroupSeed), kWithFour, games); !kept)
        return kept.error();
    const Map board = mapOf(map, lastTokens(map));
    if (const auto kept = keepAll(store, playedGame(3, kSeed, board), kOnMap, games); !kept)
        return kept.error();
    return keepAll(store, playedGame(2, kSeed), kWithSyndicate, games);
}

} // namespace outpost
