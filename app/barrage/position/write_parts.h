#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include "app/barrage/position/position_file.h"

/// The parts of a file as JSON; the counterparts of read_parts.h.
namespace position {

[[nodiscard]] QJsonObject writeOptions(const barrage::Options& options);
[[nodiscard]] QJsonArray writeCompanies(const PositionFile& file);
[[nodiscard]] QJsonObject writeMap(const barrage::MapState& map);
[[nodiscard]] QJsonObject writeContractOffice(const barrage::ContractOffice& office);
[[nodiscard]] QJsonArray writePatentOffice(const barrage::PatentOffice& office);
[[nodiscard]] QJsonObject writeActionSpaces(const barrage::State& state);
[[nodiscard]] QJsonObject writeBank(const barrage::State& state);
[[nodiscard]] QJsonObject writeBeside(const barrage::State& state);
/// What the Leeghwater Project adds beside the patent office.
void writeLeeghwater(const barrage::State& state, QJsonObject& root);
[[nodiscard]] QJsonObject writeAutomaDeck(const barrage::AutomaDeck& deck);

} // namespace position
