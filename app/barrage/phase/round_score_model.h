#pragma once

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/score/score_table_model.h"
#include "engine/barrage/event.h"
#include "engine/barrage/state.h"

/// What a scoring brings, the companies in turn order: VP before, what each source gives, VP after.
class RoundScoreModel : public ScoreTableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a view-model")
    /// What stands before the lines of the table, beginning with that of the companies' names.
    Q_PROPERTY(QList<QString> labels READ labels NOTIFY changed)
    /// For each line a sentence for each company on why it gets what it gets; empty for totals.
    Q_PROPERTY(QList<QString> reasons READ reasons NOTIFY changed)

public:
    using ScoreTableModel::ScoreTableModel;

    [[nodiscard]] QStringList labels() const { return m_labels; }
    [[nodiscard]] QStringList reasons() const { return m_reasons; }

    /// The table before a scoring and what the scoring brings about.
    void showScoring(const barrage::State& before, const barrage::Events& events);
    void clear();

private:
    QStringList m_labels;
    QStringList m_reasons;
};
