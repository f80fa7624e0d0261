#include "tests/support/tests_dir.h"

QString inTestsDir(const QString& path) { return QStringLiteral(PENSTOCK_TESTS_DIR "/") + path; }
