#include "app/nucleum/score/nucleum_end_model.h"

#include <algorithm>
#include <functional>
#include <vector>

#include "app/nucleum/words/names.h"
#include "app/table/follow_table.h"

using namespace nucleum;

QString NucleumEndModel::verdict() const {
    if (!m_table || !m_table->isOpen() || !m_table->game().state().isOver())
        return {};
    std::vector<int> points;
    for (const PlayerState& player : m_table->game().state().players)
        points.push_back(player.vp);
    std::ranges::sort(points, std::greater{});
    if (points[0] == points[1])
        return tr("They share the victory with %1 each: there is no tie-break.").arg(vp(points[0]));
    return tr("%1, which is %2 more than the next.").arg(vp(points[0]), vp(points[0] - points[1]));
}

void NucleumEndModel::setTable(NucleumTable* table) {
    if (!follow(m_table, table, this, &NucleumEndModel::changed))
        return;
    emit tableChanged();
    emit changed();
}

#include "moc_nucleum_end_model.cpp"
