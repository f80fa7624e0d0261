#include "engine/barrage/bot/decision.h"

#include <array>

namespace barrage {

std::string_view ruleOf(PlaceStep step) {
    static constexpr std::array<std::string_view, 28> kRules{
        "",     "eligible", "A-6.3", "A-6.4", "C-B1", "C-B2", "C-B3",  "C-B4", "C-B5", "C-B6",
        "C-C1", "C-C2",     "C-C3",  "C-C4",  "C-C5", "C-C6", "C-P1",  "C-P2", "C-P3", "C-P4",
        "C-P5", "C-P6",     "A-6.6", "A-6.7", "8.2",  "8.3",  "A-6.9", "8.1"};
    return kRules[static_cast<std::size_t>(step)];
}

std::string_view ruleOf(Because because) {
    static constexpr std::array<std::string_view, 14> kRules{
        "",      "A-3.4", "A-4.1.1",     "A-4.1.2",    "A-4.1.3",        "A-5.1",       "A-5.3",
        "A-5.4", "A-5.5", "A-6.1 piece", "A-6.1 tile", "A-6.1 machines", "A-6.1 space", "A-5.6"};
    return kRules[static_cast<std::size_t>(because)];
}

} // namespace barrage
