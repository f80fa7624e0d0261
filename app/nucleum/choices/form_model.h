#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/choices/form.h"

/// The fields of a form. Those that stay keep their rows, so that what shows them keeps its place.
class NucleumFormModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of another model")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Kind { Menu, Choice, Number, Switch };
    Q_ENUM(Kind)
    enum Role {
        KeyRole = Qt::UserRole,
        LabelRole,
        KindRole,
        SignRole,
        ValueRole,
        FromRole,
        ToRole,
        OptionsRole
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_fields.size()); }

    [[nodiscard]] const std::vector<nucleum::Field>& fields() const { return m_fields; }
    /// The field of that key, or null.
    [[nodiscard]] const nucleum::Field* field(const QString& key) const;
    void show(std::vector<nucleum::Field> fields);

signals:
    void countChanged();

private:
    std::vector<nucleum::Field> m_fields;
};
