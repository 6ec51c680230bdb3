// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "data/series.h"

namespace warpbench::plots {

/// What is drawn of a plot besides its data and axes, and the words of one's own in place of the plot's.
struct PlotParts {
  enum class Legend { Below, Beside, None };  ///< it moves where there is no room for it

  bool title = true;
  bool subtitle = true;
  bool formula = true;
  bool notes = true;
  bool marks = true;  ///< of points with warnings
  Legend legend = Legend::Below;
  QString ownTitle;  ///< empty: the plot's
  QString ownX;
  QString ownY;
  bool operator==(const PlotParts&) const = default;
};

/// Whether the plot's words are elsewhere, as in a paper's caption.
inline bool captioned(const PlotParts& parts) { return !parts.title && !parts.subtitle; }
/// Of the height, that the data of such a plot have at least.
inline constexpr double kDataAboveCaption = 2.0 / 3;

/// The data with those parts left out or named anew, for whatever draws them. Where the subtitle is left out, the title
/// of the axis says of times that they are modelled, if all are.
PlotData withParts(PlotData data, const PlotParts& parts);

}  // namespace warpbench::plots
