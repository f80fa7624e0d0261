#include "app/pad/pad_store.h"

#include "app/common/convert.h"
#include "database/history.h"
#include "database/remembered.h"

namespace pad {

namespace {

std::string settingOf(const Game& game) { return std::string(game.name()) + ".score_pad"; }

bool isPlayable(const Game& game, const Draft& draft) {
    return draft.participants.size() >= 2 &&
           draft.participants.size() <= static_cast<std::size_t>(game.mostPlayers());
}

} // namespace

Draft keptDraft(const database::DatabaseFile& store, const Game& game) {
    if (const auto kept = database::setting(store, settingOf(game)); kept && kept.value())
        if (auto draft = draftFromJson(*kept.value()); draft && isPlayable(game, *draft))
            return *draft;
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

database::Outcome keepPlay(const database::DatabaseFile& store, const database::Play& play) {
    return database::loadPlay(store, play.id) ? database::changePlay(store, play)
                                              : database::addPlay(store, play);
}

} // namespace pad
