// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/plot_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointer>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "draw/plot_canvas.h"
#include "draw/plot_frame.h"
#include "look/legend_entries.h"
#include "text/point_text.h"

namespace warpbench::plots {
namespace {

/// Formats text as HTML, so that a '<' in a name is not read as markup.
QString tooltip(const QString& text) {
  return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped());
}

}  // namespace

struct PlotView::Private {
  static inline const QString kOverlay = QStringLiteral("overlay");

  explicit Private(PlotView* owner) : view(owner), canvas(new PlotCanvas(owner)) {
    canvas->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    canvas->setFit([this](PlotCanvas::Fit step) {
      if (frame) frame->fit(step);
    });
    canvas->selectionRect()->setPen(QPen(Qt::gray, 1, Qt::DashLine));
    canvas->selectionRect()->setBrush(QColor(128, 128, 128, 40));
    connect(canvas, &QCustomPlot::mousePress, view, [this](QMouseEvent* event) {
      pressed = event->position();
      // QCustomPlot reads the mode as soon as this handler returns.
      const bool box = event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ShiftModifier);
      canvas->setSelectionRectMode(box ? QCP::srmZoom : QCP::srmNone);
    });
    connect(canvas, &QCustomPlot::mouseRelease, view, [this](QMouseEvent* event) { released(*event); });
    connect(canvas, &QCustomPlot::mouseMove, view, [this](QMouseEvent* event) { hovered(*event); });
    connect(canvas, &QCustomPlot::mouseDoubleClick, view, [this](QMouseEvent* event) {
      if (legendRowAt(event->position()).isEmpty()) showAll();
    });
  }

  Theme shownTheme() const { return theme.value_or(themeOf(view->palette())); }

  /// Redraws everything. That takes a few milliseconds, so updating parts is not worth the effort.
  void rebuild(bool keepRanges) {
    if (frame && frame->axes()) state.zoom = keepRanges ? zoom() : std::nullopt;
    frame.reset();
    const Look look{.theme = shownTheme(),
                    .fonts = fontsFor(view->font()),
                    .logX = view->logarithmicX(),
                    .logY = view->logarithmicY(),
                    .highlighted = highlighted,
                    .hidden = state.hidden,
                    .emphasised = emphasised,
                    .parts = state.parts,
                    .briefNotes = briefNotes,
                    .position = standsAt};
    frame = std::make_unique<PlotFrame>(data, look, *canvas);
    if (state.zoom) frame->setRanges({state.zoom->left, state.zoom->right}, {state.zoom->bottom, state.zoom->top});
    canvas->setAccessibleName(data.title.isEmpty() ? PlotView::tr("Plot") : data.title);
    canvas->setAccessibleDescription(summaryText(data));
    canvas->redraw();
  }

  /// The visible ranges, unless they show all data.
  std::optional<ViewState::Ranges> zoom() const {
    return frame && frame->axes() && frame->automatic() ? std::nullopt : ranges();
  }

  std::optional<ViewState::Ranges> ranges() const {
    if (!frame || !frame->axes()) return state.zoom;  // if the plot has nothing to show yet
    const QCPRange x = frame->keyAxis()->range();
    const QCPRange y = frame->valueAxis()->range();
    return ViewState::Ranges{x.lower, x.upper, y.lower, y.upper};
  }

  void showAll() {
    if (!frame) return;
    frame->showAll();
    canvas->replot();
    emit view->everythingShown();
  }

  std::optional<PointId> pointAt(const QPointF& position) const {
    return frame && frame->drawing() ? frame->drawing()->at(position) : std::nullopt;
  }

  QString legendRowAt(const QPointF& position) const { return frame ? frame->legendKeyAt(position) : QString(); }

  void click(const PointId& id, Qt::KeyboardModifiers modifiers) {
    // A result of the session compared with has no row to select.
    const std::size_t index = data.series[id.series].points[id.point].resultIndex;
    if (index != kNoResult) emit view->resultClicked(index, modifiers.testFlag(Qt::ControlModifier));
  }

  void released(const QMouseEvent& event) {
    constexpr double kStill = 3;  // pixels; longer moves are pans
    if (event.button() != Qt::LeftButton || (event.position() - pressed).manhattanLength() > kStill) return;
    if (const auto id = pointAt(event.position())) {
      current = id;
      click(*id, event.modifiers());
    } else if (const QString row = legendRowAt(event.position()); !row.isEmpty()) {
      view->setShown(row, !view->isShown(row));
    }
  }

  void hovered(const QMouseEvent& event) {
    if (event.buttons() != Qt::NoButton) return;
    const QString row = legendRowAt(event.position());
    view->emphasise(row);
    if (!row.isEmpty()) {
      canvas->setCursor(Qt::PointingHandCursor);
      QToolTip::showText(event.globalPosition().toPoint(),
                         view->isShown(row) ? PlotView::tr("Click to hide") : PlotView::tr("Click to show"), canvas);
      return;
    }
    if (const QString notes = frame ? frame->notesAt(event.position()) : QString(); !notes.isEmpty()) {
      QToolTip::showText(event.globalPosition().toPoint(), tooltip(notes), canvas);
      return;
    }
    const auto id = pointAt(event.position());
    if (crosshair && !id && readAt(event)) return;
    if (!id) {
      QToolTip::hideText();
      canvas->unsetCursor();
      return;
    }
    canvas->setCursor(Qt::PointingHandCursor);
    QToolTip::showText(event.globalPosition().toPoint(), tooltip(pointText(data, *id)), canvas);
  }

  /// Draws a line at the x nearest to the pointer and reads all series there. Returns false if the pointer is not over
  /// lines.
  bool readAt(const QMouseEvent& event) {
    if (!view->hasNumbersAlongX() || !frame || !frame->axes() ||
        !frame->axes()->rect().contains(event.position().toPoint())) {
      if (line) canvas->removeItem(line);
      canvas->layer(kOverlay)->replot();
      return false;
    }
    const QCPAxis& axis = *frame->axes()->axis(QCPAxis::atBottom);
    std::optional<double> nearest;
    const auto distance = [&](double x) { return std::abs(axis.coordToPixel(x) - event.position().x()); };
    for (const Series& series : data.series)
      if (!series.flat && view->isShown(legendKey(data, series)))
        for (const SeriesPoint& point : series.points)
          if (!nearest || distance(point.x) < distance(*nearest)) nearest = point.x;
    if (!nearest) return false;
    if (!line) {
      line = new QCPItemStraightLine(canvas);
      line->setPen(QPen(coloursOf(shownTheme()).muted, 1, Qt::DashLine));
      line->setLayer(kOverlay);
      line->setSelectable(false);
    }
    line->point1->setCoords(*nearest, 0);
    line->point2->setCoords(*nearest, 1);
    line->point1->setTypeX(QCPItemPosition::ptPlotCoords);
    for (QCPItemPosition* point : {line->point1, line->point2}) point->setTypeY(QCPItemPosition::ptAxisRectRatio);
    canvas->layer(kOverlay)->replot();
    QToolTip::showText(event.globalPosition().toPoint(), tooltip(readingText(shownData(), *nearest)), canvas);
    return true;
  }

  PlotData shownData() const { return withoutHidden(data, state.hidden); }

  /// Moves by `step` points and shows the values there.
  void stepTo(int step) {
    if (!frame || !frame->drawing()) return;
    const std::vector<PointId> points = frame->drawing()->points();
    if (points.empty()) return;
    auto index = step > 0 ? std::ptrdiff_t{0} : std::ssize(points) - 1;
    if (current)
      if (const auto found = std::ranges::find(points, *current); found != points.end())
        index = std::clamp<std::ptrdiff_t>(found - points.begin() + step, 0, std::ssize(points) - 1);
    current = points[static_cast<std::size_t>(index)];
    const QString text = pointText(data, *current);
    canvas->setAccessibleDescription(text);
    QToolTip::showText(canvas->mapToGlobal(frame->drawing()->pixelOf(*current).toPoint()), tooltip(text), canvas);
  }

  void zoom(double factor) {
    if (!frame || !frame->axes()) return;
    const auto scale = [factor](QCPAxis* axis) {
      // Zooms around the visual middle.
      const QCPRange range = axis->range();
      const bool logarithmic = axis->scaleType() == QCPAxis::stLogarithmic;
      axis->scaleRange(factor, logarithmic ? std::sqrt(range.lower * range.upper) : range.center());
    };
    if (!data.bars()) scale(frame->keyAxis());
    if (data.rows.isEmpty()) scale(frame->valueAxis());
    canvas->replot();
  }

  bool keyPressed(const QKeyEvent& event) {
    constexpr double kZoom = 0.8;
    switch (event.key()) {
      case Qt::Key_Right:
        stepTo(1);
        return true;
      case Qt::Key_Left:
        stepTo(-1);
        return true;
      case Qt::Key_Return:
      case Qt::Key_Enter:
      case Qt::Key_Space:
        if (current) click(*current, event.modifiers());
        return current.has_value();
      case Qt::Key_Plus:
        zoom(kZoom);
        return true;
      case Qt::Key_Minus:
        zoom(1 / kZoom);
        return true;
      case Qt::Key_Home:
        showAll();
        return true;
      default:
        return false;
    }
  }

  PlotView* view;
  PlotCanvas* canvas;
  PlotData data;
  std::optional<Theme> theme;
  ViewState state;
  QString emphasised;
  std::vector<std::size_t> highlighted;
  bool briefNotes = false;
  std::optional<double> standsAt;  ///< x of the experiment's slider
  bool crosshair = false;
  std::unique_ptr<PlotFrame> frame;
  QPointer<QCPItemStraightLine> line;  ///< the crosshair's; the frame deletes it with its other items
  QPointF pressed;
  std::optional<PointId> current;  ///< selected by keyboard
};

