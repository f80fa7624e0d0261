#include "app/outpost/supply/supply_model.h"

#include <algorithm>

#include "app/outpost/words/names.h"
#include "engine/outpost/apply.h"
#include "engine/outpost/supply.h"
#include "engine/outpost/turns.h"

using namespace outpost;

namespace {

QString plantsText(const Supply& best, const RunningPlants& running) {
    QStringList numbers;
    for (std::size_t i = 0; i < running.size(); ++i)
        if ((best.plants >> i & 1U) != 0)
            numbers.append(nameOf(running[i].card));
    if (numbers.isEmpty())
        return SupplyModel::tr("No power plant runs.");
    return SupplyModel::tr("%1 with %2")
        .arg(numbers.join(QStringLiteral(", ")), workers(best.workers));
}

} // namespace

void SupplyModel::startAnew() {
    m_supplied.fill(0);
    if (!isOpen())
        return;
    for (const Seat seat : state().order) {
        const Company& company = state().of(seat);
        m_supplied[indexOf(seat)] =
            company.hasDeclared ? company.supplied : bestSupply(state(), seat).supplied;
    }
}

bool SupplyModel::isLast() const { return isOpen() && state().isLastRound; }

QList<SupplyRow> SupplyModel::rows() const {
    QList<SupplyRow> rows;
    if (!isOpen())
        return rows;
    for (const Seat seat : state().order) {
        const Company& company = state().of(seat);
        const Supply best = bestSupply(state(), seat);
        SupplyRow row;
        row.seat = static_cast<int>(indexOf(seat));
        row.name = cast().nameOf(seat);
        row.supplied = m_supplied[indexOf(seat)];
        row.most = best.supplied;
        row.income = isLast() ? 0 : incomeFor(state(), row.supplied);
        row.sum = tr("Network %1, output %2: %3")
                      .arg(company.network())
                      .arg(best.output)
                      .arg(cities(row.supplied));
        row.plants = plantsText(best, plantsOf(company));
        row.isDeclared = company.hasDeclared;
        rows.append(row);
    }
    return rows;
}

/// Tried on a copy: who gives workers back and what happens to the market.
QStringList SupplyModel::afterwards() const {
    QStringList lines;
    if (!isOpen() || table()->asked() != OutpostTable::Supply || isLast())
        return lines;
    for (const Seat seat : state().order)
        if (const int seasonal = state().of(seat).seasonal; seasonal > 0)
            lines.append(
                tr("%1: %2 back to the worker market").arg(cast().nameOf(seat), workers(seasonal)));
    if (state().hasSyndicate() && state().syndicate.seasonal > 0)
        lines.append(
            tr("%1: %2 back to the worker market")
                .arg(cast().nameOf(Owner::Syndicate), workers(state().syndicate.seasonal)));
    if (state().round <= kLastDiscountRound)
        lines.append(tr("Discount tokens of %1 on the current market").arg(state().round));
    if (state().step < 3)
        lines.append(tr("The highest card of the future market goes under the deck"));
    return lines;
}

void SupplyModel::setSupplied(int seat, int supplied) {
    if (!isOpen() || seat < 0 || seat >= state().players)
        return;
    const int most = bestSupply(state(), static_cast<Seat>(seat)).supplied;
    m_supplied[static_cast<std::size_t>(seat)] = std::clamp(supplied, 0, most);
    emit changed();
}

bool SupplyModel::declareAll() {
    if (!isOpen())
        return false;
    std::vector<Move> moves;
    for (const Seat seat : state().order)
        if (!state().of(seat).hasDeclared)
            moves.push_back(
                {actorOf(seat), Declare{static_cast<std::uint8_t>(m_supplied[indexOf(seat)])}});
    return table()->commit(moves);
}

#include "moc_supply_model.cpp"
