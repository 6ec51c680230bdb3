// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/plot_frame.h"

#include <QCoreApplication>
#include <QScopedValueRollback>
#include <algorithm>

#include "axes/axis_tickers.h"
#include "draw/bar_places.h"
#include "draw/bars_plot.h"
#include "draw/distribution_plot.h"
#include "draw/lines_plot.h"
#include "draw/timeline_plot.h"
#include "look/legend_entries.h"
#include "text/number_text.h"
#include "text/text_wrap.h"

namespace warpbench::plots {
namespace {

struct FrameText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::PlotFrame)
};

constexpr QMargins kMargins(14, 12, 14, 10);
constexpr QMargins kNarrowMargins(8, 4, 8, 4);  ///< of a captioned plot
constexpr double kFixed = 0.001;                ///< stretch factor of rows that are only as high as their text
constexpr int kUnlimited = 1000;                ///< lines
constexpr int kAboveAxes = 6;                   ///< pixels
constexpr int kAboveNarrow = 3;                 ///< of a captioned plot

QCPLayoutGrid& rows(PlotCanvas& canvas) { return *canvas.plotLayout(); }

void addRow(PlotCanvas& canvas, QCPLayoutElement* element, double stretch) {
  const int row = rows(canvas).rowCount();
  rows(canvas).addElement(row, 0, element);
  rows(canvas).setRowStretchFactor(row, stretch);
}

/// The label of an axis of `length` pixels in at most `maxLines` lines. Never splits a word: if a word does not fit,
/// returns the unit alone, or nothing if that does not fit either.
QString axisLabel(const QString& title, const QString& unit, const QFontMetrics& metrics, int length, int maxLines) {
  const auto fits = [&](const QString& text) {
    return std::ranges::all_of(text.split(QLatin1Char(' ')),
                               [&](const QString& word) { return metrics.horizontalAdvance(word) <= length; });
  };
  for (const QString& text : {title, unit})
    if (fits(text)) return wrapped(text, metrics, length, maxLines);
  return {};
}

}  // namespace

bool PlotFrame::isSmallest(QSize size) { return size.width() < 380 || size.height() < 280; }

PlotFrame::PlotFrame(const PlotData& data, const Look& look, PlotCanvas& canvas)
    : m_data(withoutHidden(withScales(withParts(data, look.parts), look.parts, look.logX, look.logY), look.hidden)),
      m_look(look),
      m_canvas(canvas),
      m_lies(lieDown(m_data)) {
  const Colours& colours = coloursOf(look.theme);
  canvas.setLocale(plotLocale());
  canvas.setBackground(QBrush(colours.ground));
  rows(canvas).setMargins(captioned(look.parts) ? kNarrowMargins : kMargins);
  rows(canvas).setRowSpacing(rowSpacing());
  QFont title = look.fonts.title;
  if (captioned(look.parts)) title.setPixelSize(QFontInfo(look.fonts.text).pixelSize());
  m_title = addText(m_data.title, title, colours.text);
  m_subtitle = addText(m_data.subtitle, look.fonts.text, colours.muted);
  if (data.empty()) {
    addMessage();
  } else {
    addAxes();
    m_formula = addText(m_data.formula, look.fonts.small, colours.muted);
  }
  addNotes();
}

PlotFrame::~PlotFrame() {
  showLegend(PlotParts::Legend::Below);  // the layout deletes its elements
  m_drawing.reset();
  m_lines.reset();
  m_slopes.reset();
  m_marks.reset();
  m_canvas.clearItems();
  if (m_legend) m_legend->clearItems();  // otherwise each plottable's removal would lay out the rest again
  m_canvas.clearPlottables();
  rows(m_canvas).clear();
  rows(m_canvas).simplify();
}

FittedText PlotFrame::addText(const QString& text, const QFont& font, const QColor& colour) {
  if (text.isEmpty()) return {};
  auto* element = new QCPTextElement(&m_canvas, text, font);
  element->setTextFlags(Qt::AlignLeft | Qt::AlignVCenter);
  element->setTextColor(colour);
  addRow(m_canvas, element, kFixed);
  return {element, text};
}

void PlotFrame::addMessage() {
  addRow(m_canvas, new QCPLayoutElement(&m_canvas), 1);
  QString text = m_data.emptyText;
  if (text.isEmpty())
    text = m_data.notes.isEmpty() ? FrameText::tr("Nothing to plot yet. Choose an experiment and run it.")
                                  : FrameText::tr("None of the results can be plotted.");
  m_message = addText(text, m_look.fonts.text, coloursOf(m_look.theme).text);
  m_message.element->setTextFlags(Qt::AlignCenter);
  addRow(m_canvas, new QCPLayoutElement(&m_canvas), 1);
}

