#include "app/pad/pad_store.h"

#include "app/common/convert.h"
#include "database/history.h"
#include "database/remembered.h"

namespace pad {

namespace {

std::string settingOf(const Game& game) { return std::string(game.name()) + ".score_pad"; }

std::string formerSettingOf(const Game& game) { return settingOf(game) + ".former"; }

bool isPlayable(const Game& game, const Draft& draft) {
    return draft.participants.size() >= 2 &&
           draft.participants.size() <= static_cast<std::size_t>(game.mostPlayers());
}

std::optional<Draft> draftUnder(const database::DatabaseFile& store, const std::string& setting,
                                const Game& game) {
    const auto kept = database::setting(store, setting);
    if (!kept || !kept.value())
        return std::nullopt;
    auto draft = draftFromJson(*kept.value());
    return draft && isPlayable(game, *draft) ? draft : std::nullopt;
}

} // namespace

Draft keptDraft(const database::DatabaseFile& store, const Game& game) {
    if (const auto kept = draftUnder(store, settingOf(game), game))
        return *kept;
    Draft draft;
    draft.participants.resize(2);
    if (const auto players = database::listPlayers(store); players && !players.value().empty())
        draft.participants.front().name = toQt(players.value().front().name);
    return draft;
}

database::Outcome keepDraft(const database::DatabaseFile& store, const Game& game,
                            const Draft& draft) {
    return database::setSetting(store, settingOf(game), toJson(draft));
}

std::optional<Draft> formerDraft(const database::DatabaseFile& store, const Game& game) {
    return draftUnder(store, formerSettingOf(game), game);
}

database::Outcome keepFormer(const database::DatabaseFile& store, const Game& game,
                             const Draft& draft) {
    return database::setSetting(store, formerSettingOf(game), toJson(draft));
}

database::Outcome forgetFormer(const database::DatabaseFile& store, const Game& game) {
    return database::forgetSetting(store, formerSettingOf(game));
}

database::Outcome keepPlay(const database::DatabaseFile& store, const database::Play& play) {
    return database::loadPlay(store, play.id) ? database::changePlay(store, play)
                                              : database::addPlay(store, play);
}

} // namespace pad
