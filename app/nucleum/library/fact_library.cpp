#include "app/nucleum/library/fact_library.h"

#include <string>

#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "app/sessions/identity.h"
#include "database/remembered.h"
#include "engine/nucleum/data/cities.h"
#include "engine/nucleum/game.h"
#include "engine/nucleum/notation.h"

namespace nucleum {

namespace {

const std::string kGame(Game::kName);
const QString kFact = QStringLiteral("fact");

/// For which games the fact holds.
std::string scopeOf(const Fact& fact, std::size_t players) {
    if (std::holds_alternative<CoalWagonsFact>(fact))
        return "players" + std::to_string(players);
    const bool isOnMap = std::holds_alternative<CityFact>(fact) ||
                         std::holds_alternative<ConnectionFact>(fact) ||
                         std::holds_alternative<LineRewardFact>(fact) ||
                         std::holds_alternative<NucleumBonusFact>(fact);
    if (!isOnMap)
        return "all";
    return mapSideFor(static_cast<int>(players)) == MapSide::Two ? "map2" : "map34";
}

/// How many words of its line say what the fact is about.
std::size_t subjectWords(const Fact& fact) {
    switch (static_cast<FactKind>(fact.index())) {
    case FactKind::Connection:
    case FactKind::LineReward:
    case FactKind::Building:
    case FactKind::BuildingVp:
        return 3;
    case FactKind::OfferPrices:
    case FactKind::TopSlots:
    case FactKind::LowestSpace:
        return 1;
    default:
        return 2;
    }
}

std::string subjectOf(const Fact& fact) {
    const std::string line = formatFact(fact);
    std::size_t end = 0;
    for (std::size_t i = subjectWords(fact); i > 0 && end != std::string::npos; --i)
        end = line.find(' ', end + 1);
    return line.substr(0, end);
}

std::string contentOf(const Fact& fact) { return jsonLine({{kFact, toQt(formatFact(fact))}}); }

std::optional<Fact> factOf(const database::Card& card) {
    const auto fact = parseFact(toStd(jsonObject(card.content)[kFact].toString()));
    return fact && isPlausible(*fact) ? fact : std::nullopt;
}

std::string idOf(const Fact& fact, std::size_t players) {
    return scopeOf(fact, players) + " " + subjectOf(fact);
}

} // namespace

Facts knownFacts(const database::DatabaseFile& store, std::size_t players) {
    Facts facts;
    const auto kept = database::listCards(store, kGame);
    if (!kept)
        return facts;
    // The reward of a line needs its connection.
    for (const bool isReward : {false, true})
        for (const database::Card& card : kept.value()) {
            const auto fact = factOf(card);
            if (!fact || std::holds_alternative<LineRewardFact>(*fact) != isReward ||
                card.id != idOf(*fact, players))
                continue;
            const auto* const line = std::get_if<LineRewardFact>(&*fact);
            if (line && !findConnection(facts, line->a, line->b))
                continue;
            if (std::holds_alternative<ConnectionFact>(*fact) && facts.connections.full())
                continue;
            enter(facts, *fact);
        }
    return facts;
}

database::Outcome remember(const database::DatabaseFile& store, const Fact& fact,
                           std::size_t players) {
    return database::rememberCard(store,
                                  {kGame, idOf(fact, players), contentOf(fact), sessions::now()});
}

} // namespace nucleum
