#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/phase/round_score_model.h"
#include "app/barrage/sheet/table_places.h"
#include "app/barrage/table/barrage_table.h"

/// Everything that lies beside the map for all players, as it is now or was after the entry that is
/// looked at. Empty while no game is open.
class TableSheetModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY changed REQUIRED)
    /// Whether the round has been scored: what it would give has been given then.
    Q_PROPERTY(bool isScored READ isScored NOTIFY changed)
    /// Whether what it was scored by is gone: the energy of the next round is counted already.
    Q_PROPERTY(bool isCleared READ isCleared NOTIFY changed)
    Q_PROPERTY(QList<TableStanding> energy READ energy NOTIFY changed)
    /// The energy from which the bonus tile of the round gives all its points.
    Q_PROPERTY(int fullBonusFrom READ fullBonusFrom NOTIFY changed)
    Q_PROPERTY(QList<QString> energyRewards READ energyRewards NOTIFY changed)
    /// What the scoring of the round would bring now; empty once it is scored.
    Q_PROPERTY(RoundScoreModel* score READ score CONSTANT)
    Q_PROPERTY(TableThing bonusTile READ bonusTile NOTIFY changed)
    /// Empty once that is gone.
    Q_PROPERTY(QList<TableStanding> bonus READ bonus NOTIFY changed)
    Q_PROPERTY(QList<TableThing> laterBonusTiles READ laterBonusTiles NOTIFY changed)
    Q_PROPERTY(TableThing objective READ objective NOTIFY changed)
    Q_PROPERTY(QList<TableStanding> standing READ standing NOTIFY changed)
    Q_PROPERTY(QList<TableThing> contracts READ contracts NOTIFY changed)
    Q_PROPERTY(QString contractPiles READ contractPiles NOTIFY changed)
    Q_PROPERTY(QList<TableThing> nationalContracts READ nationalContracts NOTIFY changed)
    Q_PROPERTY(QList<TableThing> patents READ patents NOTIFY changed)
    Q_PROPERTY(QString patentPile READ patentPile NOTIFY changed)
    Q_PROPERTY(QList<TableSection> sections READ sections NOTIFY changed)

public:
    explicit TableSheetModel(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);

    [[nodiscard]] bool isScored() const;
    [[nodiscard]] bool isCleared() const;
    [[nodiscard]] QList<TableStanding> energy() const;
    [[nodiscard]] int fullBonusFrom() const;
    [[nodiscard]] QStringList energyRewards() const;
    [[nodiscard]] RoundScoreModel* score() { return &m_score; }
    [[nodiscard]] TableThing bonusTile() const;
    [[nodiscard]] QList<TableStanding> bonus() const;
    [[nodiscard]] QList<TableThing> laterBonusTiles() const;
    [[nodiscard]] TableThing objective() const;
    [[nodiscard]] QList<TableStanding> standing() const;
    [[nodiscard]] QList<TableThing> contracts() const;
    [[nodiscard]] QString contractPiles() const;
    [[nodiscard]] QList<TableThing> nationalContracts() const;
    [[nodiscard]] QList<TableThing> patents() const;
    [[nodiscard]] QString patentPile() const;
    [[nodiscard]] QList<TableSection> sections() const;

signals:
    void changed();

private:
    void followTable();
    /// Null while no game is open.
    [[nodiscard]] const barrage::State* shown() const;

    QPointer<BarrageTable> m_table;
    RoundScoreModel m_score;
};
