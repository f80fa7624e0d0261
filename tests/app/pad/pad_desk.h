#pragma once

#include <optional>

#include <QMap>
#include <QString>
#include <QTemporaryDir>

#include "app/common/convert.h"
#include "app/pad/score_pad_model.h"
#include "database/history.h"

/// A pad over a store in a file; made anew it is a program started again.
struct PadDesk {
    PadDesk(const QString& file, const QString& game) { open(file, game); }
    /// In a store of its own.
    explicit PadDesk(const QString& game) { open(folder.emplace().filePath("games.sqlite"), game); }

    PadPlayer& player(int number) { return *model.players()->at(number); }

    void name(int number, const QString& name) { model.setName(number, name); }
    void side(int number, const QString& field, int value) {
        player(number).sideFields()->setValue(field, value);
    }
    void enter(int number, const QString& field, int value) {
        player(number).pointFields()->setValue(field, value);
    }
    void table(const QString& field, int value) { model.tableFields()->setValue(field, value); }

    std::optional<QTemporaryDir> folder;
    StoreHost host;
    ScorePadModel model;

private:
    void open(const QString& file, const QString& game) {
        host.setFile(file);
        model.setGame(game);
        model.setHost(&host);
    }
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

/// The play that was kept last.
inline database::Play lastPlay(PadDesk& desk) {
    return database::listPlays(desk.host.store()).value().front();
}

using Sources = QMap<QString, int>;

inline Sources sourcesOf(const database::PlayResult& result) {
    Sources sources;
    for (const database::SourceScore& score : result.sources)
        sources[toQt(score.source)] = score.vp;
    return sources;
}
