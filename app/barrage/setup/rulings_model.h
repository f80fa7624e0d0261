#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "engine/barrage/options.h"

/// The readings a table may choose, each with two sides of which the first is the usual one.
class RulingsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a BarrageSetupModel")

public:
    enum Role {
        RulingTitleRole = Qt::UserRole,
        SentenceRole,
        UsualRole, // what the first side says
        OtherRole,
        IsOtherRole,
    };
    Q_ENUM(Role)

    explicit RulingsModel(barrage::Rulings& rulings, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void choose(int row, bool isOther);

    /// After the rulings were replaced.
    void reload();

signals:
    void edited();

private:
    barrage::Rulings& m_rulings;
};
