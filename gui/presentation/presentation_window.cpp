// SPDX-License-Identifier: GPL-3.0-or-later
#include "presentation/presentation_window.h"

#include <QCloseEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QTextDocument>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <algorithm>
#include <chrono>
#include <cmath>

#include "draw/presented_plot.h"
#include "memory/memory_view.h"
#include "presentation/zoom_area.h"

namespace warpbench::gui {

namespace {

// Sizes relative to the screen's height.
constexpr double kText = 1.0 / 32;
constexpr double kTextWithoutPlot = 1.0 / 20;
constexpr double kSmallestText = 1.0 / 60;
constexpr double kTitle = 1.0 / 24;
constexpr double kNote = 1.0 / 60;
constexpr double kMemory = 1.0 / 76;  ///< the memory view enlarges it itself
constexpr double kMargin = 1.0 / 40;
constexpr double kMostWords = 0.34;
constexpr double kSheet = 540;  ///< the height in logical pixels of a plot's sheet

QFont sized(QFont font, double pixels, bool bold = false) {
  font.setPixelSize(std::max(qRound(pixels), 8));
  font.setBold(bold);
  return font;
}

double heightOf(const QString& html, const QFont& font, int width) {
  QTextDocument document;
  document.setDocumentMargin(0);
  document.setDefaultFont(font);
  document.setHtml(html);
  document.setTextWidth(width);
  return document.size().height();
}

}  // namespace

PresentationWindow::PresentationWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_title(new QLabel(this)),
      m_place(new QLabel(this)),
      m_plot(new plots::PresentedPlot(this)),
      m_memory(new plots::MemoryView),
      m_memoryArea(new ZoomArea(m_memory, this)),
      m_words(new QLabel(this)),
      m_options(new QWidget(this)),
      m_note(new QLabel(this)),
      m_blank(new QWidget(this)) {
  setObjectName(QStringLiteral("presentation"));
  setWindowTitle(tr("Presentation"));
  setAccessibleName(windowTitle());
  m_title->setObjectName(QStringLiteral("presentation.title"));
  m_place->setObjectName(QStringLiteral("presentation.place"));
  m_plot->setObjectName(QStringLiteral("presentation.plot"));
  m_memory->setObjectName(QStringLiteral("presentation.memory"));
  m_memory->setStrong(true);
  m_words->setObjectName(QStringLiteral("presentation.words"));
  m_note->setObjectName(QStringLiteral("presentation.note"));
  m_blank->setObjectName(QStringLiteral("presentation.blank"));
  for (QLabel* label : {m_title, m_place, m_note}) label->setTextFormat(Qt::PlainText);
  m_words->setTextFormat(Qt::RichText);
  m_title->setWordWrap(true);
  m_words->setWordWrap(true);
  m_note->setWordWrap(true);
  m_words->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);

  auto* grid = new QGridLayout(this);
  grid->addWidget(m_title, 0, 0);
  grid->addWidget(m_place, 0, 1, Qt::AlignTop);
  grid->addWidget(m_plot, 1, 0, 1, 2);
  grid->addWidget(m_memoryArea, 1, 0, 1, 2);
  grid->addWidget(m_words, 2, 0, 1, 2);
  grid->addWidget(m_options, 3, 0, 1, 2);
  grid->addWidget(m_note, 4, 0, 1, 2);
  grid->setColumnStretch(0, 1);

  m_options->setObjectName(QStringLiteral("presentation.options"));
  (new QVBoxLayout(m_options))->setContentsMargins(0, 0, 0, 0);

  m_blank->setAutoFillBackground(true);
  QPalette black;
  black.setColor(QPalette::Window, Qt::black);
  m_blank->setPalette(black);
  m_blank->hide();

