// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reason_label.h"

#include <QLabel>

namespace warpbench::gui {

QLabel* reasonLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setMinimumWidth(1);
  return label;
}

}  // namespace warpbench::gui
