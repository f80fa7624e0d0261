#pragma once

#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/lines/automa_line_model.h"
#include "app/barrage/table/barrage_table.h"

/// Things to do on the table that can be ticked off one by one. The ticks are kept with the session
/// as long as nothing else is played.
class StepListModel : public AutomaLineModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a view-model")

public:
    /// The name tells its ticks from those of other lists.
    explicit StepListModel(const char* name, QObject* parent = nullptr)
        : AutomaLineModel(parent), m_name(name) {}

    /// The lines for what lies on this table now.
    void showFor(BarrageTable* table, std::vector<AutomaLine> lines);

    /// Ticks the line off, or takes the tick back.
    Q_INVOKABLE void tick(int row);

private:
    const char* m_name;
    QPointer<BarrageTable> m_table;
};
