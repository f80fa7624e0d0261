#include <algorithm>

#include "app/nucleum/choices/follow_forms.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/data/cities.h"
#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/milestones.h"

namespace nucleum {

namespace {

constexpr int kMostIncome = 30; // nobody's tracks give so much

/// "×3, Each mine, nucleum"
QString effectText(const State& state, int space) {
    if (space == 0)
        return Nucleum::tr("%1 and %2 now, −3 VP at the end")
            .arg(workers(kBailoutWorkers), thaler(kBailoutThaler));
    const auto effect = markerEffect(state, space);
    if (!effect)
        return {};
    QStringList parts{
        QStringLiteral("×%1 %2")
            .arg(effect->multiplier)
            .arg(nameOf(state.milestones[static_cast<std::size_t>(effect->segment)]))};
    if (effect->placesNucleum)
        parts.append(Nucleum::tr("nucleum"));
    if (effect->technology > 0)
        parts.append(Nucleum::tr("technology up to level %1").arg(effect->technology));
    if (effect->vp > 0)
        parts.append(vp(effect->vp));
    return parts.join(QStringLiteral(", "));
}

} // namespace

// --- recharge -----------------------------------------------------------------------------------

/// While the tracks are not known, the income of the moment is entered.
bool RechargeForm::isByHand() const {
    return state().options.rulings.incomeFrom == IncomeFrom::Hand ||
           (unknownIncome(state()) && !m_entersTracks);
}

QString RechargeForm::title() const { return Nucleum::tr("Recharge"); }

std::vector<Field> RechargeForm::fields() const {
    std::vector<Field> fields;
    const bool canLearn =
        unknownIncome(state()) && state().options.rulings.incomeFrom == IncomeFrom::Tracks;
    if (canLearn)
        fields.push_back(
            choiceField("how", Nucleum::tr("The income tracks are not entered yet"),
                        {optionFor(0, Nucleum::tr("Enter only this income"), !m_entersTracks),
                         optionFor(1, Nucleum::tr("Enter the tracks once"), m_entersTracks)}));
    if (!isByHand())
        return fields;
    fields.push_back(numberField("thaler", Nucleum::tr("Thaler"), m_income.thaler, 0, kMostIncome,
                                 QStringLiteral("thaler")));
    fields.push_back(numberField("workers", Nucleum::tr("Workers"), m_income.workers, 0,
                                 kMostIncome, QStringLiteral("worker")));
    fields.push_back(
        numberField("vp", Nucleum::tr("VP"), m_income.vp, 0, kMostIncome, QStringLiteral("vp")));
    return fields;
}

void RechargeForm::set(const QString& key, int value) {
    const auto amount = static_cast<std::uint8_t>(value);
    if (key == QLatin1String("how"))
        m_entersTracks = value != 0;
    else if (key == QLatin1String("thaler"))
        m_income.thaler = amount;
    else if (key == QLatin1String("workers"))
        m_income.workers = amount;
    else
        m_income.vp = amount;
}

QStringList RechargeForm::summary() const {
    QStringList lines;
    if (const auto income = incomeOf(state(), player()); income && !isByHand())
        lines.append(Nucleum::tr("Income: %1, %2, %3")
                         .arg(thaler(income->thaler), workers(income->workers), vp(income->vp)));
    lines.append(Nucleum::tr("Tiles on the board: %1").arg(own().tilesOnBoard()));
    const std::vector<int> spaces = markerSpaces(state(), player());
    lines.append(Nucleum::tr("%1: highest space for the marker %2")
                     .arg(tokens(own().achievement),
                          spaces.empty() ? Nucleum::tr("the start space")
                                         : QString::number(*std::ranges::max_element(spaces))));
    return lines;
}

std::optional<Move> RechargeForm::move() const {
    Recharge recharge;
    if (isByHand()) {
        recharge = m_income;
        recharge.isByHand = true;
    }
    return ground().by(recharge);
}

QString RechargeForm::acceptText() const {
    return m_entersTracks && unknownIncome(state()) ? Nucleum::tr("Next: the income tracks")
                                                    : Nucleum::tr("Recharge");
}

// --- milestone markers and nucleum --------------------------------------------------------------

/// Where only the start space is left, it is chosen.
MarkerForm::MarkerForm(const Ground& ground)
    : Form(ground), m_space(markerSpaces(state(), player()).empty() ? 0 : -1) {}

QString MarkerForm::title() const {
    return state().task().kind == TaskKind::LastMarker ? Nucleum::tr("One more milestone marker")
                                                       : Nucleum::tr("Milestone marker");
}

std::vector<Field> MarkerForm::fields() const {
    QList<NucleumOption> options;
    const bool isLast = state().task().kind == TaskKind::LastMarker;
    for (int space = kTopSpace; space >= (isLast ? 1 : 0); --space) {
        if (space > 0 && !isPrintedSpace(space))
            continue;
        const Check check = ground().check(PlaceMarker{static_cast<std::uint8_t>(space)});
        // Of the spaces that are too high the next one tells how far it is.
        if (!check && check.error().code == ErrorCode::TooFewTokens)
            continue;
        NucleumOption option =
            optionFor(space, space == 0 ? Nucleum::tr("Start space") : QString::number(space),
                      check, m_space == space);
        option.detail = effectText(state(), space);
        options.append(option);
    }
    return {menuField("space", Nucleum::tr("%1 held").arg(tokens(own().achievement)), options)};
}

std::optional<Move> MarkerForm::move() const {
    return m_space < 0
               ? std::nullopt
               : std::optional(ground().by(PlaceMarker{static_cast<std::uint8_t>(m_space)}));
}

QString MarkerForm::acceptText() const {
    return m_space == 0 ? Nucleum::tr("Marker on the start space")
                        : Nucleum::tr("Marker on %1").arg(m_space);
}

QString NucleumPlaceForm::title() const { return Nucleum::tr("Put the nucleum on a power plant"); }

std::vector<Field> NucleumPlaceForm::fields() const {
    QList<NucleumOption> options;
    for (int i = 0; i < kPlantCount; ++i) {
        const auto plant = static_cast<Plant>(i);
        if (!takesNucleum(plant))
            continue;
        options.append(optionFor(i, nameOf(plant), ground().check(PlaceNucleum{plant}), false));
        options.back().sign = QStringLiteral("nucleum");
        const KnownReward& bonus = state().facts.nucleumBonuses[static_cast<std::size_t>(i)];
        options.back().detail =
            bonus.isKnown ? rewardText(bonus.reward) : Nucleum::tr("bonus not entered yet");
    }
    return {menuField("plant", QString(), options)};
}

std::optional<Move> NucleumPlaceForm::move() const {
    return chosen() < 0 ? std::nullopt
                        : std::optional(ground().by(PlaceNucleum{static_cast<Plant>(chosen())}));
}

} // namespace nucleum
