#include "app/nucleum/setup/nucleum_rulings_model.h"

#include <array>

#include "app/nucleum/words/words.h"
#include "app/table/ruling_text.h"

using namespace nucleum;

namespace {

using Text = RulingText<Rulings>;

template <auto Member>
constexpr Text ruling(const char* title, const char* sentence, const char* usual,
                      const char* other) {
    return rulingOf<Member, Rulings>(title, sentence, usual, other);
}

/// One of the multipliers the rulebook's text does not name: as the row goes on, or like its
/// neighbour (NA-13).
template <std::size_t Index>
Text multiplier(const char* title, const char* sentence, const char* usual, const char* other) {
    return {title,
            sentence,
            usual,
            other,
            [](const Rulings& rulings) {
                return rulings.multipliers[Index] != Rulings{}.multipliers[Index];
            },
            [](Rulings& rulings, bool isOther) {
                rulings.multipliers[Index] = static_cast<std::uint8_t>(
                    Rulings{}.multipliers[Index] + (isOther ? (Index == 0 ? 1 : -1) : 0));
            }};
}

const std::array<Text, 9>& rulingTexts() {
    static const std::array<Text, 9> texts{
        ruling<&Rulings::governmentInPraha>(
            QT_TRANSLATE_NOOP("Nucleum", "Government building in Praha"),
            QT_TRANSLATE_NOOP("Nucleum", "NA-1: is its value doubled like that of others there?"),
            QT_TRANSLATE_NOOP("Nucleum", "Yes, doubled"),
            QT_TRANSLATE_NOOP("Nucleum", "No, as printed")),
        ruling<&Rulings::turbineEnergy>(
            QT_TRANSLATE_NOOP("Nucleum", "Turbines 3 and 4"),
            QT_TRANSLATE_NOOP("Nucleum", "NA-3: how much energy do they add?"),
            QT_TRANSLATE_NOOP("Nucleum", "Row 3 adds 2, row 4 adds 1"),
            QT_TRANSLATE_NOOP("Nucleum", "Row 3 adds 1, row 4 adds 2")),
        ruling<&Rulings::directiveCounts>(
            QT_TRANSLATE_NOOP("Nucleum", "Special Directive"),
            QT_TRANSLATE_NOOP("Nucleum", "NA-5: does it count as an action tile for contracts?"),
            QT_TRANSLATE_NOOP("Nucleum", "Yes"), QT_TRANSLATE_NOOP("Nucleum", "No")),
        ruling<&Rulings::easternCoal>(
            QT_TRANSLATE_NOOP("Nucleum", "Silesian coal with two players"),
            QT_TRANSLATE_NOOP("Nucleum", "NA-7: which cities does its railway reach?"),
            QT_TRANSLATE_NOOP("Nucleum", "Dresden only"),
            QT_TRANSLATE_NOOP("Nucleum", "Riesa and Dresden")),
        multiplier<0>(QT_TRANSLATE_NOOP("Nucleum", "Multiplier of spaces 1 and 2"),
                      QT_TRANSLATE_NOOP("Nucleum", "NA-13: what is printed on the side board?"),
                      QT_TRANSLATE_NOOP("Nucleum", "×1"), QT_TRANSLATE_NOOP("Nucleum", "×2")),
        multiplier<1>(QT_TRANSLATE_NOOP("Nucleum", "Multiplier of spaces 3 to 6"),
                      QT_TRANSLATE_NOOP("Nucleum", "NA-13: what is printed on the side board?"),
                      QT_TRANSLATE_NOOP("Nucleum", "×2"), QT_TRANSLATE_NOOP("Nucleum", "×1")),
        multiplier<2>(QT_TRANSLATE_NOOP("Nucleum", "Multiplier of spaces 28 to 40"),
                      QT_TRANSLATE_NOOP("Nucleum", "NA-13: what is printed on the side board?"),
                      QT_TRANSLATE_NOOP("Nucleum", "×6"), QT_TRANSLATE_NOOP("Nucleum", "×5")),
        ruling<&Rulings::wildRailways>(
            QT_TRANSLATE_NOOP("Nucleum", "Technology D7"),
            QT_TRANSLATE_NOOP("Nucleum", "NA-14: which own railways become wild?"),
            QT_TRANSLATE_NOOP("Nucleum", "All of them"),
            QT_TRANSLATE_NOOP("Nucleum", "Those laid afterwards")),
        ruling<&Rulings::incomeFrom>(
            QT_TRANSLATE_NOOP("Nucleum", "Income at a recharge"),
            QT_TRANSLATE_NOOP("Nucleum", "NA-16: who reads it off the player board?"),
            QT_TRANSLATE_NOOP("Nucleum", "Penstock, from the tracks"),
            QT_TRANSLATE_NOOP("Nucleum", "The players enter it")),
    };
    return texts;
}

} // namespace

NucleumRulingsModel::NucleumRulingsModel(Rulings& rulings, QObject* parent)
    : RulingListModel(parent), m_rulings(rulings) {}

int NucleumRulingsModel::count() const { return static_cast<int>(rulingTexts().size()); }

RulingListModel::Words NucleumRulingsModel::wordsOf(int row) const {
    const Text& ruling = rulingTexts()[static_cast<std::size_t>(row)];
    return {Nucleum::tr(ruling.title), Nucleum::tr(ruling.sentence), Nucleum::tr(ruling.usual),
            Nucleum::tr(ruling.other)};
}

bool NucleumRulingsModel::isOther(int row) const {
    return rulingTexts()[static_cast<std::size_t>(row)].isOther(m_rulings);
}

void NucleumRulingsModel::setOther(int row, bool isOther) {
    rulingTexts()[static_cast<std::size_t>(row)].choose(m_rulings, isOther);
}

#include "moc_nucleum_rulings_model.cpp"
