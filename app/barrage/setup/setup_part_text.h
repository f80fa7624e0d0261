#pragma once

#include <QList>
#include <QString>

#include "app/barrage/setup/setup_part.h"
#include "app/barrage/setup/setup_place.h"

/// The parts of a setup in words.
[[nodiscard]] QString titleOf(SetupPart part);
/// What to tap now.
[[nodiscard]] QString promptFor(const TableDraft& draft, SetupPart part, int place);
[[nodiscard]] QString placeLabel(const TableDraft& draft, SetupPart part, int place);

/// The name of the picture for things of the part.
[[nodiscard]] QString pictureKind(SetupPart part);
/// In few words, to tell it from the others.
[[nodiscard]] QString thingTitle(const TableDraft& draft, SetupPart part, int thing);
/// What stands below the picture, where that does not say all.
[[nodiscard]] QString captionOf(SetupPart part, int thing);
[[nodiscard]] QString descriptionOf(const TableDraft& draft, SetupPart part, int thing);

[[nodiscard]] QList<SetupPlace> placesOf(const TableDraft& draft, SetupPart part);
