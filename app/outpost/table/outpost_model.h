#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/table/outpost_table.h"

/// What follows the table of Power Grid: Outpost. `changed` comes after the table's and after what
/// is entered here.
class OutpostModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(OutpostTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    using QObject::QObject;

    [[nodiscard]] OutpostTable* table() const { return m_table; }
    void setTable(OutpostTable* table);

signals:
    void tableChanged();
    void changed();

protected:
    [[nodiscard]] bool isOpen() const { return m_table && m_table->isOpen(); }
    /// Only while a game is open.
    [[nodiscard]] const outpost::State& state() const { return m_table->state(); }
    [[nodiscard]] const outpost::Cast& cast() const { return m_table->cast(); }
    /// Who has to answer what the table asks, if it is a player.
    [[nodiscard]] std::optional<outpost::Seat> asked() const;

private:
    void followTable();
    /// The table has changed: what was being entered may no longer fit.
    virtual void startAnew() {}

    QPointer<OutpostTable> m_table;
};
