#pragma once

#include <QtGlobal>

/// Of a player, wherever one is entered or read.
inline constexpr qsizetype kLongestName = 60;
