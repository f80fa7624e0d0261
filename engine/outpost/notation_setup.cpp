#include "engine/outpost/notation.h"
#include "engine/outpost/notation_words.h"

namespace outpost {

namespace {

using namespace notation;

constexpr Names<2> kSlidingCard{"joins_pile", "lies_beside"};
constexpr Names<2> kDiscountedPile{"no_draw", "draw"};
constexpr Names<2> kHighestPile{"top_card", "whole_pile"};
constexpr Names<2> kSyndicateSameCard{"after_auction", "next_highest"};
constexpr Names<2> kSyndicateRefill{"at_once", "after_auction"};
constexpr Names<2> kBlockedCity{"keep_station", "next_field"};
constexpr Names<2> kNewRobot{"works_at_once", "works_next_round"};
constexpr Names<2> kPlantRanking{"output_first", "output_per_worker_first"};
constexpr Names<2> kRobotsCardWorker{"seasonal_too", "permanent_only"};
constexpr Names<2> kSecondRunPass{"allowed", "forbidden"};
constexpr Names<2> kEarlyStep3{"highest_leaves", "highest_stays"};

template <class Io>
void describe(Io& io, Rulings& rulings) {
    io.name("sliding_card", rulings.slidingCard, kSlidingCard);
    io.name("discounted_pile", rulings.discountedPile, kDiscountedPile);
    io.name("highest_pile", rulings.highestPile, kHighestPile);
    io.name("syndicate_same_card", rulings.syndicateSameCard, kSyndicateSameCard);
    io.name("syndicate_refill", rulings.syndicateRefill, kSyndicateRefill);
    io.name("blocked_city", rulings.blockedCity, kBlockedCity);
    io.name("new_robot", rulings.newRobot, kNewRobot);
    io.name("plant_ranking", rulings.plantRanking, kPlantRanking);
    io.name("robots_card_worker", rulings.robotsCardWorker, kRobotsCardWorker);
    io.name("second_run_pass", rulings.secondRunPass, kSecondRunPass);
    io.name("early_step3", rulings.earlyStep3, kEarlyStep3);
}

template <class Io, class Figures>
void describeFigures(Io& io, std::string_view key, Figures& figures) {
    io.list(key, [&figures](auto& inside) {
        for (auto& figure : figures)
            inside.number("", figure);
    });
}

template <class Io>
void describe(Io& io, Map& map) {
    io.listOf("cities", map.cities, [](auto& inside, MapCity& city) {
        inside.list("", [&city](auto& facts) {
            facts.id("", city.field);
            facts.number("", city.area);
        });
    });
    io.listOf("connections", map.connections, [](auto& inside, Connection& connection) {
        inside.list("", [&connection](auto& facts) {
            facts.id("", connection.a);
            facts.id("", connection.b);
            facts.number("", connection.cost);
        });
    });
}

template <class Io>
void describeArea(Io& io, std::string_view word, core::IndexSet<std::uint8_t>& areas,
                  std::uint8_t area) {
    bool isInPlay = areas.contains(area);
    io.flag(word, isInPlay);
    if (isInPlay)
        areas.insert(area);
}

template <class Io>
void describe(Io& io, Setup& setup) {
    describe(io, setup.options.rulings);
    describeFigures(io, "payout", setup.options.payout);
    describeFigures(io, "prices", setup.options.prices);
    io.listOf("order", setup.order, [](auto& inside, Seat& seat) { inside.id("", seat); });
    io.listOf("cards", setup.cards, [](auto& inside, Card& card) { cardWord(inside, "", card); });
    describe(io, setup.map);
    describeArea(io, "area_1", setup.smallAreas, 1);
    describeArea(io, "area_2", setup.smallAreas, 2);
}

template <class Described>
std::string format(Described described) {
    Writer writer;
    describe(writer, described);
    return writer.text();
}

template <class Described>
std::optional<Described> parse(std::string_view line) {
    Reader reader(line);
    Described read;
    describe(reader, read);
    if (!reader.isDone() || format(read) != line)
        return std::nullopt;
    return read;
}

} // namespace

std::string formatSetup(const Setup& setup) { return format(setup); }

std::optional<Setup> parseSetup(std::string_view line) { return parse<Setup>(line); }

std::string formatRulings(const Rulings& rulings) { return format(rulings); }

std::optional<Rulings> parseRulings(std::string_view line) { return parse<Rulings>(line); }

} // namespace outpost
