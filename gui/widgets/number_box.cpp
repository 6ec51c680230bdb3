// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/number_box.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <algorithm>
#include <cstdlib>

#include "widgets/wheel_guard.h"

namespace warpbench::gui {

NumberBox::NumberBox(QWidget* parent) : QDoubleSpinBox(parent) {
  setDecimals(0);
  WheelGuard::protect(this);
  connect(this, &QDoubleSpinBox::valueChanged, this, [this](double value) {
    if (!m_typing) m_before = value;
  });
  // Emitted after the value has changed, if the typed text is a valid number.
  connect(lineEdit(), &QLineEdit::textEdited, this, [this] {
    if (hasAcceptableInput())
      emit accepted();
    else
      emit refused();
  });
  connect(this, &QAbstractSpinBox::editingFinished, this, [this] {
    m_typing = false;
    m_before = value();
    emit accepted();
  });
}

// Qt would drop single keys: "abc-5" would become 5, and 99999999999 would be cut to the part within the limits.
QValidator::State NumberBox::validate(QString& text, int& cursor) const {
  const QValidator::State state = QDoubleSpinBox::validate(text, cursor);
  return state == QValidator::Invalid ? QValidator::Intermediate : state;
}

void NumberBox::fixup(QString& text) const { text = textFromValue(m_before); }

void NumberBox::setLimits(std::int64_t minimum, std::int64_t maximum) {
  setRange(static_cast<double>(minimum), static_cast<double>(maximum));
}

void NumberBox::stepBy(int steps) {
  m_typing = false;
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

// Ten doublings at once are of no use.
void NumberBox::keyPressEvent(QKeyEvent* event) {
  m_typing = true;
  const bool page = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
  if (!page || m_steps != Steps::Doubling) {
    QDoubleSpinBox::keyPressEvent(event);
    return;
  }
  stepBy(event->key() == Qt::Key_PageUp ? 1 : -1);
  event->accept();
}

}  // namespace warpbench::gui
