#include "app/barrage/sound/barrage_sounds.h"

#include <algorithm>
#include <array>

namespace {

using barrage::EventKind;

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

void BarrageSounds::setTable(BarrageTable* table) {
    if (m_table == table)
        return;
    if (m_table)
        m_table->disconnect(this);
    m_table = table;
    if (m_table)
        connect(m_table, &BarrageTable::happened, this,
                [this](const barrage::State&, const barrage::Events& events) {
                    if (const QString sound = soundFor(events); m_player && !sound.isEmpty())
                        m_player->play(sound);
                });
    emit changed();
}

QString BarrageSounds::soundFor(const barrage::Events& events) {
    for (const Heard& heard : kHeard)
        if (std::any_of(events.begin(), events.end(),
                        [&heard](const barrage::Event& event) { return event.kind == heard.kind; }))
            return QString::fromLatin1(heard.sound);
    return {};
}
