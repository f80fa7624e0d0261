#pragma once

#include <QStringList>

/// The languages of the app, as languages.txt lists them.
namespace languages {

/// Such as "pl"; that of the sources first.
[[nodiscard]] QStringList codes();
/// What the languages call themselves, in the order of the codes.
[[nodiscard]] QStringList names();
/// The one without translations.
[[nodiscard]] inline QString ofSources() { return codes().first(); }

} // namespace languages
