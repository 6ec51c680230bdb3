// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::gui {

/// Scales all text of the program, including plots, to `percent` of its size at startup.
void applyTextSize(int percent);

}  // namespace warpbench::gui
