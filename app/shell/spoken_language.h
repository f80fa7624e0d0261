#pragma once

#include <QString>

/// Tells the system the language of the window, so that screen readers read it out with the right
/// voice. Empty: the system's own. Only phones have to be told; desktops ask Qt, which answers with
/// the default locale.
void setSpokenLanguage(const QString& language);
