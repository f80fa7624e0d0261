#include "app/barrage/setup/rulings_model.h"

#include <array>

#include <QCoreApplication>

#include "app/table/ruling_text.h"

using namespace barrage;

namespace {

using Text = RulingText<Rulings>;

constexpr int kMoreSekiboCredits = 9;

template <auto Member>
constexpr Text ruling(const char* title, const char* sentence, const char* usual,
                      const char* other) {
    return rulingOf<Member, Rulings>(title, sentence, usual, other);
}

Text sekiboCredits() {
    return {QT_TRANSLATE_NOOP("Rulings", "Sekibo's credits"),
            QT_TRANSLATE_NOOP("Rulings", "With how many credits does Mahiri Sekibo start?"),
            QT_TRANSLATE_NOOP("Rulings", "6, like everybody"),
            QT_TRANSLATE_NOOP("Rulings", "9"),
            [](const Rulings& rulings) { return rulings.sekiboCredits == kMoreSekiboCredits; },
            [](Rulings& rulings, bool isOther) {
                rulings.sekiboCredits = isOther ? kMoreSekiboCredits : Rulings{}.sekiboCredits;
            }};
}

const std::array<Text, 8>& rulingTexts() {
    static const std::array<Text, 8> texts{
        ruling<&Rulings::productionOrder>(
            QT_TRANSLATE_NOOP("Rulings", "Your production"),
            QT_TRANSLATE_NOOP("Rulings", "What comes first when you produce?"),
            QT_TRANSLATE_NOOP("Rulings", "The contract, then the drops flow"),
            QT_TRANSLATE_NOOP("Rulings", "The drops flow, then the contract")),
        ruling<&Rulings::automaProductionOrder>(
            QT_TRANSLATE_NOOP("Rulings", "The Automa's production"),
            QT_TRANSLATE_NOOP("Rulings", "What comes first when an Automa produces?"),
            QT_TRANSLATE_NOOP("Rulings", "The drops flow, then the contract"),
            QT_TRANSLATE_NOOP("Rulings", "The contract, then the drops flow")),
        ruling<&Rulings::reshuffle>(
            QT_TRANSLATE_NOOP("Rulings", "Reshuffling the Automa tiles"),
            QT_TRANSLATE_NOOP("Rulings", "Which tiles are shuffled when the stack is used up?"),
            QT_TRANSLATE_NOOP("Rulings", "All 20"),
            QT_TRANSLATE_NOOP("Rulings", "19; the criteria tile stays")),
        ruling<&Rulings::thirdStructure>(
            QT_TRANSLATE_NOOP("Rulings", "Completing a system"),
            QT_TRANSLATE_NOOP("Rulings", "Where does an Automa build if several spaces complete a "
                                         "system?"),
            QT_TRANSLATE_NOOP("Rulings", "The criteria look at all spaces"),
            QT_TRANSLATE_NOOP("Rulings", "Only at those that complete one")),
        ruling<&Rulings::tiedFirst>(
            QT_TRANSLATE_NOOP("Rulings", "Tied on the energy track"),
            QT_TRANSLATE_NOOP("Rulings", "Is an Automa that shares the first place first?"),
            QT_TRANSLATE_NOOP("Rulings", "No"), QT_TRANSLATE_NOOP("Rulings", "Yes")),
        ruling<&Rulings::waterTies>(
            QT_TRANSLATE_NOOP("Rulings", "The Automa's water"),
            QT_TRANSLATE_NOOP("Rulings", "What decides between headstreams that gain the same?"),
            QT_TRANSLATE_NOOP("Rulings", "The letters"),
            QT_TRANSLATE_NOOP("Rulings", "Fewest drops, then the letters")),
        sekiboCredits(),
        ruling<&Rulings::buildingSlots>(
            QT_TRANSLATE_NOOP("Rulings", "Slots of the private buildings"),
            QT_TRANSLATE_NOOP("Rulings", "Leeghwater Project: when is the second slot of a private "
                                         "building open?"),
            QT_TRANSLATE_NOOP("Rulings", "With four players only"),
            QT_TRANSLATE_NOOP("Rulings", "Always")),
    };
    return texts;
}

} // namespace

RulingsModel::RulingsModel(Rulings& rulings, QObject* parent)
    : RulingListModel(parent), m_rulings(rulings) {}

int RulingsModel::count() const { return static_cast<int>(rulingTexts().size()); }

RulingListModel::Words RulingsModel::wordsOf(int row) const {
    const Text& ruling = rulingTexts()[static_cast<std::size_t>(row)];
    const auto translated = [](const char* source) {
        return QCoreApplication::translate("Rulings", source);
    };
    return {translated(ruling.title), translated(ruling.sentence), translated(ruling.usual),
            translated(ruling.other)};
}

bool RulingsModel::isOther(int row) const {
    return rulingTexts()[static_cast<std::size_t>(row)].isOther(m_rulings);
}

void RulingsModel::setOther(int row, bool isOther) {
    rulingTexts()[static_cast<std::size_t>(row)].choose(m_rulings, isOther);
}

#include "moc_rulings_model.cpp"
