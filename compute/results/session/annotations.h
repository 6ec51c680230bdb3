// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace warpbench {

/// The user's name and note for one run of a session, and the run's results.
struct RunRecord {
  std::string name;  ///< empty: unnamed
  std::string note;
  std::string date;  ///< start of the run, ISO 8601, UTC; empty: unknown
  bool pinned = false;
  bool shown = true;
  std::vector<std::size_t> results;  ///< indices into the session's results; no result is in two runs
  bool operator==(const RunRecord&) const = default;
};

/// The user's name and colour for a series.
struct SeriesLook {
  std::string family;
  std::string series;  ///< variant id, or the plot's series key if a variant has several series
  std::string name;    ///< empty: the plot's name
  std::string colour;  ///< "#rrggbb"; empty: the plot's colour
  bool operator==(const SeriesLook&) const = default;
};

/// A line or text that the user drew in one view of a family's plots.
struct PlotMark {
  enum class Kind { Horizontal, Vertical, Text };

  std::string family;
  std::string view;     ///< as on the command line: "bandwidth"
  std::string along;    ///< parameter on the x axis; empty for bars
  std::string variant;  ///< for a text over bars: the bar it belongs to
  std::string unit;     ///< unit of y when drawn; a plot in another unit hides the mark
  Kind kind = Kind::Horizontal;
  double x = 0;  ///< unused by a horizontal line
  double y = 0;  ///< unused by a vertical line
  std::string text;
  bool operator==(const PlotMark&) const = default;
};
std::string toText(PlotMark::Kind kind);

/// The user's title and axis labels for exports of one plot.
struct PlotWording {
  std::string plot;   ///< key: the plot's default title and y label, separated by a line feed
  std::string title;  ///< empty, as with the labels: the plot's default
  std::string x;
  std::string y;
  bool operator==(const PlotWording&) const = default;
};

/// The visible ranges of a plot's axes, in their units.
struct AxisRanges {
  double left = 0, right = 1;
  double bottom = 0, top = 1;
  bool operator==(const AxisRanges&) const = default;
};

/// The user's axis settings for one view of a family's plots.
struct PlotAxes {
  std::string family;
  std::string view;  ///< as on the command line: "bandwidth"
  bool logX = false;
  bool logY = false;
  std::string along;                      ///< parameter on the x axis of the ranges; empty for bars
  std::string unit;                       ///< unit of y of the ranges; a plot with other axes shows all data
  std::optional<AxisRanges> ranges = {};  ///< nothing: show all data; bars use only the y range
  bool operator==(const PlotAxes&) const = default;
  /// The key of a plot.
  auto plot() const { return std::tie(family, view); }
};

/// The user's additions to a session's plots.
struct Annotations {
  std::vector<SeriesLook> series;
  std::vector<PlotMark> marks;
  std::vector<PlotWording> words = {};  ///< at most one per plot
  std::vector<PlotAxes> axes = {};      ///< at most one per plot
  bool empty() const { return series.empty() && marks.empty() && words.empty() && axes.empty(); }
  bool operator==(const Annotations&) const = default;
};

/// Whether `text` has the form "#rrggbb".
bool isColour(const std::string& text);

}  // namespace warpbench
