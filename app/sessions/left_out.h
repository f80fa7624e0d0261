#pragma once

#include <QString>

namespace sessions {

/// What a .penstock file does not have of what it should have.
struct LeftOut {
    int records = 0;       // games, results and cards that an import would refuse
    int endings = 0;       // of games that stop making sense on the way
    int damagedPhotos = 0; // that an import would refuse
    int photos = 0;        // for which the file has no room

    friend bool operator==(const LeftOut&, const LeftOut&) = default;
};

/// Says so, one sentence for each kind; empty if everything is there.
[[nodiscard]] QString leftOutText(const LeftOut& leftOut);

} // namespace sessions
