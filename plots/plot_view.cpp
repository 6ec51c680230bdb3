// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "plot_canvas.h"
#include "plot_frame.h"
#include "point_text.h"

namespace warpbench::plots {
namespace {

/// As HTML, so that a name with a '<' in it is not taken for markup.
QString tooltip(const QString& text) {
  return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped());
}

}  // namespace

struct PlotView::Private {
  explicit Private(PlotView* owner) : view(owner), canvas(new PlotCanvas(owner)) {
    canvas->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    canvas->setFit([this](PlotCanvas::Fit step) {
      if (frame) frame->fit(step);
    });
    connect(canvas, &QCustomPlot::mousePress, view, [this](QMouseEvent* event) { pressed = event->position(); });
    connect(canvas, &QCustomPlot::mouseRelease, view, [this](QMouseEvent* event) { released(*event); });
    connect(canvas, &QCustomPlot::mouseMove, view, [this](QMouseEvent* event) { hovered(*event); });
    connect(canvas, &QCustomPlot::mouseDoubleClick, view, [this] { showAll(); });
  }

  Theme shownTheme() const { return theme.value_or(themeOf(view->palette())); }

  /// Draws everything anew: a few milliseconds, so nothing is worth changing in place.
  void rebuild(bool keepRanges) {
    std::optional<std::pair<QCPRange, QCPRange>> ranges;
    if (keepRanges && frame && frame->axes() && !frame->automatic())
      ranges = {frame->axes()->axis(QCPAxis::atBottom)->range(), frame->axes()->axis(QCPAxis::atLeft)->range()};
    frame.reset();
    const Look look{
        .theme = shownTheme(), .fonts = fontsOf(view->font()), .logX = logX, .logY = logY, .highlighted = highlighted};
    frame = std::make_unique<PlotFrame>(data, look, *canvas);
    if (ranges) frame->setRanges(ranges->first, ranges->second);
    canvas->setAccessibleName(data.title.isEmpty() ? PlotView::tr("Plot") : data.title);
    canvas->setAccessibleDescription(summaryText(data));
    canvas->replot(QCustomPlot::rpQueuedReplot);
  }

  void showAll() {
    if (!frame) return;
    frame->showAll();
    canvas->replot();
  }

  std::optional<PointId> pointAt(const QPointF& position) const {
    return frame && frame->drawing() ? frame->drawing()->at(position) : std::nullopt;
  }

  void click(const PointId& id) { emit view->resultClicked(data.series[id.series].points[id.point].resultIndex); }

  void released(const QMouseEvent& event) {
    constexpr double kStill = 3;  // pixels; a longer way is a pan
    if (event.button() != Qt::LeftButton || (event.position() - pressed).manhattanLength() > kStill) return;
    if (const auto id = pointAt(event.position())) {
      current = id;
      click(*id);
    }
  }

  void hovered(const QMouseEvent& event) {
    if (event.buttons() != Qt::NoButton) return;
    const auto id = pointAt(event.position());
    if (!id) {
      QToolTip::hideText();
      canvas->unsetCursor();
      return;
    }
    canvas->setCursor(Qt::PointingHandCursor);
    QToolTip::showText(event.globalPosition().toPoint(), tooltip(pointText(data, *id)), canvas);
  }

  /// Goes on by `step` points and says what is there.
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
    if (!data.bars()) {
      QCPAxis* x = frame->axes()->axis(QCPAxis::atBottom);
      x->scaleRange(factor);
    }
    frame->axes()->axis(QCPAxis::atLeft)->scaleRange(factor);
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
        if (current) click(*current);
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
  bool logX = false;
  bool logY = false;
  std::vector<std::size_t> highlighted;
  std::unique_ptr<PlotFrame> frame;
  QPointF pressed;
  std::optional<PointId> current;  ///< of the keyboard
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
  // While a sweep runs, points are added to a plot that may be zoomed.
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
  d->logX = x;
  d->logY = y;
  d->rebuild(false);
}

bool PlotView::logarithmicX() const { return d->logX; }

bool PlotView::logarithmicY() const { return d->logY; }

void PlotView::highlight(const std::vector<std::size_t>& resultIndices) {
  d->highlighted = resultIndices;
  d->rebuild(true);
}

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
  if (watched == d->canvas && event->type() == QEvent::KeyPress && d->keyPressed(*static_cast<QKeyEvent*>(event)))
    return true;
  return QWidget::eventFilter(watched, event);
}

}  // namespace warpbench::plots
