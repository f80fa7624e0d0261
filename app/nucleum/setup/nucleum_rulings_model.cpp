#include "app/nucleum/setup/nucleum_rulings_model.h"

#include <array>

#include <QtGlobal>

#include "app/nucleum/words/words.h"

using namespace nucleum;

namespace {

struct RulingText {
    const char* title;
    const char* sentence;
    const char* usual;
    const char* other;
    bool (*isOther)(const Rulings&);
    void (*choose)(Rulings&, bool);
};

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

/// One of the multipliers the rulebook's text does not name: as the row goes on, or one less.
template <std::size_t Index>
RulingText multiplier(const char* title, const char* sentence, const char* usual,
                      const char* other) {
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

const std::array<RulingText, 9>& rulingTexts() {
    static const std::array<RulingText, 9> texts{
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
    : QAbstractListModel(parent), m_rulings(rulings) {}

int NucleumRulingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rulingTexts().size());
}

QVariant NucleumRulingsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RulingText& ruling = rulingTexts()[static_cast<std::size_t>(index.row())];
    const auto translated = [](const char* source) {
        return QCoreApplication::translate("Nucleum", source);
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

QHash<int, QByteArray> NucleumRulingsModel::roleNames() const {
    return {{RulingTitleRole, "rulingTitle"},
            {SentenceRole, "sentence"},
            {UsualRole, "usual"},
            {OtherRole, "other"},
            {IsOtherRole, "isOther"}};
}

void NucleumRulingsModel::choose(int row, bool isOther) {
    if (row < 0 || row >= rowCount())
        return;
    rulingTexts()[static_cast<std::size_t>(row)].choose(m_rulings, isOther);
    emit dataChanged(index(row), index(row), {IsOtherRole});
    emit edited();
}

void NucleumRulingsModel::reload() {
    emit dataChanged(index(0), index(rowCount() - 1), {IsOtherRole});
}
