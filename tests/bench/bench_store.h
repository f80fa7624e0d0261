#pragma once

namespace bench {

/// Speeds of the store, in a folder of its own below the current one: a disk is measured, so that
/// should not be a file system in memory.
void measureStore();

} // namespace bench
