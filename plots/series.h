// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>
#include <vector>

#include "session.h"

/// Results as pure data ready to draw: no widget, no colour.
namespace warpbench::plots {

/// What is plotted.
enum class View {
  Time,      ///< milliseconds, median with quartiles
  Figure,    ///< effective bandwidth in GB/s, or what else the family counts: GFLOP/s, points per second
  EndToEnd,  ///< milliseconds with the copies to and from the device; the CPU's loops need none
};
inline constexpr View kViews[] = {View::Time, View::Figure, View::EndToEnd};

/// The word of the command line: "time", "bandwidth" (GB/s), "gflops", "rate" (items per second), "end-to-end".
QString viewName(View view, const QString& family);

/// One result as drawn. `low` and `high` are the quartiles (of the time, or of the figure at those times).
struct SeriesPoint {
  double x = 0;  ///< the swept parameter, or the category's index
  double y = 0;
  double low = 0;
  double high = 0;
  std::size_t resultIndex = 0;  ///< in the session that it was made from
  QStringList details;          ///< what y is made of, and facts: "launch 1.2 ms"
  QStringList warnings;
};

/// What stands at a point that has warnings; its tooltip says which.
inline const QString kWarningMark = QStringLiteral(" !");

/// The points of one variant on one device, in order of x. In a plot with bars each has one point.
struct Series {
  QString name;         ///< legend text: variant, and device and origin where they differ between the series
  QString variant;      ///< id
  QString distinction;  ///< what tells it from other series of the same variant: "fp64, NVIDIA H200 (measured)"
  int style = 0;        ///< index of its colour, marker and dash: the variant's place in its family
  int group = 0;        ///< index of its distinction; a second dash, an open marker or a lighter bar
  bool flat = false;    ///< does not depend on x: its only point holds over the whole axis
  Origin origin = Origin::Measured;
  std::vector<SeriesPoint> points;
};

/// A horizontal line: a device's peak or its measured copy.
struct ReferenceLine {
  QString label;  ///< "peak 4814 GB/s"
  double y = 0;
  enum class Kind { Peak, Copy } kind = Kind::Peak;
};

/// A whole plot.
struct PlotData {
  QString title;     ///< "Matrix transpose 512 x 512 fp32"
  QString subtitle;  ///< device and origin: "NVIDIA H200 - modelled from simulated counts"
  QString formula;   ///< of the figure, to stand beside the plot; empty for times
  QString xTitle;
  QString yTitle;          ///< with its unit
  QString unit;            ///< of y: "ms", "GB/s", "GFLOP/s", "10⁹ points/s"
  QStringList categories;  ///< variant titles where the plot has bars; empty where it has lines
  std::vector<Series> series;
  std::vector<ReferenceLine> lines;
  QStringList notes;  ///< one line each: what could not be drawn and why (failed points), what was flagged

  bool bars() const { return !categories.isEmpty(); }
  bool empty() const;
};

/// Draws what the results of one family have in common: bars over variants where only the variant differs, lines over
/// a numeric parameter where that differs as well. Results of other families are left out; results that failed are in
/// `notes`. Of several results of the same variant, device and parameters the last one counts.
PlotData plotData(const Session& session, const QString& family, View view);

}  // namespace warpbench::plots
