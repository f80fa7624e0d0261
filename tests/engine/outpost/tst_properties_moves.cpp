#include <QtTest>

#include "tests/support/game_properties.h"
#include "tests/support/outpost/battery.h"

/// Seeds that the other properties do not play.
using TestPropertiesMoves = battery::MovePropertiesOf<outpost::test::BatteryTable,
                                                      battery::Seeds{10000, battery::scaled(500)}>;

QTEST_APPLESS_MAIN(TestPropertiesMoves)
