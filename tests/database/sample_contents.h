#pragma once

#include <filesystem>
#include <string>

#include <QtTest>
#include <QUuid>

#include "database/history.h"
#include "database/photos.h"
#include "database/records.h"
#include "database/remembered.h"
#include "database/sessions.h"
#include "database/store.h"
#include "database/transfer.h"

/// A store with something in every table. The database knows no rules, so the lines mean nothing.

inline constexpr int kSampleSettings = 5;

inline std::string sampleId(const char* kind, int number) {
    return QUuid::createUuidV5(QUuid(), QString("%1 %2").arg(kind).arg(number))
        .toString(QUuid::WithoutBraces)
        .toStdString();
}

/// With a few entries behind the cursor.
inline database::SessionRecord sampleSession(int number, int entries) {
    database::SessionRecord session;
    session.id = sampleId("session", number);
    session.log = {"barrage", 1, "setup of game " + std::to_string(number), {}};
    for (int i = 1; i <= entries; ++i)
        session.log.entries.push_back("game " + std::to_string(number) + " entry " +
                                      std::to_string(i) + " zażółć");
    session.cursor = static_cast<std::uint64_t>(entries - 3);
    // A long one first, so that the table of sessions needs several pages from the beginning on.
    session.notes = std::string(number == 1 ? 3600 : 50, 'n');
    session.status =
        number % 2 == 0 ? database::SessionStatus::Finished : database::SessionStatus::Playing;
    session.created = 1'700'000'000'000 + number;
    session.touched = session.created + 1000;
    session.playTime = 60'000;
    session.seats = {
        {"usa", "Ada"}, {"germany", ""}, {"italy", "Player " + std::to_string(number)}};
    return session;
}

inline database::Play samplePlay(int number) {
    database::Play play;
    play.id = sampleId("play", number);
    play.game = "barrage";
    play.ended = 1'700'000'000'000 + number * 1000;
    play.playTime = 90 * 60'000;
    play.location = "kitchen";
    play.comments = std::string(number == 3 ? 9000 : 20, 'c'); // the long one needs overflow pages
    database::PlayResult human;
    human.playerName = "Ada";
    human.role = "usa";
    human.score = 80 + number;
    human.isWinner = true;
    human.sources = {{"energy", 40}, {"contracts", 30}, {"objective", 10 + number}};
    human.energy = {3, 7, 12, 14, 20};
    database::PlayResult automa;
    automa.isAutoma = true;
    automa.role = "germany";
    automa.level = "normal";
    automa.score = 60;
    automa.rank = 2;
    automa.energy = {2, 8, 9, 10, 11};
    play.results = {human, automa};
    return play;
}

inline database::Photo samplePhoto(int number) {
    const QByteArray bytes = "\xFF\xD8" + QByteArray::number(number).repeated(4000);
    return {400 + number, 300, bytes.toBase64().toStdString()};
}

inline void fillSampleStore(const std::filesystem::path& file) {
    using namespace database;
    const auto opened = openStore(file);
    QVERIFY(opened.ok());
    const DatabaseFile& store = opened.value();
    for (int number = 1; number <= 8; ++number)
        QVERIFY(addSession(store, sampleSession(number, 60 + 30 * number)).ok());
    for (int number = 1; number <= 12; ++number) {
        Play play = samplePlay(number);
        if (number % 2 == 0 && number <= 8)
            play.session = sampleId("session", number);
        QVERIFY(addPlay(store, play).ok());
        if (number % 3 == 0) // large ones, so that they need pages of their own
            QVERIFY(setPhotos(store, play.id, {samplePhoto(number), samplePhoto(-number)}).ok());
    }
    for (int number = 1; number <= 40; ++number)
        QVERIFY(rememberCard(store, {"outpost", "card " + std::to_string(number),
                                     R"({"cost":)" + std::to_string(number) + "}", number})
                    .ok());
    for (int number = 1; number <= kSampleSettings; ++number)
        QVERIFY(setSetting(store, "setting " + std::to_string(number), "on").ok());
}
