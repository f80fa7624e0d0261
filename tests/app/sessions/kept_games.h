#pragma once

#include <QDir>
#include <QUuid>

#include "app/common/convert.h"
#include "tests/app/sessions/stored_games.h"
#include "tests/support/tests_dir.h"

/// What a store may hold: whole games and begun ones, their results, cards.
namespace kept_games {

inline std::string idOf(const QString& name) {
    return toStd(QUuid::createUuidV5(QUuid(), name).toString(QUuid::WithoutBraces));
}

inline database::SessionRecord session(const QString& name, const core::GameLog& log) {
    database::SessionRecord record;
    record.id = idOf(name);
    record.log = log;
    record.cursor = log.entries.size();
    record.options = R"({"light":true,"theme":"dark"})";
    record.notes = toStd(name) + "\n\"at Zoë's\"\tŁódź";
    record.created = 1'767'225'600'001;
    record.touched = 1'767'225'661'002;
    record.playTime = 5'400'123;
    record.seats = barrage::seatsOf(*barrage::parseSetup(log.setup),
                                    {"Łucja Żak", "Bob, \"Jr.\"", "= Cid", "Dora"});
    return record;
}

/// The result of a finished session.
inline database::Play play(const database::SessionRecord& session) {
    const auto game = *barrage::Playthrough::load(session.log).playthrough;
    database::Play play =
        barrage::playOf(game, session.id, session.seats, session.playTime, session.touched);
    play.location = "Kraków, \"kitchen\"";
    play.comments = "first line\nsecond line";
    return play;
}

inline database::Card card() {
    return {"barrage", "card 1", R"({"cost":3,"names":["ą","b"]})", 1'767'225'600'000};
}

inline database::Photo photo() { return {640, 480, "/9j/4AAQSkZJRg=="}; }

/// Every golden game as a finished session with its result, and a begun one with an undone tail.
inline database::Contents golden() {
    database::Contents contents;
    const QDir folder(inTestsDir("golden/barrage"));
    for (const QString& name : folder.entryList({"*.log"})) {
        auto& record = contents.sessions.emplace_back(session(name, stored_games::goldenLog(name)));
        record.status = database::SessionStatus::Finished;
        contents.plays.push_back(play(record));
    }
    database::SessionRecord begun =
        session("begun", stored_games::goldenLog(folder.entryList({"*.log"}).first()));
    begun.log.entries.resize(30);
    begun.cursor = 12;
    contents.sessions.push_back(begun);
    contents.cards.push_back(card());
    contents.photos[contents.plays.front().id] = {photo(), {3, 4, "/9j/AA=="}};
    return contents;
}

/// Little enough to be read a thousand times: a begun game, a finished one, a card.
inline database::Contents few() {
    database::Contents contents;
    auto& begun = contents.sessions.emplace_back(
        session("few begun", stored_games::goldenLog("solo_low.log")));
    begun.log.entries.resize(20);
    begun.cursor = 15;
    auto& finished = contents.sessions.emplace_back(
        session("few finished", stored_games::goldenLog("solo_medium.log")));
    finished.status = database::SessionStatus::Finished;
    contents.plays.push_back(play(finished));
    contents.cards.push_back(card());
    contents.photos[contents.plays.front().id] = {photo()};
    return contents;
}

} // namespace kept_games
