#include "app/outpost/setup/outpost_rulings_model.h"

#include <array>

#include <QCoreApplication>

#include "app/table/ruling_text.h"

using namespace outpost;

namespace {

using Text = RulingText<Rulings>;

template <auto Member>
constexpr Text ruling(const char* title, const char* sentence, const char* usual,
                      const char* other) {
    return rulingOf<Member, Rulings>(title, sentence, usual, other);
}

const std::array<Text, 11>& rulingTexts() {
    static const std::array<Text, 11> texts{
        ruling<&Rulings::slidingCard>(
            QT_TRANSLATE_NOOP("OutpostRulings", "Pile at the border (OA-1)"),
            QT_TRANSLATE_NOOP("OutpostRulings", "A card slides into the current market, where its "
                                                "number already lies. What happens?"),
            QT_TRANSLATE_NOOP("OutpostRulings", "It goes on that pile, and another card is drawn"),
            QT_TRANSLATE_NOOP("OutpostRulings", "It lies beside it")),
        ruling<&Rulings::discountedPile>(
            QT_TRANSLATE_NOOP("OutpostRulings", "Pile discounted to nothing (OA-3)"),
            QT_TRANSLATE_NOOP("OutpostRulings", "The tokens reach the number of the top card of a "
                                                "pile. Is a card drawn when it leaves?"),
            QT_TRANSLATE_NOOP("OutpostRulings", "No, the pile is still there"),
            QT_TRANSLATE_NOOP("OutpostRulings", "Yes, all the same")),
        ruling<&Rulings::highestPile>(
            QT_TRANSLATE_NOOP("OutpostRulings", "Pile as highest card (OA-3)"),
            QT_TRANSLATE_NOOP(
                "OutpostRulings",
                "The highest space of the future market is a pile. What goes under the deck?"),
            QT_TRANSLATE_NOOP("OutpostRulings", "Only the top card"),
            QT_TRANSLATE_NOOP("OutpostRulings", "The whole pile")),
        ruling<&Rulings::syndicateSameCard>(
            QT_TRANSLATE_NOOP("OutpostRulings", "Syndicate: the same card (OA-4)"),
            QT_TRANSLATE_NOOP("OutpostRulings", "The first player puts up the very card the "
                                                "Syndicate would take. What does it take?"),
            QT_TRANSLATE_NOOP("OutpostRulings", "After the auction the highest card then"),
            QT_TRANSLATE_NOOP("OutpostRulings", "At once the highest card not under the hammer")),
        ruling<&Rulings::syndicateRefill>(
            QT_TRANSLATE_NOOP("OutpostRulings", "Syndicate: refilling (OA-4)"),
            QT_TRANSLATE_NOOP("OutpostRulings",
                              "When is the market refilled after the Syndicate took its card?"),
            QT_TRANSLATE_NOOP("OutpostRulings", "At once, before the bidding"),
            QT_TRANSLATE_NOOP("OutpostRulings", "After the auction")),
        ruling<&Rulings::blockedCity>(
            QT_TRANSLATE_NOOP("OutpostRulings", "Syndicate: field of 15 taken (OA-6)"),
            QT_TRANSLATE_NOOP(
                "OutpostRulings",
                "You connect a city whose field of 15 is taken. What does the Syndicate do?"),
            QT_TRANSLATE_NOOP("OutpostRulings", "It keeps its station"),
            QT_TRANSLATE_NOOP("OutpostRulings", "It takes the next field")),
        ruling<&Rulings::newRobot>(
            QT_TRANSLATE_NOOP("OutpostRulings", "New robots (OA-7)"),
            QT_TRANSLATE_NOOP("OutpostRulings",
                              "Does a robot work in the round in which it is made?"),
            QT_TRANSLATE_NOOP("OutpostRulings", "Yes"),
            QT_TRANSLATE_NOOP("OutpostRulings", "No, from the next round on")),
        ruling<&Rulings::plantRanking>(
            QT_TRANSLATE_NOOP("OutpostRulings", "Syndicate: better power plants (OA-15)"),
            QT_TRANSLATE_NOOP("OutpostRulings",
                              "Which of two power plants is better for the Syndicate?"),
            QT_TRANSLATE_NOOP("OutpostRulings", "The one that supplies more"),
            QT_TRANSLATE_NOOP("OutpostRulings", "The one that supplies more per worker")),
        ruling<&Rulings::robotsCardWorker>(
            QT_TRANSLATE_NOOP("OutpostRulings", "Worker for the Robots card (OA-16)"),
            QT_TRANSLATE_NOOP("OutpostRulings",
                              "May a seasonal worker be hired for the Robots card?"),
            QT_TRANSLATE_NOOP("OutpostRulings", "Yes"),
            QT_TRANSLATE_NOOP("OutpostRulings", "No, only for power plants")),
        ruling<&Rulings::secondRunPass>(
            QT_TRANSLATE_NOOP("OutpostRulings", "Passing in round 1 (OA-17)"),
            QT_TRANSLATE_NOOP("OutpostRulings", "May one pass in the second auction of round 1?"),
            QT_TRANSLATE_NOOP("OutpostRulings", "Yes"), QT_TRANSLATE_NOOP("OutpostRulings", "No")),
        ruling<&Rulings::earlyStep3>(
            QT_TRANSLATE_NOOP("OutpostRulings", "Early Step 3 card (OA-18)"),
            QT_TRANSLATE_NOOP("OutpostRulings",
                              "The Step 3 card comes in the Bureaucracy, before the highest card "
                              "leaves. Does that card still leave?"),
            QT_TRANSLATE_NOOP("OutpostRulings", "Yes, and the market is filled to 6"),
            QT_TRANSLATE_NOOP("OutpostRulings", "No")),
    };
    return texts;
}

} // namespace

OutpostRulingsModel::OutpostRulingsModel(Rulings& rulings, QObject* parent)
    : RulingListModel(parent), m_rulings(rulings) {}

int OutpostRulingsModel::count() const { return static_cast<int>(rulingTexts().size()); }

RulingListModel::Words OutpostRulingsModel::wordsOf(int row) const {
    const Text& ruling = rulingTexts()[static_cast<std::size_t>(row)];
    const auto translated = [](const char* source) {
        return QCoreApplication::translate("OutpostRulings", source);
    };
    return {translated(ruling.title), translated(ruling.sentence), translated(ruling.usual),
            translated(ruling.other)};
}

bool OutpostRulingsModel::isOther(int row) const {
    return rulingTexts()[static_cast<std::size_t>(row)].isOther(m_rulings);
}

void OutpostRulingsModel::setOther(int row, bool isOther) {
    rulingTexts()[static_cast<std::size_t>(row)].choose(m_rulings, isOther);
}

#include "moc_outpost_rulings_model.cpp"
