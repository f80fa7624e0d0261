#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/common/drawing.h"

/// Somebody who plays, as a summary of the game has them.
struct StandingSeat {
    Q_GADGET
    QML_VALUE_TYPE(standingSeat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(QString unit MEMBER unit)
    Q_PROPERTY(bool isNext MEMBER isNext)

public:
    QString name;
    int colour = -1; // as the game numbers them, -1 for one of no colour
    int points = 0;
    QString unit; // what is counted: "VP", "cities"
    bool isNext = false;

    friend bool operator==(const StandingSeat&, const StandingSeat&) = default;
};

namespace games {

/// How a game stands, in a few words and in a small picture.
struct Standing {
    QString progress;          // "Round 3 of 5 · your turn"
    QList<StandingSeat> seats; // as they are kept in the store
    Drawing board;             // in inks that the game's BoardMiniature.qml knows

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// "your turn" for the only person at the table, "Ida's turn" for one of several.
[[nodiscard]] QString turnText(const QString& name, bool isOnlyPerson);
/// Those that are not empty, with a dot between them.
[[nodiscard]] QString progressOf(const QStringList& parts);

} // namespace games
