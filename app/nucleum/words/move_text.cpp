#include "app/nucleum/words/move_text.h"

#include <numeric>

#include <QStringList>

#include "app/nucleum/words/contract_text.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/costs.h"
#include "engine/nucleum/energize.h"

namespace nucleum {

namespace {

/// What the player does, without the name before it.
struct Sentence {
    const State& state;
    const Cast& cast;
    Player player;

    QString operator()(const PlayTile& move) const {
        return move.isDirective ? Nucleum::tr("plays the Special Directive")
                                : Nucleum::tr("plays an action tile");
    }
    QString operator()(const LayRailway& move) const {
        return Nucleum::tr("lays a railway: %1, space %2")
            .arg(lineName(move.a, move.b))
            .arg(move.space + 1);
    }
    QString operator()(const Recharge&) const { return Nucleum::tr("recharges"); }
    QString operator()(const Urbanize& move) const {
        return Nucleum::tr("builds %1 in %2 for %3")
            .arg(nameOf(move.building), nameOf(move.city),
                 thaler(urbanizeCost(state, player, move, termsOf(state))));
    }
    QString operator()(const Industrialize& move) const {
        const IndustrializeCost cost = industrializeCost(move, termsOf(state));
        QStringList parts{workers(cost.workers)};
        if (cost.thaler > 0)
            parts.append(thaler(cost.thaler));
        return Nucleum::tr("builds %1 in %2 for %3")
            .arg(nameOf(move.kind, move.row), nameOf(move.city), parts.join(QStringLiteral(", ")));
    }
    QString operator()(const Develop& move) const {
        const QString cost = thaler(developCost(state, move, termsOf(state)));
        return move.second == kUnknown ? Nucleum::tr("buys an action tile for %1").arg(cost)
                                       : Nucleum::tr("buys two action tiles for %1").arg(cost);
    }
    QString operator()(const TakeContract& move) const {
        return Nucleum::tr("takes contract %1 on the space with %2")
            .arg(numberOf(move.contract), nameOf(move.space));
    }
    QString operator()(const Energize& move) const {
        const EnergizeResult result = resultOf(state, player, move, termsOf(state));
        const QString building = move.target.isNeutral
                                     ? nameOf(state.neutrals[move.target.place].neutral)
                                     : nameOf(move.target.building);
        return Nucleum::tr("energizes %1 in %2 from %3 for %4")
            .arg(building, nameOf(cityOf(state, player, move.target)), nameOf(move.plant),
                 thaler(result.thaler));
    }
    QString operator()(const Subsidize& move) const {
        return Nucleum::tr("subsidizes: %1").arg(nameOf(move.subsidy));
    }
    QString operator()(const FulfilContract& move) const {
        return Nucleum::tr("fulfils contract %1: %2")
            .arg(numberOf(move.contract), rewardText(move.contract));
    }
    QString operator()(const Exchange& move) const {
        return move.kind == ExchangeKind::UraniumToWorkers
                   ? Nucleum::tr("exchanges %1 for %2")
                         .arg(uranium(move.amount), workers(move.amount))
                   : Nucleum::tr("exchanges %1 for %2")
                         .arg(workers(move.amount), thaler(move.amount));
    }
    QString operator()(const UnlockTechnology& move) const {
        return Nucleum::tr("unlocks technology %1")
            .arg(technologyName(state.of(player).experiment, move.position));
    }
    QString operator()(const TakeTechnologyVp&) const {
        return Nucleum::tr("takes %1 instead of a technology").arg(vp(state.task().n));
    }
    QString operator()(const PlaceUranium& move) const {
        const int placed = std::accumulate(move.cubes.begin(), move.cubes.end(), 0);
        return Nucleum::tr("puts %1 on mines").arg(uranium(placed));
    }
    QString operator()(const AdvanceIncome& move) const {
        QStringList parts;
        for (std::size_t i = 0; i < move.steps.size(); ++i)
            if (move.steps[i] > 0)
                parts.append(QStringLiteral("%1 +%2")
                                 .arg(nameOf(static_cast<IncomeTrack>(i)))
                                 .arg(move.steps[i]));
        return Nucleum::tr("advances: %1").arg(parts.join(QStringLiteral(", ")));
    }
    QString operator()(const TakeSpaceReward& move) const {
        return Nucleum::tr("takes the reward of another contract space: %1")
            .arg(nameOf(move.space));
    }
    QString operator()(const TakeWorker&) const { return Nucleum::tr("takes a worker"); }
    QString operator()(const TakeOfferedTile& move) const {
        return Nucleum::tr("takes tile %1 of the offer for nothing").arg(move.slot + 1);
    }
    QString operator()(const PlaceMarker& move) const {
        return move.space == 0 ? Nucleum::tr("puts a milestone marker on the start space")
                               : Nucleum::tr("puts a milestone marker on %1").arg(move.space);
    }
    QString operator()(const PlaceNucleum& move) const {
        return Nucleum::tr("puts a nucleum on %1").arg(nameOf(move.plant));
    }
    QString operator()(const Decline&) const {
        switch (state.task().kind) {
        case TaskKind::UseActions:
            return Nucleum::tr("does nothing more");
        case TaskKind::LayFreeTile:
            return Nucleum::tr("keeps the tile");
        default:
            return Nucleum::tr("does without it");
        }
    }
    QString operator()(const RevealContract& move) const {
        return Nucleum::tr("new contract in the market: %1").arg(numberOf(move.contract));
    }
    QString operator()(const Proceed&) const { return Nucleum::tr("final scoring"); }
    QString operator()(const Learn& move) const {
        return Nucleum::tr("entered: %1").arg(factText(move.fact));
    }
    QString operator()(const Correct& move) const {
        return Nucleum::tr("corrected: %1").arg(correctionText(state, move, cast));
    }
};

} // namespace

QString moveText(const State& before, const Move& move, const Cast& cast) {
    const auto player = move.by == Actor::Table
                            ? Player::First
                            : static_cast<Player>(static_cast<int>(move.by) - 1);
    const QString what = std::visit(Sentence{before, cast, player}, move.what);
    if (move.by != Actor::Table)
        return QStringLiteral("%1 %2").arg(cast.nameOf(move.by), what);
    return what.left(1).toUpper() + what.mid(1);
}

} // namespace nucleum
