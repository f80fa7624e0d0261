#pragma once

#include <QCoreApplication>

namespace nucleum {

/// The context in which everything about Nucleum is translated.
struct Nucleum {
    Q_DECLARE_TR_FUNCTIONS(Nucleum)
};

} // namespace nucleum
