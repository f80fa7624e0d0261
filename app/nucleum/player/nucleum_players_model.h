#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/table/nucleum_table.h"

/// Everybody at the table with what one wants to see at a glance, the first player first.
class NucleumPlayersModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(NucleumTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    enum Role {
        SeatRole = Qt::UserRole,
        NameRole,
        ColourRole,
        IsOnTurnRole,
        IsAskedRole,
        VpRole,
        ThalerRole,
        WorkersRole,
        UraniumRole,
        TokensRole,
        TilesRole,
        DescriptionRole // all of it in words
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] NucleumTable* table() const { return m_table; }
    void setTable(NucleumTable* table);

signals:
    void tableChanged();

private:
    void followTable();
    [[nodiscard]] QString descriptionOf(nucleum::Player player) const;

    QPointer<NucleumTable> m_table;
    int m_count = 0;
};
