#pragma once

#include <QtGlobal>

/// An emulator runs the tests: what is measured is no measure.
[[nodiscard]] inline bool isEmulated() { return qEnvironmentVariableIsSet("PENSTOCK_EMULATED"); }
