#include "app/outpost/setup/outpost_ruling_words.h"

#include <array>

#include <QtGlobal>

#include "engine/outpost/rulings.h"

namespace outpost {

namespace {

constexpr std::array kRulingWords{
    RulingWords{
        "sliding_card", QT_TRANSLATE_NOOP("OutpostRulings", "Pile at the border (OA-1)"),
        QT_TRANSLATE_NOOP("OutpostRulings", "A card slides into the current market, where its "
                                            "number already lies. What happens?"),
        QT_TRANSLATE_NOOP("OutpostRulings", "It goes on that pile, and another card is drawn"),
        QT_TRANSLATE_NOOP("OutpostRulings", "It lies beside it")},
    RulingWords{
        "discounted_pile", QT_TRANSLATE_NOOP("OutpostRulings", "Pile discounted to nothing (OA-3)"),
        QT_TRANSLATE_NOOP("OutpostRulings", "The tokens reach the number of the top card of a "
                                            "pile. Is a card drawn when it leaves?"),
        QT_TRANSLATE_NOOP("OutpostRulings", "No, the pile is still there"),
        QT_TRANSLATE_NOOP("OutpostRulings", "Yes, all the same")},
    RulingWords{"highest_pile", QT_TRANSLATE_NOOP("OutpostRulings", "Pile as highest card (OA-3)"),
                QT_TRANSLATE_NOOP(
                    "OutpostRulings",
                    "The highest space of the future market is a pile. What goes under the deck?"),
                QT_TRANSLATE_NOOP("OutpostRulings", "Only the top card"),
                QT_TRANSLATE_NOOP("OutpostRulings", "The whole pile")},
    RulingWords{
        "syndicate_same_card",
        QT_TRANSLATE_NOOP("OutpostRulings", "Syndicate: the same card (OA-4)"),
        QT_TRANSLATE_NOOP("OutpostRulings", "The first player puts up the very card the "
                                            "Syndicate would take. What does it take?"),
        QT_TRANSLATE_NOOP("OutpostRulings", "After the auction the highest card then"),
        QT_TRANSLATE_NOOP("OutpostRulings", "At once the highest card not under the hammer")},
    RulingWords{"syndicate_refill",
                QT_TRANSLATE_NOOP("OutpostRulings", "Syndicate: refilling (OA-4)"),
                QT_TRANSLATE_NOOP("OutpostRulings",
                                  "When is the market refilled after the Syndicate took its card?"),
                QT_TRANSLATE_NOOP("OutpostRulings", "At once, before the bidding"),
                QT_TRANSLATE_NOOP("OutpostRulings", "After the auction")},
    RulingWords{"blocked_city",
                QT_TRANSLATE_NOOP("OutpostRulings", "Syndicate: field of 15 taken (OA-6)"),
                QT_TRANSLATE_NOOP(
                    "OutpostRulings",
                    "You connect a city whose field of 15 is taken. What does the Syndicate do?"),
                QT_TRANSLATE_NOOP("OutpostRulings", "It keeps its station"),
                QT_TRANSLATE_NOOP("OutpostRulings", "It takes the next field")},
    RulingWords{
        "new_robot", QT_TRANSLATE_NOOP("OutpostRulings", "New robots (OA-7)"),
        QT_TRANSLATE_NOOP("OutpostRulings", "Does a robot work in the round in which it is made?"),
        QT_TRANSLATE_NOOP("OutpostRulings", "Yes"),
        QT_TRANSLATE_NOOP("OutpostRulings", "No, from the next round on")},
    RulingWords{"plant_ranking",
                QT_TRANSLATE_NOOP("OutpostRulings", "Syndicate: better power plants (OA-15)"),
                QT_TRANSLATE_NOOP("OutpostRulings",
                                  "Which of two power plants is better for the Syndicate?"),
                QT_TRANSLATE_NOOP("OutpostRulings", "The one that supplies more"),
                QT_TRANSLATE_NOOP("OutpostRulings", "The one that supplies more per worker")},
    RulingWords{
        "robots_card_worker",
        QT_TRANSLATE_NOOP("OutpostRulings", "Worker for the Robots card (OA-16)"),
        QT_TRANSLATE_NOOP("OutpostRulings", "May a seasonal worker be hired for the Robots card?"),
        QT_TRANSLATE_NOOP("OutpostRulings", "Yes"),
        QT_TRANSLATE_NOOP("OutpostRulings", "No, only for power plants")},
    RulingWords{
        "second_run_pass", QT_TRANSLATE_NOOP("OutpostRulings", "Passing in round 1 (OA-17)"),
        QT_TRANSLATE_NOOP("OutpostRulings", "May one pass in the second auction of round 1?"),
        QT_TRANSLATE_NOOP("OutpostRulings", "Yes"), QT_TRANSLATE_NOOP("OutpostRulings", "No")},
    RulingWords{
        "early_step3", QT_TRANSLATE_NOOP("OutpostRulings", "Early Step 3 card (OA-18)"),
        QT_TRANSLATE_NOOP("OutpostRulings",
                          "The Step 3 card comes in the Bureaucracy, before the highest card "
                          "leaves. Does that card still leave?"),
        QT_TRANSLATE_NOOP("OutpostRulings", "Yes, and the market is filled to 6"),
        QT_TRANSLATE_NOOP("OutpostRulings", "No")},
};
static_assert(haveTheirWords(kRulings, kRulingWords));

} // namespace

RulingTexts rulingTexts() { return {"OutpostRulings", kRulingWords}; }

} // namespace outpost
