#include "app/outpost/help/outpost_help_model.h"

#include <array>

namespace {

using help::Entry;

constexpr const char* kCards = QT_TRANSLATE_NOOP("OutpostHelpModel", "The cards");
constexpr const char* kTechnologies = QT_TRANSLATE_NOOP("OutpostHelpModel", "Technologies");
constexpr const char* kMarket = QT_TRANSLATE_NOOP("OutpostHelpModel", "The card market");
constexpr const char* kPieces = QT_TRANSLATE_NOOP("OutpostHelpModel", "Pieces and workers");
constexpr const char* kPhases = QT_TRANSLATE_NOOP("OutpostHelpModel", "The phases of a round");
constexpr const char* kSteps = QT_TRANSLATE_NOOP("OutpostHelpModel", "Steps and the end");
constexpr const char* kSyndicate =
    QT_TRANSLATE_NOOP("OutpostHelpModel", "The Syndicate (two players)");
constexpr const char* kNumbers = QT_TRANSLATE_NOOP("OutpostHelpModel", "Rule numbers");

constexpr std::array kEntries{
    Entry{kCards, "plant", QT_TRANSLATE_NOOP("OutpostHelpModel", "Power plant (green)"),
          QT_TRANSLATE_NOOP(
              "OutpostHelpModel",
              "The number is its minimum bid. The figures say how many workers it needs and how "
              "many cities it supplies. It works only on an unlocked slot of the company board.")},
    Entry{kCards, "habitat", QT_TRANSLATE_NOOP("OutpostHelpModel", "Habitat (yellow)"),
          QT_TRANSLATE_NOOP("OutpostHelpModel", "The figure is the number of places for permanent "
                                                "workers. It works only on an unlocked slot.")},
    Entry{kCards, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "Technology (blue)"),
          QT_TRANSLATE_NOOP(
              "OutpostHelpModel",
              "Works from the moment it is bought and takes no slot, except the Moon Base.")},
    Entry{kCards, "step3", QT_TRANSLATE_NOOP("OutpostHelpModel", "Step 3 card"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Begins at the bottom of the deck; cards that go under the deck later "
                            "lie below it. When it comes, Step 3 is near; the deck is shuffled.")},
    Entry{kTechnologies, "data_library", QT_TRANSLATE_NOOP("OutpostHelpModel", "Data Library"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "You pay 5 Elektro less for every card you win in an auction.")},
    Entry{kTechnologies, "ecoplants", QT_TRANSLATE_NOOP("OutpostHelpModel", "Ecoplants"),
          QT_TRANSLATE_NOOP("OutpostHelpModel", "Every seasonal worker costs you 3 Elektro less.")},
    Entry{kTechnologies, "robots", QT_TRANSLATE_NOOP("OutpostHelpModel", "Robots"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Once a round in phase 3 one worker or robot on the card makes a "
                            "robot. A robot works for good and needs no place; there are 9.")},
    Entry{kTechnologies, "nodule", QT_TRANSLATE_NOOP("OutpostHelpModel", "Nodule"),
          QT_TRANSLATE_NOOP("OutpostHelpModel", "Every habitat on your board has 1 more place.")},
    Entry{kTechnologies, "outpost", QT_TRANSLATE_NOOP("OutpostHelpModel", "Outpost"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "A city of your own: in phase 3 you may put a station, a power plant "
                            "and a habitat on the card, free of charge and also in different "
                            "rounds. The station counts as a city. There are two of these cards.")},
    Entry{kTechnologies, "laboratory", QT_TRANSLATE_NOOP("OutpostHelpModel", "Laboratory"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Every power plant on your board supplies 1 more city.")},
    Entry{kTechnologies, "moon_base", QT_TRANSLATE_NOOP("OutpostHelpModel", "Moon Base"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Goes on any unlocked slot: 3 places for workers, and a power plant "
                            "that needs 3 workers and supplies 4 cities.")},
    Entry{
        kMarket, "hammer", QT_TRANSLATE_NOOP("OutpostHelpModel", "Current and future market"),
        QT_TRANSLATE_NOOP(
            "OutpostHelpModel",
            "Only cards of the current market can be put up: the four lowest, in Step 3 all six.")},
    Entry{kMarket, "pile", QT_TRANSLATE_NOOP("OutpostHelpModel", "Pile"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Cards of one number share a space of the current market. Only the top "
                            "one can be bought; then no card is drawn.")},
    Entry{kMarket, "discount", QT_TRANSLATE_NOOP("OutpostHelpModel", "Discount token"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Lowers the minimum bid of the top card, never below 1. It stays when "
                            "cards are sorted anew and leaves with the card. In rounds 1 to 5 "
                            "every current card gets one of the round's value.")},
    Entry{kMarket, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "Card for nothing"),
          QT_TRANSLATE_NOOP("OutpostHelpModel", "When the tokens reach the number of a card, it "
                                                "leaves the game and another one is drawn.")},
    Entry{kPieces, "station", QT_TRANSLATE_NOOP("OutpostHelpModel", "Station"),
          QT_TRANSLATE_NOOP(
              "OutpostHelpModel",
              "Connects a city to your network. The first in a city costs 10, the second 15, the "
              "third 20; how many may stand there depends on the Step.")},
    Entry{kPieces, "plant", QT_TRANSLATE_NOOP("OutpostHelpModel", "Power plant and habitat pieces"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Cost 5 and go on the one field of a city that fits. "
                            "Each unlocks a slot for a card on your board.")},
    Entry{kPieces, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "Connections"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Every building has to be linked to your structure. The cheapest way "
                            "is paid each time; the second own building in a city needs none. "
                            "Penstock finds it if the map was entered once, from New game.")},
    Entry{kPieces, "worker", QT_TRANSLATE_NOOP("OutpostHelpModel", "Workers"),
          QT_TRANSLATE_NOOP(
              "OutpostHelpModel",
              "Permanent workers live in habitats and come free of charge. Seasonal workers are "
              "hired for one round, only as many as the plants lack, the cheapest first.")},
    Entry{kPieces, "elektro", QT_TRANSLATE_NOOP("OutpostHelpModel", "Elektro"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "The money. It counts at the end only if supply is tied.")},
    Entry{kPhases, "order", QT_TRANSLATE_NOOP("OutpostHelpModel", "1. Player order"),
          QT_TRANSLATE_NOOP(
              "OutpostHelpModel",
              "Most cities in the network first; in a tie the higher card, then the next one.")},
    Entry{
        kPhases, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "2. Auction"),
        QT_TRANSLATE_NOOP("OutpostHelpModel",
                          "In order everybody puts up a card or passes, and buys at most one. The "
                          "last one who may buy pays the minimum bid. Round 1 has two auctions.")},
    Entry{kPhases, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "3. Structure and company board"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "In reverse order: build, put cards on slots, hire.")},
    Entry{kPhases, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "4. Bureaucracy"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Supply cities, earn, send seasonal workers back; tokens on the "
                            "market, the highest card under the deck.")},
    Entry{kSteps, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "Step 2"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Begins in the Bureaucracy after somebody has 7 cities (6 with six "
                            "players): the lowest card leaves, and cities take a second station.")},
    Entry{kSteps, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "Step 3"),
          QT_TRANSLATE_NOOP(
              "OutpostHelpModel",
              "Six cards in the market, all current, and a third station in every city.")},
    Entry{kSteps, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "The end"),
          QT_TRANSLATE_NOOP(
              "OutpostHelpModel",
              "Comes after phase 3 in which somebody has enough cities: 18, 17, 17, 15 or 14 with "
              "two to six players. Who supplies most wins; then money decides.")},
    Entry{kSyndicate, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "What it does"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "It takes the highest current card in every auction, builds for its "
                            "cards, takes workers for nothing and blocks the field of 15 in cities "
                            "you connect. It neither pays nor wins.")},
    Entry{kSyndicate, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "Who decides for it"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Penstock says what to move. Only the city of its pieces is left to "
                            "the players, by the rule that is shown.")},
    Entry{kNumbers, "", QT_TRANSLATE_NOOP("OutpostHelpModel", "O-7.5"),
          QT_TRANSLATE_NOOP("OutpostHelpModel",
                            "Numbers like this one name the rule in our list of rules, which "
                            "restates the rulebook in our own words.")},
};

} // namespace

int OutpostHelpModel::count() const { return static_cast<int>(std::size(kEntries)); }

help::Words OutpostHelpModel::wordsOf(int row) const {
    return help::translated(kEntries[static_cast<std::size_t>(row)], "OutpostHelpModel");
}

#include "moc_outpost_help_model.cpp"