void PlotFrame::addAxes() {
  m_axes = new QCPAxisRect(&m_canvas);
  m_body = new QCPLayoutGrid;
  m_body->setColumnSpacing(kRowSpacing);
  m_body->addElement(0, 0, m_axes);
  addRow(m_canvas, m_body, 1);
  applyTheme(m_canvas, *m_axes, m_look.theme, m_look.fonts);
  QCPAxis* x = m_axes->axis(QCPAxis::atBottom);
  QCPAxis* y = m_axes->axis(QCPAxis::atLeft);
  // Only a plot's default axes are on these layers automatically. QCPAxisRect returns all sides in an order that varies
  // between runs and would change the painting order, so this loop fixes it.
  for (const auto side : {QCPAxis::atLeft, QCPAxis::atRight, QCPAxis::atTop, QCPAxis::atBottom})
    for (QCPAxis* axis : m_axes->axes(side)) {
      axis->setLayer(QStringLiteral("axes"));
      axis->grid()->setLayer(QStringLiteral("grid"));
    }
  m_canvas.xAxis = x;
  m_canvas.yAxis = y;
  QCPAxis* const values = valueAxis();
  values->setLabel(m_data.yTitle);
  values->setNumberFormat(QStringLiteral("gbc"));
  if (m_look.logY) {
    values->setScaleType(QCPAxis::stLogarithmic);
    values->setTicker(QSharedPointer<QCPAxisTicker>(new LogTicker(LogTicker::Base::Ten)));
    values->grid()->setSubGridVisible(true);
  }
  m_axes->setMinimumSize(100, 40);
  if (captioned(m_look.parts)) x->setPadding(1);
  // With categories, only the value axis is useful to zoom.
  const auto directions =
      m_data.bars() ? Qt::Orientations(values->orientation()) : Qt::Horizontal | Qt::Vertical;
  m_axes->setRangeDrag(directions);
  m_axes->setRangeZoom(directions);
  // The category side of a zoom box has no meaning.
  if (m_data.bars()) m_axes->setRangeZoomAxes(m_lies ? values : nullptr, m_lies ? nullptr : values);

  m_lines = std::make_unique<ReferenceLines>(m_data, m_look, *m_axes, m_lies);
  m_slopes = std::make_unique<SlopeLines>(m_data, m_look, *m_axes);
  m_marks = std::make_unique<OwnMarks>(m_data, m_look, *m_axes, m_lies);
  addLegend();
  addDrawing();

  for (QCPAxis* axis : {x, y})
    QObject::connect(axis, qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), axis,
                     [this, axis](const QCPRange& now, const QCPRange& before) {
                       if (!m_fitting) moved(*axis, now, before);
                     });
}

/// Sizes and times are never negative, so the user can move an axis down to 0 or to the start of its data, and no
/// further.
void PlotFrame::moved(QCPAxis& axis, const QCPRange& now, const QCPRange& before) {
  m_automatic = false;
  if (now.lower >= 0) return;
  const double all = (&axis == keyAxis() ? m_drawing->xRange() : yRange()).lower;
  const double end = std::min({0.0, all, before.lower});
  if (now.lower >= end) return;
  const bool pan = qFuzzyCompare(now.size(), before.size());
  axis.setRange(end, pan ? end + now.size() : now.upper);
}

void PlotFrame::addLegend() {
  m_legend = new QCPLegend;
  m_legendRow = rows(m_canvas).rowCount();
  addRow(m_canvas, m_legend, kFixed);
  m_canvas.legend = m_legend;
  m_legend->setLayer(QStringLiteral("legend"));
  m_legend->setFont(captioned(m_look.parts) ? m_look.fonts.small : m_look.fonts.text);
  m_legend->setTextColor(coloursOf(m_look.theme).text);
  m_legend->setBrush(Qt::NoBrush);
  m_legend->setBorderPen(Qt::NoPen);
  m_legend->setFillOrder(QCPLegend::foColumnsFirst);
  m_legend->setRowSpacing(captioned(m_look.parts) ? 0 : 2);
  m_legend->setColumnSpacing(captioned(m_look.parts) ? 12 : 18);
  m_legend->setIconTextPadding(10);  // a line's icon extends 5 pixels into it if painting is not clipped
  m_legend->setAutoMargins(QCP::msNone);
  m_legend->setSelectableParts(QCPLegend::spNone);
  // With less, QCustomPlot clips descenders if there are several rows.
  const int text = QFontMetrics(m_legend->font()).height() + 2;
  m_legend->setIconSize(m_data.bars() ? 18 : (captioned(m_look.parts) ? 24 : 36), text);
}

