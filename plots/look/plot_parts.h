// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "data/series.h"

namespace warpbench::plots {

/// Words of a person's own in place of a plot's, which are about that plot alone. Empty: the plot's.
struct PlotWords {
  QString title;
  QString x;
  QString y;
  bool operator==(const PlotWords&) const = default;
};

/// What a session knows the plot's words by, in PlotWording: its title, which says of which family and size it is, and
/// its y axis.
std::string wordsKey(const PlotData& data);
/// A person's words for that plot; empty ones where it has none.
PlotWords wordsOf(const PlotData& data, const Annotations& annotations);
/// As a session has them.
PlotWording wordingOf(const std::string& key, const PlotWords& words);

/// What is drawn of a plot besides its data and axes, and the words of one's own in place of the plot's.
struct PlotParts {
  enum class Legend { Below, Beside, None };  ///< it moves where there is no room for it

  bool title = true;
  bool subtitle = true;
  bool formula = true;
  bool notes = true;
  bool marks = true;  ///< of points with warnings
  bool lines = true;  ///< peaks and copies of devices; a roofline has its roofs all the same
  Legend legend = Legend::Below;
  PlotWords own = {};  ///< a title among them is drawn even where `title` is off
  bool operator==(const PlotParts&) const = default;
};

/// Whether the plot's words, but maybe its title, are elsewhere, as in a paper's caption.
inline bool captioned(const PlotParts& parts) { return !parts.subtitle && !parts.formula && !parts.notes; }
/// Of the height, that the data of such a plot have at least.
inline constexpr double kDataAboveCaption = 2.0 / 3;

/// The data with those parts left out or named anew, for whatever draws them. Where the subtitle is left out, the axis
/// says where times come from: see withOrigin().
PlotData withParts(PlotData data, const PlotParts& parts);

/// The data with "logarithmic" behind the title of an axis that is, but for words of one's own.
PlotData withScales(PlotData data, const PlotParts& parts, bool logX, bool logY);

/// The title of a plot's axis with the word "modelled" or "recorded" behind it where all its times are, whatever that
/// title is.
QString withOrigin(const QString& title, const PlotData& data);

}  // namespace warpbench::plots
