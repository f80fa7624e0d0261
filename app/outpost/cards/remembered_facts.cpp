#include "app/outpost/cards/remembered_facts.h"

#include <QJsonDocument>

#include "app/common/convert.h"
#include "app/sessions/identity.h"
#include "database/remembered.h"
#include "engine/outpost/game.h"

namespace outpost {

namespace {

const std::string kGame(Game::kName);
const QString kCity = QStringLiteral("city,");
constexpr int kLongestName = 40;

std::string idOfName(const QString& name) { return toStd(kCity + name); }

} // namespace

std::optional<QJsonObject> rememberedFact(const database::DatabaseFile& store,
                                          const std::string& id) {
    if (const auto kept = database::listCards(store, kGame); kept)
        for (const database::Card& each : kept.value())
            if (each.id == id)
                return QJsonDocument::fromJson(QByteArray::fromStdString(each.content)).object();
    return std::nullopt;
}

database::Outcome rememberFact(const database::DatabaseFile& store, const std::string& id,
                               const QJsonObject& content) {
    const auto text = QJsonDocument(content).toJson(QJsonDocument::Compact);
    return database::rememberCard(store, {kGame, id, text.toStdString(), sessions::now()});
}

database::Outcome forgetFact(const database::DatabaseFile& store, const std::string& id) {
    return database::forgetCard(store, kGame, id);
}

QStringList knownCityNames(const database::DatabaseFile& store) {
    QStringList names;
    if (const auto kept = database::listCards(store, kGame); kept)
        for (const database::Card& each : kept.value())
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
