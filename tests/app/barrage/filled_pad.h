#pragma once

#include "tests/app/pad/pad_desk.h"

/// A human and an Automa, tied in the objective.
inline void fillInBarrage(PadDesk& desk) {
    desk.model.addAutoma();
    desk.model.remove(1);
    desk.name(0, "Ida");
    desk.table("board", 2);
    desk.table("objective_tile", 5);
    desk.side(0, "company", 2);
    desk.side(0, "officer", 2);
    desk.side(1, "level", 2);
    desk.side(1, "company", 1);
    desk.enter(0, "vp", 70);
    desk.enter(0, "objective", 4);
    desk.enter(0, "excavators", 3);
    desk.enter(0, "mixers", 4);
    desk.enter(0, "credits", 8);
    desk.enter(0, "drops", 2);
    desk.enter(0, "private_buildings", 9);
    desk.enter(1, "vp", 80);
    desk.enter(1, "objective", 4);
}
