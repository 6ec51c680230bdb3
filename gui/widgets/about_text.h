// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace warpbench::gui {

/// What the program is made of, a line each: its own version and commit, Qt, QCustomPlot, CUDA, its licence.
QString aboutText();

}  // namespace warpbench::gui
