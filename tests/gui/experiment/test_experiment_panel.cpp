// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QStandardItemModel>
#include <QTest>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "engine/run/parameter_text.h"
#include "experiment/experiment_panel.h"
#include "experiment/parameter_form.h"
#include "experiment/sweep_box.h"
#include "experiment/variant_list.h"
#include "gui/fake_device.h"
#include "test_registry.h"
#include "widgets/number_box.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

template <typename Field>
Field* field(const QWidget& panel, const QString& name) {
  auto* found = panel.findChild<Field*>(name);
  if (!found) qFatal("no field %s", qPrintable(name));
  return found;
}

/// The number field inside the editor of a parameter.
NumberBox* numberOf(const QWidget& panel, const std::string& parameter) {
  return field<ParameterEditor>(panel, "parameter." + QString::fromStdString(parameter))->findChild<NumberBox*>();
}

/// Types like a person: replaces the existing text, key by key.
void type(NumberBox* box, const QString& text) {
  box->setFocus();
  box->selectAll();
  QTest::keyClicks(box, text);
  QTest::keyClick(box, Qt::Key_Return);
}

const Family& familyOf(const std::string& id) { return *findFamily(id); }

}  // namespace

class TestExperimentPanel : public QObject {
  Q_OBJECT

 private slots:
  void controlsFollowFromTheCatalogue();
  void onlyValuesWithinTheLimitsCanBeTyped();
  void sliderAndSpinBoxAgree();
  void powersOfTwoDoubleAndHalve();
  void aVariantsOwnParametersComeWithIt();
  void simulatedDevicesStartAtTheirOwnValues();
  void whatWasEnteredStaysThroughOtherFamiliesAndDevices();
  void variantChoicesOfTheLastTimeAreShownAtOnce();
  void unavailableDevicesSayWhyAndCannotBeChosen();
  void withoutAVariantThereIsAReason();
  void withoutADeviceThereIsAReason();
  void aRequestComesBackAsItWasEntered();
  void runAndStopFollowTheState();
  void aCopyRunsOnAGpuAndInTheSimulatorNotOnTheCpu();
};

namespace {

/// A panel that knows a GPU and a simulated device; the GPU is chosen.
struct WatchedPanel : ExperimentPanel {
  WatchedPanel() {
    setDevices({test::fakeInfo("cuda:0", DeviceInfo::Kind::Cuda), test::fakeInfo(),
                test::fakeInfo("cpu", DeviceInfo::Kind::Cpu), test::unavailableInfo("cuda:1", "it fell off the bus")});
  }
};

}  // namespace

void TestExperimentPanel::controlsFollowFromTheCatalogue() {
  const WatchedPanel panel;
  field<SweepBox>(panel, "sweep")->setChecked(true);
  QVERIFY(!field<QCheckBox>(panel, "variant.naive")->icon().isNull());  // the marker of its line
  field<SweepBox>(panel, "sweep")->setChecked(false);
  auto* families = field<QComboBox>(panel, "family");
  QCOMPARE(families->count(), static_cast<int>(catalog().size()));
  for (const Family& family : catalog()) {
    families->setCurrentIndex(families->findData(QString::fromStdString(family.id)));
    QCOMPARE(panel.family().id, family.id);
    QCOMPARE(field<QLabel>(panel, "family.shows")->text(), QString::fromStdString(family.shows));
    for (const Variant& variant : family.variants) {
      auto* box = field<QCheckBox>(panel, "variant." + QString::fromStdString(variant.id));
      QCOMPARE(box->text(), QString::fromStdString(variant.title));
      QVERIFY(box->icon().isNull());  // bars have names
    }
    for (const ParameterSpec& spec : family.parameters) {
      auto* editor = field<ParameterEditor>(panel, "parameter." + QString::fromStdString(spec.id));
      QCOMPARE(editor->findChildren<QSlider*>().size(), spec.editor == ParameterSpec::Editor::Slider ? 1 : 0);
      QVERIFY(editor->value() == spec.initialValue(false));
      if (spec.isNumber()) {
        QCOMPARE(numberOf(panel, spec.id)->minimum(), static_cast<double>(spec.minimum));
        QCOMPARE(numberOf(panel, spec.id)->maximum(), static_cast<double>(spec.maximum));
      } else if (spec.editor == ParameterSpec::Editor::File) {
        QCOMPARE(editor->findChild<QLineEdit*>()->text(), QString());
      } else {
        auto* choice = editor->findChild<QComboBox*>();
        QCOMPARE(choice->count(), static_cast<int>(spec.choices.size()));
        for (int i = 0; i < choice->count(); ++i)
          QCOMPARE(choice->itemText(i), QString::fromStdString(spec.choices[static_cast<std::size_t>(i)]));
      }
      QVERIFY(!editor->toolTip().isEmpty());
      QVERIFY(!editor->focusProxy()->accessibleName().isEmpty());
    }
    QVERIFY2(panel.ready(), qPrintable(panel.problem()));
    QVERIFY(!expand(panel.request(), test::fakeInfo("cuda:0", DeviceInfo::Kind::Cuda)).empty());
  }
}

