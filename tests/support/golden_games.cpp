#include "tests/support/golden_games.h"

namespace golden {

void TestGolden::initTestCase() {
    if (isUpdating())
        record();
}

void TestGolden::game_data() { addRows(); }
void TestGolden::game() { replayRow(); }

/// A seed that somebody noted deals the same game for ever, whatever an expansion adds.
void TestGolden::theSeedDealsTheSameGame_data() { addRows(); }
void TestGolden::theSeedDealsTheSameGame() { dealRow(); }

void TestGolden::cleanupTestCase() {
    for (auto each = m_signatures.cbegin(); each != m_signatures.cend(); ++each)
        qInfo("%s: %s", each.key().constData(), each.value().text().constData());
}

} // namespace golden
