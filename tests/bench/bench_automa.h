#pragma once

namespace bench {

/// How fast Automas decide, on one core.
void measureAutoma();

} // namespace bench
