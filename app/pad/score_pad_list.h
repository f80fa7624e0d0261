#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/store/store_host.h"

/// A game with a score pad.
struct ScorePadEntry {
    Q_GADGET
    QML_VALUE_TYPE(scorePadEntry)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString begun MEMBER begun)

public:
    QString game;
    QString title;
    QString begun; // the totals so far, or empty if nothing is entered

    friend bool operator==(const ScorePadEntry&, const ScorePadEntry&) = default;
};

/// The games to choose from.
class ScorePadList : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host MEMBER m_host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(QList<ScorePadEntry> entries READ entries NOTIFY changed)

public:
    using QObject::QObject;

    void setHost(StoreHost* host);
    [[nodiscard]] QList<ScorePadEntry> entries() const;

    Q_INVOKABLE void refresh() { emit changed(); }

signals:
    void changed();

private:
    StoreHost* m_host = nullptr;
};
