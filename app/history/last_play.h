#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/store/store_host.h"

/// What the first page says of the history: how many plays there are, and how the last one ended.
class LastPlay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// "Ida 112, Automa 98", the best first; empty without a play.
    Q_PROPERTY(QString result READ result NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] QString result() const { return m_result; }

    Q_INVOKABLE void refresh();

signals:
    void changed();

private:
    StoreHost* m_host = nullptr;
    int m_count = 0;
    QString m_result;
};
