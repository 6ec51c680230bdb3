// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::gui {

/// Makes all text of the program, that of the plots included, `percent` of the size that it had at the start.
void applyTextSize(int percent);

}  // namespace warpbench::gui