  // The window itself receives all pointer movements.
  for (QWidget* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
    child->setAttribute(Qt::WA_TransparentForMouseEvents);
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  m_rest.setSingleShot(true);
  m_rest.setInterval(std::chrono::seconds(3));
  connect(&m_rest, &QTimer::timeout, this, [this] { setCursor(Qt::BlankCursor); });
  m_rest.start();
  applyTheme();
}

void PresentationWindow::applyTheme() {
  const plots::Theme theme = plots::themeOf(parentWidget()->palette());
  const plots::Colours& colours = plots::coloursOf(plots::presented(theme));
  QPalette high = parentWidget()->palette();
  high.setColor(QPalette::Window, colours.ground);
  high.setColor(QPalette::WindowText, colours.text);
  high.setColor(QPalette::Text, colours.text);
  setPalette(high);
  QPalette muted = high;
  muted.setColor(QPalette::WindowText, colours.muted);
  m_place->setPalette(muted);
  m_note->setPalette(muted);
  m_plot->setTheme(theme);
  m_memory->setTheme(plots::presented(theme));
}

void PresentationWindow::setContent(const Content& content) {
  m_content = content;
  m_title->setText(content.title);
  m_place->setText(content.place);
  m_words->setText(content.html);
  m_title->setVisible(!content.title.isEmpty());
  m_words->setVisible(!content.html.isEmpty());
  showOptions();
  m_plot->setVisible(content.plot.has_value());
  if (content.plot) m_plot->setData(*content.plot, content.state);
  m_plot->setPosition(content.position);
  m_memoryArea->setVisible(content.memory != nullptr);
  if (m_memory->scene() != content.memory) {
    m_memoryArea->setZoom(1, {});
    m_memory->setScene(content.memory, content.moment);
  }
  m_memory->showMoment(content.moment);
  m_memory->setBusy(content.busy);
  setNote(content.note);
  fit();
}

void PresentationWindow::setNote(const QString& note) {
  m_note->setText(note);
  m_note->setVisible(!note.isEmpty());
}

void PresentationWindow::showOptions() {
  qDeleteAll(m_options->findChildren<QLabel*>(Qt::FindDirectChildrenOnly));
  for (int i = 0; i < m_content.options.size(); ++i) {
    const bool chosen = i == m_content.chosen;
    auto* label = new QLabel((chosen ? QStringLiteral("\u25cf  ") : QStringLiteral("\u25cb  ")) + m_content.options[i],
                             m_options);
    label->setObjectName(QStringLiteral("presentation.option.%1").arg(i));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_options->layout()->addWidget(label);
  }
  m_options->setVisible(!m_content.options.isEmpty());
}

int PresentationWindow::optionAt(QPoint place) const {
  if (m_options->isHidden()) return -1;
  const QPoint inside = m_options->mapFrom(this, place);
  for (int i = 0; i < m_options->layout()->count(); ++i)
    if (m_options->layout()->itemAt(i)->geometry().contains(inside)) return i;
  return -1;
}

bool PresentationWindow::blank() const { return m_blank->isVisible(); }

void PresentationWindow::fit() {
  const bool plot = m_content.plot || m_content.memory;
  const int margin = qRound(height() * kMargin);
  auto* grid = static_cast<QGridLayout*>(layout());
  grid->setContentsMargins(margin, margin, margin, margin);
  grid->setVerticalSpacing(margin / 2);
  grid->setRowStretch(1, plot ? 1 : 0);
  grid->setRowStretch(2, plot ? 0 : 1);
  m_title->setFont(sized(font(), height() * kTitle, true));
  m_place->setFont(sized(font(), height() * kNote * 1.5));
  m_note->setFont(sized(font(), height() * kNote));
  m_plot->setEnlargement(std::max(1.0, height() / kSheet));
  m_memory->setFont(sized(font(), height() * kMemory));
  m_blank->setGeometry(rect());

  const double most = height() * (plot ? kMostWords : 1 - kMostWords);
  const int width = std::max(1, this->width() - 2 * margin);
  double pixels = height() * (plot ? kText : kTextWithoutPlot);
  const double least = height() * kSmallestText;
  QString words = m_content.html;
  for (const QString& option : m_content.options) words += QStringLiteral("<p>%1</p>").arg(option.toHtmlEscaped());
  while (pixels > least && heightOf(words, sized(font(), pixels), width) > most) pixels -= 1;
  m_words->setFont(sized(font(), pixels));
  m_options->layout()->setSpacing(qRound(pixels / 2));
  for (int i = 0; i < m_content.options.size(); ++i)
    m_options->layout()->itemAt(i)->widget()->setFont(sized(font(), pixels, i == m_content.chosen));
}

void PresentationWindow::showPointer() {
  unsetCursor();
  m_rest.start();
}

void PresentationWindow::keyPressEvent(QKeyEvent* event) {
  const bool blanks = event->key() == Qt::Key_B || event->key() == Qt::Key_Period;
  if (m_blank->isVisible() && event->key() != Qt::Key_Escape) {
    m_blank->hide();  // whatever the key, so that the audience sees what changes
    return;
  }
  if (blanks) {
    m_blank->setGeometry(rect());
    m_blank->raise();
    m_blank->show();
    return;
  }
  if (const std::optional<int> steps = zoomOf(*event)) {
    zoom(*steps, QRectF(m_content.memory ? m_memoryArea->geometry() : m_plot->geometry()).center());
    return;
  }
  if (m_content.memory && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)) {
    emit momentRequested(event->key() == Qt::Key_Down ? 1 : -1);
    return;
  }
  if (m_content.asks && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)) {
    emit choiceMoved(event->key() == Qt::Key_Down ? 1 : -1);
    return;
  }
  if (m_content.slides && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)) {
    emit sliderMoved(event->key() == Qt::Key_Up ? 1 : -1);
    return;
  }
  switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageDown:
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      emit forwardRequested();
      break;
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
      emit backwardRequested();
      break;
    case Qt::Key_Escape:
    case Qt::Key_F11:
      emit endRequested();
      break;
    default:
      QWidget::keyPressEvent(event);
  }
}

