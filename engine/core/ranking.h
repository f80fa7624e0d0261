#pragma once

#include <algorithm>
#include <vector>

namespace core {

/// The rank of each standing, 1 for the highest; equal ones share a rank and the next ones stand as
/// far behind as there are better ones.
template <class Standing>
[[nodiscard]] std::vector<int> ranks(const std::vector<Standing>& standings) {
    std::vector<int> ranks;
    for (const Standing& own : standings)
        ranks.push_back(1 + static_cast<int>(std::count_if(
                                standings.begin(), standings.end(),
                                [&own](const Standing& other) { return own < other; })));
    return ranks;
}

} // namespace core
