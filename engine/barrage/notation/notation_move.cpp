#include <cstdint>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/barrage/notation.h"
#include "engine/barrage/notation/notation_correct.h"
#include "engine/barrage/notation/notation_words.h"

namespace barrage {

namespace {

using namespace notation;

/// In the order of MoveKind.
// clang-format off
constexpr Names<std::variant_size_v<MoveKind>> kVerbs{
    "build", "produce", "water", "bank", "workshop", "buy-machines", "take-contracts",
    "take-patent", "pass", "copy",
    "place-drops", "choose-machines", "place-piece", "fulfil", "discard", "decline", "leftovers",
    "proceed", "reveal", "open-tile", "automa-tile",
    "automa-produce", "automa-water", "automa-sweep", "automa-build", "automa-workshop",
    "automa-buy-machines", "automa-take-patent", "automa-bank",
    "correct",
    "take-work", "use-building", "use-officer",
    "place-in-dam", "take-back-tile", "take-back-machines", "choose-tile", "go-on", "add-source",
    "open-work", "automa-take-work"};
// clang-format on
static_assert(!kVerbs.back().empty());

// --- parts of moves -----------------------------------------------------------------------------

std::string_view spaceIdOf(Site site) {
    switch (site.structure) {
    case Structure::Conduit:
        return idOf(site.conduit());
    case Structure::Powerhouse:
        return idOf(site.powerhouse());
    case Structure::Building:
        return idOf(site.building());
    case Structure::Base:
    case Structure::Elevation:
        break;
    }
    return idOf(site.base());
}

/// kNothing if the word is no space for this structure.
std::uint8_t spaceIndexOf(Structure structure, std::string_view id) {
    switch (structure) {
    case Structure::Conduit:
        return parseId<ConduitSpace>(id).value_or(ConduitSpace()).value;
    case Structure::Powerhouse:
        return parseId<PowerhouseSpace>(id).value_or(PowerhouseSpace()).value;
    case Structure::Building:
        return parseId<BuildingSlot>(id).value_or(BuildingSlot()).value;
    case Structure::Base:
    case Structure::Elevation:
        break;
    }
    return parseId<BaseSpace>(id).value_or(BaseSpace()).value;
}

template <class Io>
void describe(Io& io, Site& site) {
    std::string_view space = spaceIdOf(site);
    io.word(space);
    io.id("", site.structure);
    site.index = spaceIndexOf(site.structure, space);
    io.expect(site.index != BaseSpace::kNothing);
}

template <class Io>
void describe(Io& io, System& system) {
    io.id("", system.dam);
    io.id("", system.conduit);
    io.id("", system.powerhouse);
}

template <class Io>
void describe(Io& io, DropsPerHeadstream& drops) {
    bool isNone = drops == DropsPerHeadstream{};
    io.flag("none", isNone);
    for (std::size_t i = 0; i < drops.size(); ++i)
        io.numberIfAny(idOf(static_cast<Headstream>(i)), drops[i]);
}

// --- a human's turn and choices -----------------------------------------------------------------

/// Pass, Decline and Proceed say everything with their verb.
template <class Io, class What>
    requires std::is_empty_v<What>
void describe(Io&, What&) {}

template <class Io>
void describe(Io& io, Payment& payment) {
    io.numberIfAny("excavators", payment.excavators);
    io.numberIfAny("mixers", payment.mixers);
    io.numberIfAny("replaced", payment.replaced);
    io.numberIfAny("excamixers", payment.excamixers);
}

/// The second value of an enum is written as a word, the first as nothing.
template <class Io, class Enum>
void describeFlag(Io& io, std::string_view word, Enum& value) {
    io.expect(static_cast<int>(value) <= 1);
    bool isSecond = value != Enum{};
    io.flag(static_cast<int>(value) <= 1 ? word : std::string_view("?"), isSecond);
    if (isSecond != (value != Enum{}))
        value = static_cast<Enum>(isSecond ? 1 : 0);
}

template <class Io>
void describe(Io& io, Build& build) {
    describe(io, build.site);
    io.id("", build.tile);
    io.idIf(build.copied != Tile::None, "copying", build.copied);
    describe(io, build.payment);
    describeFlag(io, "on_officer", build.space);
}

template <class Io>
void describe(Io& io, Produce& produce) {
    io.id("", produce.space);
    describe(io, produce.system);
    io.number("drops", produce.drops);
}

template <class Io>
void describe(Io& io, ManageWater& water) {
    io.id("", water.space);
    describe(io, water.drops);
}

template <class Io>
void describe(Io& io, UseBank& bank) {
    io.number("engineers", bank.engineers);
}

template <class Io>
void describe(Io& io, UseWorkshop& workshop) {
    io.id("", workshop.space);
}

template <class Io>
void describe(Io& io, BuyMachines& buy) {
    io.id("", buy.space);
}

template <class Io>
void describe(Io& io, TakeContracts& take) {
    io.id("", take.space);
    io.id("", take.first);
    io.idIf(take.second.isSet(), "", take.second);
}

template <class Io>
void describe(Io& io, TakePatent& take) {
    io.id("", take.space);
}

template <class Io>
void describe(Io& io, CopyOfficer& copy) {
    io.id("", copy.officer);
}

template <class Io>
void describe(Io& io, PlaceDrops& place) {
    describe(io, place.drops);
    describeFlag(io, "flowing", place.timing);
}

template <class Io>
void describe(Io& io, ChooseMachines& choice) {
    io.number("excavators", choice.excavators);
    io.number("mixers", choice.mixers);
}

template <class Io>
void describe(Io& io, PlacePiece& place) {
    describe(io, place.site);
}

template <class Io>
void describe(Io& io, FulfilContract& fulfil) {
    io.id("", fulfil.contract);
}

template <class Io>
void describe(Io& io, DiscardContract& discard) {
    io.id("", discard.contract);
}

template <class Io>
void describe(Io& io, DeclareLeftovers& leftovers) {
    io.number("items", leftovers.items);
}

// --- the Leeghwater Project and the promos ------------------------------------------------------

constexpr Names<6> kBuildingSpaceNames{"left", "right_1", "right_2", "right_3", "officer", "none"};

template <class Io>
void describe(Io& io, TakeWork& take) {
    io.id("", take.work);
    describe(io, take.payment);
    describeFlag(io, "on_wheel", take.machinesTo);
}

template <class Io>
void describe(Io& io, UseBuilding& use) {
    io.id("", use.building);
    io.name("", use.space, kBuildingSpaceNames);
}

template <class Io>
void describe(Io& io, PlaceInDam& place) {
    io.id("", place.dam);
}

template <class Io>
void describe(Io& io, TakeBackTile& take) {
    describePosition(io, "segment", take.segment, kWheelSegments - 1);
}

template <class Io>
void describe(Io& io, TakeBackMachines& take) {
    describePosition(io, "segment", take.segment, kWheelSegments - 1);
    io.numberIfAny("excavators", take.excavators);
    io.numberIfAny("mixers", take.mixers);
    io.numberIfAny("excamixers", take.excamixers);
}

template <class Io>
void describe(Io& io, ChooseTile& choose) {
    describePosition(io, "slot", choose.slot, kPatentSlots);
}

template <class Io>
void describe(Io& io, AddSource& add) {
    io.id("", add.dam);
    io.id("", add.conduit);
    io.number("drops", add.drops);
}

// --- the table ----------------------------------------------------------------------------------

template <class Io>
void describe(Io& io, RevealContract& reveal) {
    io.id("", reveal.contract);
}

template <class Io>
void describe(Io& io, RevealTile& reveal) {
    io.id("", reveal.tile);
}

template <class Io>
void describe(Io& io, RevealWork& reveal) {
    io.id("", reveal.work);
}

template <class Io>
void describe(Io& io, RevealAutomaTile& reveal) {
    io.number("", reveal.tile);
}

// --- an Automa's turn ---------------------------------------------------------------------------

template <class Io>
void describe(Io& io, AutomaProduce& produce) {
    io.number("engineers", produce.engineers);
    io.number("bonus", produce.bonus);
    describe(io, produce.system);
    io.number("drops", produce.drops);
}

template <class Io>
void describe(Io& io, AutomaManageWater& water) {
    io.number("engineers", water.engineers);
    io.flag("flowing", water.flowsAtOnce);
    describe(io, water.drops);
}

template <class Io>
void describe(Io& io, AutomaSweepContracts& sweep) {
    io.number("engineers", sweep.engineers);
    io.id("", sweep.colour);
    io.number("energy", sweep.energy);
}

template <class Io>
void describe(Io& io, AutomaBuild& automa) {
    io.number("engineers", automa.engineers);
    describe(io, automa.build);
}

template <class Io>
void describe(Io& io, AutomaUseWorkshop& workshop) {
    io.number("engineers", workshop.engineers);
    io.number("vp", workshop.vpCost);
    io.number("segments", workshop.segments);
}

template <class Io>
void describe(Io& io, AutomaBuyMachines& buy) {
    io.number("engineers", buy.engineers);
    io.number("vp", buy.vpCost);
    io.numberIfAny("excavators", buy.excavators);
    io.numberIfAny("mixers", buy.mixers);
    io.numberIfAny("any", buy.any);
}

template <class Io>
void describe(Io& io, AutomaTakePatent& take) {
    io.number("engineers", take.engineers);
    io.number("vp", take.vpCost);
    describePosition(io, "slot", take.slot, kPatentSlots);
}

template <class Io>
void describe(Io& io, AutomaUseBank& bank) {
    io.number("engineers", bank.engineers);
}

template <class Io>
void describe(Io& io, AutomaTakeWork& automa) {
    io.number("engineers", automa.engineers);
    describe(io, automa.take);
}

template <class Io>
void describe(Io& io, Correct& correct) {
    describeCorrection(io, correct, correctionForms());
}

// --- any move -----------------------------------------------------------------------------------

constexpr auto kDescribeMove = [](auto& io, Move& move) {
    describeMove(io, move, kVerbs, [](auto& inside, auto& what) { describe(inside, what); });
};

} // namespace

std::string formatMove(const Move& move) { return formatLine(move, kDescribeMove); }

std::optional<Move> parseMove(std::string_view line) {
    return parseLine<Move>(line, kDescribeMove);
}

} // namespace barrage
