#include "app/nucleum/choices/follow_forms.h"

#include <algorithm>
#include <numeric>

#include "app/nucleum/words/contract_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/costs.h"
#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/technologies.h"

namespace nucleum {

namespace {

/// In lists with tiles of the offer: the worker instead.
constexpr int kWorkerInstead = 100;

} // namespace

QString TechnologyForm::title() const {
    return Nucleum::tr("Technology up to level %1").arg(state().task().n);
}

std::vector<Field> TechnologyForm::fields() const {
    QList<NucleumOption> options;
    for (std::uint8_t i = 0; i < kTechnologyCount; ++i) {
        options.append(optionFor(i,
                                 QStringLiteral("%1 · %2").arg(technologyName(own().experiment, i),
                                                               technologyText(own().experiment, i)),
                                 ground().check(UnlockTechnology{i}), false));
        options.back().detail = Nucleum::tr("Level %1").arg(kTechnologyLevels[i]);
        options.back().sign = QStringLiteral("technology");
    }
    options.append(optionFor(kTechnologyCount, vp(state().task().n), false));
    options.back().detail = Nucleum::tr("Instead of a technology");
    options.back().sign = QStringLiteral("vp");
    std::stable_partition(options.begin(), options.end(),
                          [](const NucleumOption& option) { return option.isLegal; });
    return {menuField("technology", Nucleum::tr("Unlock one"), options)};
}

std::optional<Move> TechnologyForm::move() const {
    if (chosen() < 0)
        return std::nullopt;
    if (chosen() == kTechnologyCount)
        return ground().by(TakeTechnologyVp{});
    return ground().by(UnlockTechnology{static_cast<std::uint8_t>(chosen())});
}

QString SpaceRewardForm::title() const { return Nucleum::tr("Reward of another contract space"); }

std::vector<Field> SpaceRewardForm::fields() const {
    QList<NucleumOption> options;
    for (int i = 0; i < kContractSpaceCount; ++i) {
        const auto space = static_cast<ContractSpace>(i);
        options.append(optionFor(i, nameOf(space), ground().check(TakeSpaceReward{space}), false));
    }
    return {menuField("space", QString(), options)};
}

std::optional<Move> SpaceRewardForm::move() const {
    return chosen() < 0
               ? std::nullopt
               : std::optional(ground().by(TakeSpaceReward{static_cast<ContractSpace>(chosen())}));
}

QString FreeTileForm::title() const {
    return state().task().kind == TaskKind::TakeEnergizeBonus
               ? Nucleum::tr("A worker or a tile of the offer")
               : Nucleum::tr("A free tile of the offer");
}

std::vector<Field> FreeTileForm::fields() const {
    QList<NucleumOption> options;
    if (state().task().kind == TaskKind::TakeEnergizeBonus) {
        options.append(optionFor(kWorkerInstead, workers(1), false));
        options.back().sign = QStringLiteral("worker");
    }
    for (std::uint8_t slot = 0; slot < kOfferSlots; ++slot)
        options.append(optionFor(slot, Nucleum::tr("Tile %1").arg(slot + 1),
                                 ground().check(TakeOfferedTile{slot}), false));
    return {menuField("tile", Nucleum::tr("Tile of the offer, from the left"), options)};
}

std::optional<Move> FreeTileForm::move() const {
    if (chosen() < 0)
        return std::nullopt;
    if (chosen() == kWorkerInstead)
        return ground().by(TakeWorker{});
    return ground().by(TakeOfferedTile{static_cast<std::uint8_t>(chosen())});
}

// --- uranium and income -------------------------------------------------------------------------

/// Onto the mines from the first on: usually nobody minds.
UraniumForm::UraniumForm(const Ground& ground) : Form(ground) {
    int left = state().task().n;
    for (std::size_t row = 0; row < m_cubes.size(); ++row) {
        const Mine& mine = own().mines[row];
        const int room = mine.isOnMap() ? kMineCapacity[row] - mine.uranium : 0;
        m_cubes[row] = static_cast<std::uint8_t>(std::min(room, left));
        left -= m_cubes[row];
    }
}

int UraniumForm::placed() const { return std::accumulate(m_cubes.begin(), m_cubes.end(), 0); }

QString UraniumForm::title() const {
    return Nucleum::tr("Put %1 on mines").arg(uranium(state().task().n));
}

std::vector<Field> UraniumForm::fields() const {
    std::vector<Field> fields;
    for (std::size_t row = 0; row < m_cubes.size(); ++row) {
        const Mine& mine = own().mines[row];
        if (!mine.isOnMap())
            continue;
        const int room = kMineCapacity[row] - mine.uranium;
        const int left = state().task().n - placed() + m_cubes[row];
        fields.push_back(numberField(
            QString::number(row),
            Nucleum::tr("%1 in %2")
                .arg(nameOf(IndustryKind::Mine, static_cast<int>(row)), nameOf(mine.city)),
            m_cubes[row], 0, std::min(room, left), QStringLiteral("mine")));
    }
    return fields;
}

void UraniumForm::set(const QString& key, int value) {
    m_cubes[key.toUInt()] = static_cast<std::uint8_t>(value);
}

QStringList UraniumForm::summary() const {
    const int rest = state().task().n - placed();
    return rest > 0 ? QStringList{Nucleum::tr("The rest becomes %1.").arg(workers(rest))}
                    : QStringList{};
}

std::optional<Move> UraniumForm::move() const { return ground().by(PlaceUranium{m_cubes}); }

QString UraniumForm::acceptText() const { return Nucleum::tr("Put the uranium there"); }

QString IncomeStepForm::title() const { return Nucleum::tr("Any income +%1").arg(1); }

std::vector<Field> IncomeStepForm::fields() const {
    QList<NucleumOption> options;
    for (int i = 0; i < kIncomeTrackCount; ++i) {
        options.append(optionFor(i, nameOf(static_cast<IncomeTrack>(i)), false));
        options.back().sign = QStringLiteral("income");
    }
    return {menuField("track", QString(), options)};
}

std::optional<Move> IncomeStepForm::move() const {
    if (chosen() < 0)
        return std::nullopt;
    AdvanceIncome advance;
    advance.steps[static_cast<std::size_t>(chosen())] = 1;
    return ground().by(advance);
}

int IncomeForm::steps() const { return std::accumulate(m_steps.begin(), m_steps.end(), 0); }

QString IncomeForm::title() const { return Nucleum::tr("Any income +%1").arg(state().task().n); }

std::vector<Field> IncomeForm::fields() const {
    std::vector<Field> fields;
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        fields.push_back(numberField(QString::number(i), nameOf(static_cast<IncomeTrack>(i)),
                                     m_steps[i], 0, state().task().n - steps() + m_steps[i],
                                     QStringLiteral("income")));
    return fields;
}

void IncomeForm::set(const QString& key, int value) {
    m_steps[key.toUInt()] = static_cast<std::uint8_t>(value);
}

QStringList IncomeForm::summary() const {
    return {Nucleum::tr("Steps left: %1").arg(state().task().n - steps())};
}

std::optional<Move> IncomeForm::move() const {
    return steps() == state().task().n ? std::optional(ground().by(AdvanceIncome{m_steps}))
                                       : std::nullopt;
}

QString IncomeForm::acceptText() const { return Nucleum::tr("Move the markers"); }

// --- the table ----------------------------------------------------------------------------------

QString RevealForm::title() const {
    return Nucleum::tr("New in the market: %1")
        .arg(nameOf(static_cast<ContractKind>(state().task().n)));
}

std::vector<Field> RevealForm::fields() const {
    const auto kind = static_cast<ContractKind>(state().task().n);
    QList<NucleumOption> options;
    for (const Contract contract : state().contracts.unseen)
        if (infoOf(contract).kind == kind) {
            options.append(optionFor(
                contract.value,
                QStringLiteral("%1 · %2").arg(numberOf(contract), requirementText(contract)),
                false));
            options.back().detail = rewardText(contract);
            options.back().sign = QStringLiteral("contract");
        }
    return {menuField("contract", Nucleum::tr("Which one was turned over?"), options)};
}

std::optional<Move> RevealForm::move() const {
    return chosen() < 0 ? std::nullopt
                        : std::optional(Move{Actor::Table, RevealContract{Contract(chosen())}});
}

QString ScoreForm::title() const { return Nucleum::tr("Final scoring"); }

QStringList ScoreForm::summary() const {
    return {Nucleum::tr("All turns are over. Penstock counts milestones, goals, leftovers, "
                        "buildings and income tracks.")};
}

std::optional<Move> ScoreForm::move() const { return Move{Actor::Table, Proceed{}}; }

QString ScoreForm::acceptText() const { return Nucleum::tr("Score the game"); }

} // namespace nucleum
