// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace warpbench::gui {

/// A list whose chosen text, where there is no room for it, has dots in its middle: of kernels, the end tells a copy
/// from another. Qt's own cuts it off.
class ElidingBox : public QComboBox {
 public:
  using QComboBox::QComboBox;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace warpbench::gui
