#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/table/barrage_table.h"
#include "app/sessions/score_sheet.h"

/// Where each company's VP came from, up to now or to the end; the highest total first.
class BarrageScoreModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged)
    /// The names of those who won; empty before the end.
    Q_PROPERTY(QString winners READ winners NOTIFY changed)

public:
    enum Role {
        CompanyRole = Qt::UserRole, // the company's number, which is also that of its colours
        NameRole,
        ShortNameRole,
        IsWinnerRole,
        PointsRole, // start, play, energy, bonus tiles, objective, supply, water
        TotalRole,
    };

    explicit BarrageScoreModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] QString winners() const;

signals:
    void tableChanged();
    void changed();

private:
    void followTable();

    QPointer<BarrageTable> m_table;
    std::vector<barrage::ScoreColumn> m_columns;
};
