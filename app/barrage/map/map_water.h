#pragma once

#include <vector>

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/map/map_flow.h"

/// Where drops would run, as a drawing and in words. Drops that wait and new ones have lines of
/// their own beside each other, because most of them share a river.
struct MapWater {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString waitingWays MEMBER waitingWays)
    Q_PROPERTY(QString newWays MEMBER newWays)
    /// The heads of arrows, at the dams that catch drops.
    Q_PROPERTY(QString waitingHeads MEMBER waitingHeads)
    Q_PROPERTY(QString newHeads MEMBER newHeads)
    /// "Waiting: 6L +1, lost 2"; empty without such drops.
    Q_PROPERTY(QString waitingText MEMBER waitingText)
    Q_PROPERTY(QString newText MEMBER newText)
    /// Both, each in a line.
    Q_PROPERTY(QString text READ text)

public:
    QString waitingWays;
    QString newWays;
    QString waitingHeads;
    QString newHeads;
    QString waitingText;
    QString newText;

    [[nodiscard]] QString text() const { return (waitingText + u'\n' + newText).trimmed(); }

    friend bool operator==(const MapWater&, const MapWater&) = default;
};

namespace map_water {

[[nodiscard]] MapWater of(const std::vector<map_flow::Foreseen>& drops);

} // namespace map_water
