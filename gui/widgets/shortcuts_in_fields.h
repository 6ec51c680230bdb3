// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <algorithm>

namespace warpbench::gui {

/// Lets Ctrl with a letter reach the menus even in one-line fields. On X11 Qt's fields use several of these keys, such
/// as Ctrl+E for the end of the line; keys that no menu uses still reach the field. Copy, paste, undo and select all
/// stay with the field.
class ShortcutsInFields : public QObject {
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::ShortcutOverride || !isField(watched)) return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool letter = key->key() >= Qt::Key_A && key->key() <= Qt::Key_Z;
    if (!letter || !(key->modifiers() & Qt::ControlModifier)) return false;
    constexpr QKeySequence::StandardKey kField[] = {QKeySequence::Copy, QKeySequence::Cut,  QKeySequence::Paste,
                                                    QKeySequence::Undo, QKeySequence::Redo, QKeySequence::SelectAll};
    if (std::ranges::any_of(kField, [key](auto each) { return key->matches(each); })) return false;
    event->ignore();
    return true;
  }

 private:
  static bool isField(const QObject* object) {
    return qobject_cast<const QLineEdit*>(object) || qobject_cast<const QAbstractSpinBox*>(object) ||
           qobject_cast<const QComboBox*>(object);
  }
};

}  // namespace warpbench::gui