PlotView::PlotView(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(d->canvas);
  d->canvas->installEventFilter(this);
  setFocusProxy(d->canvas);
  d->rebuild(false);
}

PlotView::~PlotView() {
  d->canvas->removeEventFilter(this);
  d->canvas->setFit({});
}

void PlotView::setData(const PlotData& data) {
  // A running sweep adds points to a plot that may be zoomed.
  const bool sameAxes =
      data.xTitle == d->data.xTitle && data.yTitle == d->data.yTitle && data.categories == d->data.categories;
  d->data = data;
  d->current.reset();
  d->rebuild(sameAxes);
}

const PlotData& PlotView::data() const { return d->data; }

void PlotView::setTheme(std::optional<Theme> theme) {
  d->theme = theme;
  d->rebuild(true);
}

void PlotView::setLogarithmic(bool x, bool y) {
  d->state.logX = x;
  d->state.logY = y;
  d->rebuild(false);
}

bool PlotView::logarithmicX() const { return d->state.logX || d->data.logarithmic(); }

bool PlotView::logarithmicY() const { return d->state.logY || d->data.logarithmic(); }

QStringList PlotView::legendRows() const { return legendKeys(d->data); }

bool PlotView::isShown(const QString& row) const { return !d->state.hidden.contains(row); }

