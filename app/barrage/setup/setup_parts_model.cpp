#include "app/barrage/setup/setup_parts_model.h"

#include "app/barrage/setup/setup_part_text.h"

namespace {

std::vector<SetupPart> partsWithPlaces(const TableDraft& draft) {
    std::vector<SetupPart> parts;
    for (const SetupPart part : kSetupParts)
        if (placeCount(draft, part) > 0)
            parts.push_back(part);
    return parts;
}

} // namespace

SetupPartsModel::SetupPartsModel(const TableDraft& draft, QObject* parent)
    : QAbstractListModel(parent), m_draft(draft) {}

int SetupPartsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_parts.size());
}

QVariant SetupPartsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SetupPart part = m_parts[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PartRole:
        return static_cast<int>(part);
    case PartTitleRole:
        return titleOf(part);
    case PlacesRole:
        return QVariant::fromValue(placesOf(m_draft, part));
    case IsSettledRole:
        return isSettled(m_draft, part);
    default:
        return {};
    }
}

QHash<int, QByteArray> SetupPartsModel::roleNames() const {
    return {{PartRole, "part"},
            {PartTitleRole, "partTitle"},
            {PlacesRole, "places"},
            {IsSettledRole, "isSettled"}};
}

void SetupPartsModel::update() {
    std::vector<SetupPart> parts = partsWithPlaces(m_draft);
    if (parts == m_parts) {
        emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_parts = std::move(parts);
    endResetModel();
}
