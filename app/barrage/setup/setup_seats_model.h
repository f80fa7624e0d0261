#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/setup/table_draft.h"

/// Who plays, one row for each seat; changes go into the draft.
class SetupSeatsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a BarrageSetupModel")
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY edited)

public:
    enum Role {
        IsAutomaRole = Qt::UserRole,
        NameRole,  // as entered, empty for an Automa
        LabelRole, // never empty
        LevelRole,
        IsLightRole,
        CanRemoveRole,
    };
    Q_ENUM(Role)

    explicit SetupSeatsModel(TableDraft& draft, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] bool canAdd() const { return !m_draft.setup.seats.full(); }

    Q_INVOKABLE void addHuman(const QString& name);
    Q_INVOKABLE void addAutoma();
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void setName(int row, const QString& name);
    Q_INVOKABLE void setLevel(int row, int level);
    Q_INVOKABLE void setLight(int row, bool isLight);

    /// After the draft was replaced.
    void reload();

signals:
    void edited();

private:
    void add(barrage::PlayerKind kind);
    [[nodiscard]] bool isRow(int row) const { return row >= 0 && row < rowCount(); }
    barrage::SeatDraft& seatAt(int row);
    void changed(int row);

    TableDraft& m_draft;
};
