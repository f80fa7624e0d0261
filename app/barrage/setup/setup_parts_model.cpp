#include "app/barrage/setup/setup_parts_model.h"

#include <algorithm>

#include "app/barrage/setup/setup_part_text.h"

SetupPartsModel::SetupPartsModel(const TableDraft& draft, QObject* parent)
    : QAbstractListModel(parent), m_draft(draft) {}

int SetupPartsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

QVariant SetupPartsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& [part, places] = m_cards[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PartRole:
        return static_cast<int>(part);
    case PartTitleRole:
        return titleOf(part);
    case PlacesRole:
        return QVariant::fromValue(places);
    case IsSettledRole:
        return isSettled(m_draft, part);
    case IsEmptyRole:
        return std::all_of(places.begin(), places.end(),
                           [](const SetupPlace& place) { return place.thing == kOpen; });
    default:
        return {};
    }
}

QHash<int, QByteArray> SetupPartsModel::roleNames() const {
    return {{PartRole, "part"},
            {PartTitleRole, "partTitle"},
            {PlacesRole, "places"},
            {IsSettledRole, "isSettled"},
            {IsEmptyRole, "isEmpty"}};
}

void SetupPartsModel::update() {
    std::vector<Card> now = cards();
    const bool hasSameParts =
        std::equal(now.begin(), now.end(), m_cards.begin(), m_cards.end(),
                   [](const Card& a, const Card& b) { return a.part == b.part; });
    if (!hasSameParts) {
        beginResetModel();
        m_cards = std::move(now);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (now[i].places == m_cards[i].places)
            continue;
        m_cards[i] = std::move(now[i]);
        emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    }
}

std::vector<SetupPartsModel::Card> SetupPartsModel::cards() const {
    std::vector<Card> cards;
    for (const SetupPart part : kSetupParts)
        if (placeCount(m_draft, part) > 0)
            cards.push_back({part, placesOf(m_draft, part)});
    return cards;
}

#include "moc_setup_parts_model.cpp"