void TestExperimentPanel::onlyValuesWithinTheLimitsCanBeTyped() {
  WatchedPanel panel;
  panel.show();
  panel.chooseFamily("matmul");
  NumberBox* tile = numberOf(panel, "tile");
  for (const QString text : {"33", "-1", "abc", "0", "1e9", "7.5"}) {
    tile->setNumber(16);
    type(tile, text);
    const std::int64_t number = panel.request().parameters.integer("tile");
    QVERIFY2(number >= 1 && number <= 32, qPrintable(text + " became " + QString::number(number)));
    QVERIFY(panel.ready());
  }
  type(tile, "31");
  QCOMPARE(panel.request().parameters.integer("tile"), 31);
}

void TestExperimentPanel::sliderAndSpinBoxAgree() {
  WatchedPanel panel;
  panel.show();
  panel.chooseFamily("matmul");
  NumberBox* box = numberOf(panel, "tile");
  auto* slider = box->parentWidget()->findChild<QSlider*>();
  QCOMPARE(slider->minimum(), 1);
  QCOMPARE(slider->maximum(), 32);
  for (int tile = 1; tile <= 32; ++tile) {
    slider->setValue(tile);
    QCOMPARE(box->number(), tile);
    QCOMPARE(panel.request().parameters.integer("tile"), tile);
  }
  type(box, "5");
  QCOMPARE(slider->value(), 5);
  slider->setFocus();
  QTest::keyClick(slider, Qt::Key_Right);
  QCOMPARE(box->number(), 6);
}

void TestExperimentPanel::powersOfTwoDoubleAndHalve() {
  WatchedPanel panel;
  panel.show();
  NumberBox* width = numberOf(panel, "width");
  type(width, "777");
  QCOMPARE(panel.request().parameters.integer("width"), 777);
  QTest::keyClick(width, Qt::Key_Up);
  QCOMPARE(width->number(), 1554);
  QTest::keyClick(width, Qt::Key_Down);
  QTest::keyClick(width, Qt::Key_Down);
  QCOMPARE(width->number(), 388);
  type(width, "32768");
  QTest::keyClick(width, Qt::Key_Up);
  QCOMPARE(width->number(), 32768);
  type(width, "1");
  QTest::keyClick(width, Qt::Key_Down);
  QCOMPARE(width->number(), 1);
}

void TestExperimentPanel::aVariantsOwnParametersComeWithIt() {
  const ParameterSpec shared{.id = "threads", .title = "Threads", .minimum = 1, .maximum = 8, .initial = 4};
  ParameterSpec own = shared;
  own.id = "unroll";
  const Family family{.id = "made-up",
                      .title = "Made up",
                      .parameters = {shared},
                      .variants = {{.id = "plain", .title = "Plain"},
                                   {.id = "unrolled", .title = "Unrolled", .parameters = {shared, own}}}};
  const auto ids = [&](const std::vector<std::string>& variants) {
    std::vector<std::string> found;
    for (const ParameterSpec& spec : parametersOf(family, variants)) found.push_back(spec.id);
    return found;
  };
  QCOMPARE(ids({"plain"}), (std::vector<std::string>{"threads"}));
  QCOMPARE(ids({"plain", "unrolled"}), (std::vector<std::string>{"threads", "unroll"}));

  ParameterForm form;
  form.show(family.id, parametersOf(family, {"plain", "unrolled"}), false);
  type(form.editor("unroll")->findChild<NumberBox*>(), "7");
  QCOMPARE(form.values().integer("unroll"), 7);
  form.show(family.id, parametersOf(family, {"plain"}), false);
  QVERIFY(!form.values().contains("unroll"));
  form.show(family.id, parametersOf(family, {"unrolled"}), false);
  QCOMPARE(form.values().integer("unroll"), 7);
}

