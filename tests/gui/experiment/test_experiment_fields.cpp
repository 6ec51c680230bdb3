// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the experiment panel one by one: accepted and rejected input, the reasons, and proposals.
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "catalogue/catalogue.h"
#include "experiment/image_preview.h"
#include "experiment/preset_button.h"
#include "experiment/sweep_box.h"
#include "experiment/variant_list.h"
#include "gui/experiment/panel_fixture.h"
#include "test_registry.h"
#include "widgets/number_box.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::Panel;

namespace {

constexpr int kAnswerMs = 60000;

}  // namespace

class TestExperimentFields : public QObject {
  Q_OBJECT

 private slots:
  void whatANumberFieldRefusesItGivesTheReasonOf();
  void nothingIsTakenOfATextThatIsNoNumber_data();
  void nothingIsTakenOfATextThatIsNoNumber();
  void whatIsNotYetANumberWithinTheLimitsSaysSo();
  void pageKeysDoubleAndHalveOnce();
  void insideIsOfferedWhereAKernelRepeats();
  void insideRulesOutVariantsThatDoNotRepeat();
  void theDeviceWearsItsOriginAsABadge();
  void aPresetEntersItsValues();
  void familiesWithoutPresetsShowNoMenu();
  void anImageIsShownSmallWithItsSize();
  void aBrokenImageSaysWhyAndCannotBeRun();

 private:
  QTemporaryDir m_folder;
};

void TestExperimentFields::whatANumberFieldRefusesItGivesTheReasonOf() {
  Panel panel;
  panel.chooseFamily("matmul");
  QTRY_VERIFY(panel.editor("tile")->isVisible());
  NumberBox* tile = panel.number("tile");
  QVERIFY(!panel.reason("tile")->isVisible());
  tile->setFocus();
  tile->selectAll();
  QTest::keyClicks(tile, "33");
  QVERIFY(panel.reason("tile")->isVisible());
  QCOMPARE(panel.reason("tile")->text(), "It takes a whole number from 1 to 32.");
  QCOMPARE(tile->text(), "33");
  QCOMPARE(panel.problem(), panel.reason("tile")->text());  // so F5 runs nothing else
  QTest::keyClick(tile, Qt::Key_Backspace);
  QTest::keyClicks(tile, "1");
  QVERIFY(!panel.reason("tile")->isVisible());
  QVERIFY(panel.ready());
  QCOMPARE(panel.request().parameters.integer("tile"), 31);
  QTest::keyClicks(tile, "9");
  panel.shoot("refused");
}

void TestExperimentFields::nothingIsTakenOfATextThatIsNoNumber_data() {
  QTest::addColumn<QString>("typed");
  QTest::newRow("too large") << "99999999999";
  QTest::newRow("letters") << "abc-5";
  QTest::newRow("letters behind") << "12x";
}

void TestExperimentFields::nothingIsTakenOfATextThatIsNoNumber() {
  QFETCH(QString, typed);
  Panel panel;
  NumberBox* width = panel.number("width");
  width->setNumber(1000);
  width->setFocus();
  width->selectAll();
  QTest::keyClicks(width, typed);
  QCOMPARE(width->text(), typed + " elements");
  QVERIFY(panel.reason("width")->isVisible());
  QVERIFY(!panel.ready());
  QTest::keyClick(width, Qt::Key_Return);
  QCOMPARE(width->number(), 1000);
  QVERIFY(!panel.reason("width")->isVisible());
  QVERIFY2(panel.ready(), qPrintable(panel.problem()));
}

void TestExperimentFields::whatIsNotYetANumberWithinTheLimitsSaysSo() {
  Panel panel;
  panel.chooseFamily("matmul");
  QTRY_VERIFY(panel.editor("rows")->isVisible());
  NumberBox* rows = panel.number("rows");
  rows->setFocus();
  rows->selectAll();
  QTest::keyClick(rows, Qt::Key_Delete);
  QVERIFY(panel.reason("rows")->isVisible());
  QTest::keyClick(rows, Qt::Key_Return);  // the field returns to the running value
  QVERIFY(!panel.reason("rows")->isVisible());
  QVERIFY2(panel.ready(), qPrintable(panel.problem()));
  QVERIFY(panel.request().parameters.integer("rows") >= 1);
}

void TestExperimentFields::pageKeysDoubleAndHalveOnce() {
  Panel panel;
  NumberBox* width = panel.number("width");
  width->setNumber(1000);
  width->setFocus();
  QTest::keyClick(width, Qt::Key_PageUp);
  QCOMPARE(width->number(), 2000);
  QTest::keyClick(width, Qt::Key_PageDown);
  QTest::keyClick(width, Qt::Key_PageDown);
  QCOMPARE(width->number(), 500);
}

void TestExperimentFields::insideIsOfferedWhereAKernelRepeats() {
  Panel panel;
  auto* mode = panel.field<QComboBox>("mode");
  for (const Family& family : catalog()) {
    panel.chooseFamily(family.id);
    const bool any = std::ranges::any_of(
        family.variants, [&](const Variant& variant) { return whyNotIn(family, variant, Mode::Inside).empty(); });
    QCOMPARE(mode->findText("inside") >= 0, any);
    QVERIFY(mode->findText("cold") >= 0);
    QVERIFY(mode->findText("hot") >= 0);
  }
  panel.chooseFamily("transpose");
  mode->setCurrentIndex(mode->findText("inside"));
  panel.chooseFamily("offset");
  QCOMPARE(mode->currentText(), "cold");
}

