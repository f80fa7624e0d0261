#pragma once

#include <span>

namespace help {

/// A sign or a word and what it means; texts to be translated in the context of HelpModel.
struct Entry {
    const char* chapter;
    const char* sign; // a name Pictogram knows, or empty
    const char* title;
    const char* explanation;
};

/// All of them, chapter by chapter.
[[nodiscard]] std::span<const Entry> entries();

} // namespace help
