#include "app/outpost/cards/card_library.h"

#include <algorithm>
#include <array>

#include <QJsonObject>

#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "app/sessions/identity.h"
#include "database/remembered.h"
#include "engine/outpost/game.h"
#include "engine/outpost/ids.h"

namespace outpost {

namespace {

constexpr auto kSeeded = "outpost.cards_seeded";
constexpr std::array kSeeds{plantCard(12, 2, 2), habitatCard(26, 3)};

const std::string kGame(Game::kName);

std::string contentOf(const Card& card) {
    QJsonObject content{{"kind", toQt(idOf(card.kind))}, {"number", card.number}};
    if (card.kind == CardKind::Plant) {
        content["workers"] = card.workers;
        content["cities"] = card.cities;
    }
    if (card.kind == CardKind::Habitat)
        content["places"] = card.places;
    if (card.kind == CardKind::Technology)
        content["technology"] = toQt(idOf(card.technology));
    return jsonLine(content);
}

/// Once, so that one that is thrown away stays away.
void seed(const database::DatabaseFile& store) {
    const auto seeded = database::setting(store, kSeeded);
    if (!seeded || seeded.value())
        return;
    for (const Card& card : kSeeds)
        if (!remember(store, card))
            return;
    (void)database::setSetting(store, kSeeded, "1").ok();
}

} // namespace

std::vector<Card> knownCards(const database::DatabaseFile& store) {
    seed(store);
    std::vector<Card> cards;
    if (const auto kept = database::listCards(store, kGame); kept)
        for (const database::Card& each : kept.value())
            if (const auto card = parseCard(each.id); card && isPlausible(*card))
                cards.push_back(*card);
    std::ranges::sort(cards, {}, [](const Card& card) {
        return std::tuple(card.number, card.kind, card.workers, card.cities, card.places,
                          card.technology);
    });
    return cards;
}

database::Outcome remember(const database::DatabaseFile& store, const Card& card) {
    return database::rememberCard(store,
                                  {kGame, formatCard(card), contentOf(card), sessions::now()});
}

database::Outcome forget(const database::DatabaseFile& store, const Card& card) {
    return database::forgetCard(store, kGame, formatCard(card));
}

int citiesHint(int number) { return number == 3 ? 2 : number == 25 ? 5 : 0; }

} // namespace outpost
