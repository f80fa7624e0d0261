#pragma once

namespace bench {

/// Speeds and sizes of the Outpost engine, on one core, with made-up cards and a made-up map.
void measureOutpost();

} // namespace bench
