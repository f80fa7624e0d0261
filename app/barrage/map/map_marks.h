#pragma once

#include <cstdint>
#include <vector>

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "engine/barrage/types.h"

enum class MarkKind : std::uint8_t {
    Choice,    // can be tapped to choose it
    Refused,   // would be a choice if a rule did not forbid it
    Chosen,    // chosen already
    Candidate, // an Automa considered it
    Concerned  // a piece to be moved or looked at
};

/// Something on the map that stands out, with a short label such as a cost or an energy.
struct MapMark {
    enum class Target : std::uint8_t { Site, Headstream, Basin };

    Target target = Target::Site;
    barrage::Site site;      // for Site
    std::uint8_t number = 0; // headstream from 0, or the basin's printed number
    MarkKind kind = MarkKind::Choice;
    QString label;

    friend bool operator==(const MapMark&, const MapMark&) = default;
};

/// Whether the map shows where the water runs, and when the drops of chosen headstreams do.
enum class Foresight : std::uint8_t {
    None,
    Waiting, // in the water flow phase, with all that wait
    AtOnce   // before those that wait
};

/// The marks a view-model wants on the map; QML only hands them on.
struct MapMarks {
    Q_GADGET
    QML_ANONYMOUS

public:
    std::vector<MapMark> list;
    Foresight foresight = Foresight::None;

    friend bool operator==(const MapMarks&, const MapMarks&) = default;
};
