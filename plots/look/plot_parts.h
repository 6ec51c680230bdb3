// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "data/series.h"

namespace warpbench::plots {

/// The user's words for one plot. Empty: the plot's default.
struct PlotWords {
  QString title;
  QString x;
  QString y;
  bool operator==(const PlotWords&) const = default;
};

/// The key of a plot's words in a session's PlotWording: its title, which names family and size, and its y axis.
std::string wordsKey(const PlotData& data);
/// The user's words for that plot; empty if there are none.
PlotWords wordsOf(const PlotData& data, const Annotations& annotations);
/// In the form that a session stores.
PlotWording wordingOf(const std::string& key, const PlotWords& words);

/// The parts of a plot to draw besides data and axes, and the user's words for it.
struct PlotParts {
  enum class Legend { Below, Beside, None };  ///< moves if it has no room there

  bool title = true;
  bool subtitle = true;
  bool formula = true;
  bool notes = true;
  bool marks = true;  ///< of points with warnings
  bool lines = true;  ///< peaks and copies of devices; a roofline always has its roofs
  Legend legend = Legend::Below;
  PlotWords own = {};  ///< a title set here is drawn even if `title` is off
  bool operator==(const PlotParts&) const = default;
};

/// Whether the plot's words, except perhaps its title, stand elsewhere, such as in a paper's caption.
inline bool captioned(const PlotParts& parts) { return !parts.subtitle && !parts.formula && !parts.notes; }
/// The least share of the height for the data of a captioned plot.
inline constexpr double kDataAboveCaption = 2.0 / 3;

/// The data without the parts that are off and with the user's words, for any renderer. Without a subtitle, the axis
/// title names the origin of times: see withOrigin().
PlotData withParts(PlotData data, const PlotParts& parts);

/// Appends "logarithmic" to the title of each logarithmic axis, except where the user wrote the title.
PlotData withScales(PlotData data, const PlotParts& parts, bool logX, bool logY);

/// Appends "modelled" or "recorded" to an axis title if all its times have that origin.
QString withOrigin(const QString& title, const PlotData& data);

}  // namespace warpbench::plots
