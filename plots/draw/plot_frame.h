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

/// Everything that is drawn of one PlotData on a canvas: title and subtitle above the axis rect with the data, legend,
/// formula and notes below it, so that exports carry them. Where there is nothing to draw, a line says so.
class PlotFrame {
 public:
  PlotFrame(const PlotData& data, const Look& look, PlotCanvas& canvas);
  ~PlotFrame();
  PlotFrame(const PlotFrame&) = delete;
  PlotFrame& operator=(const PlotFrame&) = delete;

  void fit(PlotCanvas::Fit step);

  /// nullptr where there is nothing to draw.
  const Drawing* drawing() const { return m_drawing.get(); }
  QCPAxisRect* axes() const { return m_axes; }
  /// The row of the legend under a pixel; empty where there is none.
  QString legendKeyAt(const QPointF& pixel) const;

  /// All notes, where the pixel is on what is shown of them; else empty.
  QString notesAt(const QPointF& pixel) const { return m_notes.at(pixel); }

  /// Whether the last layout had room for the legend, where there is one.
  bool legendFits() const {
    return !m_legend || m_look.parts.legend == PlotParts::Legend::None || m_legend->layout() != nullptr;
  }
  /// Whether it has its names in full.
  bool legendNamesAreWhole() const { return !m_legend || !m_legend->layout() || m_shortNames == m_names; }

  /// Whether the axes show all data; not after zooming or panning.
  bool automatic() const { return m_automatic; }
  void showAll() { m_automatic = true; }
  /// The axis of the figures, and the other one.
  QCPAxis* valueAxis() const { return m_axes->axis(m_lies ? QCPAxis::atBottom : QCPAxis::atLeft); }
  QCPAxis* keyAxis() const { return m_axes->axis(m_lies ? QCPAxis::atLeft : QCPAxis::atBottom); }
  void setRanges(const QCPRange& x, const QCPRange& y);

 private:
  /// A plot on which little but the data has room.
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
  /// Where the legend goes, given the width of the plot and the height left for texts below the axes. Fits it to that.
  PlotParts::Legend placeOfLegend(QSize size, int width, double room);
  /// The same below a captioned plot, in as few rows as its names allow where there is little room.
  void fitLegendToCaptioned(QSize size, int width);
  int aboveAxes() const;
  double heightBesideData() const;
  int linesOfTicks() const;
  /// Pixels between the plot's rows.
  int rowSpacing() const;
  /// Whether the legend's names are as different as they were in full.
  bool namesDiffer() const;
  void showLegend(PlotParts::Legend place);
  void stackLegend();
  void fitTicks();
  void fitRanges();
  QCPRange yRange() const;
  int valueLength() const { return m_lies ? m_axes->width() : m_axes->height(); }
  /// After a pan or a zoom by hand.
  void moved(QCPAxis& axis, const QCPRange& now, const QCPRange& before);

  const PlotData m_data;
  const Look m_look;
  PlotCanvas& m_canvas;
  FittedText m_title;
  FittedText m_subtitle;
  FittedText m_message;  ///< in place of the axes
  FittedText m_formula;
  FittedNotes m_notes;
  QCPLayoutGrid* m_body = nullptr;  ///< the axes, and the legend where it is beside them
  QCPAxisRect* m_axes = nullptr;
  QCPLegend* m_legend = nullptr;
  PlotParts::Legend m_legendPlace = PlotParts::Legend::Below;
  QCPLayoutGrid* m_beside = nullptr;  ///< in the body while the legend is there
  int m_legendRow = 0;
  QStringList m_names;       ///< of the legend's items, in one line each
  QStringList m_shortNames;  ///< the same as they stand there now
  int m_legendWidth = -1;    ///< that the legend was fitted to
  int m_legendColumns = 0;   ///< at least, that it was fitted to
  int m_legendHeight = 0;    ///< that it then needs
  int m_legendWidest = 0;    ///< pixels of its widest row
  std::unique_ptr<ReferenceLines> m_lines;
  std::unique_ptr<SlopeLines> m_slopes;
  std::unique_ptr<OwnMarks> m_marks;
  std::unique_ptr<Drawing> m_drawing;
  const bool m_lies;  ///< bars do
  bool m_automatic = true;
  bool m_fitting = false;
};

}  // namespace warpbench::plots
