#include "app/barrage/score/barrage_end_model.h"

#include <algorithm>
#include <map>

#include "app/barrage/score/verdict_text.h"
#include "app/barrage/words/names.h"
#include "app/table/follow_table.h"
#include "engine/barrage/score.h"

using namespace barrage;

BarrageEndModel::BarrageEndModel(QObject* parent) : QAbstractListModel(parent) {}

int BarrageEndModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant BarrageEndModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case CompanyRole:
        return static_cast<int>(row.company);
    case NameRole:
        return m_table->nameOf(row.company);
    case ShortNameRole:
        return shortNameOf(row.company);
    case CountRole:
        return row.count;
    case PlaceRole:
        return row.share.place;
    case VpRole:
        return row.share.vp;
    case ReasonRole:
        return shareText(row.share, m_table->state().of(row.company).isAutoma());
    default:
        return {};
    }
}

QHash<int, QByteArray> BarrageEndModel::roleNames() const {
    return {{CompanyRole, "company"}, {NameRole, "name"},   {ShortNameRole, "shortName"},
            {CountRole, "count"},     {PlaceRole, "place"}, {VpRole, "vp"},
            {ReasonRole, "reason"}};
}

void BarrageEndModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &BarrageEndModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void BarrageEndModel::setShownCompany(int company) {
    if (m_shownCompany == company)
        return;
    m_shownCompany = company;
    emit marksChanged();
}

MapMarks BarrageEndModel::marks() const {
    MapMarks marks;
    if (m_shownCompany < 0 || m_rows.empty())
        return marks;
    const State& state = m_table->state();
    std::map<std::pair<Structure, int>, int> pieces; // a base and its elevations in one place
    for (const auto& [site, number] :
         objectivePieces(state, static_cast<Company>(m_shownCompany), state.objective))
        pieces[{site.structure == Structure::Elevation ? Structure::Base : site.structure,
                site.index}] += number;
    for (const auto& [place, number] : pieces)
        marks.list.push_back({MapMark::Target::Site,
                              {place.first, static_cast<std::uint8_t>(place.second)},
                              0,
                              MarkKind::Concerned,
                              number > 1 ? QString::number(number) : QString()});
    return marks;
}

void BarrageEndModel::followTable() {
    beginResetModel();
    m_rows.clear();
    m_verdict.clear();
    m_objective.clear();
    m_objectiveTile = -1;
    m_playId.clear();
    m_shownCompany = -1;
    if (m_table && m_table->isOver()) {
        const State& state = m_table->state();
        const auto shares = objectiveShares(state);
        for (std::size_t i = 0; i < shares.size(); ++i)
            m_rows.push_back({state.turnOrder[i],
                              objectiveCount(state, state.turnOrder[i], state.objective),
                              shares[i]});
        std::ranges::stable_sort(m_rows, {}, [](const Row& row) { return row.share.place; });
        m_verdict = verdictText(scoreSheet(m_table->game()),
                                [this](Company company) { return m_table->nameOf(company); });
        m_objective = explain::nameOf(state.objective);
        m_objectiveTile = static_cast<int>(state.objective);
        m_playId = m_table->playId();
    }
    endResetModel();
    emit changed();
    emit marksChanged();
}

#include "moc_barrage_end_model.cpp"
