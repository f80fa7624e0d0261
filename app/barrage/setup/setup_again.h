#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/barrage/setup/table_draft.h"
#include "engine/barrage/move.h"

/// A table that is set up as it was in an earlier game.

/// Everything settled as it was, with those of its players whose names are known here; somebody
/// else's game is played under one's own name.
[[nodiscard]] std::optional<TableDraft> draftOf(const sessions::Repeat& repeat,
                                                const QStringList& knownNames);

/// Whether the table has not been changed since.
[[nodiscard]] bool isRepeat(const TableDraft& draft);

/// Which game it repeats, or that it no longer does; empty if it never did.
[[nodiscard]] QString repeatText(const TableDraft& draft);

/// What comes up, in its order; nothing unless the draft is a repeat.
[[nodiscard]] std::vector<barrage::Move> drawsOf(const TableDraft& draft);
