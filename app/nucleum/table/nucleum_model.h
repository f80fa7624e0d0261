#pragma once

#include <optional>

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/table/nucleum_table.h"

/// What follows the table of Nucleum. `changed` comes after the table's and after what is entered
/// here.
class NucleumModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(NucleumTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    using QObject::QObject;

    [[nodiscard]] NucleumTable* table() const { return m_table; }
    void setTable(NucleumTable* table);

signals:
    void tableChanged();
    void changed();

protected:
    [[nodiscard]] bool isOpen() const { return m_table && m_table->isOpen(); }
    /// Only while a game is open.
    [[nodiscard]] const nucleum::State& state() const { return m_table->state(); }
    [[nodiscard]] const nucleum::Cast& cast() const { return m_table->cast(); }
    /// Who has to answer what the table asks, if it is a player.
    [[nodiscard]] std::optional<nucleum::Player> asked() const;

private:
    void followTable();
    /// The table has changed: what was being entered may no longer fit.
    virtual void startAnew() {}

    QPointer<NucleumTable> m_table;
};
