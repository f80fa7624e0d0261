#pragma once

#include <optional>
#include <string>
#include <vector>

namespace steps {

/// How far the hands at the table have come with what they were told. It is kept with the session
/// beside the log, which knows nothing of it.
struct KeptSteps {
    int told = 0;            // entries whose steps are done
    int tickedAt = 0;        // entries in force when these lines were ticked
    std::vector<int> ticked; // lines of the list that is seen, from 0
    std::vector<int> dealt;  // entries that the app dealt, so that they are still to be put down

    /// The same if only the first `count` entries are in force.
    [[nodiscard]] KeptSteps upTo(int count) const;
    /// All that is in force is done.
    [[nodiscard]] static KeptSteps allDone(int count) { return {count, count, {}, {}}; }
    [[nodiscard]] bool isTicked(int line, int cursor) const;
    [[nodiscard]] bool isDealt(std::size_t entry) const;

    friend bool operator==(const KeptSteps&, const KeptSteps&) = default;
};

/// `options` is the JSON object of a session. Where it says nothing of steps, all is done: such
/// games are from elsewhere or from before.
[[nodiscard]] std::optional<KeptSteps> readFrom(const std::string& options);
/// The same object with these steps.
[[nodiscard]] std::string writtenTo(const std::string& options, const KeptSteps& steps);

} // namespace steps
