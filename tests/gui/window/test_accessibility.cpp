// SPDX-License-Identifier: GPL-3.0-or-later
// Every control of the window and its dialogs has a name and a tooltip, and is reachable with Tab.
#include <qcustomplot.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QTimer>
#include <map>
#include <set>

#include "catalogue/catalogue.h"
#include "experiment/sweep_box.h"
#include "gui/fake_worker.h"
#include "gui/window_fixture.h"
#include "lesson/lesson_library.h"
#include "lessons/lesson_mode.h"
#include "pictures/pictures_dialog.h"
#include "plots/plots_panel.h"
#include "recovery/recovery_bar.h"
#include "result_views/results_table.h"
#include "test_registry.h"
#include "window/settings_dialog.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::fakeWorker;
using warpbench::test::WindowFixture;

namespace {

bool isInteractive(const QWidget* widget) {
  if (qobject_cast<const QScrollBar*>(widget)) return false;
  const auto* group = qobject_cast<const QGroupBox*>(widget);
  return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
         qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
         qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QAbstractItemView*>(widget) ||
         qobject_cast<const QPlainTextEdit*>(widget) || qobject_cast<const QTextEdit*>(widget) ||
         qobject_cast<const QTabBar*>(widget) || qobject_cast<const QCustomPlot*>(widget) ||
         (group && group->isCheckable());
}

/// Internal parts of Qt's controls, such as the field of a spin box or the button of a dock's title; menus offer the
/// same actions.
bool isPart(const QWidget* widget) {
  if (widget->objectName().startsWith("qt_")) return true;
  for (const QWidget* each = widget->parentWidget(); each && !widget->isWindow(); each = each->parentWidget()) {
    if (isInteractive(each)) return true;
    if (each->isWindow()) return qobject_cast<const QMenu*>(each) || each->inherits("QComboBoxPrivateContainer");
  }
  return qobject_cast<const QMenu*>(widget->window()) != nullptr;
}

QList<QWidget*> controlsOf(const QWidget& root) {
  QList<QWidget*> controls;
  for (QWidget* widget : root.findChildren<QWidget*>())
    if (isInteractive(widget) && !isPart(widget)) controls << widget;
  return controls;
}

QString describe(const QWidget* widget) {
  QString text = QString("%1 '%2'").arg(widget->metaObject()->className(), widget->objectName());
  for (const QWidget* each = widget->parentWidget(); each; each = each->parentWidget())
    if (!each->objectName().isEmpty()) return text + " in " + each->objectName();
  return text;
}

bool hasName(const QWidget* widget, const QWidget& root) {
  if (!widget->accessibleName().isEmpty()) return true;
  if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
    return button->text().contains(QRegularExpression("\\w"));
  if (const auto* group = qobject_cast<const QGroupBox*>(widget)) return !group->title().isEmpty();
  if (const auto* bar = qobject_cast<const QTabBar*>(widget)) return bar->count() > 0 && !bar->tabText(0).isEmpty();
  for (const QLabel* label : root.findChildren<QLabel*>())
    if (label->buddy() == widget && !label->text().isEmpty()) return true;
  return false;
}

/// A tooltip event is passed to the parents until one has a text.
bool hasToolTip(const QWidget* widget) {
  if (qobject_cast<const QCustomPlot*>(widget)) return true;  // its points have them, at the pointer
  if (const auto* bar = qobject_cast<const QTabBar*>(widget); bar && bar->count() > 0 && !bar->tabToolTip(0).isEmpty())
    return true;
  for (const QWidget* each = widget; each && !each->isWindow(); each = each->parentWidget())
    if (!each->toolTip().isEmpty()) return true;
  return false;
}

/// The controls that Tab reaches, all the way round.
std::set<const QWidget*> reachedByTab(QWidget& window) {
  std::set<const QWidget*> reached;
  constexpr int kMost = 500;
  for (int i = 0; i < kMost; ++i) {
    QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
    if (!window.focusWidget()) continue;
    const bool again = !reached.insert(window.focusWidget()).second;
    if (again && i > 2 * static_cast<int>(reached.size())) break;
  }
  return reached;
}

/// In a group of exclusive buttons, Tab reaches one and the arrow keys reach the others.
bool isReached(const QWidget* control, const std::set<const QWidget*>& reached) {
  if (reached.contains(control) || (control->focusProxy() && reached.contains(control->focusProxy()))) return true;
  const auto* radio = qobject_cast<const QRadioButton*>(control);
  return radio && std::ranges::any_of(radio->parentWidget()->findChildren<QRadioButton*>(Qt::FindDirectChildrenOnly),
                                      [&](const QRadioButton* other) { return reached.contains(other); });
}

/// Problems of the controls below `root`, one per line.
QStringList faults(QWidget& root) {
  QStringList lines;
  for (const QWidget* control : controlsOf(root)) {
    if (!hasName(control, root)) lines << describe(control) + " has no accessible name";
    if (!hasToolTip(control)) lines << describe(control) + " has no tool tip";
    const QWidget* focus = control->focusProxy() ? control->focusProxy() : control;
    if ((focus->focusPolicy() & Qt::TabFocus) == 0) lines << describe(control) + " takes no focus from Tab";
  }
  return lines;
}

QStringList unreached(QWidget& window) {
  QStringList lines;
  const std::set<const QWidget*> reached = reachedByTab(window);
  for (const QWidget* control : controlsOf(window))
    if (control->isVisible() && control->isEnabled() && control->window() == &window && !isReached(control, reached))
      lines << describe(control) + " is not reached by Tab";
  return lines;
}

/// Steps of the Tab key that lead back, neither downwards nor to the right, beyond the one that begins anew.
QStringList stepsBack(QWidget& window) {
  std::vector<const QWidget*> way;
  for (int i = 0; i < 500; ++i) {
    QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
    const QWidget* const focus = window.focusWidget();
    if (!way.empty() && focus == way.front()) break;
    if (focus && !std::ranges::count(way, focus)) way.push_back(focus);
  }
  const auto rectOf = [&](const QWidget* widget) { return QRect(widget->mapTo(&window, QPoint()), widget->size()); };
  QStringList lines;
  for (std::size_t i = 0; i < way.size(); ++i) {
    const QWidget* const next = way[(i + 1) % way.size()];
    const QPoint from = rectOf(way[i]).center(), to = rectOf(next).center();
    const bool onward = to.y() > from.y() || to.x() > from.x();
    if (!onward) lines << describe(way[i]) + " leads back to " + describe(next);
  }
  return lines.size() <= 1 ? QStringList() : lines;
}

/// Some of it is visible without scrolling.
bool isInSight(const QWidget* widget) {
  QRect seen = widget->rect();
  for (const QWidget* each = widget; !each->isWindow() && !seen.isEmpty(); each = each->parentWidget())
    seen = seen.translated(each->pos()) & each->parentWidget()->rect();
  return !seen.isEmpty();
}

void verifyNone(const QStringList& lines) { QVERIFY2(lines.isEmpty(), qPrintable(lines.join('\n'))); }

/// Inspects the message box that `show` opens, and closes it.
QStringList faultsOfBox(const std::function<void()>& show) {
  QStringList lines;
  bool seen = false;
  QTimer::singleShot(0, qApp, [&] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!box) return;
    seen = true;
    lines = faults(*box) + unreached(*box);
    box->reject();
  });
  show();
  return seen ? lines : QStringList{"no box came"};
}

}  // namespace

