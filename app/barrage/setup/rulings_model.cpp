#include "app/barrage/setup/rulings_model.h"

#include <array>

#include <QCoreApplication>

using namespace barrage;

namespace {

struct RulingText {
    const char* title;
    const char* sentence;
    const char* usual;
    const char* other;
    bool (*isOther)(const Rulings&);
    void (*choose)(Rulings&, bool);
};

constexpr int kMoreSekiboCredits = 9;

/// The text and the two values of a ruling that is an enumeration of two.
template <auto Member>
RulingText ruling(const char* title, const char* sentence, const char* usual, const char* other) {
    return {title,
            sentence,
            usual,
            other,
            [](const Rulings& rulings) { return rulings.*Member != Rulings{}.*Member; },
            [](Rulings& rulings, bool isOther) {
                const auto first = static_cast<int>(Rulings{}.*Member);
                using Value = std::remove_reference_t<decltype(rulings.*Member)>;
                rulings.*Member = static_cast<Value>(isOther ? 1 - first : first);
            }};
}

RulingText sekiboCredits() {
    return {QT_TRANSLATE_NOOP("Rulings", "Sekibo's credits"),
            QT_TRANSLATE_NOOP("Rulings", "With how many credits does Mahiri Sekibo start?"),
            QT_TRANSLATE_NOOP("Rulings", "6, like everybody"),
            QT_TRANSLATE_NOOP("Rulings", "9"),
            [](const Rulings& rulings) { return rulings.sekiboCredits == kMoreSekiboCredits; },
            [](Rulings& rulings, bool isOther) {
                rulings.sekiboCredits = isOther ? kMoreSekiboCredits : Rulings{}.sekiboCredits;
            }};
}

const std::array<RulingText, 8>& rulingTexts() {
    static const std::array<RulingText, 8> texts{
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
    : QAbstractListModel(parent), m_rulings(rulings) {}

int RulingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rulingTexts().size());
}

QVariant RulingsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RulingText& ruling = rulingTexts()[static_cast<std::size_t>(index.row())];
    const auto translated = [](const char* source) {
        return QCoreApplication::translate("Rulings", source);
    };
    switch (role) {
    case RulingTitleRole:
        return translated(ruling.title);
    case SentenceRole:
        return translated(ruling.sentence);
    case UsualRole:
        return translated(ruling.usual);
    case OtherRole:
        return translated(ruling.other);
    case IsOtherRole:
        return ruling.isOther(m_rulings);
    default:
        return {};
    }
}

QHash<int, QByteArray> RulingsModel::roleNames() const {
    return {{RulingTitleRole, "rulingTitle"},
            {SentenceRole, "sentence"},
            {UsualRole, "usual"},
            {OtherRole, "other"},
            {IsOtherRole, "isOther"}};
}

void RulingsModel::choose(int row, bool isOther) {
    if (row < 0 || row >= rowCount())
        return;
    rulingTexts()[static_cast<std::size_t>(row)].choose(m_rulings, isOther);
    emit dataChanged(index(row), index(row), {IsOtherRole});
    emit edited();
}

void RulingsModel::reload() { emit dataChanged(index(0), index(rowCount() - 1), {IsOtherRole}); }
