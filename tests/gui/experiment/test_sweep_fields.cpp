// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a sweep: the proposed values, and the available parameters.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QTest>
#include <QToolButton>

#include "catalogue/catalogue.h"
#include "experiment/parameter_form.h"
#include "experiment/sweep_box.h"
#include "gui/experiment/panel_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::Panel;

class TestSweepFields : public QObject {
  Q_OBJECT

 private slots:
  void aSizeIsSweptOverPowersOfTwoUpToIt();
  void aShortRangeIsSweptAsAWhole();
  void aLongRangeIsSweptFromWhereOneStands();
  void allSizesAreSweptTogether();
  void aParameterChosenToSweepHasValuesProposed();
  void everyNumberCanBeSwept();
  void sweepOfTheSliderIsItsWholeRange();
  void aSweepListBeyondTheLimitsGivesTheReason();
};

void TestSweepFields::aSizeIsSweptOverPowersOfTwoUpToIt() {
  Panel panel;
  panel.number("width")->setNumber(3000);
  panel.clickSweep("width");
  QVERIFY(panel.field<SweepBox>("sweep")->isChecked());
  QCOMPARE(panel.request().sweeps.at(0).parameter, "width");
  QCOMPARE(panel.sweptValues(), (std::vector<std::int64_t>{64, 128, 256, 512, 1024, 2048}));
  QVERIFY(!panel.editor("width")->isEnabled());
  panel.number("height")->setNumber(5);
  panel.clickSweep("height");
  QCOMPARE(panel.request().sweeps.at(0).parameter, "height");
  QCOMPARE(panel.sweptValues(), (std::vector<std::int64_t>{1, 2, 4}));
  QVERIFY(panel.editor("width")->isEnabled());
}

void TestSweepFields::aShortRangeIsSweptAsAWhole() {
  Panel panel;
  panel.chooseFamily("matmul");
  panel.clickSweep("rows");  // first a list, so that the range must return
  panel.clickSweep("tile");
  const std::vector<std::int64_t> tiles = panel.sweptValues();
  QCOMPARE(tiles.size(), std::size_t(32));
  QCOMPARE(tiles.front(), 1);
  QCOMPARE(tiles.back(), 32);
}

void TestSweepFields::aLongRangeIsSweptFromWhereOneStands() {
  Panel panel;
  panel.chooseFamily("counter");
  panel.number("threads")->setNumber(50);
  panel.clickSweep("threads");
  QCOMPARE(panel.sweptValues(), (std::vector<std::int64_t>{50, 100, 150, 200}));
  panel.field<SweepBox>("sweep")->setChecked(false);
  panel.number("threads")->setNumber(1000);
  panel.clickSweep("threads");
  QCOMPARE(panel.sweptValues(), (std::vector<std::int64_t>{250, 500, 750, 1000}));
}

void TestSweepFields::allSizesAreSweptTogether() {
  Panel panel;
  auto* const parameter = panel.field<QComboBox>("sweep.parameter");
  QVERIFY(parameter->findText("Width = Height") >= 0);
  parameter->setCurrentIndex(parameter->findText("Width = Height"));
  panel.field<QCheckBox>("sweep.on")->setChecked(true);
  panel.field<NumberBox>("sweep.from")->setNumber(64);
  panel.field<NumberBox>("sweep.to")->setNumber(192);
  panel.field<NumberBox>("sweep.step")->setNumber(64);
  QVERIFY2(panel.problem().isEmpty(), qPrintable(panel.problem()));
  const Request request = panel.request();
  QCOMPARE(request.sweeps.at(0).names(), std::string("width,height"));
  QVERIFY(!request.parameters.contains("width") && !request.parameters.contains("height"));
  for (const char* side : {"width", "height"}) QVERIFY(!panel.editor(side)->isEnabled());
  const std::vector<Point> points = expand(request, *panel.device());
  for (const Point& point : points) QCOMPARE(point.parameters.integer("width"), point.parameters.integer("height"));
  panel.chooseFamily("matmul");
  QCOMPARE(parameter->itemText(parameter->count() - 1).count(" = "), 2);
  panel.chooseFamily("reduction");
  for (int i = 0; i < parameter->count(); ++i) QVERIFY(!parameter->itemText(i).contains(" = "));
  // Entered from a session or a command line.
  panel.enter(request);
  QCOMPARE(panel.request().sweeps.at(0).names(), std::string("width,height"));
  QCOMPARE(panel.sweptValues(), (std::vector<std::int64_t>{64, 128, 192}));
}

