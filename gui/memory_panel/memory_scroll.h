// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QScrollArea>

#include "memory/memory_view.h"

namespace warpbench::gui {

/// Passes all keys but up and down to its parent, where they change the step.
class MemoryScroll : public QScrollArea {
 public:
  using QScrollArea::QScrollArea;

 protected:
  void keyPressEvent(QKeyEvent* event) override {
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
      QScrollArea::keyPressEvent(event);
    else
      event->ignore();
  }
};

/// Puts the view into an area that scrolls vertically if there is less room than its pictures and text need.
inline QScrollArea* inScrollArea(plots::MemoryView* view, QWidget* parent) {
  auto* scroll = new MemoryScroll(parent);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  view->setSizePolicy(policy);
  scroll->setWidget(view);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);  // the view has it
  constexpr int kLeast = 100;           // pixels of height
  scroll->setMinimumSize(view->minimumSizeHint().width(), kLeast);
  return scroll;
}

}  // namespace warpbench::gui
