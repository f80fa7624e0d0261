#include "app/barrage/setup/setup_choice_model.h"

#include "app/barrage/setup/setup_part_text.h"

SetupChoiceModel::SetupChoiceModel(const TableDraft& draft, QObject* parent)
    : QAbstractListModel(parent), m_draft(draft) {}

int SetupChoiceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_things.size());
}

QVariant SetupChoiceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int thing = m_things[static_cast<std::size_t>(index.row())];
    switch (role) {
    case ThingRole:
        return thing;
    case KindRole:
        return pictureKind(m_part);
    case ThingTitleRole:
        return thingTitle(m_draft, m_part, thing);
    case CaptionRole:
        return captionOf(m_part, thing);
    case DescriptionRole:
        return descriptionOf(m_draft, m_part, thing);
    case ChosenForRole:
        return chosenFor(thing);
    default:
        return {};
    }
}

QHash<int, QByteArray> SetupChoiceModel::roleNames() const {
    return {{ThingRole, "thing"},
            {KindRole, "kind"},
            {ThingTitleRole, "thingTitle"},
            {CaptionRole, "caption"},
            {DescriptionRole, "description"},
            {ChosenForRole, "chosenFor"}};
}

void SetupChoiceModel::show(SetupPart part, int place) {
    std::vector<int> things = thingsFor(m_draft, part, place);
    if (part == m_part && things == m_things) {
        if (!m_things.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_part = part;
    m_things = std::move(things);
    endResetModel();
}

QString SetupChoiceModel::chosenFor(int thing) const {
    const int place = placeOf(m_draft, m_part, thing);
    if (place == kOpen)
        return {};
    const QString label = placeLabel(m_draft, m_part, place);
    return label.isEmpty() ? QStringLiteral("✓") : label;
}

#include "moc_setup_choice_model.cpp"
