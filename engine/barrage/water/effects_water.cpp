#include "engine/barrage/turn/effects.h"

#include "engine/barrage/data/map.h"
#include "engine/barrage/water.h"

namespace barrage {

namespace {

void tellDrop(Effects& e, EventKind kind, Owner who, Place from, Place to) {
    Event event;
    event.kind = kind;
    event.who = who;
    event.amount = 1;
    event.from = from;
    event.to = to;
    e.tell(event);
}

} // namespace

void letFlow(Effects& e, Place from, Basin basin, bool fromRiver) {
    const FlowResult result = flowDrop(e.state, basin, fromRiver);
    const Place to = result.dam.isSet() ? Place{PlaceKind::Dam, result.dam.value}
                                        : Place{PlaceKind::OffMap, result.last.value};
    tellDrop(e, EventKind::DropMoved, Owner::Nobody, from, to);
    moveEnergy(e, Company::Usa, result.usaBasinsPassed, Source::PassingWater);
}

void letHeadstreamFlow(Effects& e, Headstream headstream) {
    const auto index = static_cast<std::size_t>(headstream);
    --e.state.map.headstreamDrops[index];
    letFlow(e, Place{PlaceKind::Headstream, static_cast<std::uint8_t>(headstream)},
            kHeadstreamBasins[index], true);
}

void placeDrops(Effects& e, Company company, const DropsPerHeadstream& drops, bool flowAtOnce) {
    for (std::size_t i = 0; i < drops.size(); ++i) {
        for (int n = 0; n < drops[i]; ++n) {
            ++e.state.dropsPlaced;
            ++e.state.map.headstreamDrops[i];
            const Place place{PlaceKind::Headstream, static_cast<std::uint8_t>(i)};
            tellDrop(e, EventKind::DropPlaced, ownerOf(company), Place{PlaceKind::Supply, 0},
                     place);
            if (flowAtOnce)
                letHeadstreamFlow(e, static_cast<Headstream>(i));
        }
    }
}

void addToDam(Effects& e, Company company, BaseSpace space, int drops) {
    for (int n = 0; n < drops; ++n) {
        ++e.state.dropsPlaced;
        ++e.state.map.at(space).drops;
        tellDrop(e, EventKind::DropPlaced, ownerOf(company), Place{PlaceKind::Supply, 0},
                 Place{PlaceKind::Dam, space.value});
    }
}

} // namespace barrage
