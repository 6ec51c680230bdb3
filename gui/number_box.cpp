// SPDX-License-Identifier: GPL-3.0-or-later
#include "number_box.h"

#include <algorithm>
#include <cstdlib>

#include "wheel_guard.h"

namespace warpbench::gui {

NumberBox::NumberBox(QWidget* parent) : QDoubleSpinBox(parent) {
  setDecimals(0);
  WheelGuard::protect(this);
}

void NumberBox::setLimits(std::int64_t minimum, std::int64_t maximum) {
  setRange(static_cast<double>(minimum), static_cast<double>(maximum));
}

void NumberBox::stepBy(int steps) {
  if (m_steps == Steps::One) {
    QDoubleSpinBox::stepBy(steps);
    return;
  }
  std::int64_t next = number();
  const auto most = static_cast<std::int64_t>(maximum());
  for (int i = 0; i < std::abs(steps) && next <= most; ++i)
    next = steps > 0 ? std::max<std::int64_t>(next * 2, 1) : next / 2;
  setNumber(next);
  selectAll();
}

}  // namespace warpbench::gui
