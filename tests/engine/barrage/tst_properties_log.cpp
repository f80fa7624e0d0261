#include <QtTest>

#include "engine/barrage/random_play.h"
#include "tests/support/barrage/battery.h"
#include "tests/support/game_properties.h"

/// Seeds that the other properties do not play.
using TestPropertiesLog =
    battery::LogPropertiesOf<barrage::test::BatteryTable, battery::Seeds{20000, 300}, 100, 50>;

QTEST_APPLESS_MAIN(TestPropertiesLog)
