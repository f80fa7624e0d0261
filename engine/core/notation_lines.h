#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/core/notation_words.h"

/// Whole lines of a notation. `describe(io, thing)` describes a line once for both directions.
namespace core::notation {

template <class Thing, class Describe>
[[nodiscard]] std::string formatLine(const Thing& thing, Describe describe) {
    Writer writer;
    Thing copy = thing;
    describe(writer, copy);
    return writer.text();
}

/// Nothing but what formatLine writes is read.
template <class Thing, class Describe>
[[nodiscard]] std::optional<Thing> parseLine(std::string_view line, Describe describe) {
    Reader reader(line);
    Thing thing;
    describe(reader, thing);
    if (!reader.isDone() || formatLine(thing, describe) != line)
        return std::nullopt;
    return thing;
}

/// Makes `what` the empty alternative with this number, unless it is that alternative already.
template <class... Kinds>
void select(std::variant<Kinds...>& what, std::size_t kind) {
    if (what.index() == kind)
        return;
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        ((I == kind ? static_cast<void>(what.template emplace<I>()) : static_cast<void>(0)), ...);
    }(std::index_sequence_for<Kinds...>());
}

/// Who, the verb of the kind, and what `describe` says of that kind.
template <class Io, class Move, std::size_t N, class Describe>
void describeMove(Io& io, Move& move, const Names<N>& verbs, Describe describe) {
    io.id("", move.by);
    std::size_t kind = move.what.index();
    io.name("", kind, verbs);
    select(move.what, kind);
    std::visit([&](auto& what) { describe(io, what); }, move.what);
}

/// For a game's readId, of what its parseId found.
template <class Thing>
[[nodiscard]] bool take(const std::optional<Thing>& read, Thing& thing) {
    if (read)
        thing = *read;
    return read.has_value();
}

} // namespace core::notation
