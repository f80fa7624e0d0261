#include "app/nucleum/setup/nucleum_ruling_words.h"

#include <array>

#include <QtGlobal>

#include "engine/nucleum/rulings.h"

namespace nucleum {

namespace {

constexpr std::array kRulingWords{
    RulingWords{
        "government_in_praha", QT_TRANSLATE_NOOP("Nucleum", "Government building in Praha"),
        QT_TRANSLATE_NOOP("Nucleum", "NA-1: is its value doubled like that of others there?"),
        QT_TRANSLATE_NOOP("Nucleum", "Yes, doubled"),
        QT_TRANSLATE_NOOP("Nucleum", "No, as printed")},
    RulingWords{"turbine_energy", QT_TRANSLATE_NOOP("Nucleum", "Turbines 3 and 4"),
                QT_TRANSLATE_NOOP("Nucleum", "NA-3: how much energy do they add?"),
                QT_TRANSLATE_NOOP("Nucleum", "Row 3 adds 2, row 4 adds 1"),
                QT_TRANSLATE_NOOP("Nucleum", "Row 3 adds 1, row 4 adds 2")},
    RulingWords{
        "directive_counts", QT_TRANSLATE_NOOP("Nucleum", "Special Directive"),
        QT_TRANSLATE_NOOP("Nucleum", "NA-5: does it count as an action tile for contracts?"),
        QT_TRANSLATE_NOOP("Nucleum", "Yes"), QT_TRANSLATE_NOOP("Nucleum", "No")},
    RulingWords{"eastern_coal", QT_TRANSLATE_NOOP("Nucleum", "Silesian coal with two players"),
                QT_TRANSLATE_NOOP("Nucleum", "NA-7: which cities does its railway reach?"),
                QT_TRANSLATE_NOOP("Nucleum", "Dresden only"),
                QT_TRANSLATE_NOOP("Nucleum", "Riesa and Dresden")},
    RulingWords{"multiplier_1", QT_TRANSLATE_NOOP("Nucleum", "Multiplier of spaces 1 and 2"),
                QT_TRANSLATE_NOOP("Nucleum", "NA-13: what is printed on the side board?"),
                QT_TRANSLATE_NOOP("Nucleum", "×1"), QT_TRANSLATE_NOOP("Nucleum", "×2")},
    RulingWords{"multiplier_2", QT_TRANSLATE_NOOP("Nucleum", "Multiplier of spaces 3 to 6"),
                QT_TRANSLATE_NOOP("Nucleum", "NA-13: what is printed on the side board?"),
                QT_TRANSLATE_NOOP("Nucleum", "×2"), QT_TRANSLATE_NOOP("Nucleum", "×1")},
    RulingWords{"multiplier_6", QT_TRANSLATE_NOOP("Nucleum", "Multiplier of spaces 28 to 40"),
                QT_TRANSLATE_NOOP("Nucleum", "NA-13: what is printed on the side board?"),
                QT_TRANSLATE_NOOP("Nucleum", "×6"), QT_TRANSLATE_NOOP("Nucleum", "×5")},
    RulingWords{"wild_railways", QT_TRANSLATE_NOOP("Nucleum", "Technology D7"),
                QT_TRANSLATE_NOOP("Nucleum", "NA-14: which own railways become wild?"),
                QT_TRANSLATE_NOOP("Nucleum", "All of them"),
                QT_TRANSLATE_NOOP("Nucleum", "Those laid afterwards")},
    RulingWords{"income_from", QT_TRANSLATE_NOOP("Nucleum", "Income at a recharge"),
                QT_TRANSLATE_NOOP("Nucleum", "NA-16: who reads it off the player board?"),
                QT_TRANSLATE_NOOP("Nucleum", "Penstock, from the tracks"),
                QT_TRANSLATE_NOOP("Nucleum", "The players enter it")},
};
static_assert(haveTheirWords(kRulings, kRulingWords));

} // namespace

RulingTexts rulingTexts() { return {"Nucleum", kRulingWords}; }

} // namespace nucleum
