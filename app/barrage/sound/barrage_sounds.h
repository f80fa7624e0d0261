#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/table/barrage_table.h"
#include "app/shell/sound_player.h"

/// Lets what happens at the table be heard, one sound for each move.
class BarrageSounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY changed REQUIRED)
    Q_PROPERTY(SoundPlayer* player MEMBER m_player NOTIFY changed REQUIRED)

public:
    using QObject::QObject;

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);

    /// The sound for what matters most among the events, or empty.
    [[nodiscard]] static QString soundFor(const barrage::Events& events);

signals:
    void changed();

private:
    QPointer<BarrageTable> m_table;
    SoundPlayer* m_player = nullptr;
};
