// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace warpbench::gui {

/// A combo box that elides long text in the middle, because the end of a kernel's name distinguishes copies. Qt elides
/// the end.
class ElidingBox : public QComboBox {
 public:
  using QComboBox::QComboBox;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace warpbench::gui
