#include <QtTest>

#include "engine/outpost/random_play.h"
#include "tests/support/game_properties.h"
#include "tests/support/outpost/battery.h"

/// Seeds that the other properties do not play.
using TestPropertiesLog = battery::LogPropertiesOf<outpost::test::BatteryTable,
                                                   battery::Seeds{20000, battery::scaled(500)},
                                                   battery::scaled(500) / 5, 20>;

QTEST_APPLESS_MAIN(TestPropertiesLog)
