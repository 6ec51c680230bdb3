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

/// Results as plain data ready to draw, without widgets.
namespace warpbench::plots {

/// A second session, drawn with the one shown.
struct Comparison {
  const Session* session = nullptr;  ///< nullptr: none
  QString name;                      ///< "monday.json"
  QString ownName;                   ///< of the session that is shown
};

/// The run that produced each result of a session, if only some runs are drawn.
struct DrawnRuns {
  static constexpr int kHidden = -1;  ///< in place of an index

  std::vector<int> of;  ///< per result: an index into `names`; empty: all are drawn as one run
  QStringList names;    ///< distinguish otherwise equal results
};

/// One drawn result. `low` and `high` are the quartiles of the time, or of the figure at those times.
struct SeriesPoint {
  double x = 0;  ///< the swept parameter, or the category's index
  double y = 0;
  double low = 0;
  double high = 0;
  std::size_t resultIndex = 0;  ///< in the session of origin; kNoResult: in the session compared with
  QStringList details;          ///< parts of y, and facts: "launch 1.2 ms"
  QStringList warnings;
  std::optional<double> ideal = {};  ///< marked next to y
  double length = 0;                 ///< of a span, along x
};
inline constexpr std::size_t kNoResult = static_cast<std::size_t>(-1);

/// The spread of a distribution's samples, in the unit of x.
struct Spread {
  double binWidth = 0;  ///< each point is a bin that begins at its x
  double q1 = 0;
  double median = 0;
  double q3 = 0;
  bool operator==(const Spread&) const = default;
};

/// Drawn at a point with warnings; its tooltip lists them.
inline const QString kWarningMark = QStringLiteral(" !");

/// The points of one variant on one device, in order of x. In a bar plot each has one point.
struct Series {
  QString name;         ///< legend text: the variant, and the device and origin if they differ between series
  QString variant;      ///< id
  QString key = {};     ///< identifies the user's name and colour in any language: see SeriesLook
  QString colour = {};  ///< the user's, "#rrggbb"; empty: the style's colour
  QString distinction;  ///< from other series of the same variant: "fp64, NVIDIA H200 (measured)"
  int style = 0;        ///< index of its colour, marker and dash: the variant's place in its family
  int group = 0;        ///< index of its distinction; a second dash, an open marker or a lighter bar
  bool flat = false;    ///< independent of x: its only point holds over the whole axis
  Origin origin = Origin::Measured;
  std::vector<SeriesPoint> points;
  std::optional<Spread> spread = {};  ///< of a distribution
  bool faded = false;                 ///< drawn faint behind the others
  bool wrong = false;                 ///< of a bar: its result is incorrect, so its height means nothing
};

/// A point of a PlotData: the index of its series, and its index in that series.
struct PointId {
  std::size_t series = 0;
  std::size_t point = 0;
  bool operator==(const PointId&) const = default;
};

/// A horizontal line: a device's peak or measured copy, an ideal, a baseline, or one that the user added.
struct ReferenceLine {
  QString label;  ///< "peak 4814 GB/s"
  double y = 0;
  enum class Kind { Peak, Copy, Ideal, Baseline, Own } kind = Kind::Peak;
  double from = 0;  ///< where a roof begins on x; other lines span the plot
};

/// A roof that rises with x: the limit that a bandwidth sets.
struct Slope {
  QString label;  ///< "peak 4814 GB/s"
  double perX = 0;
  double until = 0;  ///< the x where it meets the compute roof; 0: no end
  ReferenceLine::Kind kind = ReferenceLine::Kind::Peak;
};

/// The user's own vertical line, or text at a point.
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
  Course,        ///< lines over samples in the order taken, without markers
  Timeline,      ///< spans that start at x, in rows
};

/// A whole plot.
struct PlotData {
  Form form = Form::Results;
  QString title;     ///< "Matrix transpose 512 x 512 fp32"
  QString subtitle;  ///< device and origin: "NVIDIA H200 - modelled from simulated counts"
  QString formula;   ///< of the figure, shown with the plot; empty for times
  QString xTitle;
  std::string along;       ///< the parameter along x; empty if there is none, as for bars
  QString yTitle;          ///< with its unit
  QString unit;            ///< of y: "ms", "GB/s", "GFLOP/s", "10⁹ points/s"
  QStringList categories;  ///< variant titles for bars; empty for lines
  QStringList rows;        ///< of a timeline, from the bottom; a span's y is the index of its row
  std::vector<Series> series;
  std::vector<ReferenceLine> lines;
  std::vector<Slope> slopes;
  std::vector<OwnMark> marks;
  enum class Best { None, Lowest, Highest } best = Best::None;  ///< of a figure: which value of a sweep is marked
  std::optional<PlotAxes> axes = {};  ///< chosen by the user, or required by the data
  QString emptyText;                  ///< why there is nothing to draw and what would help; empty: no special reason
  bool times = true;                  ///< y derives from times, whose origin the tooltips show
  /// For ratios: bars begin at this value and the y axis is centred on it. `low` and `high` of the points then limit
  /// the ratio (see ComparedPair).
  std::optional<double> around = {};
  QStringList notes;  ///< one line each: failed points with the reason, and warnings
  /// For notes about some results only: those results' indices, as in SeriesPoint::resultIndex.
  std::map<QString, std::vector<std::size_t>> noted = {};

  bool bars() const { return !categories.isEmpty(); }
  /// Both axes are logarithmic, whatever the user selects.
  bool logarithmic() const { return form == Form::Roofline; }
  bool empty() const {
    return std::ranges::all_of(series, [](const Series& one) { return one.points.empty(); });
  }
};

}  // namespace warpbench::plots