void TestExperimentPanel::simulatedDevicesStartAtTheirOwnValues() {
  WatchedPanel panel;
  for (const Family& family : catalog()) {
    panel.chooseFamily(family.id);
    for (const bool simulated : {true, false, true}) {
      QVERIFY(panel.chooseDevice(simulated ? "simulated:fake" : "cuda:0"));
      for (const ParameterSpec& spec : family.parameters)
        QVERIFY(*panel.request().parameters.find(spec.id) == spec.initialValue(simulated));
    }
  }
  panel.chooseFamily("transpose");
  QCOMPARE(numberOf(panel, "width")->number(), 1536);
}

void TestExperimentPanel::whatWasEnteredStaysThroughOtherFamiliesAndDevices() {
  WatchedPanel panel;
  panel.show();
  type(numberOf(panel, "width"), "1000");
  panel.findChild<VariantList*>()->box("naive")->click();
  QVERIFY(panel.chooseDevice("simulated:fake"));
  panel.chooseFamily("matmul");
  panel.chooseFamily("transpose");
  QCOMPARE(panel.request().parameters.integer("width"), 1000);
  QCOMPARE(panel.request().parameters.integer("height"), 1536);  // untouched: the simulated device's
  QVERIFY(std::ranges::count(panel.request().variants, "naive") == 0);
  QVERIFY(std::ranges::count(panel.request().variants, "copy") == 1);
}

void TestExperimentPanel::variantChoicesOfTheLastTimeAreShownAtOnce() {
  const WatchedPanel last;
  last.findChild<VariantList*>()->setChecked({"copy"});
  WatchedPanel next;
  next.setVariantChoices(last.variantChoices());
  QCOMPARE(next.request().variants, std::vector<std::string>{"copy"});
}

void TestExperimentPanel::unavailableDevicesSayWhyAndCannotBeChosen() {
  WatchedPanel panel;
  auto* combo = field<QComboBox>(panel, "device");
  QCOMPARE(combo->count(), 4);
  QVERIFY(!panel.chooseDevice("cuda:1"));
  QVERIFY(!panel.chooseDevice("cuda:7"));
  QCOMPARE(panel.request().device, std::string("cuda:0"));
  const auto* model = qobject_cast<QStandardItemModel*>(combo->model());
  QVERIFY(!model->item(3)->isEnabled());
  QVERIFY(field<QLabel>(panel, "device.details")->toolTip().contains("cuda:1: it fell off the bus"));
  QVERIFY(field<QLabel>(panel, "device.details")->text().startsWith("Not available: "));

  QCOMPARE(combo->currentText(), QString("Fake cuda:0 (measured)"));
  QVERIFY(panel.chooseDevice("simulated:fake"));
  QCOMPARE(combo->currentText(), QString("Fake simulated:fake (modelled)"));
  QCOMPARE(combo->itemText(3), QString("Fake cuda:1 (not available)"));
}

void TestExperimentPanel::withoutAVariantThereIsAReason() {
  WatchedPanel panel;
  panel.show();
  QVERIFY(panel.ready());
  for (auto* box : panel.findChild<VariantList*>()->findChildren<QCheckBox*>())
    if (box->isChecked()) box->click();
  QVERIFY(!panel.ready());
  QVERIFY(!field<QPushButton>(panel, "run")->isEnabled());
  QVERIFY(field<QLabel>(panel, "reason")->isVisible());
  QCOMPARE(field<QLabel>(panel, "reason")->text(), QString("Choose at least one variant"));
  QVERIFY_EXCEPTION_THROWN(panel.request(), RequestError);

  panel.findChild<VariantList*>()->box("copy")->click();
  QVERIFY(panel.ready());
  QVERIFY(!field<QLabel>(panel, "reason")->isVisible());
}

