#include "app/outpost/turn/turn_model.h"

#include <algorithm>
#include <tuple>

#include "app/outpost/words/error_text.h"
#include "app/outpost/words/names.h"
#include "engine/outpost/costs.h"
#include "engine/outpost/supply.h"

using namespace outpost;

namespace {

BoardChoice choiceOf(const Move& move) {
    if (const auto* build = std::get_if<BuildOnOutpost>(&move.what))
        return {TurnModel::tr("%1 on the Outpost card").arg(nameOf(build->piece)),
                TurnModel::tr("free of charge"), signOf(build->piece)};
    const auto& place = std::get<PlaceCard>(move.what);
    const QString slot = place.slot == Slot::Plant ? TurnModel::tr("power plant slot")
                                                   : TurnModel::tr("habitat slot");
    if (!place.replaced.isSet())
        return {nameOf(place.card), TurnModel::tr("on a free %1").arg(slot), signOf(place.card)};
    return {nameOf(place.card), TurnModel::tr("in the place of %1").arg(nameOf(place.replaced)),
            signOf(place.card)};
}

} // namespace

bool TurnModel::isTurn() const {
    return isOpen() && table()->asked() == OutpostTable::Turn && asked();
}

void TurnModel::startAnew() {
    m_makesRobot = isTurn() && canMakeRobot();
    m_plants = isTurn() ? affordablePlants() : 0;
}

/// The plants that bring most with workers that the player can pay, and among equals those for whom
/// the workers cost least.
unsigned TurnModel::affordablePlants() const {
    const Company& company = state().of(*asked());
    const RunningPlants running = plantsOf(company);
    unsigned best = 0;
    std::tuple bestWorth{-1, 0, 0};
    for (unsigned plants = 0; plants < (1U << running.size()); ++plants) {
        const Hiring sum = hiring(state(), ownerOf(*asked()), plants, m_makesRobot);
        int output = 0;
        for (std::size_t i = 0; i < running.size(); ++i)
            output += (plants >> i & 1U) != 0 ? running[i].cities : 0;
        const std::tuple worth{std::min(output, company.network()), -sum.cost, -sum.needed};
        if (sum.cost <= company.money && sum.lacking == sum.seasonal && worth > bestWorth) {
            best = plants;
            bestWorth = worth;
        }
    }
    return best;
}

int TurnModel::seat() const { return asked() ? static_cast<int>(indexOf(*asked())) : -1; }

QString TurnModel::name() const { return asked() ? cast().nameOf(*asked()) : QString(); }

int TurnModel::money() const { return asked() ? state().of(*asked()).money : 0; }

QString TurnModel::summary() const {
    if (!isTurn())
        return {};
    const Company& company = state().of(*asked());
    return tr("%1 · network: %2").arg(elektro(company.money), cities(company.network()));
}

std::vector<Move> TurnModel::boardMoves() const {
    std::vector<Move> moves;
    if (!isTurn())
        return moves;
    for (const Move& move : legalMoves(state()))
        if (std::holds_alternative<PlaceCard>(move.what) ||
            std::holds_alternative<BuildOnOutpost>(move.what))
            moves.push_back(move);
    return moves;
}

QList<BoardChoice> TurnModel::boardChoices() const {
    QList<BoardChoice> choices;
    for (const Move& move : boardMoves())
        choices.append(choiceOf(move));
    return choices;
}

bool TurnModel::chooseOnBoard(int row) {
    const std::vector<Move> moves = boardMoves();
    const auto index = static_cast<std::size_t>(row);
    return row >= 0 && index < moves.size() && table()->commit(moves[index]);
}

QList<PlantChoice> TurnModel::plants() const {
    QList<PlantChoice> choices;
    if (!isTurn())
        return choices;
    const RunningPlants running = plantsOf(state().of(*asked()));
    for (std::size_t i = 0; i < running.size(); ++i)
        choices.append({faceOf(running[i].card),
                        QStringLiteral("%1, %2").arg(outpost::workers(running[i].workers),
                                                     cities(running[i].cities)),
                        (m_plants >> i & 1U) != 0});
    return choices;
}

void TurnModel::setRuns(int plant, bool runs) {
    const unsigned bit = 1U << static_cast<unsigned>(plant);
    m_plants = runs ? m_plants | bit : m_plants & ~bit;
    emit changed();
}

bool TurnModel::canMakeRobot() const {
    return isTurn() && hasTechnology(state().of(*asked()), Technology::Robots) &&
           state().of(*asked()).robots < kMaxRobots && !state().of(*asked()).madeRobot;
}

void TurnModel::setMakesRobot(bool makesRobot) {
    m_makesRobot = makesRobot && canMakeRobot();
    emit changed();
}

Hiring TurnModel::hiringInHand() const {
    return hiring(state(), ownerOf(*asked()), m_plants, m_makesRobot);
}

QStringList TurnModel::sums() const {
    if (!isTurn())
        return {};
    const Hiring sum = hiringInHand();
    QStringList lines{tr("Workers needed: %1 · places: %2 · robots: %3")
                          .arg(sum.needed)
                          .arg(sum.places)
                          .arg(sum.robots)};
    if (sum.lacking > sum.seasonal)
        lines.append(tr("Seasonal workers lacking: %1, but the market has only %2.")
                         .arg(sum.lacking)
                         .arg(sum.seasonal));
    if (sum.seasonal > 0) {
        const int first = cheapestWorker(state());
        lines.append(tr("%1 seasonal from %2 each upwards: %3")
                         .arg(sum.seasonal)
                         .arg(first)
                         .arg(elektro(sum.cost)));
        if (hasTechnology(state().of(*asked()), Technology::Ecoplants))
            lines.append(tr("The Ecoplants' discount is taken off."));
    }
    lines.append(tr("Free into empty places: %1").arg(sum.housed));
    return lines;
}

Move TurnModel::hireMove() const {
    const Hiring sum = hiringInHand();
    return {actorOf(*asked()), Hire{static_cast<std::uint8_t>(sum.seasonal), m_makesRobot}};
}

bool TurnModel::hasHiring() const {
    if (!isTurn())
        return false;
    const Hiring sum = hiringInHand();
    return sum.seasonal > 0 || sum.housed > 0 || m_makesRobot;
}

QString TurnModel::hireText() const {
    if (!isTurn())
        return {};
    const Hiring sum = hiringInHand();
    QStringList parts;
    if (sum.seasonal > 0)
        parts.append(tr("hire %1 for %2").arg(sum.seasonal).arg(elektro(sum.cost)));
    if (sum.housed > 0)
        parts.append(tr("house %1").arg(sum.housed));
    if (m_makesRobot)
        parts.append(tr("make a robot"));
    return parts.isEmpty() ? tr("End the turn") : tr("End the turn: %1").arg(parts.join(", "));
}

QString TurnModel::refusal() const {
    if (!hasHiring())
        return {};
    const Check checked = check(state(), hireMove());
    return checked ? QString() : sentenceFor(checked.error());
}

bool TurnModel::canHire() const { return isTurn() && refusal().isEmpty(); }

bool TurnModel::hire() { return hasHiring() ? table()->commit(hireMove()) : endTurn(); }

bool TurnModel::endTurn() { return isTurn() && table()->commit({actorOf(*asked()), EndTurn{}}); }

#include "moc_turn_model.cpp"
