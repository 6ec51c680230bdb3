// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace warpbench::gui {

/// Version and commit of the program, Qt, QCustomPlot, CUDA and the licence, one per line.
QString aboutText();

}  // namespace warpbench::gui
