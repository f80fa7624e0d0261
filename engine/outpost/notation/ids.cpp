#include "engine/outpost/ids.h"

#include <array>
#include <charconv>
#include <cstddef>
#include <system_error>

#include "engine/core/ids.h"

namespace outpost {

namespace {

template <std::size_t N>
using Ids = std::array<std::string_view, N>;

template <class T>
constexpr Ids<0> kIds{};
template <>
constexpr Ids<6> kIds<Seat>{"p1", "p2", "p3", "p4", "p5", "p6"};
template <>
constexpr Ids<8> kIds<Owner>{"nobody", "p1", "p2", "p3", "p4", "p5", "p6", "syndicate"};
template <>
constexpr Ids<8> kIds<Actor>{"table", "p1", "p2", "p3", "p4", "p5", "p6", "syndicate"};
template <>
constexpr Ids<3> kIds<Piece>{"station", "plant", "habitat"};
template <>
constexpr Ids<3> kIds<FieldKind>{"unknown", "plant", "habitat"};
template <>
constexpr Ids<2> kIds<Slot>{"plant", "habitat"};
template <>
constexpr Ids<5> kIds<CardKind>{"none", "plant", "habitat", "technology", "step3"};
template <>
constexpr Ids<8> kIds<Technology>{"none",   "data_library", "ecoplants",  "robots",
                                  "nodule", "outpost",      "laboratory", "moon_base"};
template <>
constexpr Ids<5> kIds<Phase>{"setup", "auction", "structure", "bureaucracy", "game_over"};

template <class T>
std::string_view lookUp(T thing) {
    return core::idAmong(kIds<T>, thing);
}

} // namespace

std::string_view idOf(Seat seat) { return lookUp(seat); }
std::string_view idOf(Owner owner) { return lookUp(owner); }
std::string_view idOf(Actor actor) { return lookUp(actor); }
std::string_view idOf(Piece piece) { return lookUp(piece); }
std::string_view idOf(FieldKind kind) { return lookUp(kind); }
std::string_view idOf(Slot slot) { return lookUp(slot); }
std::string_view idOf(CardKind kind) { return lookUp(kind); }
std::string_view idOf(Technology technology) { return lookUp(technology); }
std::string_view idOf(Phase phase) { return lookUp(phase); }
std::string idOf(City city) {
    return city.isSet() ? "c" + std::to_string(city.value) : std::string(core::kNoId);
}

template <class T>
std::optional<T> parseId(std::string_view id) {
    return core::thingAmong<T>(kIds<T>, id);
}

template <>
std::optional<City> parseId<City>(std::string_view id) {
    if (id == core::kNoId)
        return City{};
    if (!id.starts_with('c'))
        return std::nullopt;
    id.remove_prefix(1);
    int number = 0;
    const char* const end = id.data() + id.size();
    const auto [stop, error] = std::from_chars(id.data(), end, number);
    if (error != std::errc{} || stop != end || number < 0 || number >= City::kNothing)
        return std::nullopt;
    return City(number);
}

template std::optional<Seat> parseId(std::string_view id);
template std::optional<Owner> parseId(std::string_view id);
template std::optional<Actor> parseId(std::string_view id);
template std::optional<Piece> parseId(std::string_view id);
template std::optional<FieldKind> parseId(std::string_view id);
template std::optional<Slot> parseId(std::string_view id);
template std::optional<CardKind> parseId(std::string_view id);
template std::optional<Technology> parseId(std::string_view id);
template std::optional<Phase> parseId(std::string_view id);

} // namespace outpost
