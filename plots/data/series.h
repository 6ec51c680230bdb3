// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "results/session/session.h"

/// Results as pure data ready to draw: no widget, no colour.
namespace warpbench::plots {

/// A second session, drawn beside the one that is shown.
struct Comparison {
  const Session* session = nullptr;  ///< nullptr: none
  QString name;                      ///< "monday.json"
  QString ownName;                   ///< of the session that is shown
};

/// Which run each result of a session came of, where only some are drawn.
struct DrawnRuns {
  static constexpr int kHidden = -1;  ///< in place of an index

  std::vector<int> of;  ///< of each result: an index of `names`; empty: all are drawn, as of one run
  QStringList names;    ///< tell results apart that agree in all else
};

/// One result as drawn. `low` and `high` are the quartiles (of the time, or of the figure at those times).
struct SeriesPoint {
  double x = 0;  ///< the swept parameter, or the category's index
  double y = 0;
  double low = 0;
  double high = 0;
  std::size_t resultIndex = 0;  ///< in the session that it was made from; kNoResult: in the one compared with
  QStringList details;          ///< what y is made of, and facts: "launch 1.2 ms"
  QStringList warnings;
  std::optional<double> ideal = {};  ///< marked beside y
  double length = 0;                 ///< along x, of a span
};
inline constexpr std::size_t kNoResult = static_cast<std::size_t>(-1);

/// Where a distribution's samples lie, in the unit of x.
struct Spread {
  double binWidth = 0;  ///< a point is a bin that begins at its x
  double q1 = 0;
  double median = 0;
  double q3 = 0;
  bool operator==(const Spread&) const = default;
};

/// What stands at a point that has warnings; its tooltip says which.
inline const QString kWarningMark = QStringLiteral(" !");

/// The points of one variant on one device, in order of x. In a plot with bars each has one point.
struct Series {
  QString name;         ///< legend text: variant, and device and origin where they differ between the series
  QString variant;      ///< id
  QString key = {};     ///< what a person's name and colour for it are kept by, in whatever language: see SeriesLook
  QString colour = {};  ///< a person's, "#rrggbb"; empty: that of its style
  QString distinction;  ///< what tells it from other series of the same variant: "fp64, NVIDIA H200 (measured)"
  int style = 0;        ///< index of its colour, marker and dash: of a line the variant's place in its family
  int group = 0;        ///< index of its distinction; a second dash, an open marker or a lighter bar
  bool flat = false;    ///< does not depend on x: its only point holds over the whole axis
  Origin origin = Origin::Measured;
  std::vector<SeriesPoint> points;
  std::optional<Spread> spread = {};  ///< of a distribution
  bool faded = false;                 ///< steps back behind the others
  bool wrong = false;                 ///< has a result that is not right, so that its figure compares to nothing
};

/// A point of a PlotData: indices of its series and in it.
struct PointId {
  std::size_t series = 0;
  std::size_t point = 0;
  bool operator==(const PointId&) const = default;
};

/// A horizontal line: a device's peak or its measured copy, an ideal, a baseline, one of a person's own.
struct ReferenceLine {
  QString label;  ///< "peak 4814 GB/s"
  double y = 0;
  enum class Kind { Peak, Copy, Ideal, Baseline, Own } kind = Kind::Peak;
  double from = 0;  ///< the x that it begins at, of a roof; else it spans the plot
};

/// A roof that rises with x: what a bandwidth allows.
struct Slope {
  QString label;  ///< "peak 4814 GB/s"
  double perX = 0;
  double until = 0;  ///< the x of its end, where it meets the flops' roof; 0: it has none
  ReferenceLine::Kind kind = ReferenceLine::Kind::Peak;
};

/// A person's own vertical line, or text at a point.
struct OwnMark {
  QString text;
  double x = 0;
  std::optional<double> y = {};  ///< of a text; nothing: a line
  bool operator==(const OwnMark&) const = default;
};

/// How a plot's series are drawn.
enum class Form {
  Results,       ///< bars over categories, or lines over a parameter
  Roofline,      ///< single points on logarithmic axes
  Distribution,  ///< steps over bins
  Course,        ///< lines over the order of samples, without markers
  Timeline,      ///< spans from x on, in rows
};

/// A whole plot.
struct PlotData {
  Form form = Form::Results;
  QString title;     ///< "Matrix transpose 512 x 512 fp32"
  QString subtitle;  ///< device and origin: "NVIDIA H200 - modelled from simulated counts"
  QString formula;   ///< of the figure, to stand beside the plot; empty for times
  QString xTitle;
  std::string along;       ///< the parameter along x; empty where there is none, as under bars
  QString yTitle;          ///< with its unit
  QString unit;            ///< of y: "ms", "GB/s", "GFLOP/s", "10⁹ points/s"
  QStringList categories;  ///< variant titles where the plot has bars; empty where it has lines
  QStringList rows;        ///< of a timeline, from below; a span's y is the index of its row
  std::vector<Series> series;
  std::vector<ReferenceLine> lines;
  std::vector<Slope> slopes;
  std::vector<OwnMark> marks;
  enum class Best { None, Lowest, Highest } best = Best::None;  ///< of a figure: which value of a sweep is marked
  std::optional<PlotAxes> axes = {};  ///< as a person chose them, or as the data need them
  QString emptyText;                  ///< why there is nothing to draw and what would help; empty: nothing special
  bool times = true;                  ///< y comes from times, whose origin the tooltips tell
  /// Of ratios: what bars begin at and the y axis lies about; `low` and `high` of the points are then the range in
  /// which the ratio lies (see ComparedPair).
  std::optional<double> around = {};
  QStringList notes;  ///< one line each: what could not be drawn and why (failed points), what was flagged
  /// Of notes that are about some results only: which, as SeriesPoint::resultIndex has them.
  std::map<QString, std::vector<std::size_t>> noted = {};

  bool bars() const { return !categories.isEmpty(); }
  /// Both axes are logarithmic, whatever is asked for.
  bool logarithmic() const { return form == Form::Roofline; }
  bool empty() const {
    return std::ranges::all_of(series, [](const Series& one) { return one.points.empty(); });
  }
};

}  // namespace warpbench::plots
