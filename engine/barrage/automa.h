#pragma once

/// The Automa's face: what it decides and why, the steps by which it chooses, what it may do next,
/// and what its turns ask of the hands at the table. How it decides is behind it.
#include "engine/barrage/automa/building_choice.h"
#include "engine/barrage/automa/construction_choice.h"
#include "engine/barrage/automa/decide.h"
#include "engine/barrage/automa/decision.h"
#include "engine/barrage/automa/forecast.h"
#include "engine/barrage/automa/instructions.h"
#include "engine/barrage/automa/stack.h"
#include "engine/barrage/automa/turn.h"
