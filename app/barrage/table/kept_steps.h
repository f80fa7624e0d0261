#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/sessions/kept_session.h"

namespace steps {

/// How far the hands at the table have come with what they were told. It is kept with the session
/// beside the log, which knows nothing of it.
struct KeptSteps {
    /// The lines of a list, from 0, under its name. Several lists are seen at a time.
    using Ticks = std::map<std::string, std::vector<int>>;

    int told = 0;           // entries whose steps are done
    int tickedAt = 0;       // entries in force when these lines were ticked
    Ticks ticked;           // of every list that is seen
    std::vector<int> dealt; // entries that the app dealt, so that they are still to be put down

    /// The same if only the first `count` entries are in force.
    [[nodiscard]] KeptSteps upTo(int count) const;
    /// The same after other entries have taken the place of some, which the table had right: what
    /// was done of later ones stays done. Ticks go, as their list may be another.
    [[nodiscard]] KeptSteps behind(const sessions::ReplacedEntries& replaced) const;
    /// All that is in force is done.
    [[nodiscard]] static KeptSteps allDone(int count) { return {count, count, {}, {}}; }
    [[nodiscard]] bool isTicked(const std::string& list, int line, int cursor) const;
    /// These lines of the list are ticked, and no others.
    void tick(const std::string& list, std::vector<int> lines, int cursor);
    [[nodiscard]] bool isDealt(std::size_t entry) const;

    friend bool operator==(const KeptSteps&, const KeptSteps&) = default;
};

/// `options` is the JSON object of a session. Where it says nothing of steps, all is done: such
/// games are from elsewhere or from before.
[[nodiscard]] std::optional<KeptSteps> readFrom(const std::string& options);
/// The same object with these steps.
[[nodiscard]] std::string writtenTo(const std::string& options, const KeptSteps& steps);

} // namespace steps
