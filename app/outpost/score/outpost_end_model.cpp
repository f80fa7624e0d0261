#include "app/outpost/score/outpost_end_model.h"

#include <algorithm>

#include "app/outpost/words/names.h"
#include "engine/outpost/score.h"

using namespace outpost;

QString OutpostEndModel::verdict() const {
    if (!isOver())
        return {};
    const std::vector<Standing> all = standings(state());
    const Standing& best = all.front();
    const auto sameSupply = std::ranges::count(all, best.supplied, &Standing::supplied);
    const auto first = std::ranges::count(all, 1, &Standing::rank);
    if (first > 1)
        return tr("They supply the same, %1, and have the same money: the victory is shared "
                  "(O-12.4).")
            .arg(cities(best.supplied));
    if (sameSupply > 1)
        return tr("%1 supply %2 each; the money decides (O-12.3).")
            .arg(sameSupply)
            .arg(cities(best.supplied));
    return tr("Most cities supplied: %1. Connected cities do not count (O-12.2).")
        .arg(best.supplied);
}

QList<EndRow> OutpostEndModel::rows() const {
    QList<EndRow> rows;
    if (!isOver())
        return rows;
    for (const Standing& each : standings(state()))
        rows.append({static_cast<int>(indexOf(each.seat)), each.rank, each.supplied,
                     cast().nameOf(each.seat),
                     tr("supplied: %1 · %2").arg(cities(each.supplied), elektro(each.money))});
    return rows;
}

QString OutpostEndModel::playId() const { return isOver() ? table()->playId() : QString(); }

#include "moc_outpost_end_model.cpp"
