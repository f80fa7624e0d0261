#include <QtTest>

#include "engine/nucleum/random_play.h"
#include "tests/support/game_properties.h"
#include "tests/support/nucleum/battery.h"

/// Seeds that the other properties do not play.
using TestPropertiesLog = battery::LogPropertiesOf<nucleum::test::BatteryTable,
                                                   battery::Seeds{20000, battery::scaled(300)},
                                                   battery::scaled(300) / 5, 20>;

QTEST_APPLESS_MAIN(TestPropertiesLog)