void TestExperimentPanel::withoutADeviceThereIsAReason() {
  ExperimentPanel panel;
  QVERIFY(!panel.ready());
  panel.setDevices({test::unavailableInfo("cuda:0", "no driver")});
  QVERIFY(!panel.ready());
  QVERIFY(!panel.problem().isEmpty());
  QVERIFY(field<QLabel>(panel, "device.details")->toolTip().contains("no driver"));
  panel.setDevices({test::fakeInfo()});
  QVERIFY2(panel.ready(), qPrintable(panel.problem()));
}

void TestExperimentPanel::aRequestComesBackAsItWasEntered() {
  WatchedPanel panel;
  Request request;
  request.family = "matmul";
  request.variants = {"tiled"};
  request.device = "simulated:fake";
  request.mode = Mode::Hot;
  request.parameters.set("rows", std::int64_t{33});
  request.parameters.set("type", std::string("fp64"));
  request.sweeps = {parseSweep(familyOf("matmul"), "tile=4,8,16")};
  panel.enter(request);
  const Request entered = panel.request();
  QCOMPARE(entered.family, request.family);
  QCOMPARE(entered.variants, request.variants);
  QCOMPARE(entered.device, request.device);
  QVERIFY(entered.mode == Mode::Hot);
  QCOMPARE(entered.parameters.integer("rows"), 33);
  QCOMPARE(entered.parameters.text("type"), std::string("fp64"));
  QVERIFY(entered.sweeps.front().values == request.sweeps.front().values);

  request.family = "no-such";
  QVERIFY_EXCEPTION_THROWN(panel.enter(request), RequestError);
}

void TestExperimentPanel::runAndStopFollowTheState() {
  WatchedPanel panel;
  auto* run = field<QPushButton>(panel, "run");
  auto* stop = field<QPushButton>(panel, "stop");
  QSignalSpy runs(&panel, &ExperimentPanel::runRequested), stops(&panel, &ExperimentPanel::stopRequested);
  QVERIFY(run->isEnabled());
  QVERIFY(!stop->isEnabled());
  run->click();
  QCOMPARE(runs.count(), 1);
  panel.setRunning(true);
  QVERIFY(run->isEnabled());
  QCOMPARE(run->text(), QString("Add to queue"));
  QVERIFY(stop->isEnabled());
  stop->click();
  QCOMPARE(stops.count(), 1);
  panel.setRunning(false);
  QVERIFY(run->isEnabled());
  QCOMPARE(run->text(), QString("Run"));
}

void TestExperimentPanel::aCopyRunsOnAGpuAndInTheSimulatorNotOnTheCpu() {
  WatchedPanel panel;
  panel.chooseFamily("transpose");
  const OwnKernel mine{.name = "mine", .file = "mine.cuh", .text = "__global__ void transposeNaive() {}"};
  panel.setCopies({{.family = "transpose", .variant = "naive", .kernel = mine}});
  const auto* const box = field<QCheckBox>(panel, "variant.naive@mine");
  QVERIFY(box->isEnabled() && box->isChecked());
  QSignalSpy live(&panel, &ExperimentPanel::liveRequested);
  panel.followCopy("transpose", "naive@mine");
  QCOMPARE(live.count(), 1);
  QCOMPARE(live.front().front().value<Request>().device, std::string("cuda:0"));
  QCOMPARE(live.front().front().value<Request>().variants, std::vector<std::string>{"naive@mine"});
  QVERIFY(panel.chooseDevice("cpu"));
  QVERIFY(!box->isEnabled() && !box->isChecked());
  panel.followCopy("transpose", "naive@mine");
  QCOMPARE(live.count(), 1);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExperimentPanel>(__FILE__);
#include "test_experiment_panel.moc"
