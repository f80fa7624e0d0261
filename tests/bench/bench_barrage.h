#pragma once

namespace bench {

/// Speeds and sizes of the Barrage engine, on one core.
void measureBarrage();

} // namespace bench
