// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QObject>
#include <QWidget>

namespace warpbench::gui {

/// Keeps the wheel from changing a field under the pointer while the user scrolls a form.
class WheelGuard : public QObject {
 public:
  static void protect(QWidget* field) {
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(new WheelGuard(field));
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus()) return false;
    event->ignore();
    return true;
  }

 private:
  explicit WheelGuard(QObject* parent) : QObject(parent) {}
};

}  // namespace warpbench::gui
