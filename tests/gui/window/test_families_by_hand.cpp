// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses, changes, runs and views every family of the catalogue with the keyboard alone, and with the mouse alone. The
// device is fake; other tests check measurements.
#include <qcustomplot.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTest>

#include "catalogue/catalogue.h"
#include "gui/fake_worker.h"
#include "gui/window_fixture.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::WindowFixture;

namespace {

/// With all counters of a family.
Result countedResult(const Point&, const std::stop_token&, const PointProgress&) {
  Result result = test::fakeResult(0.5);
  result.flops = 1e6;
  result.items = 1e6;
  return result;
}

constexpr int kDoubleClickMs = 10;

/// How a user operates the window.
class Hand {
 public:
  explicit Hand(const WindowFixture& window) : fixture(window) {}
  virtual ~Hand() = default;
  virtual void chooseFamily(const QString& id) = 0;
  virtual void toggle(QCheckBox* box) = 0;
  /// Changes the parameter's value.
  virtual void change(NumberBox* box) = 0;
  virtual void run() = 0;
  virtual void showTimes() = 0;

 protected:
  const WindowFixture& fixture;
};

class Keyboard : public Hand {
 public:
  using Hand::Hand;
  void chooseFamily(const QString& id) override {
    auto* families = fixture.field<QComboBox>("family");
    tabTo(families);
    const int wanted = families->findData(id);
    while (families->currentIndex() != wanted) press(families->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
  }
  void toggle(QCheckBox* box) override {
    tabTo(box);
    press(Qt::Key_Space);
  }
  void change(NumberBox* box) override {
    tabTo(box);
    const double other = box->value() > box->minimum() ? box->minimum() : box->minimum() + 1;
    press(Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QString::number(other, 'f', 0));
    press(Qt::Key_Tab);
  }
  void run() override { press(Qt::Key_F5); }
  void showTimes() override { press(Qt::Key_T, Qt::AltModifier); }

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : const_cast<MainWindow*>(&fixture.window), key, modifiers);
  }
  void tabTo(const QWidget* wanted) const {
    constexpr int kMost = 300;
    for (int i = 0; i < kMost && QApplication::focusWidget() != wanted; ++i) press(Qt::Key_Tab);
    if (QApplication::focusWidget() != wanted) qFatal("Tab does not lead to %s", qPrintable(wanted->objectName()));
  }
};

class Mouse : public Hand {
 public:
  using Hand::Hand;
  void chooseFamily(const QString& id) override {
    auto* families = fixture.field<QComboBox>("family");
    click(families, families->rect().center());
    QAbstractItemView* list = families->view();
    if (!QTest::qWaitFor([&] { return list->isVisible(); })) qFatal("the list of families does not open");
    const QModelIndex index = families->model()->index(families->findData(id), 0);
    list->scrollTo(index);
    const QPoint place = list->visualRect(index).center();
    QTest::qWait(2 * kDoubleClickMs);  // before, a click at the same place would be the second one of the first
    QTest::mouseMove(list->viewport(), place);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier, place);
    if (!QTest::qWaitFor([&] { return !list->isVisible(); })) qFatal("the list of families stays open");
  }
  void toggle(QCheckBox* box) override {
    constexpr int kIndicator = 8;  // pixels
    click(box, {kIndicator, box->height() / 2});
  }
  void change(NumberBox* box) override {
    constexpr int kArrow = 8;  // pixels
    const double before = box->value();
    click(box, {box->width() - kArrow, box->height() / 4});
    if (box->value() == before) click(box, {box->width() - kArrow, box->height() * 3 / 4});
  }
  void run() override {
    auto* button = fixture.field<QPushButton>("run");
    click(button, button->rect().center());
  }
  void showTimes() override {
    QTabBar* tabs = fixture.window.plots().tabBar();
    click(tabs, tabs->tabRect(static_cast<int>(plots::View::Time)).center());
  }

 private:
  /// A place that the pointer can reach, not one that is scrolled away.
  static void click(QWidget* widget, const QPoint& place) {
    if (!widget->visibleRegion().contains(place)) qFatal("%s is out of sight", qPrintable(widget->objectName()));
    QTest::mouseClick(widget, Qt::LeftButton, Qt::NoModifier, place);
  }
};

/// The first variant that can run here.
QCheckBox* firstVariant(const WindowFixture& fixture, const Family& family) {
  for (const Variant& variant : family.variants)
    if (auto* box = fixture.field<QCheckBox>(("variant." + variant.id).c_str()); box->isEnabled()) return box;
  return nullptr;
}

NumberBox* firstNumber(const WindowFixture& fixture, const Family& family) {
  for (const ParameterSpec& spec : family.parameters)
    if (spec.isNumber()) return fixture.number(spec.id.c_str());
  return nullptr;
}

void driveAll(WindowFixture& fixture, Hand& hand) {
  fixture.window.resize(1280, 800);
  fixture.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
  // Backwards, so that the first differs from the initial one.
  for (auto family = catalog().rbegin(); family != catalog().rend(); ++family) {
    const auto before = static_cast<int>(fixture.session().results.size());
    hand.chooseFamily(family->id.c_str());
    QCOMPARE(fixture.window.experiment().family().id, family->id);
    QTest::qWait(30);  // another family's fields replace them

    const std::size_t variants = fixture.window.experiment().request().variants.size();
    QCheckBox* box = firstVariant(fixture, *family);
    QVERIFY(box);
    hand.toggle(box);
    QVERIFY2(!box->isChecked(), family->id.c_str());
    if (variants == 1) hand.toggle(box);
    QTest::qWait(30);

    NumberBox* number = firstNumber(fixture, *family);
    QVERIFY2(number, family->id.c_str());
    const std::int64_t value = number->number();
    hand.change(number);
    QVERIFY2(number->number() != value, family->id.c_str());
    QVERIFY2(fixture.window.experiment().ready(), qPrintable(fixture.window.experiment().problem()));

    hand.run();
    QVERIFY2(fixture.window.running(), family->id.c_str());
    QVERIFY(fixture.waitForRun());
    QVERIFY2(fixture.script.errors.isEmpty(), qPrintable(fixture.script.errors.join('\n')));
    const int ran = static_cast<int>(variants == 1 ? 1 : variants - 1);
    QCOMPARE(static_cast<int>(fixture.session().results.size()), before + ran);
    QCOMPARE(fixture.window.table().model()->rowCount(), ran);  // earlier runs are in the list next to it

    hand.showTimes();
    QCOMPARE(fixture.window.plots().currentView(), plots::View::Time);
    std::size_t points = 0;
    const plots::PlotView* view = fixture.window.plots().view(plots::View::Time);
    for (const plots::Series& series : view->data().series) points += series.points.size();
    QCOMPARE(static_cast<int>(points), ran);
    QVERIFY2(view->plot()->plottableCount() > 0, family->id.c_str());
    QVERIFY(view->isVisible());
  }
}

}  // namespace

class TestFamiliesByHand : public QObject {
  Q_OBJECT

 private slots:
  void theKeyboardAloneDoes() {
    WindowFixture fixture(test::fakeWorker(countedResult));
    Keyboard keyboard(fixture);
    driveAll(fixture, keyboard);
  }

  void theMouseAloneDoes() {
    QApplication::setDoubleClickInterval(kDoubleClickMs);
    WindowFixture fixture(test::fakeWorker(countedResult));
    Mouse mouse(fixture);
    driveAll(fixture, mouse);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestFamiliesByHand>(__FILE__);
#include "test_families_by_hand.moc"
