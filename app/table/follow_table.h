#pragma once

#include <QObject>
#include <QPointer>

/// Lets a view-model follow that table instead of the one it followed; `onChanged` is called when
/// it changes. False if it is the same one.
template <class Table, class Model>
[[nodiscard]] bool follow(QPointer<Table>& followed, Table* table, Model* model,
                          void (Model::*onChanged)()) {
    if (followed == table)
        return false;
    if (followed)
        followed->disconnect(model);
    followed = table;
    if (followed)
        QObject::connect(followed, &Table::changed, model, onChanged);
    return true;
}
