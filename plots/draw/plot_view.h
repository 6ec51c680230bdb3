// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "data/series.h"
#include "look/plot_parts.h"
#include "look/theme.h"

class QCustomPlot;

namespace warpbench::plots {

/// The settings that a user made in a view, which an exported picture must show as well.
struct ViewState {
  using Ranges = AxisRanges;

  bool logX = false;
  bool logY = false;
  QStringList hidden = {};          ///< legend rows
  std::optional<Ranges> zoom = {};  ///< nothing: the axes show all data
  PlotParts parts = {};

  /// Takes the axes that come with the plot, or suitable ones.
  void takeAxes(const PlotData& data);
};

/// Draws a PlotData with QCustomPlot: error bars for the quartiles, dashed reference lines, legend, title and notes.
/// The wheel zooms, dragging pans, dragging with Shift zooms to a box, and a double click shows everything. Pointing at
/// a legend row emphasises its series, and a click hides or shows them. On the keyboard, arrows move between points,
/// Return clicks, plus and minus zoom, and Home shows everything.
class PlotView : public QWidget {
  Q_OBJECT

 public:
  explicit PlotView(QWidget* parent = nullptr);
  ~PlotView() override;

  void setData(const PlotData& data);
  const PlotData& data() const;

  /// Follows the palette's lightness until a theme is set.
  void setTheme(std::optional<Theme> theme);

  /// Selects logarithmic axes. Values that such an axis cannot show are left out and noted. Roofline axes are always
  /// logarithmic.
  void setLogarithmic(bool x, bool y);
  bool logarithmicX() const;
  bool logarithmicY() const;

  /// The rows of the legend, including hidden ones, and whether their series are visible. Hidden rows stay hidden when
  /// other data arrive, and the axes fit the visible data.
  QStringList legendRows() const;
  bool isShown(const QString& row) const;
  void setShown(const QString& row, bool shown);
  void showAllRows();
  /// Emphasises the series of a row; empty: none.
  void emphasise(const QString& row);

  ViewState state() const;
  void setState(const ViewState& state);

  /// The range that the axes show now, even if it covers all data; nothing if there are no axes.
  std::optional<ViewState::Ranges> ranges() const;
  /// Nothing: show all data.
  void setZoom(const std::optional<ViewState::Ranges>& zoom);
  /// Whether x is numeric, so that it can be zoomed and read at a position.
  bool hasNumbersAlongX() const;

  /// Shows notes as one summary line; pointing at it shows them all.
  void setBriefNotes(bool brief);
  /// Over lines, draws a line through the x nearest to the pointer and reads all series there.
  void setCrosshair(bool on);

  /// Marks the position of the experiment's slider and the points there; exports omit it.
  void setPosition(std::optional<double> x);

  /// Marks the points of these results; empty: none.
  void highlight(const std::vector<std::size_t>& resultIndices);

  /// Whether the last drawn plot had room for its legend, or has none.
  bool legendFits() const;
  /// Whether the legend shows its names in full.
  bool legendNamesAreWhole() const;

  /// For tests and export.
  QCustomPlot* plot() const;

 signals:
  /// The point of this result was clicked, or selected with Return. `further`: with Ctrl, to add it to the selection.
  void resultClicked(std::size_t resultIndex, bool further = false);
  /// The user undid zooming and panning.
  void everythingShown();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Private;
  std::unique_ptr<Private> d;
};

}  // namespace warpbench::plots
