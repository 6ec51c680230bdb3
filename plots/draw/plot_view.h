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

/// What a person has set in a view, which a picture of it has to show as well.
struct ViewState {
  using Ranges = AxisRanges;

  bool logX = false;
  bool logY = false;
  QStringList hidden = {};          ///< rows of the legend
  std::optional<Ranges> zoom = {};  ///< nothing: all data show
  PlotParts parts = {};

  /// Takes the axes that the plot comes with.
  void takeAxes(const PlotData& data);
};

/// Draws a PlotData with QCustomPlot: error bars for the quartiles, dashed reference lines, legend, title, notes.
/// The wheel zooms, dragging pans, dragging with Shift zooms to a box, a double click shows everything again. A row of
/// the legend stands out while the mouse is over it, and a click hides its series or shows them again. With the
/// keyboard, the arrows go from point to point, Return stands for a click, plus and minus zoom and Home shows
/// everything.
class PlotView : public QWidget {
  Q_OBJECT

 public:
  explicit PlotView(QWidget* parent = nullptr);
  ~PlotView() override;

  void setData(const PlotData& data);
  const PlotData& data() const;

  /// Follows the palette's lightness until a theme is set.
  void setTheme(std::optional<Theme> theme);

  /// Logarithmic axes; a value that one cannot show is left out and said in a note. Those of a roofline always are.
  void setLogarithmic(bool x, bool y);
  bool logarithmicX() const;
  bool logarithmicY() const;

  /// The rows of the legend, hidden ones included, and whether their series are shown. Hidden ones stay so when other
  /// data come, and the axes fit what is left.
  QStringList legendRows() const;
  bool isShown(const QString& row) const;
  void setShown(const QString& row, bool shown);
  void showAllRows();
  /// Lets the series of a row stand out; empty: none.
  void emphasise(const QString& row);

  ViewState state() const;
  void setState(const ViewState& state);

  /// What the axes show now, whether it is all data or not; nothing where there are no axes.
  std::optional<ViewState::Ranges> ranges() const;
  /// Nothing: all data.
  void setZoom(const std::optional<ViewState::Ranges>& zoom);
  /// Whether x is a number, so that it can be zoomed and read at a place.
  bool hasNumbersAlongX() const;

  /// Notes as one line that sums them up; the pointer over it shows them all.
  void setBriefNotes(bool brief);
  /// Over lines, the pointer draws a line through the nearest x and reads all series there.
  void setCrosshair(bool on);

  /// Marks the place of lines where the experiment's slider stands, and the points there; not in exports.
  void setPosition(std::optional<double> x);

  /// Marks the points of these results; empty: none.
  void highlight(const std::vector<std::size_t>& resultIndices);

  /// Whether the plot, as it was last drawn, had room for its legend, where it has one.
  bool legendFits() const;
  /// Whether that legend has its names in full.
  bool legendNamesAreWhole() const;

  /// For tests and export.
  QCustomPlot* plot() const;

 signals:
  /// The point of this result was clicked, or chosen by Return; `further`: with Ctrl, to go with those chosen before.
  void resultClicked(std::size_t resultIndex, bool further = false);
  /// By hand: zooming and panning were undone.
  void everythingShown();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Private;
  std::unique_ptr<Private> d;
};

}  // namespace warpbench::plots
