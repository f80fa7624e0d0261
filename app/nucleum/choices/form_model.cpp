#include "app/nucleum/choices/form_model.h"

#include <algorithm>

using nucleum::Field;

int NucleumFormModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant NucleumFormModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Field& field = m_fields[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KeyRole:
        return field.key;
    case LabelRole:
        return field.label;
    case KindRole:
        return static_cast<int>(field.kind);
    case SignRole:
        return field.sign;
    case ValueRole:
        return field.value;
    case FromRole:
        return field.from;
    case ToRole:
        return field.to;
    case OptionsRole:
        return QVariant::fromValue(field.options);
    default:
        return {};
    }
}

QHash<int, QByteArray> NucleumFormModel::roleNames() const {
    return {{KeyRole, "key"},   {LabelRole, "label"},    {KindRole, "kind"},
            {SignRole, "sign"}, {ValueRole, "value"},    {FromRole, "from"},
            {ToRole, "to"},     {OptionsRole, "options"}};
}

const Field* NucleumFormModel::field(const QString& key) const {
    const auto found = std::ranges::find(m_fields, key, &Field::key);
    return found == m_fields.end() ? nullptr : &*found;
}

void NucleumFormModel::show(std::vector<Field> fields) {
    const auto isSameRow = [](const Field& one, const Field& other) {
        return one.key == other.key && one.kind == other.kind;
    };
    const std::size_t before = m_fields.size();
    std::size_t same = 0;
    while (same < m_fields.size() && same < fields.size() &&
           isSameRow(m_fields[same], fields[same]))
        ++same;
    if (m_fields.size() > same) {
        beginRemoveRows({}, static_cast<int>(same), count() - 1);
        m_fields.resize(same);
        endRemoveRows();
    }
    for (std::size_t i = 0; i < same; ++i)
        if (m_fields[i] != fields[i]) {
            m_fields[i] = fields[i];
            emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
        }
    if (fields.size() > same) {
        beginInsertRows({}, static_cast<int>(same), static_cast<int>(fields.size()) - 1);
        m_fields = std::move(fields);
        endInsertRows();
    }
    if (m_fields.size() != before)
        emit countChanged();
}

#include "moc_form_model.cpp"
