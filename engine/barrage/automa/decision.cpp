#include "engine/barrage/decision.h"

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

PlaceStep stepOf(Criterion criterion) {
    switch (criterion) {
    case Criterion::None:
        return PlaceStep::None;
    case Criterion::B1:
        return PlaceStep::B1;
    case Criterion::B2:
        return PlaceStep::B2;
    case Criterion::B3:
        return PlaceStep::B3;
    case Criterion::B4:
        return PlaceStep::B4;
    case Criterion::B5:
        return PlaceStep::B5;
    case Criterion::B6:
        return PlaceStep::B6;
    case Criterion::C1:
        return PlaceStep::C1;
    case Criterion::C2:
        return PlaceStep::C2;
    case Criterion::C3:
        return PlaceStep::C3;
    case Criterion::C4:
        return PlaceStep::C4;
    case Criterion::C5:
        return PlaceStep::C5;
    case Criterion::C6:
        return PlaceStep::C6;
    case Criterion::P1:
        return PlaceStep::P1;
    case Criterion::P2:
        return PlaceStep::P2;
    case Criterion::P3Basin5:
    case Criterion::P3Basin6:
    case Criterion::P3Basin7:
        return PlaceStep::P3;
    case Criterion::P4:
        return PlaceStep::P4;
    case Criterion::P5:
        return PlaceStep::P5;
    case Criterion::P6:
        return PlaceStep::P6;
    }
    return PlaceStep::None;
}

} // namespace barrage
