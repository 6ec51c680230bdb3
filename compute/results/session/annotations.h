// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace warpbench {

/// What a person calls one run of a session, and which results came of it.
struct RunRecord {
  std::string name;  ///< empty: it has none of its own
  std::string note;
  std::string date;  ///< of its beginning, ISO 8601, UTC; empty: unknown
  bool pinned = false;
  bool shown = true;
  std::vector<std::size_t> results;  ///< indices into the session's, each in one run only
  bool operator==(const RunRecord&) const = default;
};

/// A series as a person calls and colours it.
struct SeriesLook {
  std::string family;
  std::string series;  ///< a variant's id, or what a plot tells the series by where a variant has several
  std::string name;    ///< empty: the plot's
  std::string colour;  ///< "#rrggbb"; empty: the plot's
  bool operator==(const SeriesLook&) const = default;
};

/// A line or a text of a person's own in one view of a family's plots.
struct PlotMark {
  enum class Kind { Horizontal, Vertical, Text };

  std::string family;
  std::string view;     ///< as on the command line: "bandwidth"
  std::string along;    ///< the parameter along x; empty where bars stand there
  std::string variant;  ///< of a text over bars: whose bar it stands at
  std::string unit;     ///< of y as it was drawn: a plot in another one does not show the mark
  Kind kind = Kind::Horizontal;
  double x = 0;  ///< not of a horizontal line
  double y = 0;  ///< not of a vertical line
  std::string text;
  bool operator==(const PlotMark&) const = default;
};
std::string toText(PlotMark::Kind kind);

/// The title and the axis labels that a person gave one plot for files of it.
struct PlotWording {
  std::string plot;   ///< the title and the label of the y axis that the plot has by itself, a line feed between them
  std::string title;  ///< empty, as the labels: the plot's
  std::string x;
  std::string y;
  bool operator==(const PlotWording&) const = default;
};

/// What a plot's axes show: from the left and from below to the right and up, in their units.
struct AxisRanges {
  double left = 0, right = 1;
  double bottom = 0, top = 1;
  bool operator==(const AxisRanges&) const = default;
};

/// The axes that a person chose for one view of a family's plots.
struct PlotAxes {
  std::string family;
  std::string view;  ///< as on the command line: "bandwidth"
  bool logX = false;
  bool logY = false;
  std::string along;                      ///< the parameter along x of the ranges; empty where bars stand there
  std::string unit;                       ///< of their y: a plot with other axes shows all data
  std::optional<AxisRanges> ranges = {};  ///< nothing: all data show; over bars only those of y count
  bool operator==(const PlotAxes&) const = default;
  /// What tells plots apart.
  auto plot() const { return std::tie(family, view); }
};

/// What a person adds to a session's plots.
struct Annotations {
  std::vector<SeriesLook> series;
  std::vector<PlotMark> marks;
  std::vector<PlotWording> words = {};  ///< at most one a plot
  std::vector<PlotAxes> axes = {};      ///< likewise
  bool empty() const { return series.empty() && marks.empty() && words.empty() && axes.empty(); }
  bool operator==(const Annotations&) const = default;
};

/// Whether it is a colour as a file has it: "#" and six hexadecimal digits.
bool isColour(const std::string& text);

}  // namespace warpbench
