#include "engine/barrage/automa/placement.h"

#include <bit>

#include "engine/barrage/abilities.h"
#include "engine/barrage/automa/criteria.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/automa/links.h"

namespace barrage {

namespace {

constexpr int kValuableConduit = 3;

Site siteOf(Structure structure, int index) {
    return {structure, static_cast<std::uint8_t>(index)};
}
Basin basinAt(Structure structure, int index) { return basinOf(siteOf(structure, index)); }

/// The sites still in question, narrowed step by step.
class Choice {
public:
    Choice(Structure structure, SiteSet eligible) : m_structure(structure), m_left(eligible) {
        m_placement.trace.push({PlaceStep::Eligible, eligible});
    }

    [[nodiscard]] SiteSet left() const { return m_left; }
    [[nodiscard]] bool isDecided() const { return std::has_single_bit(m_left); }

    /// Keeps what the step names; a step that names none is ignored.
    void narrow(PlaceStep step, SiteSet named) {
        if (isDecided())
            return;
        m_placement.trace.push({step, named});
        if (named != 0)
            m_left = named;
        if (isDecided())
            m_placement.decidedBy = step;
    }
    /// A step that does not narrow names nothing in the trace.
    void skip(PlaceStep step) {
        if (!isDecided())
            m_placement.trace.push({step, 0});
    }
    void decideBy(PlaceStep step) { m_placement.decidedBy = step; }

    [[nodiscard]] bool isOneBasin() const {
        const Basin first = basinAt(m_structure, std::countr_zero(m_left));
        return those(m_left, [&](int i) { return basinAt(m_structure, i) != first; }) == 0;
    }

