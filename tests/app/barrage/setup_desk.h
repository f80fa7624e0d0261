#pragma once

#include "app/barrage/setup/barrage_setup_model.h"

/// The new game page's model over a store in a file; made anew it is a program started again.
struct SetupDesk {
    explicit SetupDesk(const QString& file) {
        host.setFile(file);
        table.setHost(&host);
        model.setProperty("table", QVariant::fromValue(&table));
        model.setHost(&host);
    }

    StoreHost host;
    BarrageTable table;
    BarrageSetupModel model;
};

/// Picks the first thing that lies nowhere until nothing is to be chosen any more; how many taps it
/// took.
inline int pickAll(BarrageSetupModel& model) {
    constexpr int kTooMany = 80;
    int taps = 0;
    for (; model.stage() == BarrageSetupModel::Choosing && taps < kTooMany; ++taps) {
        const SetupChoiceModel& choices = *model.choices();
        for (int row = 0; row < choices.rowCount(); ++row) {
            const QModelIndex index = choices.index(row);
            if (index.data(SetupChoiceModel::ChosenForRole).toString().isEmpty()) {
                model.pick(index.data(SetupChoiceModel::ThingRole).toInt());
                break;
            }
        }
    }
    return taps;
}

/// The row of a part of the table, -1 if it is not asked for.
inline int rowOf(const SetupPartsModel& parts, SetupPart part) {
    for (int row = 0; row < parts.rowCount(); ++row)
        if (parts.index(row).data(SetupPartsModel::PartRole).toInt() == static_cast<int>(part))
            return row;
    return -1;
}