void TestExperimentFields::insideRulesOutVariantsThatDoNotRepeat() {
  Panel panel;
  const QString why = "its kernel does not repeat its work inside a launch";
  auto* mode = panel.field<QComboBox>("mode");
  mode->setCurrentIndex(mode->findText("inside"));
  const auto* list = panel.findChild<VariantList*>();
  QVERIFY(list->box("naive")->isEnabled());
  QVERIFY(!list->box("memcpy")->isEnabled());
  const auto labels = list->findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return label->isVisible() && label->text() == why; }));
  QVERIFY2(panel.ready(), qPrintable(panel.problem()));
  QVERIFY(panel.request().mode == Mode::Inside);
  QCOMPARE(panel.request().parameters.integer("repetitions"), 10);
  QCOMPARE(panel.number("repetitions")->minimum(), 2.0);
  QVERIFY(!expand(panel.request(), *panel.device()).empty());

  mode->setCurrentIndex(mode->findText("cold"));
  QVERIFY(list->box("memcpy")->isEnabled());
  QCOMPARE(panel.request().parameters.integer("repetitions"), 1);
}

void TestExperimentFields::theDeviceWearsItsOriginAsABadge() {
  Panel panel;
  auto* badge = panel.field<QLabel>("device.badge");
  QVERIFY(badge->isVisible());
  QCOMPARE(badge->text(), "measured");
  QVERIFY(panel.chooseDevice("simulated:fake"));
  QCOMPARE(badge->text(), "modelled");
  QCOMPARE(badge->accessibleName(), "Times are modelled");
  QVERIFY(badge->toolTip().contains("simulator"));
}

void TestExperimentFields::aPresetEntersItsValues() {
  Panel panel;
  panel.chooseFamily("matmul");
  panel.findChild<VariantList*>()->box("naive")->click();
  QVERIFY(panel.field<PresetButton>("presets")->isVisible());
  QAction* report = panel.preset("report");
  QVERIFY2(report->text().contains("rows=4096") && report->text().contains("tile=8,16,32"), qPrintable(report->text()));
  QVERIFY(report->toolTip().contains("H200"));
  report->trigger();
  QCOMPARE(panel.request().parameters.integer("rows"), 4096);
  QCOMPARE(panel.sweptValues(), (std::vector<std::int64_t>{8, 16, 32}));
  QVERIFY(std::ranges::count(panel.request().variants, "naive") == 0);  // the choice stays

  panel.chooseFamily("transpose");
  panel.preset("course")->trigger();
  QCOMPARE(panel.request().parameters.integer("width"), 2048);
  QVERIFY(panel.request().sweeps.empty());
}

void TestExperimentFields::familiesWithoutPresetsShowNoMenu() {
  Panel panel;
  for (const Family& family : catalog()) {
    panel.chooseFamily(family.id);
    QCOMPARE(panel.field<PresetButton>("presets")->isVisible(), !family.presets.empty());
  }
}

void TestExperimentFields::anImageIsShownSmallWithItsSize() {
  const QString path = m_folder.filePath("wide.png");
  QImage image(640, 320, QImage::Format_RGB32);
  image.fill(Qt::red);
  QVERIFY(image.save(path));
  Panel panel;
  panel.chooseFamily("grayscale");
  auto* preview = panel.editor("image")->findChild<ImagePreview*>();
  QVERIFY(!preview->isVisible());
  panel.editor("image")->findChild<QLineEdit*>()->setText(path);
  QTRY_VERIFY_WITH_TIMEOUT(preview->isVisible(), kAnswerMs);
  const QPixmap shown = panel.field<QLabel>("preview.picture")->pixmap();
  QCOMPARE(shown.deviceIndependentSize(), QSizeF(64, 32));
  QCOMPARE(shown.toImage().pixelColor(5, 5), QColor(Qt::red));
  QCOMPARE(panel.field<QLabel>("preview.text")->text(), "640 x 320 pixels");
  panel.shoot("preview");
  QVERIFY2(panel.ready(), qPrintable(panel.problem()));
  for (const char* side : {"width", "height"}) QVERIFY(!panel.editor(side)->isEnabled());  // the image has its own
  panel.editor("image")->findChild<QLineEdit*>()->clear();
  QVERIFY(!preview->isVisible());
  for (const char* side : {"width", "height"}) QVERIFY(panel.editor(side)->isEnabled());
}

void TestExperimentFields::aBrokenImageSaysWhyAndCannotBeRun() {
  const QString path = m_folder.filePath("broken.png");
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("\x89PNG\r\n\x1a\nno more");
  file.close();
  Panel panel;
  panel.chooseFamily("grayscale");
  panel.editor("image")->findChild<QLineEdit*>()->setText(path);
  QTRY_VERIFY_WITH_TIMEOUT(!panel.ready(), kAnswerMs);
  const QLabel* text = panel.field<QLabel>("preview.text");
  QVERIFY(text->isVisible());
  QVERIFY2(text->text().contains("broken.png"), qPrintable(text->text()));
  QCOMPARE(panel.problem(), text->text());
  panel.shoot("broken");
  QVERIFY(!panel.field<QPushButton>("run")->isEnabled());
  panel.editor("image")->findChild<QLineEdit*>()->clear();
  QVERIFY2(panel.ready(), qPrintable(panel.problem()));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExperimentFields>(__FILE__);
#include "test_experiment_fields.moc"