    [[nodiscard]] Placement placement() {
        m_placement.site = siteOf(m_structure, std::countr_zero(m_left));
        return m_placement;
    }

private:
    Structure m_structure;
    SiteSet m_left;
    Placement m_placement;
};

bool completesSystem(const State& state, Company company, Site site) {
    const MapState& map = state.map;
    const Owner own = ownerOf(company);
    const auto hasUsableDam = [&](Basin basin) {
        return hasBaseIn(map, own, basin) || hasBaseIn(map, Owner::Neutral, basin);
    };
    if (site.structure == Structure::Conduit) {
        const ConduitSpaceInfo& conduit = infoOf(site.conduit());
        return hasUsableDam(conduit.from) && hasPowerhouseIn(map, own, conduit.to);
    }
    for (int i = 0; i < kConduitSpaceCount; ++i) {
        const ConduitSpaceInfo& conduit = infoOf(ConduitSpace(i));
        if (map.at(ConduitSpace(i)) == Owner::Nobody)
            continue;
        if (site.structure == Structure::Base && conduit.from == basinOf(site) &&
            hasPowerhouseIn(map, own, conduit.to))
            return true;
        if (site.structure == Structure::Powerhouse && conduit.to == basinOf(site) &&
            hasUsableDam(conduit.from))
            return true;
    }
    return false;
}

/// one completing position settles the matter; of several, R-A2 decides whether they stay.
/// True if the basin is settled and only its spaces are left to choose from.
bool tryThirdStructure(const State& state, Company company, Structure structure, Choice& choice) {
    const SiteSet completing = those(choice.left(), [&](int i) {
        return completesSystem(state, company, siteOf(structure, i));
    });
    const auto positions = [&] {
        int count = 0;
        Basin last;
        for (int i = 0; completing >> i; ++i) {
            if (!contains(completing, i))
                continue;
            const bool isNew = structure == Structure::Conduit || basinAt(structure, i) != last;
            count += isNew ? 1 : 0;
            last = basinAt(structure, i);
        }
        return count;
    }();
    const bool narrows =
        positions == 1 || state.options.rulings.thirdStructure == ThirdStructure::CompletingOnly;
    if (narrows)
        choice.narrow(PlaceStep::ThirdStructure, completing);
    else
        choice.skip(PlaceStep::ThirdStructure);
    return positions == 1;
}

void preferHighGround(Choice& choice) {
    for (const Area area : {Area::Mountains, Area::Hills, Area::Plains})
        if (const SiteSet there = those(
                choice.left(), [&](int i) { return areaOf(siteOf(Structure::Base, i)) == area; })) {
            choice.narrow(PlaceStep::Officer, there);
            return;
        }
}

const Criteria& criteriaFor(const AutomaTile& tile, Structure structure) {
    switch (structure) {
    case Structure::Conduit:
        return tile.conduitCriteria;
    case Structure::Powerhouse:
        return tile.powerhouseCriteria;
    case Structure::Base:
    case Structure::Elevation:
    case Structure::Building: // chosen by its place on the board, not by criteria
        break;
    }
    return tile.baseCriteria;
}

/// The first site from the code on, wrapping round: for bases and powerhouses the first
/// basin with all its spaces in question.
SiteSet fromCode(const AutomaTile& tile, Structure structure, SiteSet left) {
    if (structure == Structure::Conduit) {
        for (int n = 0; n < kConduitSpaceCount; ++n) {
            const int i = (tile.conduitCode.value + n) % kConduitSpaceCount;
            if (contains(left, i))
                return only(i);
        }
        return 0;
    }
    const Basin code = structure == Structure::Powerhouse ? tile.powerhouseCode : tile.baseCode;
    for (int n = 0; n < kBasinCount; ++n) {
        const Basin basin((code.value - 1 + n) % kBasinCount + 1);
        if (const SiteSet there =
                those(left, [&](int i) { return basinAt(structure, i) == basin; }))
            return there;
    }
    return 0;
}

/// Spaces of one basin: the free one, or with the level 1 wild tile the red one; equal spaces: the
/// first (A-6.6, R-A9).
void chooseSpace(Structure structure, const PlacePreferences& preferences, Choice& choice) {
    const auto isRed = [&](int i) { return hasSurcharge(siteOf(structure, i)); };
    if (preferences.redOutline && structure == Structure::Base)
        choice.narrow(PlaceStep::Tile, those(choice.left(), isRed));
    const SiteSet free = those(choice.left(), [&](int i) { return !isRed(i); });
    const SiteSet kept = free != 0 ? free : choice.left();
    choice.narrow(PlaceStep::Outline, only(std::countr_zero(kept)));
}

} // namespace

Placement choosePlace(const State& state, Company company, Structure structure, SiteSet eligible,
                      const PlacePreferences& preferences) {
    Choice choice(structure, eligible);
    if (choice.isDecided()) {
        choice.decideBy(PlaceStep::OnlySpace);
        return choice.placement();
    }
    if (preferences.valuableConduit)
        choice.narrow(PlaceStep::Tile, those(choice.left(), [](int i) {
                          return infoOf(ConduitSpace(i)).value >= kValuableConduit;
                      }));
    if (structure != Structure::Elevation && tryThirdStructure(state, company, structure, choice)) {
        chooseSpace(structure, preferences, choice);
        return choice.placement();
    }
    if (structure == Structure::Base && hasHabitsOf(state, company, Officer::Adler))
        preferHighGround(choice);
    const AutomaTile& tile = criteriaSide(state);
    for (const Criterion criterion : criteriaFor(tile, structure))
        if (!choice.isDecided())
            choice.narrow(stepOf(criterion), namedBy(state, company, criterion, choice.left()));
    if (preferences.redOutline && structure == Structure::Base)
        choice.narrow(PlaceStep::Tile,
                      those(choice.left(), [](int i) { return infoOf(BaseSpace(i)).redOutline; }));
    if (!choice.isDecided() && (structure == Structure::Conduit || !choice.isOneBasin()))
        choice.narrow(PlaceStep::Code, fromCode(tile, structure, choice.left()));
    chooseSpace(structure, preferences, choice);
    return choice.placement();
}

} // namespace barrage