class TestAccessibility : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QApplication::setStyle("Fusion"); }
  void everyControlOfEveryFamilySaysWhatItIs();
  void everyControlIsReachedByTab();
  void everyModeIsReadInItsOrder_data();
  void everyModeIsReadInItsOrder();
  void whatHasTheFocusIsInSightAndShowsIt();
  void theWalkNoticesWhatIsAmiss();
  void dialogsAreNoExceptions();
  void messageBoxesAreNoExceptions();
  void everyMenuEntryHasAMnemonicOfItsOwn();
  void noTwoActionsShareAShortcut();
  void everyDockCanBeShownAndHiddenFromAMenu();
};

void TestAccessibility::everyControlOfEveryFamilySaysWhatItIs() {
  WindowFixture fixture(fakeWorker());
  QStringList lines;
  for (const Family& family : catalog()) {
    fixture.window.experiment().chooseFamily(family.id);
    fixture.field<SweepBox>("sweep")->setChecked(true);
    lines << faults(fixture.window);
  }
  lines.removeDuplicates();
  verifyNone(lines);
}

void TestAccessibility::everyControlIsReachedByTab() {
  WindowFixture fixture(fakeWorker());
  fixture.window.activateWindow();
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  fixture.window.table().selectResult(0);
  fixture.field<SweepBox>("sweep")->setChecked(true);
  fixture.window.recovery().setVisible(true);
  PlotsPanel& plots = fixture.window.plots();
  QStringList lines;
  for (const char* family : {"transpose", "matmul", "grayscale"}) {
    fixture.window.experiment().chooseFamily(family);
    for (int view = 0; view < plots.count(); ++view) {
      plots.setCurrentIndex(view);
      lines << unreached(fixture.window);
    }
  }
  for (auto* dock : fixture.window.findChildren<QDockWidget*>()) {
    dock->show();
    dock->raise();
    QTest::qWait(20);
    lines << unreached(fixture.window);
  }
  lines.removeDuplicates();
  verifyNone(lines);
}

