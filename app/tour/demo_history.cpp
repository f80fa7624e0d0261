#include "app/tour/demo_history.h"

#include <vector>

#include <QImage>
#include <QUuid>

#include "app/history/play_ranking.h"
#include "app/history/table_photo.h"
#include "app/sessions/identity.h"
#include "app/tour/game_tour.h"
#include "database/history.h"
#include "database/photos.h"

namespace tour {

namespace {

using database::Play;

constexpr int kPlays = 36;
constexpr database::Time kDay = 86'400'000;
constexpr database::Duration kMinute = 60'000;
constexpr int kOtherEvery = 6; // play is of another game than the first

/// Of the games that have plays to show, the one with most of them first.
using PlayMakers = std::vector<Play (*)(int number)>;

PlayMakers playMakers() {
    PlayMakers makers;
    for (const GameTour& tour : gameTours())
        if (tour.play)
            makers.push_back(tour.play);
    return makers;
}

Play playOf(const PlayMakers& games, int number) {
    const bool isOther = number % kOtherEvery == kOtherEvery - 1 && games.size() > 1;
    const auto turn = static_cast<std::size_t>(number / kOtherEvery);
    return games[isOther ? 1 + turn % (games.size() - 1) : 0](number);
}

Play demoPlay(const PlayMakers& games, int number, database::Time now) {
    Play play = playOf(games, number);
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

Kept keepDemoHistory(const database::DatabaseFile& store) {
    const PlayMakers games = playMakers();
    const database::Time now = sessions::now();
    for (int number = 0; number < kPlays; ++number)
        if (const auto done = database::addPlay(store, demoPlay(games, number, now)); !done)
            return done.error().detail;
    const auto photo = history::photoFromImage(picture());
    if (!photo)
        return std::string("The demo's photo cannot be made.");
    if (const auto done = database::setPhotos(store, demoPlay(games, 0, now).id, {*photo}); !done)
        return done.error().detail;
    return core::Done{};
}

} // namespace tour
