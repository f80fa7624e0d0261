#pragma once

#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/automa/automa_line_model.h"
#include "app/barrage/table/barrage_table.h"

/// Things to do on the table that can be ticked off one by one. The ticks are kept with the session
/// as long as nothing else is played.
class StepListModel : public AutomaLineModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a view-model")

public:
    using AutomaLineModel::AutomaLineModel;

    /// The lines for what lies on this table now.
    void showFor(BarrageTable* table, std::vector<AutomaLine> lines);

    /// Ticks the line off, or takes the tick back.
    Q_INVOKABLE void tick(int row);

private:
    QPointer<BarrageTable> m_table;
};
