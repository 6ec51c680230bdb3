// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::simulator {

/// From now on, an empty endless loop, which g++ leaves without a reporting basic block (`while (true);`), ends its
/// launch with a LaneFault after one to two seconds of CPU time. Threads in other loops yield, and their steps are
/// counted.
void endEmptyLoops();

/// Includes the calling thread, which runs blocks, if the process checks its loops.
void lookAtLoops();

}  // namespace warpbench::simulator
