#pragma once

#include <functional>

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

#include "app/pad/pad_player.h"

/// The columns of a pad, one row each.
class PadPlayersModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a ScorePadModel")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { PlayerRole = Qt::UserRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return static_cast<int>(m_players.size()); }
    /// Null if there is none of that number.
    Q_INVOKABLE PadPlayer* at(int number) const { return m_players.value(number); }

    /// Adds players at the end, or takes some away there.
    void resize(int count, const std::function<PadPlayer*(int number)>& newPlayer);

signals:
    void countChanged();

private:
    QList<PadPlayer*> m_players;
};
