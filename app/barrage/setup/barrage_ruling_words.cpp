#include "app/barrage/setup/barrage_ruling_words.h"

#include <array>

#include <QtGlobal>

#include "engine/barrage/rulings.h"

namespace barrage {

namespace {

constexpr std::array kRulingWords{
    RulingWords{"production_order", QT_TRANSLATE_NOOP("Rulings", "Your production"),
                QT_TRANSLATE_NOOP("Rulings", "What comes first when you produce?"),
                QT_TRANSLATE_NOOP("Rulings", "The contract, then the drops flow"),
                QT_TRANSLATE_NOOP("Rulings", "The drops flow, then the contract")},
    RulingWords{"automa_production_order", QT_TRANSLATE_NOOP("Rulings", "The Automa's production"),
                QT_TRANSLATE_NOOP("Rulings", "What comes first when an Automa produces?"),
                QT_TRANSLATE_NOOP("Rulings", "The drops flow, then the contract"),
                QT_TRANSLATE_NOOP("Rulings", "The contract, then the drops flow")},
    RulingWords{"reshuffle", QT_TRANSLATE_NOOP("Rulings", "Reshuffling the Automa tiles"),
                QT_TRANSLATE_NOOP("Rulings", "Which tiles are shuffled when the stack is used up?"),
                QT_TRANSLATE_NOOP("Rulings", "All 20"),
                QT_TRANSLATE_NOOP("Rulings", "19; the criteria tile stays")},
    RulingWords{"third_structure", QT_TRANSLATE_NOOP("Rulings", "Completing a system"),
                QT_TRANSLATE_NOOP("Rulings",
                                  "Where does an Automa build if several spaces complete a "
                                  "system?"),
                QT_TRANSLATE_NOOP("Rulings", "The criteria look at all spaces"),
                QT_TRANSLATE_NOOP("Rulings", "Only at those that complete one")},
    RulingWords{"tied_first", QT_TRANSLATE_NOOP("Rulings", "Tied on the energy track"),
                QT_TRANSLATE_NOOP("Rulings", "Is an Automa that shares the first place first?"),
                QT_TRANSLATE_NOOP("Rulings", "No"), QT_TRANSLATE_NOOP("Rulings", "Yes")},
    RulingWords{
        "water_ties", QT_TRANSLATE_NOOP("Rulings", "The Automa's water"),
        QT_TRANSLATE_NOOP("Rulings", "What decides between headstreams that gain the same?"),
        QT_TRANSLATE_NOOP("Rulings", "The letters"),
        QT_TRANSLATE_NOOP("Rulings", "Fewest drops, then the letters")},
    RulingWords{"sekibo_credits", QT_TRANSLATE_NOOP("Rulings", "Sekibo's credits"),
                QT_TRANSLATE_NOOP("Rulings", "With how many credits does Mahiri Sekibo start?"),
                QT_TRANSLATE_NOOP("Rulings", "6, like everybody"),
                QT_TRANSLATE_NOOP("Rulings", "9")},
    RulingWords{"building_slots", QT_TRANSLATE_NOOP("Rulings", "Slots of the private buildings"),
                QT_TRANSLATE_NOOP("Rulings",
                                  "Leeghwater Project: when is the second slot of a private "
                                  "building open?"),
                QT_TRANSLATE_NOOP("Rulings", "With four players only"),
                QT_TRANSLATE_NOOP("Rulings", "Always")},
};
static_assert(haveTheirWords(kRulings, kRulingWords));

} // namespace

RulingTexts rulingTexts() { return {"Rulings", kRulingWords}; }

} // namespace barrage
