#pragma once

#include <QCoreApplication>

#include "app/pad/pad_field.h"
#include "engine/nucleum/score_pad.h"

/// What the pad of Nucleum asks for, and the engine's figures from the answers.
class NucleumFields {
    Q_DECLARE_TR_FUNCTIONS(NucleumFields)

public:
    [[nodiscard]] static nucleum::PadTiles tilesOf(const pad::Draft& draft);
    [[nodiscard]] static nucleum::PadPlayer playerOf(const pad::Participant& participant);

    [[nodiscard]] static QList<PadField> table(const pad::Draft& draft);
    [[nodiscard]] static QList<PadField> side(const pad::Participant& participant);
    /// With the VP of each part in the note of its last field.
    [[nodiscard]] static QList<PadField> points(const pad::Participant& participant,
                                                const nucleum::PadTiles& tiles,
                                                const nucleum::PadScore& score);
};
