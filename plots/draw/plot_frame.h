// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "axes/reference_lines.h"
#include "axes/slope_lines.h"
#include "draw/drawing.h"
#include "draw/fitted_text.h"
#include "draw/own_marks.h"
#include "draw/plot_canvas.h"

namespace warpbench::plots {

/// Everything drawn of one PlotData on a canvas: title and subtitle above the axis rect, and legend, formula and notes
/// below it, so that exports include them. If there is nothing to draw, a line says so.
class PlotFrame {
 public:
  PlotFrame(const PlotData& data, const Look& look, PlotCanvas& canvas);
  ~PlotFrame();
  PlotFrame(const PlotFrame&) = delete;
  PlotFrame& operator=(const PlotFrame&) = delete;

  void fit(PlotCanvas::Fit step);

  /// nullptr if there is nothing to draw.
  const Drawing* drawing() const { return m_drawing.get(); }
  QCPAxisRect* axes() const { return m_axes; }
  /// The legend row under a pixel; empty if there is none.
  QString legendKeyAt(const QPointF& pixel) const;

  /// All notes if the pixel is on their visible part; otherwise empty.
  QString notesAt(const QPointF& pixel) const { return m_notes.at(pixel); }

  /// Whether the last layout had room for the legend, or the plot needs none.
  bool legendFits() const {
    return !m_legend || m_look.parts.legend == PlotParts::Legend::None || m_legend->layout() != nullptr;
  }
  bool legendNamesAreWhole() const { return !m_legend || !m_legend->layout() || m_shortNames == m_names; }

  /// Whether the axes show all data, which zooming or panning ends.
  bool automatic() const { return m_automatic; }
  void showAll() { m_automatic = true; }
  /// The axis of the figures; keyAxis() is the other one.
  QCPAxis* valueAxis() const { return m_axes->axis(m_lies ? QCPAxis::atBottom : QCPAxis::atLeft); }
  QCPAxis* keyAxis() const { return m_axes->axis(m_lies ? QCPAxis::atLeft : QCPAxis::atBottom); }
  void setRanges(const QCPRange& x, const QCPRange& y);

 private:
  /// Whether the plot has room for little more than the data.
  static bool isSmallest(QSize size);
  FittedText addText(const QString& text, const QFont& font, const QColor& colour);
  void addMessage();
  void addAxes();
  void addLegend();
  void addDrawing();
  void addNotes();
  void fitTexts();
  int fitLegend(int width, int columnsAtLeast = 0);
  QStringList shortLegendNames(const QFontMetrics& metrics, int width) const;
  /// Decides where the legend goes, given the plot's width and the height left for texts below the axes, and fits the
  /// legend to that.
  PlotParts::Legend placeOfLegend(QSize size, int width, double room);
  /// Fits the legend below a captioned plot. If room is scarce, it uses as few rows as its names allow.
  void fitLegendToCaptioned(QSize size, int width);
  int aboveAxes() const;
  double heightBesideData() const;
  int linesOfTicks() const;
  /// Pixels between the plot's rows.
  int rowSpacing() const;
  /// Whether shortening has kept distinct names distinct.
  bool namesDiffer() const;
  void showLegend(PlotParts::Legend place);
  void stackLegend();
  void fitTicks();
  void fitRanges();
  QCPRange yRange() const;
  int valueLength() const { return m_lies ? m_axes->width() : m_axes->height(); }
  /// After the user pans or zooms.
  void moved(QCPAxis& axis, const QCPRange& now, const QCPRange& before);

  const PlotData m_data;
  const Look m_look;
  PlotCanvas& m_canvas;
  FittedText m_title;
  FittedText m_subtitle;
  FittedText m_message;  ///< in place of the axes
  FittedText m_formula;
  FittedNotes m_notes;
  QCPLayoutGrid* m_body = nullptr;  ///< the axes, and the legend if it stands next to them
  QCPAxisRect* m_axes = nullptr;
  QCPLegend* m_legend = nullptr;
  PlotParts::Legend m_legendPlace = PlotParts::Legend::Below;
  QCPLayoutGrid* m_beside = nullptr;  ///< holds the legend while it is in the body
  int m_legendRow = 0;
  QStringList m_names;       ///< of the legend's items, one line each
  QStringList m_shortNames;  ///< the names as shown now
  int m_legendWidth = -1;    ///< the width that the legend was last fitted to
  int m_legendColumns = 0;   ///< the least number of columns that it was last fitted to
  int m_legendHeight = 0;    ///< the height for that width and number
  int m_legendWidest = 0;    ///< pixels of its widest row
  std::unique_ptr<ReferenceLines> m_lines;
  std::unique_ptr<SlopeLines> m_slopes;
  std::unique_ptr<OwnMarks> m_marks;
  std::unique_ptr<Drawing> m_drawing;
  const bool m_lies;  ///< bars are horizontal
  bool m_automatic = true;
  bool m_fitting = false;
};

}  // namespace warpbench::plots