void TestAccessibility::everyModeIsReadInItsOrder_data() {
  QTest::addColumn<WindowMode>("mode");
  QTest::addColumn<bool>("filled");
  for (const bool filled : {false, true}) {
    QTest::addRow("measure, %d", filled) << WindowMode::Measure << filled;
    QTest::addRow("explain, %d", filled) << WindowMode::Explain << filled;
    QTest::addRow("code, %d", filled) << WindowMode::Code << filled;
    QTest::addRow("program, %d", filled) << WindowMode::Program << filled;
    QTest::addRow("teach, %d", filled) << WindowMode::Teach << filled;
  }
}

void TestAccessibility::everyModeIsReadInItsOrder() {
  QFETCH(const WindowMode, mode);
  QFETCH(const bool, filled);
  const QTemporaryDir folder;
  WindowFixture fixture(fakeWorker());
  fixture.window.resize(1280, 800);
  fixture.window.activateWindow();
  if (filled && mode == WindowMode::Program) {
    for (const auto& [name, text] : {std::pair("main.cu", "void run();\nint main() { run(); }\n"),
                                     std::pair("run.cu", "__global__ void k() {}\nvoid run() { k<<<1, 1>>>(); }\n"),
                                     std::pair("Makefile", "app: main.cu run.cu\n\t$(NVCC) -o app main.cu run.cu\n")}) {
      QFile file(folder.filePath(name));
      QVERIFY(file.open(QFile::WriteOnly));
      file.write(text);
    }
    fixture.window.openProgram(folder.path());
    ProgramView& program = *fixture.window.content().programs().current();
    QVERIFY(QTest::qWaitFor([&] { return program.canRun(); }, test::kPatienceMs));
    program.run(ProgramRequest::Mode::Run);
    QVERIFY(QTest::qWaitFor([&] { return program.canRun(); }, test::kPatienceMs));
    QVERIFY2(!program.report().launches.empty(), qPrintable(program.statusText()));
  } else if (filled && mode == WindowMode::Teach) {
    fixture.window.lessons().open(shippedLessons().front());
  } else if (filled) {
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    fixture.window.table().selectResult(0);
    fixture.window.recovery().setVisible(true);
  }
  fixture.window.content().workspaces().choose(mode);
  QTest::qWait(50);
  verifyNone(faults(fixture.window));
  verifyNone(unreached(fixture.window));
  // The experiment's boxes and a lesson's answers are created later than what follows them.
  const bool late = mode == WindowMode::Measure || (mode == WindowMode::Teach && filled);
  if (!late) verifyNone(stepsBack(fixture.window));
}

