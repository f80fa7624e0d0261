#include "app/barrage/sound/barrage_sounds.h"

#include <algorithm>
#include <array>

namespace barrage {

namespace {

struct Heard {
    EventKind kind;
    const char* sound;
};

// What stands first is heard if a move brings several.
constexpr std::array kHeard{
    Heard{EventKind::GameEnded, "round_end"},      Heard{EventKind::RoundBegan, "round_end"},
    Heard{EventKind::AutomaTileRevealed, "tile"},  Heard{EventKind::DropMoved, "drop"},
    Heard{EventKind::DropPlaced, "drop"},          Heard{EventKind::WheelTurned, "wheel"},
    Heard{EventKind::ContractFulfilled, "points"}, Heard{EventKind::VpChanged, "points"},
    Heard{EventKind::ContractRevealed, "tile"},    Heard{EventKind::TileRevealed, "tile"},
};

} // namespace

QString soundFor(const Events& events) {
    for (const Heard& heard : kHeard)
        if (std::any_of(events.begin(), events.end(),
                        [&heard](const Event& event) { return event.kind == heard.kind; }))
            return QString::fromLatin1(heard.sound);
    return {};
}

} // namespace barrage
