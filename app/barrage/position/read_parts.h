#pragma once

#include "app/barrage/position/position_file.h"
#include "app/barrage/position/reading.h"

/// The parts of a file, each into its place. Problems go to the report of the node.
namespace position {

[[nodiscard]] barrage::Options readOptions(const Node& node);
void readCompanies(const Node& node, PositionFile& file);
[[nodiscard]] barrage::MapState readMap(const Node& node, const barrage::State& state);
void readContractOffice(const Node& node, barrage::ContractOffice& office);
void readPatentOffice(const Node& node, barrage::PatentOffice& office);
void readBonusTiles(const Node& node, barrage::State& state);
void readActionSpaces(const Node& node, barrage::State& state);
void readBank(const Node& node, barrage::State& state);
void readBeside(const Node& node, barrage::State& state);
/// What the Leeghwater Project adds beside the patent office; the keys are kLeeghwaterKeys.
void readLeeghwater(const Object& root, barrage::State& state);
[[nodiscard]] barrage::AutomaDeck readAutomaDeck(const Node& node);

/// A company that is in the game.
[[nodiscard]] barrage::Company readPlayingCompany(const Node& node, const barrage::State& state);

} // namespace position
