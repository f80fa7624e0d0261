#include "app/history/play_draft.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonObject>

#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "database/history.h"
#include "database/remembered.h"

namespace history {

namespace {

using database::PlayResult;

std::string settingOf(const std::string& key) { return "history.play_draft." + key; }

QJsonObject jsonOf(const PlayResult& result) {
    QJsonArray sources;
    for (const database::SourceScore& source : result.sources)
        sources.append(QJsonArray{toQt(source.source), source.vp});
    QJsonArray energy;
    for (const int units : result.energy)
        energy.append(units);
    return {{"name", toQt(result.playerName)},
            {"automa", result.isAutoma},
            {"role", toQt(result.role)},
            {"officer", toQt(result.officer)},
            {"level", toQt(result.level)},
            {"score", result.score},
            {"rank", result.rank},
            {"winner", result.isWinner},
            {"starter", result.isStarter},
            {"sources", sources},
            {"energy", energy},
            {"details", toQt(result.details)}};
}

PlayResult resultFrom(const QJsonObject& object) {
    PlayResult result;
    result.playerName = toStd(object["name"].toString());
    result.isAutoma = object["automa"].toBool();
    result.role = toStd(object["role"].toString());
    result.officer = toStd(object["officer"].toString());
    result.level = toStd(object["level"].toString());
    result.score = object["score"].toInt();
    result.rank = object["rank"].toInt(1);
    result.isWinner = object["winner"].toBool();
    result.isStarter = object["starter"].toBool();
    for (const QJsonValue& source : object["sources"].toArray())
        result.sources.push_back({toStd(source[0].toString()), source[1].toInt()});
    for (const QJsonValue& units : object["energy"].toArray())
        result.energy.push_back(units.toInt());
    result.details = toStd(object["details"].toString());
    return result;
}

std::string toJson(const PlayDraft& draft) {
    QJsonArray results;
    for (const PlayResult& result : draft.play.results)
        results.append(jsonOf(result));
    const QJsonObject object{{"id", toQt(draft.play.id)},
                             {"game", toQt(draft.play.game)},
                             {"day", draft.day},
                             {"play_time_ms", static_cast<qint64>(draft.play.playTime)},
                             {"location", toQt(draft.play.location)},
                             {"comments", toQt(draft.play.comments)},
                             {"chosen_winners", draft.hasChosenWinners},
                             {"results", results}};
    return jsonLine(object);
}

/// Of a tracked game only the names are entered; it may have been played on since.
void takeNames(std::vector<PlayResult>& tracked, const std::vector<PlayResult>& entered) {
    for (std::size_t i = 0; i < std::min(tracked.size(), entered.size()); ++i)
        tracked[i].playerName = entered[i].playerName;
}

std::optional<PlayDraft> draftFromJson(const std::string& json, const PlayDraft& saved) {
    const QJsonObject object = jsonObject(json);
    if (!object["results"].isArray())
        return std::nullopt;
    PlayDraft draft = saved;
    draft.play.id = toStd(object["id"].toString());
    draft.day = object["day"].toString();
    draft.play.playTime = object["play_time_ms"].toInteger();
    draft.play.location = toStd(object["location"].toString());
    draft.play.comments = toStd(object["comments"].toString());
    std::vector<PlayResult> results;
    for (const QJsonValue& result : object["results"].toArray())
        results.push_back(resultFrom(result.toObject()));
    if (!saved.play.session.empty()) {
        takeNames(draft.play.results, results);
        return draft;
    }
    draft.play.game = toStd(object["game"].toString());
    draft.play.results = std::move(results);
    draft.hasChosenWinners = object["chosen_winners"].toBool();
    return draft;
}

} // namespace

std::optional<PlayDraft> keptDraft(const database::DatabaseFile& store, const std::string& key,
                                   const PlayDraft& saved) {
    const auto kept = database::setting(store, settingOf(key));
    if (!kept || !kept.value())
        return std::nullopt;
    auto draft = draftFromJson(*kept.value(), saved);
    // The program may have ended between saving a new play and forgetting its draft.
    if (draft && key.empty() && database::loadPlay(store, draft->play.id))
        return std::nullopt;
    return draft;
}

database::Outcome keepDraft(const database::DatabaseFile& store, const std::string& key,
                            const PlayDraft& draft) {
    return database::setSetting(store, settingOf(key), toJson(draft));
}

database::Outcome forgetDraft(const database::DatabaseFile& store, const std::string& key) {
    return database::forgetSetting(store, settingOf(key));
}

std::optional<std::string> takeDraft(const database::DatabaseFile& store, const std::string& key) {
    const auto kept = database::setting(store, settingOf(key));
    if (!kept || !kept.value())
        return std::nullopt;
    (void)forgetDraft(store, key); // what is left of it harms nobody
    return kept.value();
}

database::Outcome putDraftBack(const database::DatabaseFile& store, const std::string& key,
                               const std::string& taken) {
    if (const auto kept = database::setting(store, settingOf(key)); kept && kept.value())
        return core::Done{};
    QJsonObject object = jsonObject(taken);
    object["id"] = toQt(key);
    return database::setSetting(store, settingOf(key), jsonLine(object));
}

} // namespace history