void TestAccessibility::whatHasTheFocusIsInSightAndShowsIt() {
  WindowFixture fixture(fakeWorker());
  QWidget& window = fixture.window;
  window.resize(1280, 800);
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  fixture.window.experiment().chooseFamily("matmul");  // more variants than fit
  QTest::qWait(50);
  QStringList lines;
  std::set<const QWidget*> seen;
  constexpr int kWay = 80;  // twice round
  for (int i = 0; i < kWay; ++i) {
    QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
    QWidget* focus = window.focusWidget();
    QTRY_VERIFY2(isInSight(focus), qPrintable(describe(focus)));
    if (!seen.insert(focus).second) continue;
    // A cursor blinks; any other difference after removing the focus shows that the focus was visible.
    const QImage with = window.grab().toImage();
    focus->clearFocus();
    if (with == window.grab().toImage()) lines << describe(focus) + " does not show the focus";
    focus->setFocus(Qt::TabFocusReason);
  }
  QVERIFY(seen.size() >= 20);
  verifyNone(lines);
}

void TestAccessibility::theWalkNoticesWhatIsAmiss() {
  WindowFixture fixture(fakeWorker());
  auto* filter = fixture.field<QLineEdit>("results.filter");
  filter->setFocusPolicy(Qt::ClickFocus);
  filter->setToolTip({});
  filter->setAccessibleName({});
  QCOMPARE(faults(fixture.window).size(), 3);
  QCOMPARE(unreached(fixture.window).size(), 1);
}

void TestAccessibility::dialogsAreNoExceptions() {
  WindowFixture fixture(fakeWorker());
  for (QDialog* dialog : fixture.window.findChildren<QDialog*>()) {
    dialog->show();
    dialog->activateWindow();
    verifyNone(faults(*dialog) + unreached(*dialog));
    dialog->close();
  }
  QVERIFY(fixture.window.findChildren<QDialog*>().size() >= 2);
}

void TestAccessibility::noTwoActionsShareAShortcut() {
  WindowFixture fixture(fakeWorker());
  std::map<QString, QString> taken;
  for (const QAction* action : fixture.window.findChildren<QAction*>()) {
    if (action->shortcutContext() != Qt::WindowShortcut) continue;
    for (const QKeySequence& key : action->shortcuts()) {
      const auto [other, isNew] = taken.emplace(key.toString(), action->text());
      QVERIFY2(isNew, qPrintable(key.toString() + ": " + other->second + " and " + action->text()));
    }
  }
  QVERIFY(taken.size() > 10);
}

void TestAccessibility::messageBoxesAreNoExceptions() {
  Dialogs dialogs;
  verifyNone(faultsOfBox([&] { dialogs.showAbout(nullptr); }));
  verifyNone(faultsOfBox([&] { dialogs.showError(nullptr, "a reason"); }));
  verifyNone(faultsOfBox([&] { dialogs.askUnsaved(nullptr, "a question"); }));
  verifyNone(faultsOfBox([&] { dialogs.askChanged(nullptr, "a file", 3); }));
}

void TestAccessibility::everyMenuEntryHasAMnemonicOfItsOwn() {
  WindowFixture fixture(fakeWorker());
  const auto mnemonic = [](const QString& text) { return QKeySequence::mnemonic(text); };
  const std::function<void(const QList<QAction*>&)> verify = [&](const QList<QAction*>& actions) {
    QStringList seen;
    for (const QAction* action : actions) {
      if (action->isSeparator() || action->text().isEmpty()) continue;
      const bool dock = action->text() == QString(action->text()).remove('&');
      const QString key = mnemonic(action->text()).toString();
      QVERIFY2(dock || !key.isEmpty(), qPrintable(action->text()));
      if (!key.isEmpty()) QVERIFY2(!seen.contains(key), qPrintable(action->text() + ": " + key));
      seen << key;
      if (action->menu()) verify(action->menu()->actions());
    }
  };
  verify(fixture.window.menuBar()->actions());
}

void TestAccessibility::everyDockCanBeShownAndHiddenFromAMenu() {
  WindowFixture fixture(fakeWorker());
  QList<QAction*> inMenus;
  for (const QAction* menu : fixture.window.menuBar()->actions()) inMenus << menu->menu()->actions();
  for (const auto* dock : fixture.window.findChildren<QDockWidget*>())
    QVERIFY2(inMenus.contains(dock->toggleViewAction()), qPrintable(dock->objectName()));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestAccessibility>(__FILE__);
#include "test_accessibility.moc"
