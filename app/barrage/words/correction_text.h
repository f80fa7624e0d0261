#pragma once

#include <array>
#include <cstdint>

#include <QString>

#include "engine/barrage/correction.h"

/// The words of each kind of correction, and where the page offers it.
namespace correction {

/// A company's figures stand on a sheet; the others are chosen from, the last one with the
/// Leeghwater Project only.
enum class Group : std::uint8_t {
    Map,
    Contracts,
    TilesAndWheel,
    Engineers,
    Table,
    Leeghwater,
    Company
};
inline constexpr int kSteppedGroupCount = 6;

struct Words {
    Group group;
    barrage::Corrected what;
    const char* inLog; // of the context "Moves"
    const char* onPage =
        nullptr; // of "Correction", if it needs a name of its own without its thing
};

/// In the order of the page.
[[nodiscard]] const std::array<Words, barrage::kCorrectedCount>& allWords();

} // namespace correction

namespace explain {

/// What a correction sets, without saying that it is one: "VP, USA: 12".
[[nodiscard]] QString correctionText(const barrage::Correct& correction);

/// The parts of it: "drops in the dam", "5L", "3"; empty where there is none.
[[nodiscard]] QString nameOf(barrage::Corrected what);
[[nodiscard]] QString meaningText(barrage::Meaning meaning, int number);

} // namespace explain
