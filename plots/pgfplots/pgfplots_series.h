// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <string>

#include "pgfplots/pgfplots_axis.h"
#include "pgfplots/pgfplots_style.h"

/// The series and lines of a plot in pgfplots code.
namespace warpbench::plots::pgf {

/// The code between \begin{axis} and \end{axis}.
struct Body {
  std::string text;
  QStringList notes;  ///< what could not be drawn
};

/// @param legend whether to write legend entries.
Body bodyOf(const PlotData& data, const Axes& axes, Palette& palette, bool legend);

}  // namespace warpbench::plots::pgf
