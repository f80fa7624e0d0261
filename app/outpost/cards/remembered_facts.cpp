#include "app/outpost/cards/remembered_facts.h"

#include <algorithm>
#include <vector>

#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "app/sessions/identity.h"
#include "database/remembered.h"
#include "engine/outpost/game.h"

namespace outpost {

namespace {

const std::string kGameOfFacts(Game::kName);
const QString kCity = QStringLiteral("city,");
constexpr int kLongestName = 40;

std::string idOfName(const QString& name) { return toStd(kCity + name); }

std::vector<database::Card> cardsIn(const database::DatabaseFile& store) {
    const auto kept = database::listCards(store, kGameOfFacts);
    return kept ? kept.value() : std::vector<database::Card>();
}

bool isAmong(const std::vector<database::Card>& cards, const std::string& id) {
    return std::ranges::find(cards, id, &database::Card::id) != cards.end();
}

/// Hands the setting over and forgets it, unless the store did not take what it says.
template <class Take>
void move(const database::DatabaseFile& store, const std::string& name, Take take) {
    const auto kept = database::setting(store, name);
    if (kept && kept.value() && take(*kept.value()))
        (void)database::forgetSetting(store, name).ok();
}

/// Older stores have the figures and the names of cities, one on each line, as settings. What was
/// entered since then stands.
void moveSettings(const database::DatabaseFile& store) {
    move(store, "outpost.figures", [&store](const std::string& figures) {
        return isAmong(cardsIn(store), kFiguresFact) ||
               rememberFact(store, kFiguresFact, jsonObject(figures)).ok();
    });
    move(store, "outpost.city_names", [&store](const std::string& names) {
        return std::ranges::all_of(
            toQt(names).split(QLatin1Char('\n')),
            [&store](const QString& name) { return rememberCityName(store, name).ok(); });
    });
}

std::vector<database::Card> facts(const database::DatabaseFile& store) {
    moveSettings(store);
    return cardsIn(store);
}

} // namespace

std::optional<QJsonObject> rememberedFact(const database::DatabaseFile& store,
                                          const std::string& id) {
    for (const database::Card& each : facts(store))
        if (each.id == id)
            return jsonObject(each.content);
    return std::nullopt;
}

database::Outcome rememberFact(const database::DatabaseFile& store, const std::string& id,
                               const QJsonObject& content) {
    return database::rememberCard(store, {kGameOfFacts, id, jsonLine(content), sessions::now()});
}

database::Outcome forgetFact(const database::DatabaseFile& store, const std::string& id) {
    return database::forgetCard(store, kGameOfFacts, id);
}

QStringList knownCityNames(const database::DatabaseFile& store) {
    QStringList names;
    for (const database::Card& each : facts(store))
        if (const QString id = toQt(each.id); id.startsWith(kCity))
            names.append(id.mid(kCity.size()));
    names.sort(Qt::CaseInsensitive);
    return names;
}

database::Outcome rememberCityName(const database::DatabaseFile& store, const QString& name) {
    const QString tidy = name.simplified().left(kLongestName);
    return tidy.isEmpty() ? core::Done{} : rememberFact(store, idOfName(tidy), {});
}

database::Outcome forgetCityName(const database::DatabaseFile& store, const QString& name) {
    return forgetFact(store, idOfName(name));
}

} // namespace outpost
