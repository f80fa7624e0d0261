#include "app/pad/pad_store.h"

#include <QDateTime>

#include "app/common/convert.h"
#include "database/history.h"
#include "database/remembered.h"

namespace pad {

namespace {

std::string settingOf(const Game& game) { return std::string(game.name()) + ".score_pad"; }

std::string formerSettingOf(const Game& game) { return settingOf(game) + ".former"; }

std::string savedSettingOf(const Game& game) { return settingOf(game) + ".saved"; }

QDate dayOf(database::Time time) { return QDateTime::fromMSecsSinceEpoch(time).date(); }

/// What the play says wherever the draft is as it was saved.
Draft merged(const Draft& draft, const Draft& saved, const database::Play& play) {
    constexpr database::Duration kMinute = 60'000;
    Draft result = draft;
    if (draft.date == saved.date) {
        const QDate day = dayOf(play.ended);
        result.date = day < QDate::currentDate() ? day : QDate();
    }
    if (draft.location == saved.location)
        result.location = toQt(play.location);
    if (draft.comments == saved.comments)
        result.comments = toQt(play.comments);
    const QString minutes = QStringLiteral("minutes");
    if (const int played = static_cast<int>(play.playTime / kMinute);
        draft.table.value(minutes) == saved.table.value(minutes) &&
        draft.table.value(minutes) != played)
        result.table[minutes] = played;
    // Who was added or removed leaves nobody to compare with.
    const std::size_t count = draft.participants.size();
    if (saved.participants.size() == count && play.results.size() == count)
        for (std::size_t i = 0; i < count; ++i)
            if (draft.participants[i].name == saved.participants[i].name)
                result.participants[i].name = toQt(play.results[i].playerName);
    return result;
}

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

std::optional<Draft> savedDraft(const database::DatabaseFile& store, const Game& game) {
    return draftUnder(store, savedSettingOf(game), game);
}

database::Outcome keepSaved(const database::DatabaseFile& store, const Game& game,
                            const Draft& draft) {
    return database::setSetting(store, savedSettingOf(game), toJson(draft));
}

Draft withHistory(const database::DatabaseFile& store, const Game& game, const Draft& draft) {
    const auto saved = savedDraft(store, game);
    if (!saved || saved->play != draft.play)
        return draft;
    const auto play = database::loadPlay(store, draft.play);
    if (!play)
        return draft;
    const Draft now = merged(*saved, *saved, play.value());
    if (now != *saved)
        (void)keepSaved(store, game, now);
    return merged(draft, *saved, play.value());
}

database::Outcome keepPlay(const database::DatabaseFile& store, database::Play play) {
    const auto known = database::loadPlay(store, play.id);
    if (!known)
        return database::addPlay(store, play);
    if (dayOf(known.value().ended) == dayOf(play.ended))
        play.ended = known.value().ended;
    return database::changePlay(store, play);
}

} // namespace pad
