// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory_panel/step_bar.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <algorithm>
#include <array>

#include "memory_panel/transport_icon.h"

namespace warpbench::gui {
namespace {

constexpr std::array kStepsPerSecond{1, 2, 4, 8, 30};

}  // namespace

StepBar::StepBar(QWidget* parent)
    : QWidget(parent),
      m_first(new QToolButton(this)),
      m_back(new QToolButton(this)),
      m_play(new QToolButton(this)),
      m_forward(new QToolButton(this)),
      m_lastButton(new QToolButton(this)),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_speed(new QComboBox(this)) {
  setObjectName(QStringLiteral("steps"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  const auto add = [&](QToolButton* button, const QString& name, const QString& toolTip, const QString& objectName,
                       auto&& act) {
    button->setObjectName(objectName);
    button->setAccessibleName(name);
    button->setToolTip(toolTip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, act);
    row->addWidget(button);
  };
  add(m_first, tr("First step"), tr("First step (Home)"), QStringLiteral("steps.first"), [this] { goTo(0); });
  add(m_back, tr("Step back"), tr("Step back (left arrow)"), QStringLiteral("steps.back"), [this] { stepBack(); });
  add(m_play, tr("Play"), tr("Play and pause (Space)"), QStringLiteral("steps.play"),
      [this] { setPlaying(!playing()); });
  add(m_forward, tr("Step forward"), tr("Step forward (right arrow)"), QStringLiteral("steps.forward"),
      [this] { stepForward(); });
  add(m_lastButton, tr("Last step"), tr("Last step (End)"), QStringLiteral("steps.last"), [this] { goTo(last()); });

  m_slider->setObjectName(QStringLiteral("steps.slider"));
  m_slider->setAccessibleName(tr("Step"));
  m_slider->setToolTip(tr("Go to a step"));
  row->addWidget(m_slider, 1);
  m_speed->setObjectName(QStringLiteral("steps.speed"));
  m_speed->setAccessibleName(tr("Speed"));
  m_speed->setToolTip(tr("Playback speed"));
  for (const int speed : kStepsPerSecond) m_speed->addItem(tr("%1 steps/s").arg(speed), speed);
  m_speed->setCurrentIndex(1);
  row->addWidget(m_speed);

  connect(m_slider, &QSlider::valueChanged, this, [this](int value) { goTo(static_cast<std::size_t>(value)); });
  connect(m_speed, &QComboBox::currentIndexChanged, this,
          [this] { m_timer.setInterval(1000 / m_speed->currentData().toInt()); });
  m_timer.setInterval(1000 / m_speed->currentData().toInt());
  m_timer.setTimerType(Qt::PreciseTimer);
  connect(&m_timer, &QTimer::timeout, this, [this] {
    goTo(m_step + 1);
    if (m_step == last()) setPlaying(false);
  });
  applyIcons();
  updateControls();
}

void StepBar::setSteps(std::size_t steps, std::size_t at) {
  m_timer.stop();
  m_steps = steps;
  m_step = std::min(at, last());
  updateControls();
}

void StepBar::goTo(std::size_t step) {
  step = std::min(step, last());
  if (step == m_step) return;
  m_step = step;
  updateControls();
  emit stepChanged(step);
}

void StepBar::stepForward() { goTo(m_step + 1); }

void StepBar::stepBack() {
  if (m_step > 0) goTo(m_step - 1);
}

void StepBar::setPlaying(bool on) {
  if (on && m_steps > 1) {
    if (m_step == last()) goTo(0);
    m_timer.start();
  } else {
    m_timer.stop();
  }
  updateControls();
}

bool StepBar::press(int key) {
  switch (key) {
    case Qt::Key_Right:
      stepForward();
      return true;
    case Qt::Key_Left:
      stepBack();
      return true;
    case Qt::Key_Home:
      goTo(0);
      return true;
    case Qt::Key_End:
      goTo(last());
      return true;
    case Qt::Key_Space:
      setPlaying(!playing());
      return true;
    default:
      return false;
  }
}

void StepBar::updateControls() {
  const QSignalBlocker quiet(m_slider);
  m_slider->setRange(0, static_cast<int>(last()));
  m_slider->setValue(static_cast<int>(m_step));
  m_slider->setPageStep(std::max(1, static_cast<int>(m_steps) / 10));
  for (QWidget* widget : {static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_play)})
    widget->setEnabled(m_steps > 1);
  for (QToolButton* button : {m_first, m_back}) button->setEnabled(m_step > 0);
  for (QToolButton* button : {m_forward, m_lastButton}) button->setEnabled(m_step < last());
  m_play->setAccessibleName(playing() ? tr("Pause") : tr("Play"));
  m_play->setIcon(transportIcon(playing() ? Transport::Pause : Transport::Play, palette()));
}

void StepBar::applyIcons() {
  m_first->setIcon(transportIcon(Transport::First, palette()));
  m_back->setIcon(transportIcon(Transport::Back, palette()));
  m_forward->setIcon(transportIcon(Transport::Forward, palette()));
  m_lastButton->setIcon(transportIcon(Transport::Last, palette()));
}

void StepBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  applyIcons();
  updateControls();
}

}  // namespace warpbench::gui
