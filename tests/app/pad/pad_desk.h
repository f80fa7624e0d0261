#pragma once

#include <QString>

#include "app/pad/score_pad_model.h"

/// A pad over a store in a file; made anew it is a program started again.
struct PadDesk {
    PadDesk(const QString& file, const QString& game) {
        host.setFile(file);
        model.setGame(game);
        model.setHost(&host);
    }

    PadPlayer& player(int number) { return *model.players()->at(number); }

    void name(int number, const QString& name) { model.setName(number, name); }
    void side(int number, const QString& field, int value) {
        player(number).sideFields()->setValue(field, value);
    }
    void enter(int number, const QString& field, int value) {
        player(number).pointFields()->setValue(field, value);
    }
    void table(const QString& field, int value) { model.tableFields()->setValue(field, value); }

    StoreHost host;
    ScorePadModel model;
};

inline int valueOf(const PadFieldModel& fields, const QString& id) {
    return fields.field(id).value;
}

inline QStringList fieldIds(const PadFieldModel& fields) {
    QStringList ids;
    for (int row = 0; row < fields.rowCount(); ++row)
        ids << fields.index(row).data(PadFieldModel::FieldRole).value<PadField>().id;
    return ids;
}
