#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/pad/pad_field.h"

/// Some fields of a pad, one row each. Rows stay where they are while values change, so that a
/// finger can rest on a button.
class PadFieldModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a ScorePadModel")

public:
    enum Role { FieldRole = Qt::UserRole };
    enum Kind { Number = PadField::Number, Choice = PadField::Choice, Switch = PadField::Switch };
    Q_ENUM(Kind)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The field takes the value, as near to it as it allows.
    Q_INVOKABLE void setValue(const QString& field, int value);
    /// An empty field if there is none with this id.
    Q_INVOKABLE PadField field(const QString& id) const;
    /// The id of the next number behind the field, of the first one if no field is given; empty if
    /// there is none.
    Q_INVOKABLE QString numberAfter(const QString& id) const;

    void update(const QList<PadField>& fields);

signals:
    void edited(const QString& field, int value);

private:
    QList<PadField> m_fields;
};
