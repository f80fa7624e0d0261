#include "app/launch/demo_history.h"

#include <array>

#include <QImage>
#include <QUuid>

#include "app/history/play_ranking.h"
#include "app/history/table_photo.h"
#include "app/sessions/identity.h"
#include "database/history.h"
#include "database/photos.h"

namespace launch {

namespace {

using database::Play;
using database::PlayResult;

constexpr int kPlays = 36;
constexpr database::Time kDay = 86'400'000;
constexpr database::Duration kMinute = 60'000;

constexpr std::array kCompanies{"usa", "france", "italy", "netherlands"};
constexpr std::array kOfficers{"viktor_fiesler", "wilhelm_adler", "anton_krylov",
                               "graziano_del_monte"};
constexpr std::array kLevels{"low", "medium", "high", "very_high"};
constexpr std::array kSources{"contract_reward", "energy_ranking", "energy_track", "bonus_tile",
                              "objective",       "leftovers",      "water_in_dams"};

const char* pick(const auto& list, int number) {
    return list[static_cast<std::size_t>(number) % list.size()];
}

/// Ten to begin with, the rest in shares that differ from play to play.
void addSources(PlayResult& result, int number) {
    result.sources.push_back({"start", 10});
    int left = result.score - 10;
    for (const char* source : kSources) {
        const int vp = source == kSources.back() ? left : left * (20 + 7 * (number % 4)) / 100;
        result.sources.push_back({source, vp});
        left -= vp;
        ++number;
    }
    for (int round = 1; round <= 5; ++round)
        result.energy.push_back(3 * round + number % 5);
}

PlayResult person(const char* name, int number, int score) {
    PlayResult result;
    result.playerName = name;
    result.score = score;
    result.role = pick(kCompanies, number);
    result.officer = pick(kOfficers, number / 2);
    addSources(result, number);
    return result;
}

PlayResult automa(int number) {
    PlayResult result;
    result.isAutoma = true;
    result.role = "germany";
    result.level = pick(kLevels, number / 3);
    result.score = 74 + number * 5 % 41;
    addSources(result, number + 1);
    return result;
}

Play otherGame(int number) {
    Play play;
    play.game = number % 2 == 0 ? "outpost" : "nucleum";
    for (const char* name : {"Ida", "Olek", "Zofia"}) {
        PlayResult& result = play.results.emplace_back();
        result.playerName = name;
        result.score = number % 2 == 0
                           ? 11 + static_cast<int>(play.results.size() + 1) % 4
                           : 90 + number * 3 % 25 + static_cast<int>(play.results.size());
    }
    return play;
}

Play barrageGame(int number) {
    Play play;
    play.game = "barrage";
    play.board = "full";
    play.results = {person("Ida", number, 78 + number * 7 % 43), automa(number)};
    if (number % 4 == 1)
        play.results.push_back(person("Zofia", number + 1, 70 + number * 11 % 37));
    return play;
}

Play demoPlay(int number, database::Time now) {
    Play play = number % 6 == 5 ? otherGame(number) : barrageGame(number);
    play.id = QUuid::createUuidV5(QUuid(), QStringLiteral("demo play %1").arg(number))
                  .toString(QUuid::WithoutBraces)
                  .toStdString();
    play.ended = now - (number * 19 + 1) * kDay;
    play.playTime = number % 7 == 3 ? 0 : (80 + number * 13 % 70) * kMinute;
    play.location = number % 3 == 0 ? "Kraków" : (number % 3 == 1 ? "Łódź" : "");
    play.results.front().isStarter = true;
    if (number == 0)
        play.comments = "The last contract decided it.";
    history::markHighestAsWinners(play.results);
    history::rankByWinnersAndScore(play.results);
    return play;
}

/// A table with a map of colours, as nobody's camera is at hand.
QImage picture() {
    QImage image(800, 600, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb(90 + x / 10, 120 + y / 8, 150 + (x / 50 + y / 50) % 2 * 40));
    return image;
}

} // namespace

core::Result<core::Done, std::string> keepDemoHistory(const database::DatabaseFile& store) {
    const database::Time now = sessions::now();
    for (int number = 0; number < kPlays; ++number)
        if (const auto done = database::addPlay(store, demoPlay(number, now)); !done)
            return done.error().detail;
    const auto photo = history::photoFromImage(picture());
    if (!photo)
        return std::string("The demo's photo cannot be made.");
    if (const auto done = database::setPhotos(store, demoPlay(0, now).id, {*photo}); !done)
        return done.error().detail;
    return core::Done{};
}

} // namespace launch
