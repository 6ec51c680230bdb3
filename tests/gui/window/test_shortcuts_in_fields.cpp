// SPDX-License-Identifier: GPL-3.0-or-later
// The menus' shortcuts work while a field has the focus, and the field keeps those that edit its text.
#include <QAction>
#include <QLineEdit>
#include <QMainWindow>
#include <QSpinBox>
#include <QTest>

#include "test_registry.h"
#include "widgets/shortcuts_in_fields.h"

using namespace warpbench::gui;

namespace {

/// Keeps every key for itself, as Qt's fields keep Ctrl+E on X11. The tests' platform has no such keys.
template <typename Field>
struct GreedyField : Field {
  bool event(QEvent* event) override {
    if (event->type() != QEvent::ShortcutOverride) return Field::event(event);
    event->accept();
    return true;
  }
};

/// A window with a menu's shortcuts, and counts of their use.
struct Window {
  explicit Window(QWidget& field) {
    window.setCentralWidget(&field);
    for (const int key : {Qt::Key_E, Qt::Key_C}) {
      auto* action = new QAction(&window);
      action->setShortcut(Qt::CTRL | static_cast<Qt::Key>(key));
      QObject::connect(action, &QAction::triggered, &window, [this, key] { ++pressed[key]; });
      window.addAction(action);
    }
    window.show();
    field.setFocus();
  }
  ~Window() { window.takeCentralWidget(); }

  QMainWindow window;
  QMap<int, int> pressed;
};

}  // namespace

class TestShortcutsInFields : public QObject {
  Q_OBJECT

 private slots:
  void menusComeFirst() {
    GreedyField<QLineEdit> line;
    check(line);
    GreedyField<QSpinBox> number;
    check(number);
  }

  void aFieldWithoutThemKeepsItsKeys() {
    GreedyField<QLineEdit> line;
    Window window(line);
    QVERIFY(QTest::qWaitForWindowActive(&window.window));
    QTest::keyClick(&line, Qt::Key_E, Qt::ControlModifier);
    QVERIFY(window.pressed.isEmpty());
  }

 private:
  static void check(QWidget& field) {
    ShortcutsInFields shortcuts;
    qApp->installEventFilter(&shortcuts);
    Window window(field);
    QVERIFY(QTest::qWaitForWindowActive(&window.window));
    QTest::keyClick(&field, Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(window.pressed[Qt::Key_E], 1);
    QTest::keyClick(&field, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(window.pressed[Qt::Key_C], 0);
    QTest::keyClick(&field, Qt::Key_E);
    QCOMPARE(window.pressed[Qt::Key_E], 1);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestShortcutsInFields>(__FILE__);
#include "test_shortcuts_in_fields.moc"
