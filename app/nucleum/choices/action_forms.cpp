#include "app/nucleum/choices/action_forms.h"

#include "app/nucleum/words/contract_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/contracts.h"
#include "engine/nucleum/costs.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/legal.h"

namespace nucleum {

namespace {

/// "3 of 5", and whether more may count.
QString progressText(const Progress& progress) {
    const QString text = Nucleum::tr("%1 of %2").arg(progress.count).arg(progress.needed);
    return progress.doubtful > 0
               ? Nucleum::tr("%1, perhaps %2 more").arg(text).arg(progress.doubtful)
               : text;
}

NucleumOption contractOption(const Ground& ground, Contract contract, const Check& check,
                             bool isChosen) {
    NucleumOption option =
        optionFor(contract.value,
                  QStringLiteral("%1 · %2").arg(numberOf(contract), requirementText(contract)),
                  check, isChosen);
    option.detail = QStringLiteral("%1 → %2").arg(
        progressText(progressOf(ground.state(), ground.player, contract)), rewardText(contract));
    option.sign = QStringLiteral("contract");
    return option;
}

} // namespace

// --- develop ------------------------------------------------------------------------------------

QString DevelopForm::title() const { return Nucleum::tr("Develop"); }

QList<NucleumOption> DevelopForm::offered(bool isSecond) const {
    QList<NucleumOption> options;
    if (isSecond)
        options.append(optionFor(kUnknown, Nucleum::tr("none"), m_move.second == kUnknown));
    for (std::uint8_t slot = 0; slot < kOfferSlots; ++slot) {
        Develop tried = m_move;
        tried.discount = isWithoutTile(state()) ? 0 : kMostDiscount; // entered later
        (isSecond ? tried.second : tried.first) = slot;
        if (!isSecond)
            tried.second = kUnknown;
        const bool isChosen = isSecond ? m_move.second == slot : m_hasFirst && m_move.first == slot;
        options.append(
            optionFor(slot, Nucleum::tr("Tile %1").arg(slot + 1), ground().check(tried), isChosen));
        if (const std::uint8_t price = state().facts.prices[slot]; price != kUnknown)
            options.back().detail = thaler(price);
    }
    return options;
}

std::vector<Field> DevelopForm::fields() const {
    std::vector<Field> fields{
        choiceField("first", Nucleum::tr("Tile of the offer, from the left"), offered(false))};
    if (!m_hasFirst)
        return fields;
    fields.push_back(choiceField("second", Nucleum::tr("A second one, +2 Thaler"), offered(true)));
    if (!isWithoutTile(state()))
        fields.push_back(discountField(m_move.discount));
    return fields;
}

void DevelopForm::set(const QString& key, int value) {
    const auto slot = static_cast<std::uint8_t>(value);
    if (key == QLatin1String("first")) {
        m_move.first = slot;
        m_hasFirst = true;
        if (m_move.second == slot)
            m_move.second = kUnknown;
    } else if (key == QLatin1String("second")) {
        m_move.second = slot;
    } else {
        m_move.discount = slot;
    }
}

QStringList DevelopForm::summary() const {
    if (!m_hasFirst || state().facts.prices[0] == kUnknown)
        return {};
    return {Nucleum::tr("Cost: %1 of %2")
                .arg(thaler(developCost(state(), m_move, termsOf(state()))), thaler(own().thaler))};
}

std::optional<Move> DevelopForm::move() const {
    return m_hasFirst ? std::optional(ground().by(m_move)) : std::nullopt;
}

QString DevelopForm::acceptText() const {
    return m_move.second == kUnknown ? Nucleum::tr("Take the tile")
                                     : Nucleum::tr("Take both tiles");
}

// --- contracts ----------------------------------------------------------------------------------

QString ContractForm::title() const { return Nucleum::tr("Contract"); }

Check ContractForm::checkOf(const TakeContract& move) const {
    std::vector<Check> checks;
    for (int space = 0; space < kContractSpaceCount; ++space) {
        TakeContract tried = move;
        tried.space = static_cast<ContractSpace>(space);
        checks.push_back(ground().check(tried));
    }
    return anyAllowed(checks);
}

std::vector<Field> ContractForm::fields() const {
    QList<NucleumOption> contracts;
    for (const Contract contract : state().contracts.open) {
        if (!contract.isSet())
            continue;
        TakeContract tried = m_move;
        tried.contract = contract;
        contracts.append(
            contractOption(ground(), contract, checkOf(tried), m_move.contract == contract));
    }
    std::vector<Field> fields{menuField("contract", Nucleum::tr("Market"), contracts)};
    if (!m_move.contract.isSet())
        return fields;
    QList<NucleumOption> spaces;
    for (int i = 0; i < kContractSpaceCount; ++i) {
        TakeContract tried = m_move;
        tried.space = static_cast<ContractSpace>(i);
        spaces.append(optionFor(i, nameOf(tried.space), ground().check(tried),
                                m_hasSpace && m_move.space == tried.space));
    }
    fields.push_back(choiceField("space", Nucleum::tr("Into the contract space with"), spaces));
    if (!isWithoutTile(state()))
        fields.push_back(switchField(
            "doubled", Nucleum::tr("Tile symbol: reward of the space twice"), m_move.isDoubled));
    return fields;
}

void ContractForm::set(const QString& key, int value) {
    if (key == QLatin1String("contract")) {
        m_move.contract = Contract(value);
    } else if (key == QLatin1String("space")) {
        m_move.space = static_cast<ContractSpace>(value);
        m_hasSpace = true;
    } else {
        m_move.isDoubled = value != 0;
    }
}

std::optional<Move> ContractForm::move() const {
    return m_hasSpace && m_move.contract.isSet() ? std::optional(ground().by(m_move))
                                                 : std::nullopt;
}

QString ContractForm::acceptText() const {
    return Nucleum::tr("Take %1").arg(numberOf(m_move.contract));
}

QString FulfilForm::title() const { return Nucleum::tr("Fulfil a contract"); }

std::vector<Field> FulfilForm::fields() const {
    QList<NucleumOption> mine;
    for (const Contract contract : own().contracts)
        if (contract.isSet())
            mine.append(contractOption(ground(), contract, ground().check(FulfilContract{contract}),
                                       false));
    QList<NucleumOption> purple;
    for (const Contract contract : state().contracts.purple)
        if (contract.isSet())
            purple.append(contractOption(ground(), contract,
                                         ground().check(FulfilContract{contract}), false));
    std::vector<Field> fields;
    if (!mine.isEmpty())
        fields.push_back(menuField("own", Nucleum::tr("Own contracts"), mine));
    if (!purple.isEmpty())
        fields.push_back(menuField("purple", Nucleum::tr("Purple contracts"), purple));
    return fields;
}

std::optional<Move> FulfilForm::move() const {
    return m_contract.isSet() ? std::optional(ground().by(FulfilContract{m_contract}))
                              : std::nullopt;
}

// --- subsidies and exchanges --------------------------------------------------------------------

QString SubsidizeForm::title() const { return Nucleum::tr("Subsidize"); }

std::vector<Field> SubsidizeForm::fields() const {
    constexpr std::array kSigns{"worker", "thaler", "income", "income",
                                "income", "token",  "income", "income"};
    QList<NucleumOption> options;
    for (int i = 0; i < kSubsidyCount; ++i) {
        const auto subsidy = static_cast<Subsidy>(i);
        options.append(optionFor(i, nameOf(subsidy), ground().check(Subsidize{subsidy}), false));
        options.back().sign = QString::fromLatin1(kSigns[static_cast<std::size_t>(i)]);
    }
    return {menuField("subsidy", Nucleum::tr("As the tile shows"), options)};
}

std::optional<Move> SubsidizeForm::move() const {
    return m_subsidy ? std::optional(ground().by(Subsidize{*m_subsidy})) : std::nullopt;
}

QString ExchangeForm::title() const { return Nucleum::tr("Exchange"); }

Exchange ExchangeForm::kindOf(int source) {
    Exchange exchange;
    if (source == 0)
        return exchange;
    exchange.kind = ExchangeKind::UraniumToWorkers;
    exchange.row = static_cast<std::uint8_t>(source - 1);
    return exchange;
}

int ExchangeForm::most() const {
    const int there =
        m_source == 0 ? own().workers : own().mines[static_cast<std::size_t>(m_source - 1)].uranium;
    return std::max(1, there);
}

std::vector<Field> ExchangeForm::fields() const {
    QList<NucleumOption> sources;
    for (int i = 0; i <= kRowCount; ++i) {
        const auto row = static_cast<std::size_t>(std::max(0, i - 1));
        if (i > 0 && !own().mines[row].isOnMap())
            continue;
        const QString title =
            i == 0
                ? Nucleum::tr("Workers for Thaler")
                : Nucleum::tr("Uranium of %1 for workers").arg(nameOf(IndustryKind::Mine, i - 1));
        sources.append(optionFor(i, title, ground().check(kindOf(i)), m_source == i));
    }
    std::vector<Field> fields{choiceField("source", Nucleum::tr("One for one"), sources)};
    if (m_source >= 0)
        fields.push_back(numberField("amount", Nucleum::tr("How many"), m_amount, 1, most()));
    return fields;
}

void ExchangeForm::set(const QString& key, int value) {
    (key == QLatin1String("source") ? m_source : m_amount) = value;
    if (m_source >= 0)
        m_amount = std::min(m_amount, most());
}

std::optional<Move> ExchangeForm::move() const {
    if (m_source < 0)
        return std::nullopt;
    Exchange exchange = kindOf(m_source);
    exchange.amount = static_cast<std::uint8_t>(m_amount);
    return ground().by(exchange);
}

QString ExchangeForm::acceptText() const { return Nucleum::tr("Exchange"); }

} // namespace nucleum
