#pragma once

#include <string_view>

#include "tests/support/barrage/table.h"

/// A table with the Leeghwater Project to try rules on.
namespace barrage::test {

/// plainSetup with the expansion: control station, cofferdam, financial division, loan agency and
/// wind farm from the top, the works A 1 to A 3, the wild tiles removed, the I building tile open
/// in the third slot.
[[nodiscard]] Setup expansionSetup(int players = 4);

/// As Table(players): the USA's turn in round 1, no officers, no dams.
[[nodiscard]] Table expansionTable(int players = 4);
/// The same with the USA's supply: credits, excavators, mixers.
[[nodiscard]] Table expansionTable(int credits, int excavators, int mixers);

/// Puts a building on the slot ("cofferdam_1"), and its private building into play if need be.
void putBuilding(Table& table, std::string_view slot, Owner owner);

/// Opens the work at this space, whatever was there.
void openWork(Table& table, int space, std::string_view work);

/// Gives the company the officer with all that he starts with.
void giveOfficer(Table& table, Company company, Officer officer);

/// Turn of Germany's very high Automa with the officer, 12 machines of each kind, these technology
/// tiles besides the officer's own, and these Automa tiles.
[[nodiscard]] Table officerTable(Officer officer, int action, int criteria,
                                 std::initializer_list<Tile> tiles = {});

/// The turn of Germany's Automa with the basic building tile only.
[[nodiscard]] Table germanTurnWith(int tile, int excavators, int mixers,
                                   Level level = Level::Medium);

} // namespace barrage::test
