#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/shell/store_host.h"
#include "database/records.h"

/// The finished games, the last one first.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    enum Role { DateRole = Qt::UserRole, ResultRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] int count() const { return static_cast<int>(m_plays.size()); }

    Q_INVOKABLE void refresh();

signals:
    void changed();

private:
    StoreHost* m_host = nullptr;
    std::vector<database::Play> m_plays;
};