void PlotFrame::addDrawing() {
  if (m_data.form == Form::Distribution)
    m_drawing = std::make_unique<DistributionPlot>(m_data, m_look, *m_axes, *m_legend);
  else if (m_data.form == Form::Timeline)
    m_drawing = std::make_unique<TimelinePlot>(m_data, m_look, *m_axes, *m_legend);
  else if (m_data.bars())
    m_drawing = std::make_unique<BarsPlot>(m_data, m_look, *m_axes, *m_legend);
  else
    m_drawing = std::make_unique<LinesPlot>(m_data, m_look, *m_axes, *m_legend);
  if (m_legend->itemCount() == 0) {
    rows(m_canvas).remove(std::exchange(m_legend, nullptr));
    rows(m_canvas).simplify();
    return;
  }
  const QStringList keys = legendKeys(m_data);
  for (int i = 0; i < m_legend->itemCount(); ++i) {
    QCPAbstractLegendItem* const item = m_legend->item(i);
    item->setTextColor(coloursOf(m_look.theme).text);
    if (!m_look.hidden.contains(keys.value(i))) continue;
    QFont font = item->font();
    font.setStrikeOut(true);
    item->setFont(font);
    item->setTextColor(coloursOf(m_look.theme).muted);
  }
}

QString PlotFrame::legendKeyAt(const QPointF& pixel) const {
  if (!m_legend || !m_legend->layout()) return {};
  const QStringList keys = legendKeys(m_data);
  for (int i = 0; i < m_legend->itemCount(); ++i) {
    const QCPAbstractLegendItem* const item = m_legend->item(i);  // nullptr: an empty cell of the last row
    if (item && item->outerRect().contains(pixel.toPoint())) return keys.value(i);
  }
  return {};
}

void PlotFrame::addNotes() {
  if (!m_look.parts.notes) return;
  QStringList lines = m_data.notes;
  if (m_drawing) lines << m_drawing->notes() << m_lines->notes();
  if (lines.isEmpty()) return;
  m_notes = {addText(lines.join(QLatin1Char('\n')), m_look.fonts.small, coloursOf(m_look.theme).muted), lines};
}

void PlotFrame::setRanges(const QCPRange& x, const QCPRange& y) {
  if (!m_axes) return;
  const QScopedValueRollback asAsked(m_fitting, true);
  m_automatic = false;
  keyAxis()->setRange(m_data.bars() ? m_drawing->xRange() : x);
  valueAxis()->setRange(y);
}

void PlotFrame::fit(PlotCanvas::Fit step) {
  const QScopedValueRollback guard(m_fitting, true);
  if (step == PlotCanvas::Fit::Texts) fitTexts();
  if (!m_drawing) return;
  switch (step) {
    case PlotCanvas::Fit::Texts:
      break;
    case PlotCanvas::Fit::Labels:
      fitTicks();
      m_drawing->fitLabels();
      break;
    case PlotCanvas::Fit::Ranges:
      fitTicks();  // the categories' labels may have used some of the height
      if (m_automatic) fitRanges();
      break;
    case PlotCanvas::Fit::Places:
      m_lines->place();
      m_slopes->place();
      m_marks->place();
      m_drawing->place();
      break;
  }
}

