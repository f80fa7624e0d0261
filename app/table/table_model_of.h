#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/table/follow_table.h"

/// What follows the table of a game. `changed` comes after the table's and after what is entered
/// here.
class TableModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QObject::QObject;

signals:
    void tableChanged();
    void changed();

protected:
    void followTable();

private:
    /// The table has changed: what was being entered may no longer fit.
    virtual void startAnew() {}
};

/// The same with the type of the game's own table.
template <class Table>
class TableModelOf : public TableModel {
public:
    using TableModel::TableModel;

    [[nodiscard]] Table* table() const { return m_table; }
    void setTable(Table* table) {
        if (!follow<Table, TableModel>(m_table, table, this, &TableModelOf::followTable))
            return;
        emit tableChanged();
        followTable();
    }

protected:
    [[nodiscard]] bool isOpen() const { return m_table && m_table->isOpen(); }
    /// Only while a game is open.
    [[nodiscard]] const auto& state() const { return m_table->state(); }
    [[nodiscard]] const auto& cast() const { return m_table->cast(); }

private:
    QPointer<Table> m_table;
};

/// What the models of a game derive from; moc does not look into templates.
#ifdef Q_MOC_RUN
#define PENSTOCK_TABLE_MODEL_OF(Table) TableModel
#else
#define PENSTOCK_TABLE_MODEL_OF(Table) TableModelOf<Table>
#endif
