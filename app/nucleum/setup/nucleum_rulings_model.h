#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "engine/nucleum/options.h"

/// The readings a table may choose, each with two sides of which the first is the usual one.
class NucleumRulingsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a NucleumSetupModel")

public:
    enum Role { RulingTitleRole = Qt::UserRole, SentenceRole, UsualRole, OtherRole, IsOtherRole };
    Q_ENUM(Role)

    explicit NucleumRulingsModel(nucleum::Rulings& rulings, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void choose(int row, bool isOther);
    /// After the rulings were replaced.
    void reload();

signals:
    void edited();

private:
    nucleum::Rulings& m_rulings;
};