void PlotFrame::fitTexts() {
  const QSize size = m_canvas.viewport().size();
  const QMargins margins = rows(m_canvas).margins();
  const int width = std::max(1, size.width() - margins.left() - margins.right());
  // On a small plot the data come first: texts shrink, and the legend moves or disappears (tooltips replace it). The
  // smallest plots keep only the title and the number of notes.
  constexpr double kTexts = 0.5;
  constexpr double kNotes = 0.24;
  const bool smallest = isSmallest(size);
  const int most = !m_drawing ? kUnlimited : (smallest ? 1 : 2);
  m_title.set(width, most);
  m_message.set(width, kUnlimited);
  m_subtitle.set(width, m_drawing && smallest ? 0 : most);
  double room = size.height() * (m_drawing ? kTexts : 1) - margins.top() - m_title.height() - m_subtitle.height();
  if (m_drawing) {
    const PlotParts::Legend place = placeOfLegend(size, width, room);
    showLegend(place);
    if (place == PlotParts::Legend::Below) room -= m_legendHeight;
    if (place == PlotParts::Legend::Beside) stackLegend();
    m_formula.set(width, smallest ? 0 : kUnlimited);
    if (m_formula.height() > room) m_formula.set(width, 0);
    room -= m_formula.height();
    const int labels = m_lines->fitLabels(smallest ? 0 : width, size.height() / 2);
    constexpr int kRight = 6;  // at least, and half a figure below horizontal bars
    const int lastFigure = QFontMetrics(m_canvas.xAxis->tickLabelFont()).horizontalAdvance(QStringLiteral("1,000")) / 2;
    m_axes->setMinimumMargins(m_lies ? QMargins(0, aboveAxes() + labels, std::max(kRight, lastFigure), 0)
                                     : QMargins(0, aboveAxes(), std::max(labels, kRight), 0));
    room = smallest ? 0 : std::min(room, size.height() * kNotes);
  }
  m_notes.fit(width, static_cast<int>(room), m_look.briefNotes && m_drawing);
}

int PlotFrame::aboveAxes() const { return captioned(m_look.parts) ? kAboveNarrow : kAboveAxes; }

void PlotFrame::showLegend(PlotParts::Legend place) {
  using enum PlotParts::Legend;
  if (!m_legend || (place == m_legendPlace && (m_legend->layout() != nullptr) == (place != None))) return;
  if (m_legend->layout()) m_legend->layout()->take(m_legend);
  if (m_beside) {
    m_body->remove(std::exchange(m_beside, nullptr));
    m_body->simplify();
  }
  m_legendPlace = place;
  if (place == Below) rows(m_canvas).addElement(m_legendRow, 0, m_legend);
  if (place == Beside) {
    m_beside = new QCPLayoutGrid;
    m_body->addElement(0, 1, m_beside);
    m_body->setColumnStretchFactor(1, kFixed);
    m_beside->addElement(0, 0, m_legend);
    m_beside->addElement(1, 0, new QCPLayoutElement(&m_canvas));
    m_beside->setRowStretchFactor(0, kFixed);
  }
  m_legend->setVisible(place != None);
}

/// Lays the legend out in one column, whatever fitLegend() chose.
void PlotFrame::stackLegend() {
  m_legendWidth = -1;
  m_legend->setWrap(1);
  m_legend->setFillOrder(m_legend->fillOrder(), true);
  m_legend->setMargins(QMargins(3, 4, 3, 2));
}

void PlotFrame::fitTicks() {
  const auto fitTitle = [](QCPAxis& axis, const QString& title, const QString& unit, int length, int maxLines) {
    axis.setLabel(axisLabel(title, unit, QFontMetrics(axis.labelFont()), length, maxLines));
  };
  fitTitle(*keyAxis(), m_data.xTitle, {}, m_axes->width(), 2);  // the data need the height
  // The subtitle names the origin of times if it fits; otherwise the axis title does.
  const bool said = !m_subtitle.element || !m_subtitle.element->text().isEmpty() || m_data.form == Form::Timeline;
  fitTitle(*valueAxis(), said ? m_data.yTitle : withOrigin(m_data.yTitle, m_data), m_data.unit,
           m_lies ? m_axes->width() : m_axes->height(), m_lies ? 2 : kUnlimited);
  constexpr int kTick = 44;  // pixels of a label and a space
  valueAxis()->ticker()->setTickCount(std::clamp(valueLength() / kTick, 2, 5));
}

QCPRange PlotFrame::yRange() const {
  std::vector<Shown> shown = m_drawing->shown();
  for (const auto& more : {m_lines->shown(), m_marks->shown()}) shown.insert(shown.end(), more.begin(), more.end());
  if (!m_data.rows.isEmpty()) return {-0.5, static_cast<double>(m_data.rows.size()) - 0.5};
  if (m_data.around) return rangeAround(*m_data.around, shown, valueLength(), m_look.logY);
  return valueRange(shown, valueLength(), m_look.logY);
}

void PlotFrame::fitRanges() {
  valueAxis()->setRange(yRange());
  keyAxis()->setRange(m_drawing->xRange());
}

}  // namespace warpbench::plots
