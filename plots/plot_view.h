// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "series.h"
#include "theme.h"

class QCustomPlot;

namespace warpbench::plots {

/// Draws a PlotData with QCustomPlot: error bars for the quartiles, dashed reference lines, legend, title, notes.
/// The wheel zooms, dragging pans, a double click shows everything again. With the keyboard, the arrows go from point
/// to point, Return stands for a click, plus and minus zoom and Home shows everything.
class PlotView : public QWidget {
  Q_OBJECT

 public:
  explicit PlotView(QWidget* parent = nullptr);
  ~PlotView() override;

  void setData(const PlotData& data);
  const PlotData& data() const;

  /// Follows the palette's lightness until a theme is set.
  void setTheme(std::optional<Theme> theme);

  /// Logarithmic axes; a value that one cannot show is left out and said in a note.
  void setLogarithmic(bool x, bool y);
  bool logarithmicX() const;
  bool logarithmicY() const;

  /// Marks the points of these results; empty: none.
  void highlight(const std::vector<std::size_t>& resultIndices);

  /// For tests and export.
  QCustomPlot* plot() const;

 signals:
  /// The point of this result was clicked.
  void resultClicked(std::size_t resultIndex);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Private;
  std::unique_ptr<Private> d;
};

}  // namespace warpbench::plots
