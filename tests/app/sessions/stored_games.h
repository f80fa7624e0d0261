#pragma once

#include <array>
#include <filesystem>

#include <QFile>
#include <QTemporaryDir>

#include "app/barrage/play/barrage_play.h"
#include "app/sessions/live_session.h"
#include "database/store.h"
#include "engine/barrage/random_play.h"
#include "tests/support/tests_dir.h"

/// Games of Barrage to keep in a store.
namespace stored_games {

using Session = sessions::LiveSession<barrage::Game>;

inline barrage::Setup soloSetup(std::uint64_t seed) {
    using namespace barrage;
    core::Rng rng(seed);
    const std::array<PlayerRequest, 2> players{
        {{PlayerKind::Human, Level::Medium, Tracking::Full},
         {PlayerKind::Automa, Level::Medium, Tracking::Full}}};
    return dealSetup(Options{}, players, rng);
}

inline barrage::Playthrough soloGame(std::uint64_t seed) {
    return barrage::playRandomGame(soloSetup(seed), seed);
}

inline barrage::Playthrough begun(const barrage::Setup& setup) {
    return barrage::Playthrough::begin(setup).value();
}

/// One of the games in tests/golden/barrage, played to its end.
inline core::GameLog goldenLog(const QString& name) {
    QFile file(inTestsDir("golden/barrage/") + name);
    core::GameLog log;
    if (file.open(QIODevice::ReadOnly))
        (void)core::fromText(file.readAll().toStdString(), log);
    return log;
}

inline std::filesystem::path pathIn(const QTemporaryDir& folder, const char* name) {
    return std::filesystem::path(folder.path().toStdString()) / name;
}

} // namespace stored_games
