#pragma once

#include <QStringList>

#include "app/common/convert.h"
#include "database/remembered.h"

/// Whoever has a name in the store, the one used last first.
[[nodiscard]] inline QStringList knownNames(const database::DatabaseFile& store) {
    QStringList names;
    if (const auto players = database::listPlayers(store))
        for (const database::Player& player : players.value())
            names.append(toQt(player.name));
    return names;
}

/// The first `most` of the names that are not taken.
[[nodiscard]] inline QStringList freeNames(QStringList names, const QStringList& taken, int most) {
    names.removeIf([&taken](const QString& name) { return taken.contains(name); });
    return names.mid(0, most);
}
