#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/table/nucleum_table.h"

/// What decided a game that is over. Empty while it goes on.
class NucleumEndModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(NucleumTable* table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// The result in the history, empty if there is none.
    Q_PROPERTY(QString playId READ playId NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] NucleumTable* table() const { return m_table; }
    void setTable(NucleumTable* table);
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString playId() const { return m_table ? m_table->playId() : QString(); }

signals:
    void tableChanged();
    void changed();

private:
    QPointer<NucleumTable> m_table;
};
