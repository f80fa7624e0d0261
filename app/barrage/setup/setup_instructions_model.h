#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QSet>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/setup/setup_place.h"
#include "app/barrage/setup/table_draft.h"

/// What to put where before round 1, as a list to tick off.
class SetupInstructionsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a BarrageSetupModel")
    /// Whether there is more, which shows in what order everything comes up: only those who have to
    /// stack the piles by hand want to know.
    Q_PROPERTY(bool hidesOrder READ hidesOrder NOTIFY hidesOrderChanged)

public:
    enum Role {
        SentenceRole = Qt::UserRole,
        PlacesRole, // with their pictures
        IsDoneRole,
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] bool hidesOrder() const { return !m_order.isEmpty(); }

    Q_INVOKABLE void tick(int row);
    /// Adds how to stack the piles.
    Q_INVOKABLE void showOrder();

    /// For a draft in which nothing is open.
    void show(const TableDraft& draft);

signals:
    void hidesOrderChanged();

private:
    struct Instruction {
        QString sentence;
        QList<SetupPlace> places;
    };

    void showTiles(const barrage::SetupDraft& whole, const barrage::State& state);

    QList<Instruction> m_instructions;
    QList<Instruction> m_order; // to be added when it is asked for
    QSet<int> m_done;
};
