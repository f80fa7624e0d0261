#pragma once

#include "app/nucleum/choices/form.h"
#include "engine/nucleum/facts.h"

namespace nucleum {

/// The fields of each kind of fact.
[[nodiscard]] std::vector<Field> fieldsOf(const Fact& fact);
void setValue(Fact& fact, const QString& key, int value);
/// Where on the pieces it is printed.
[[nodiscard]] QString whereToLook(const Fact& fact);

} // namespace nucleum
