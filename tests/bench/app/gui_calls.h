#pragma once

namespace bench {

/// What the program asks of engine and store while a finger waits: none of it may take a frame.
void measureGuiCalls();

} // namespace bench
