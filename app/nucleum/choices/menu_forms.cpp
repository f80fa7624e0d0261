#include "app/nucleum/choices/menu_forms.h"

#include "app/nucleum/choices/action_forms.h"
#include "app/nucleum/choices/build_forms.h"
#include "app/nucleum/choices/follow_forms.h"
#include "app/nucleum/words/error_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/contracts.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/technologies.h"
#include "engine/nucleum/legal.h"
#include "engine/nucleum/milestones.h"

namespace nucleum {

namespace {

NucleumOption entryOption(Entry entry, const QString& title, const char* sign,
                          const QString& detail = {}) {
    NucleumOption option = optionFor(static_cast<int>(entry), title, false);
    option.sign = QString::fromLatin1(sign);
    option.detail = detail;
    return option;
}

void forbid(NucleumOption& option, const Check& check) {
    if (check || check.error().code == ErrorCode::FactUnknown)
        return;
    option.isLegal = false;
    option.reason = sentenceFor(check.error());
}

/// Nothing of the action can be done: the reason of its first thing to choose.
void forbidIfNothingIsOpen(NucleumOption& option, const Form& form) {
    QString reason;
    for (const Field& field : form.fields())
        for (const NucleumOption& each : field.options) {
            if (each.isLegal)
                return;
            if (reason.isEmpty())
                reason = each.reason;
        }
    option.isLegal = false;
    option.reason = reason.isEmpty() ? Nucleum::tr("There is nothing to choose.") : reason;
}

QString incomeText(const Ground& ground) {
    const auto income = incomeOf(ground.state(), ground.player);
    const QString held = tokens(ground.own().achievement);
    if (!income)
        return held;
    return QStringLiteral("%1, %2, %3 · %4")
        .arg(thaler(income->thaler), workers(income->workers), vp(income->vp), held);
}

QList<NucleumOption> turnOptions(const Ground& ground) {
    QList<NucleumOption> options{
        entryOption(Entry::Tile, Nucleum::tr("A · Play an action tile"), "tile",
                    Nucleum::tr("In the pool: %1").arg(ground.own().poolTiles)),
        entryOption(Entry::Directive, Nucleum::tr("A · Play the Special Directive"), "tile",
                    Nucleum::tr("One main action, 1 Thaler cheaper")),
        entryOption(Entry::Railway, Nucleum::tr("B · Lay a railway"), "railway",
                    Nucleum::tr("Costs %1").arg(workers(1))),
        entryOption(Entry::Recharge, Nucleum::tr("C · Recharge"), "income", incomeText(ground)),
    };
    forbid(options[0], ground.check(PlayTile{false}));
    forbid(options[1], ground.check(PlayTile{true}));
    if (ground.own().workers < 1)
        forbid(options[2], refuse(ErrorCode::NotEnoughWorkers, "N-4.5", ground.own().workers, 1));
    if (ground.own().poolTiles == 0)
        forbid(options[2], refuse(ErrorCode::NoTile, "N-4.5"));
    return options;
}

QList<NucleumOption> actionOptions(const Ground& ground) {
    QList<NucleumOption> options{
        entryOption(Entry::Urbanize, Nucleum::tr("Urbanize"), "residence"),
        entryOption(Entry::Industrialize, Nucleum::tr("Industrialize"), "mine"),
        entryOption(Entry::Develop, Nucleum::tr("Develop"), "tile"),
        entryOption(Entry::TakeContract, Nucleum::tr("Contract"), "contract"),
        entryOption(Entry::Energize, Nucleum::tr("Energize"), "energize"),
        entryOption(Entry::Subsidize, Nucleum::tr("Subsidize"), "thaler"),
    };
    const Check left =
        ground.state().task().n > 0 ? allowed() : refuse(ErrorCode::NoActionLeft, "N-4.2");
    for (NucleumOption& option : options) {
        forbid(option, left);
        if (!option.isLegal)
            continue;
        const auto form = formFor(static_cast<Entry>(option.value), ground);
        if (static_cast<Entry>(option.value) == Entry::Energize && !isWithoutTile(ground.state()))
            form->set("tileEnergy", kMostTileEnergy); // what the tile gives is entered there
        forbidIfNothingIsOpen(option, *form);
    }
    return options;
}

NucleumOption fulfilOption(const Ground& ground) {
    const int ready = static_cast<int>(fulfillable(ground.state(), ground.player).size());
    NucleumOption option = entryOption(Entry::Fulfil, Nucleum::tr("Fulfil a contract"), "contract",
                                       Nucleum::tr("Can be fulfilled now: %1").arg(ready));
    forbidIfNothingIsOpen(option, FulfilForm(ground));
    return option;
}

std::unique_ptr<Form> technologyForm(const Ground& ground) {
    switch (static_cast<TechnologyEffect>(ground.state().task().a)) {
    case TechnologyEffect::UrbanizeNow:
        return std::make_unique<UrbanizeForm>(ground);
    case TechnologyEffect::IndustrializeNow:
        return std::make_unique<IndustrializeForm>(ground);
    case TechnologyEffect::EnergizeNow:
        return std::make_unique<EnergizeForm>(ground);
    default:
        return std::make_unique<FreeTileForm>(ground);
    }
}

} // namespace

QString MenuForm::title() const {
    const Task& task = state().task();
    if (task.kind == TaskKind::TakeTurn)
        return Nucleum::tr("Choose the turn");
    switch (static_cast<ActionSource>(task.a)) {
    case ActionSource::Directive:
        return Nucleum::tr("One main action, 1 Thaler cheaper");
    case ActionSource::LaidRailway:
        return Nucleum::tr("Actions of the railway laid: up to %1").arg(task.n);
    case ActionSource::MatchedRailways:
        return Nucleum::tr("Actions of matched railways: up to %1").arg(task.n);
    case ActionSource::Tile:
        break;
    }
    return Nucleum::tr("Actions of the tile: up to %1").arg(task.n);
}

std::vector<Field> MenuForm::fields() const {
    const bool isTurn = state().task().kind == TaskKind::TakeTurn;
    QList<NucleumOption> more;
    if (!isTurn && state().mayFulfil() && player() == state().active)
        more.append(fulfilOption(ground()));
    if (own().workers > 0 || uraniumOf(state(), player()) > 0)
        more.append(entryOption(Entry::Exchange, Nucleum::tr("Exchange"), "worker",
                                Nucleum::tr("Uranium → worker → Thaler")));
    std::vector<Field> fields{
        menuField("menu", QString(), isTurn ? turnOptions(ground()) : actionOptions(ground()))};
    if (!more.isEmpty())
        fields.push_back(menuField("more", QString(), more));
    return fields;
}

std::unique_ptr<Form> formFor(Entry entry, const Ground& ground) {
    switch (entry) {
    case Entry::Tile:
    case Entry::Directive:
        return nullptr;
    case Entry::Railway:
        return std::make_unique<RailwayForm>(ground);
    case Entry::Recharge:
        return std::make_unique<RechargeForm>(ground);
    case Entry::Urbanize:
        return std::make_unique<UrbanizeForm>(ground);
    case Entry::Industrialize:
        return std::make_unique<IndustrializeForm>(ground);
    case Entry::Develop:
        return std::make_unique<DevelopForm>(ground);
    case Entry::TakeContract:
        return std::make_unique<ContractForm>(ground);
    case Entry::Energize:
        return std::make_unique<EnergizeForm>(ground);
    case Entry::Subsidize:
        return std::make_unique<SubsidizeForm>(ground);
    case Entry::Fulfil:
        return std::make_unique<FulfilForm>(ground);
    case Entry::Exchange:
        return std::make_unique<ExchangeForm>(ground);
    }
    return nullptr;
}

std::optional<MoveKind> moveFor(Entry entry) {
    if (entry == Entry::Tile || entry == Entry::Directive)
        return PlayTile{entry == Entry::Directive};
    return std::nullopt;
}

std::unique_ptr<Form> formFor(const Ground& ground) {
    switch (ground.state().task().kind) {
    case TaskKind::TakeTurn:
    case TaskKind::UseActions:
        return std::make_unique<MenuForm>(ground);
    case TaskKind::UnlockTechnology:
        return std::make_unique<TechnologyForm>(ground);
    case TaskKind::PlaceUranium:
        return std::make_unique<UraniumForm>(ground);
    case TaskKind::AdvanceIncome:
        if (ground.state().task().n == 1)
            return std::make_unique<IncomeStepForm>(ground);
        return std::make_unique<IncomeForm>(ground);
    case TaskKind::TakeSpaceReward:
        return std::make_unique<SpaceRewardForm>(ground);
    case TaskKind::TakeEnergizeBonus:
        return std::make_unique<FreeTileForm>(ground);
    case TaskKind::UseTechnology:
        return technologyForm(ground);
    case TaskKind::LayFreeTile:
        return std::make_unique<RailwayForm>(ground);
    case TaskKind::PlaceMarker:
    case TaskKind::LastMarker:
        return std::make_unique<MarkerForm>(ground);
    case TaskKind::PlaceNucleum:
        return std::make_unique<NucleumPlaceForm>(ground);
    case TaskKind::RevealContract:
        return std::make_unique<RevealForm>(ground);
    case TaskKind::ScoreGame:
        return std::make_unique<ScoreForm>(ground);
    default:
        return nullptr;
    }
}

QString declineText(const State& state) {
    switch (state.task().kind) {
    case TaskKind::UseActions:
        return Nucleum::tr("Done with the actions");
    case TaskKind::UseTechnology:
        return Nucleum::tr("Do without it");
    case TaskKind::LayFreeTile:
        return Nucleum::tr("Keep the tile");
    case TaskKind::LastMarker:
        return Nucleum::tr("No further marker");
    default:
        return {};
    }
}

} // namespace nucleum
