#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/overview/sheet_line.h"
#include "app/nucleum/table/nucleum_table.h"

/// A sheet to read: a player's board, or what lies beside the map.
class NucleumSheetModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(NucleumTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    /// Whose board, by the number of the seat; -1: the table.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY seatChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)

public:
    enum Role {
        HeadingRole = Qt::UserRole, // where a chapter begins, else empty
        TitleRole,
        ValueRole,
        DetailRole,
        SignRole,
        IsDoneRole
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] NucleumTable* table() const { return m_table; }
    void setTable(NucleumTable* table);
    [[nodiscard]] int seat() const { return m_seat; }
    void setSeat(int seat);
    [[nodiscard]] QString title() const;

signals:
    void tableChanged();
    void seatChanged();
    void changed();

private:
    void followTable();

    QPointer<NucleumTable> m_table;
    int m_seat = -1;
    nucleum::SheetLines m_lines;
};