std::optional<int> PresentationWindow::zoomOf(const QKeyEvent& event) {
  if (!event.modifiers().testFlag(Qt::ControlModifier)) return {};
  switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:  // the same key without Shift
      return 1;
    case Qt::Key_Minus:
      return -1;
    case Qt::Key_0:
      return 0;
    default:
      return {};
  }
}

bool PresentationWindow::event(QEvent* event) {
  // Keeps these keys from changing the text size of the main window.
  if (event->type() == QEvent::ShortcutOverride && zoomOf(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void PresentationWindow::zoom(double steps, QPointF place) {
  constexpr double kStep = 1.2;
  if (m_content.memory)
    m_memoryArea->setZoom(steps == 0 ? 1 : m_memoryArea->zoom() * std::pow(kStep, steps), place - m_memoryArea->pos());
  else if (m_content.plot && steps == 0)
    m_plot->showEverything();
  else if (m_content.plot)
    m_plot->zoom(steps, place - m_plot->pos());
}

void PresentationWindow::wheelEvent(QWheelEvent* event) {
  showPointer();
  event->accept();
  constexpr double kOneStep = 120;  // eighths of a degree
  if (!blank() && event->angleDelta().y() != 0) zoom(event->angleDelta().y() / kOneStep, event->position());
}

void PresentationWindow::mouseMoveEvent(QMouseEvent* event) {
  showPointer();
  if (m_pressed) {
    const QPoint way = event->pos() - *m_pressed;
    constexpr int kStill = 8;  // pixels; tolerates a trembling hand
    m_drags |= way.manhattanLength() > kStill;
    if (!m_drags) return;
    if (m_content.memory)
      m_memoryArea->move(way - m_dragged);
    else if (m_content.plot)
      m_plot->move(*m_pressed - m_plot->pos(), m_dragged, way);
    m_dragged = way;
    return;
  }
  if (optionAt(event->pos()) >= 0) setCursor(Qt::PointingHandCursor);
}

void PresentationWindow::mousePressEvent(QMouseEvent* event) {
  showPointer();
  if (event->button() != Qt::LeftButton) return;
  m_pressed = event->pos();
  m_dragged = {};
  m_drags = false;
}

void PresentationWindow::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_pressed) return;
  m_pressed.reset();
  if (m_drags) return;
  const int option = blank() ? -1 : optionAt(event->pos());
  if (option >= 0)
    emit optionClicked(option);
  else
    emit forwardRequested();
}

void PresentationWindow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void PresentationWindow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::ApplicationPaletteChange) applyTheme();
}

void PresentationWindow::closeEvent(QCloseEvent* event) {
  event->ignore();  // the code that opened it closes it
  emit endRequested();
}

}  // namespace warpbench::gui
