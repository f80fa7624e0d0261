#pragma once

#include <QPointer>

#include "app/barrage/table/barrage_table.h"

/// Lets a view-model follow that table instead of the one it followed; `onChanged` is called when
/// it changes. False if it is the same one.
template <class Model>
[[nodiscard]] bool follow(QPointer<BarrageTable>& followed, BarrageTable* table, Model* model,
                          void (Model::*onChanged)()) {
    if (followed == table)
        return false;
    if (followed)
        followed->disconnect(model);
    followed = table;
    if (followed)
        QObject::connect(followed, &BarrageTable::changed, model, onChanged);
    return true;
}
