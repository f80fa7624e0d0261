#pragma once

#include "app/nucleum/choices/menu_forms.h"
#include "app/nucleum/choices/nucleum_choice_model.h"

/// Taps on what Nucleum's choices offer.

/// The option of the field with that value; -1 if there is none.
inline int optionOf(NucleumChoiceModel& choice, const QString& key, int value) {
    const nucleum::Field* const field = choice.fields()->field(key);
    for (int i = 0; field && i < field->options.size(); ++i)
        if (field->options[i].value == value)
            return i;
    return -1;
}

inline void take(NucleumChoiceModel& choice, const QString& key, int value) {
    choice.choose(key, optionOf(choice, key, value));
}

inline void open(NucleumChoiceModel& choice, nucleum::Entry entry) {
    const bool isMore = entry >= nucleum::Entry::Fulfil;
    take(choice, isMore ? "more" : "menu", static_cast<int>(entry));
}
