#include <QtTest>

#include "tests/support/game_properties.h"
#include "tests/support/nucleum/battery.h"

/// Seeds that the other properties do not play.
using TestPropertiesMoves = battery::MovePropertiesOf<nucleum::test::BatteryTable,
                                                      battery::Seeds{10000, battery::scaled(100)}>;

QTEST_APPLESS_MAIN(TestPropertiesMoves)
