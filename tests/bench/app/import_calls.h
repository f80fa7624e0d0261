#pragma once

namespace bench {

/// The import of everything that somebody played in years, and what is felt of it meanwhile.
void measureImport();

} // namespace bench
