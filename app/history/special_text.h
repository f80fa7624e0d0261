#pragma once

#include <vector>

#include <QStringList>

#include "database/precedents.h"
#include "database/records.h"

namespace history {

/// What was special about a play for those in it, in the language of the installed translator: at
/// most three sentences, those of the winners first, and none for an ordinary evening.
[[nodiscard]] QStringList specialsOf(const database::Play& play,
                                     const std::vector<database::Precedents>& precedents);

} // namespace history