void TestSweepFields::aParameterChosenToSweepHasValuesProposed() {
  Panel panel;
  panel.number("width")->setNumber(300);
  panel.number("height")->setNumber(700);
  panel.clickSweep("width");
  QCOMPARE(panel.sweptValues(), (std::vector<std::int64_t>{8, 16, 32, 64, 128, 256}));
  auto* const parameter = panel.field<QComboBox>("sweep.parameter");
  parameter->setFocus();
  QTest::keyClick(parameter, Qt::Key_End);
  QCOMPARE(parameter->currentText(), "Width = Height");
  QVERIFY2(panel.problem().isEmpty(), qPrintable(panel.problem()));
  QCOMPARE(panel.sweptValues(), (std::vector<std::int64_t>{16, 32, 64, 128, 256, 512}));
  QCOMPARE(panel.focusWidget(), parameter);
}

void TestSweepFields::everyNumberCanBeSwept() {
  Panel panel;
  for (const Family& family : catalog()) {
    panel.chooseFamily(family.id);
    for (const ParameterSpec& spec : parametersOf(family, panel.request().variants)) {
      const QString id = QString::fromStdString(spec.id);
      auto* button = panel.editor(id)->findChild<QToolButton*>("sweep.this");
      QCOMPARE(button != nullptr, spec.isNumber());
      if (!button) continue;
      QVERIFY(button->accessibleName().contains(QString::fromStdString(spec.title)));
      QVERIFY(button->focusPolicy() & Qt::TabFocus);
      button->click();
      QCOMPARE(panel.request().sweeps.at(0).parameter, spec.id);
      QVERIFY2(panel.ready(), qPrintable(panel.problem()));
      panel.field<SweepBox>("sweep")->setChecked(false);
    }
  }
}

void TestSweepFields::sweepOfTheSliderIsItsWholeRange() {
  Panel panel;
  panel.chooseFamily("offset");
  auto* sweep = panel.field<SweepBox>("sweep");
  sweep->setChecked(true);
  const Request request = panel.request();
  QCOMPARE(request.sweeps.size(), std::size_t(1));
  QCOMPARE(request.sweeps.front().parameter, std::string("offset"));
  QCOMPARE(request.sweeps.front().values.size(), std::size_t(33));
  QVERIFY(!request.parameters.contains("offset"));
  QVERIFY(!panel.field<ParameterEditor>("parameter.offset")->isEnabled());
  const std::size_t points = expand(request, test::fakeInfo("cuda:0", DeviceInfo::Kind::Cuda)).size();
  QCOMPARE(panel.field<QLabel>("sweep.summary")->text(), QString("Values: 33. Points to run: %1.").arg(points));

  panel.field<NumberBox>("sweep.from")->setNumber(8);
  panel.field<NumberBox>("sweep.to")->setNumber(32);
  panel.field<NumberBox>("sweep.step")->setNumber(8);
  QVERIFY(panel.request().sweeps.front().values ==
          (std::vector<Value>{std::int64_t{8}, std::int64_t{16}, std::int64_t{24}, std::int64_t{32}}));

  panel.field<NumberBox>("sweep.to")->setNumber(2);
  QVERIFY(!panel.ready());
  QVERIFY2(panel.problem().contains("offset"), qPrintable(panel.problem()));

  sweep->setChecked(false);
  QVERIFY(panel.ready());
  QVERIFY(panel.request().sweeps.empty());
  QVERIFY(panel.field<ParameterEditor>("parameter.offset")->isEnabled());
}

void TestSweepFields::aSweepListBeyondTheLimitsGivesTheReason() {
  Panel panel;
  panel.chooseFamily("matmul");
  panel.field<SweepBox>("sweep")->setChecked(true);
  const auto radios = panel.field<SweepBox>("sweep")->findChildren<QRadioButton*>();
  radios[1]->click();
  auto* list = panel.field<QLineEdit>("sweep.list");
  QVERIFY(list->isVisible());
  for (const QString text : {"", "8,33", "8,,16", "abc", "0"}) {
    list->setText(text);
    QVERIFY2(!panel.ready(), qPrintable(text));
    QVERIFY2(panel.problem().contains("tile"), qPrintable(panel.problem()));
    QVERIFY(!panel.problem().contains('\n'));
    QCOMPARE(panel.field<QLabel>("reason")->text(), panel.problem());
  }
  list->setText("8, 16,32");
  QVERIFY2(panel.ready(), qPrintable(panel.problem()));
  QCOMPARE(panel.request().sweeps.front().values.size(), std::size_t(3));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSweepFields>(__FILE__);
#include "test_sweep_fields.moc"
