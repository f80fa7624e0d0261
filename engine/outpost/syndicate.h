#pragma once

/// The Syndicate's face: what it decides and why, and what that asks of the hands at the table.
#include "engine/outpost/syndicate/decide.h"
#include "engine/outpost/syndicate/decision.h"
#include "engine/outpost/syndicate/instructions.h"
