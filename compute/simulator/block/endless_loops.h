// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::simulator {

/// In this process, from now on: a loop without end that does nothing, so that g++ leaves it without a basic block that
/// would report itself (`while (true);`), ends its launch with a LaneFault after one to two
/// seconds of processor time. Threads in other loops give way, and their steps are counted.
void endEmptyLoops();

/// Of the thread that calls, which runs blocks: its loops are looked at if those of the process are.
void lookAtLoops();

}  // namespace warpbench::simulator
