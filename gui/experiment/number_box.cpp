// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/number_box.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <algorithm>
#include <cstdlib>

#include "widgets/wheel_guard.h"

namespace warpbench::gui {

NumberBox::NumberBox(QWidget* parent) : QDoubleSpinBox(parent) {
  setDecimals(0);
  WheelGuard::protect(this);
  connect(lineEdit(), &QLineEdit::inputRejected, this, &NumberBox::refused);
  connect(lineEdit(), &QLineEdit::textEdited, this, [this] {
    if (hasAcceptableInput())
      emit accepted();
    else
      emit refused();
  });
  connect(this, &QAbstractSpinBox::editingFinished, this, &NumberBox::accepted);
}

void NumberBox::setLimits(std::int64_t minimum, std::int64_t maximum) {
  setRange(static_cast<double>(minimum), static_cast<double>(maximum));
}

void NumberBox::stepBy(int steps) {
  if (m_steps == Steps::One) {
    QDoubleSpinBox::stepBy(steps);
  } else {
    std::int64_t next = number();
    const auto most = static_cast<std::int64_t>(maximum());
    for (int i = 0; i < std::abs(steps) && next <= most; ++i)
      next = steps > 0 ? std::max<std::int64_t>(next * 2, 1) : next / 2;
    setNumber(next);
    selectAll();
  }
  emit accepted();
  emit stepped();
}

// Ten doublings at once would be of no use to anybody.
void NumberBox::keyPressEvent(QKeyEvent* event) {
  const bool page = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
  if (!page || m_steps != Steps::Doubling) {
    QDoubleSpinBox::keyPressEvent(event);
    return;
  }
  stepBy(event->key() == Qt::Key_PageUp ? 1 : -1);
  event->accept();
}

}  // namespace warpbench::gui
