#pragma once

/// The games that Penstock knows, in the order in which they are offered. This is the one list:
/// each shared part asks every game on it for what the game gives to that part.
#define PENSTOCK_GAMES(EACH) EACH(barrage) EACH(outpost) EACH(nucleum)
