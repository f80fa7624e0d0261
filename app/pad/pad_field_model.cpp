#include "app/pad/pad_field_model.h"

#include <algorithm>

namespace {

auto withId(const QString& id) {
    return [&id](const PadField& field) { return field.id == id; };
}

bool hasId(const QList<PadField>& fields, const QString& id) {
    return std::any_of(fields.begin(), fields.end(), withId(id));
}

} // namespace

int PadFieldModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_fields.size());
}

QVariant PadFieldModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    return role == FieldRole ? QVariant::fromValue(m_fields[index.row()]) : QVariant();
}

QHash<int, QByteArray> PadFieldModel::roleNames() const { return {{FieldRole, "field"}}; }

void PadFieldModel::setValue(const QString& field, int value) {
    const auto found = std::find_if(m_fields.begin(), m_fields.end(), withId(field));
    if (found == m_fields.end())
        return;
    const int allowed =
        found->kind == PadField::Choice ? value : std::clamp(value, found->from, found->to);
    if (allowed != found->value && (found->kind != PadField::Choice || found->offers(value)))
        emit edited(field, allowed);
}

PadField PadFieldModel::field(const QString& id) const {
    const auto found = std::find_if(m_fields.begin(), m_fields.end(), withId(id));
    return found == m_fields.end() ? PadField() : *found;
}

QString PadFieldModel::numberAfter(const QString& id) const {
    auto next = m_fields.begin();
    if (!id.isEmpty()) {
        next = std::find_if(next, m_fields.end(), withId(id));
        if (next != m_fields.end())
            ++next;
    }
    next = std::find_if(next, m_fields.end(),
                        [](const PadField& field) { return field.kind == PadField::Number; });
    return next == m_fields.end() ? QString() : next->id;
}

void PadFieldModel::update(const QList<PadField>& fields) {
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (hasId(fields, m_fields[row].id))
            continue;
        beginRemoveRows({}, row, row);
        m_fields.removeAt(row);
        endRemoveRows();
    }
    // What is left stands in the same order, so new fields are slid in between.
    for (int row = 0; row < fields.size(); ++row) {
        if (row < rowCount() && m_fields[row].id == fields[row].id) {
            if (m_fields[row] == fields[row])
                continue;
            m_fields[row] = fields[row];
            emit dataChanged(index(row), index(row));
        } else {
            beginInsertRows({}, row, row);
            m_fields.insert(row, fields[row]);
            endInsertRows();
        }
    }
}

#include "moc_pad_field_model.cpp"