void PlotView::setShown(const QString& row, bool shown) {
  if (shown == isShown(row)) return;
  if (shown)
    d->state.hidden.removeAll(row);
  else
    d->state.hidden << row;
  d->current.reset();
  d->rebuild(true);
}

void PlotView::showAllRows() {
  if (d->state.hidden.isEmpty()) return;
  d->state.hidden.clear();
  d->rebuild(true);
}

void PlotView::emphasise(const QString& row) {
  if (d->emphasised == row) return;
  d->emphasised = row;
  d->rebuild(true);
}

ViewState PlotView::state() const {
  ViewState state = d->state;
  state.zoom = d->zoom();
  return state;
}

void PlotView::setState(const ViewState& state) {
  d->state = state;
  d->frame.reset();  // so that rebuild() does not keep its ranges
  d->rebuild(true);
}

std::optional<ViewState::Ranges> PlotView::ranges() const {
  return d->frame && d->frame->axes() ? d->ranges() : std::nullopt;
}

void PlotView::setZoom(const std::optional<ViewState::Ranges>& zoom) {
  if (zoom && d->frame)
    d->frame->setRanges({zoom->left, zoom->right}, {zoom->bottom, zoom->top});
  else if (d->frame)
    d->frame->showAll();
  d->canvas->replot();
}

bool PlotView::hasNumbersAlongX() const {
  return !d->data.bars() && (d->data.form == Form::Results || d->data.form == Form::Course);
}

void PlotView::setBriefNotes(bool brief) {
  d->briefNotes = brief;
  d->rebuild(true);
}

void PlotView::setCrosshair(bool on) {
  d->crosshair = on;
  if (on) return;
  if (d->line) d->canvas->removeItem(d->line);
  d->canvas->replot();
}

void PlotView::setPosition(std::optional<double> x) {
  if (d->standsAt == x) return;
  d->standsAt = x;
  d->rebuild(true);
}

void PlotView::highlight(const std::vector<std::size_t>& resultIndices) {
  if (d->highlighted == resultIndices) return;
  d->highlighted = resultIndices;
  d->rebuild(true);
}

void ViewState::takeAxes(const PlotData& data) {
  const PlotAxes axes = data.axes.value_or(PlotAxes());
  logX = axes.logX;
  logY = axes.logY;
  zoom = axes.ranges;
}

bool PlotView::legendNamesAreWhole() const { return !d->frame || d->frame->legendNamesAreWhole(); }

bool PlotView::legendFits() const { return !d->frame || d->frame->legendFits(); }

QCustomPlot* PlotView::plot() const { return d->canvas; }

void PlotView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LocaleChange:
    case QEvent::LanguageChange:
      d->rebuild(true);
      break;
    default:
      break;
  }
}

bool PlotView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == d->canvas && event->type() == QEvent::Leave) emphasise({});
  if (watched == d->canvas && event->type() == QEvent::KeyPress && d->keyPressed(*static_cast<QKeyEvent*>(event)))
    return true;
  return QWidget::eventFilter(watched, event);
}

}  // namespace warpbench::plots
