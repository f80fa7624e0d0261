#pragma once

#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/score/score_table_model.h"
#include "app/barrage/table/barrage_table.h"

/// Where each company's VP came from, up to now or to the end; the highest total first. Lines:
/// start, play, energy, bonus tiles, objective, supply, water, and buildings with the Leeghwater
/// Project.
class BarrageScoreModel : public ScoreTableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged)
    /// The names of those who won; empty before the end.
    Q_PROPERTY(QString winners READ winners NOTIFY changed)
    Q_PROPERTY(bool hasBuildings READ hasBuildings NOTIFY changed)

public:
    explicit BarrageScoreModel(QObject* parent = nullptr);

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] QString winners() const;
    [[nodiscard]] bool hasBuildings() const;

signals:
    void tableChanged();

private:
    void followTable();

    QPointer<BarrageTable> m_table;
};
