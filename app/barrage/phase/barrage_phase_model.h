#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/phase/round_score_model.h"
#include "app/barrage/steps/step_list_model.h"
#include "app/barrage/table/barrage_table.h"

/// A phase that waits to be carried out: what it brings, seen ahead on a copy of the table, and the
/// one tap that does it.
class BarragePhaseModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(bool isWaiting READ isWaiting NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What a phase brings, said aloud.
    Q_PROPERTY(QString announcement READ announcement NOTIFY changed)
    /// What to do with the pieces, in order; without the VP where a table shows them.
    Q_PROPERTY(StepListModel* lines READ lines CONSTANT)
    /// The lines are what companies choose first; what is to be done is told afterwards.
    Q_PROPERTY(bool hasChoices READ hasChoices NOTIFY changed)
    /// What a scoring brings; empty in other phases.
    Q_PROPERTY(RoundScoreModel* score READ score CONSTANT)
    /// The line whose places are marked; -1: none.
    Q_PROPERTY(int shownLine MEMBER m_shownLine NOTIFY marksChanged)
    /// Before the water flows also where it will.
    Q_PROPERTY(MapMarks marks READ marks NOTIFY marksChanged)
    /// The order in which the companies act from then on, if the phase sets it.
    Q_PROPERTY(QString newTurnOrder READ newTurnOrder NOTIFY changed)

public:
    explicit BarragePhaseModel(QObject* parent = nullptr);

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] bool isWaiting() const { return m_isWaiting; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString announcement() const;
    [[nodiscard]] StepListModel* lines() { return &m_lines; }
    [[nodiscard]] bool hasChoices() const { return m_hasChoices; }
    [[nodiscard]] RoundScoreModel* score() { return &m_score; }
    [[nodiscard]] QString newTurnOrder() const { return m_newTurnOrder; }

    [[nodiscard]] MapMarks marks() const;

    Q_INVOKABLE bool proceed();

signals:
    void tableChanged();
    void changed();
    void marksChanged();

private:
    void followTable();

    QPointer<BarrageTable> m_table;
    bool m_isWaiting = false;
    bool m_hasChoices = false;
    int m_shownLine = -1;
    Foresight m_foresight = Foresight::None;
    QString m_title;
    QString m_newTurnOrder;
    StepListModel m_lines{"phase"};
    RoundScoreModel m_score;
};
