#pragma once

#include <QString>

#include "engine/barrage/state.h"

namespace barrage {

/// The company's name in the language of the app.
[[nodiscard]] QString nameOf(Company company);

/// Three letters for narrow columns; different for every company.
[[nodiscard]] QString shortNameOf(Company company);

/// An Automa's level.
[[nodiscard]] QString levelName(Level level);

/// Who plays the company: "Automa · Medium", the name, or the company if nobody gave one.
[[nodiscard]] QString playerName(const CompanyState& own, Company company, const QString& name);

} // namespace barrage
