#pragma once

#include <QStringList>

#include "engine/barrage/automa.h"
#include "tests/support/barrage/table.h"

/// Turns of Automas on a test table, in the notation of the log.
namespace barrage::test {

/// Puts two Automa tiles in force; the others lie in the stack.
void layTiles(Table& table, int action, int criteria);

/// The move an Automa has to make now, "" if none has to.
[[nodiscard]] QString nextMove(const Table& table);

/// Plays the turn of the Automa to its end and returns its moves. Reveals are answered with the
/// lowest tile.
QStringList playTurn(Table& table);

/// The rule that kept each action from being performed, "done" for the last one looked at.
[[nodiscard]] QStringList reasons(const Table& table);

} // namespace barrage::test
