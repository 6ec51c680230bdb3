// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of File > Export plot... and their effects.
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTemporaryDir>

#include "files.h"
#include "format/session_file.h"
#include "gui/export/export_fixture.h"
#include "gui/text_fit.h"
#include "memory_panel/memory_panel.h"
#include "plots/plots_panel.h"
#include "test_registry.h"
#include "views/planned_plots.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::contentOf;
using warpbench::test::ExportFixture;
using warpbench::test::kPatienceMs;

class TestExportDialog : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void aPictureIsSavedByKeyboardAlone();
  void presetsFillTheFields();
  void labelsHaveRoomBesideTheirLastLetter();
  void anotherUnitIsTheSameSize();
  void fieldsThatAFormatIgnoresAreDisabled();
  void thePreviewHasTheShapeAndFollowsTheWindow();
  void dataAreShownAndSaved();
  void theMemoryViewIsExportedToo();
  void anEndingDecidesAndNoneTakesTheChosenOne();
  void partsAreChosenForEachPreset();
  void wordsBelongToOnePlotOfOneSession();
  void aZoomIsExportedAsSeen();
  void choicesAreRemembered();
  void senselessRememberedChoicesAreTheDefault();
  void everythingFits();

 private:
  QString path(const QString& name) const { return m_folder->filePath(name); }
  std::unique_ptr<QTemporaryDir> m_folder;
  const test::SettingsFolder m_settings;
};

void TestExportDialog::initTestCase() { QApplication::setStyle("Fusion"); }

void TestExportDialog::init() {
  m_folder = std::make_unique<QTemporaryDir>();
  QSettings().clear();
}

void TestExportDialog::aPictureIsSavedByKeyboardAlone() {
  ExportFixture fixture;
  fixture.dialog().close();
  fixture.script.savePath = path("by keyboard.png");
  fixture.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
  QTest::keyClick(&fixture.window, Qt::Key_E, Qt::ControlModifier);
  QTRY_VERIFY(fixture.dialog().isVisible());
  ExportDialog& dialog = fixture.dialog();
  dialog.activateWindow();
  QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(&dialog));
  const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(dialog.focusWidget() ? dialog.focusWidget() : &dialog, key, modifiers);
  };
  QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(fixture.box("what")));
  press(Qt::Key_Tab);
  QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(fixture.box("format")));
  press(Qt::Key_P);  // PDF, then
  press(Qt::Key_P);  // PNG
  QCOMPARE(fixture.dialog().choices().ending, QString("png"));
  press(Qt::Key_Tab);
  press(Qt::Key_Down);  // from the window's size to one column
  press(Qt::Key_Tab);
  QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(fixture.length("width")));
  fixture.length("width")->selectAll();
  QTest::keyClicks(dialog.focusWidget(), "50");
  press(Qt::Key_Tab);
  QCOMPARE(dialog.choices().size.width, 50.);
  QVERIFY(fixture.fileWork([&] { press(Qt::Key_S, Qt::AltModifier); }));
  const QImage image(path("by keyboard.png"));
  QCOMPARE(image.size(), QSize(1181, 1606));  // 50 x 68 mm at 600 dots per inch
  QCOMPARE(image.dotsPerMeterX(), 23622);
  QTRY_VERIFY(!dialog.isVisible());
}

// Letters may be slightly wider than reported.
void TestExportDialog::labelsHaveRoomBesideTheirLastLetter() {
  const ExportFixture fixture;
  int labels = 0;
  for (const QLabel* label : fixture.dialog().findChildren<QLabel*>()) {
    if (!label->buddy()) continue;
    ++labels;
    const QFontMetrics metrics = label->fontMetrics();
    const int letters = metrics.horizontalAdvance(label->text().remove('&').trimmed());
    QVERIFY2(label->sizeHint().width() >= letters + metrics.horizontalAdvance(' '), qPrintable(label->text()));
    QVERIFY2(label->contentsRect().width() > letters, qPrintable(label->text()));
  }
  QVERIFY(labels >= 8);
}

void TestExportDialog::presetsFillTheFields() {
  ExportFixture fixture;
  fixture.choosePreset(plots::PicturePreset::Slide);
  QCOMPARE(fixture.length("width")->value(), 1920.);
  QCOMPARE(fixture.length("height")->value(), 1080.);
  QCOMPARE(fixture.length("text")->value(), 18.);
  fixture.choose("format", "png");
  QTRY_VERIFY2(fixture.result().contains("1920 x 1080 pixels"), qPrintable(fixture.result()));
  fixture.choosePreset(plots::PicturePreset::OneColumn);
  QCOMPARE(fixture.length("width")->value(), 85.);
  QCOMPARE(fixture.length("width")->suffix(), QString(" mm"));
  QTRY_VERIFY2(fixture.result().contains("2008 x 1606 pixels"), qPrintable(fixture.result()));
  fixture.length("dpi")->setValue(300);
  QVERIFY(!fixture.dialog().choices().preset);
  QTRY_VERIFY2(fixture.result().contains("1004 x 803 pixels"), qPrintable(fixture.result()));
  fixture.choosePreset(plots::PicturePreset::Window);
  QCOMPARE(fixture.dialog().choices().sizeFor({70, 50}).pixels(), QSize(140, 100));
}

void TestExportDialog::anotherUnitIsTheSameSize() {
  ExportFixture fixture;
  fixture.choosePreset(plots::PicturePreset::OneColumn);
  const plots::PictureSize before = fixture.dialog().choices().sizeFor({});
  fixture.box("unit")->setCurrentIndex(1);
  QCOMPARE(fixture.length("width")->value(), 2008.);
  fixture.box("unit")->setCurrentIndex(0);
  // Pixels are shown as whole numbers, which does not change the size.
  const QSizeF now = fixture.dialog().choices().size.millimetres();
  QVERIFY(std::abs(now.width() - before.millimetres().width()) < 1e-9);
  QVERIFY(std::abs(now.height() - before.millimetres().height()) < 1e-9);
  fixture.length("text")->setValue(7);
  QVERIFY(std::abs(fixture.dialog().choices().size.width - 85) < 1e-9);
}

void TestExportDialog::fieldsThatAFormatIgnoresAreDisabled() {
  ExportFixture fixture;
  fixture.choosePreset(plots::PicturePreset::OneColumn);
  fixture.choose("format", "pdf");
  QVERIFY(fixture.length("width")->isEnabled());
  QVERIFY(!fixture.length("dpi")->isEnabled());
  fixture.choose("format", "png");
  QVERIFY(fixture.length("dpi")->isEnabled());
  fixture.choose("format", "csv");
  for (const char* name : {"width", "height", "dpi", "text"}) QVERIFY2(!fixture.length(name)->isEnabled(), name);
  for (const char* name : {"preset", "unit", "ground"}) QVERIFY2(!fixture.box(name)->isEnabled(), name);
  // pgfplots draws at that size, on the page's background.
  fixture.choose("format", "tex");
  for (const char* name : {"width", "height", "text"}) QVERIFY2(fixture.length(name)->isEnabled(), name);
  QVERIFY(fixture.box("preset")->isEnabled() && !fixture.box("ground")->isEnabled());
  QVERIFY(fixture.dialog().prepared("a.tex").bytes.contains("{239.848pt}}{!}"));
}

void TestExportDialog::thePreviewHasTheShapeAndFollowsTheWindow() {
  ExportFixture fixture;
  fixture.choosePreset(plots::PicturePreset::Slide);
  const auto shape = [&] { return double(fixture.preview().width()) / fixture.preview().height(); };
  QTRY_VERIFY2(std::abs(shape() - 16. / 9) < 0.02, qPrintable(QString::number(shape())));
  QCOMPARE(fixture.preview().pixelColor(1, 1), QColor(Qt::white));
  const QImage first = fixture.preview();
  fixture.window.plots().setCurrentView(plots::View::Time);
  QTRY_VERIFY(fixture.preview() != first);
  const QImage second = fixture.preview();
  fixture.window.plots().view(plots::View::Time)->setLogarithmic(false, true);
  QTRY_VERIFY(fixture.preview() != second);
  fixture.choose("ground", true);
  QTRY_COMPARE(fixture.preview().pixelColor(1, 1), plots::coloursOf(plots::Theme::Dark).ground);
  fixture.dialog().resize(900, 700);
  QTRY_VERIFY(std::abs(shape() - 16. / 9) < 0.02);
}

void TestExportDialog::dataAreShownAndSaved() {
  ExportFixture fixture;
  fixture.choose("format", "csv");
  const auto* text = fixture.field<QPlainTextEdit>("export.data");
  QTRY_VERIFY(text->isVisible() && text->toPlainText().startsWith("Series,"));
  for (const char* ending : {"csv", "tsv", "json", "tex"}) {
    fixture.action("Export plot...")->trigger();
    fixture.script.savePath = path(QLatin1String("data.") + QLatin1String(ending));
    QVERIFY(fixture.fileWork([&] { fixture.save(); }));
    QVERIFY(contentOf(fixture.script.savePath).contains("cudaMemcpy") ||
            contentOf(fixture.script.savePath).contains("Naive"));
  }
  QVERIFY(contentOf(path("data.json")).startsWith("{\n  \"format\": \"warpbench-plot\""));
}

void TestExportDialog::theMemoryViewIsExportedToo() {
  ExportFixture fixture;
  fixture.dialog().close();
  MemoryPanel& memory = fixture.window.plots().memory();
  fixture.window.plots().bringMemoryToFront();
  QVERIFY(QTest::qWaitFor([&] { return memory.scene() || !memory.problem().isEmpty(); }, kPatienceMs));
  QVERIFY2(memory.scene(), qPrintable(memory.problem()));
  QVERIFY(!fixture.action("Copy plot's data")->isEnabled());
  fixture.action("Export plot...")->trigger();
  QCOMPARE(fixture.box("what")->currentIndex(), 1);
  fixture.choose("format", "csv");
  QTRY_VERIFY2(fixture.result().contains("no data"), qPrintable(fixture.result()));
  QVERIFY(!fixture.field<QPushButton>("export.save")->isEnabled());
  fixture.choose("format", "png");
  fixture.choosePreset(plots::PicturePreset::Slide);
  QTRY_VERIFY(fixture.field<QPushButton>("export.save")->isEnabled());
  fixture.script.savePath = path("memory.png");
  QVERIFY(fixture.fileWork([&] { fixture.save(); }));
  QCOMPARE(QImage(path("memory.png")).size(), QSize(1920, 1080));
}

void TestExportDialog::anEndingDecidesAndNoneTakesTheChosenOne() {
  ExportFixture fixture;
  fixture.choose("format", "svg");
  fixture.script.savePath = path("plot");
  QVERIFY(fixture.fileWork([&] { fixture.save(); }));
  QVERIFY(contentOf(path("plot.svg")).contains("<svg"));
  QVERIFY(fixture.script.proposed.last().endsWith(".svg"));
  fixture.action("Export plot...")->trigger();
  fixture.script.savePath = path("plot.PDF");
  QVERIFY(fixture.fileWork([&] { fixture.save(); }));
  QVERIFY(contentOf(path("plot.PDF")).startsWith("%PDF"));
}

void TestExportDialog::partsAreChosenForEachPreset() {
  const auto part = [](const ExportFixture& fixture, const char* name) {
    return fixture.field<QCheckBox>(QStringLiteral("export.") + QLatin1String(name));
  };
  {
    ExportFixture fixture;
    fixture.choosePreset(plots::PicturePreset::Slide);
    for (const char* name : {"title", "subtitle", "formula", "notes", "marks", "lines"})
      QVERIFY(part(fixture, name)->isChecked());
    part(fixture, "notes")->click();
    fixture.field<QComboBox>("export.legend")->setCurrentIndex(1);
    QVERIFY(!fixture.dialog().choices().shownParts().notes);
    // A figure in a paper has a caption; without notes, nothing explains the marks.
    fixture.choosePreset(plots::PicturePreset::OneColumn);
    for (const char* name : {"title", "subtitle", "formula", "notes", "marks"})
      QVERIFY(!part(fixture, name)->isChecked());
    QVERIFY(part(fixture, "lines")->isChecked());
    part(fixture, "lines")->click();
    auto* title = fixture.field<QLineEdit>("export.own.title");
    QTest::keyClicks(title, "T");
    QVERIFY(part(fixture, "title")->isChecked() && !part(fixture, "title")->isEnabled());  // it is wanted
    QTest::keyClick(title, Qt::Key_Backspace);
    QVERIFY(!part(fixture, "title")->isChecked() && part(fixture, "title")->isEnabled());
    fixture.choosePreset(plots::PicturePreset::Slide);
    QVERIFY(!part(fixture, "notes")->isChecked());
    fixture.choose("format", "csv");
    QVERIFY(!part(fixture, "notes")->isEnabled());
    fixture.choose("format", "tex");
    QVERIFY(part(fixture, "notes")->isEnabled());
    QSettings store;
    fixture.dialog().choices().write(store);
  }
  const QSettings store;
  ExportChoices read = ExportChoices::read(store);
  read.preset = plots::PicturePreset::Slide;
  QVERIFY(read.shownParts() == (plots::PlotParts{.notes = false, .legend = plots::PlotParts::Legend::Beside}));
  read.preset = plots::PicturePreset::OneColumn;
  QVERIFY(read.shownParts() ==
          (plots::PlotParts{
              .title = false, .subtitle = false, .formula = false, .notes = false, .marks = false, .lines = false}));
  read.preset = plots::PicturePreset::Poster;
  QVERIFY(read.shownParts() == plots::PlotParts());
}

void TestExportDialog::wordsBelongToOnePlotOfOneSession() {
  ExportFixture fixture;
  const auto words = [&] { return fixture.field<QLineEdit>("export.own.title")->text(); };
  const auto svg = [&] { return fixture.dialog().prepared("a.svg").bytes; };
  QTest::keyClicks(fixture.field<QLineEdit>("export.own.title"), "Mine");
  QTest::keyClicks(fixture.field<QLineEdit>("export.own.x"), "Kernels");
  QVERIFY(svg().contains(">Mine<") && svg().contains(">Kernels<"));
  fixture.choosePreset(plots::PicturePreset::Slide);
  QVERIFY(svg().contains(">Mine<"));  // it is the same plot
  // Another view has its own texts, even before the dialog shows it.
  fixture.window.plots().setCurrentView(plots::View::Time);
  QVERIFY(!svg().contains(">Mine<") && !svg().contains(">Kernels<"));
  QTRY_COMPARE(words(), QString());
  QTest::keyClicks(fixture.field<QLineEdit>("export.own.title"), "Times");
  QVERIFY(svg().contains(">Times<"));
  fixture.window.plots().setCurrentView(plots::View::Figure);
  QTRY_COMPARE(words(), QString("Mine"));
  // The session keeps them, also in its file, and so does each plot of all views.
  const std::shared_ptr<const Session> session = fixture.window.document().snapshot();
  QCOMPARE(session->annotations.words.size(), 2u);
  QVERIFY(sessionFromJson(toJson(*session)).annotations == session->annotations);
  QVERIFY(fixture.window.document().modified());
  QStringList titles;
  for (const plots::PlannedPlot& plot : plots::plannedPlots(*session)) titles << plot.words.title;
  QCOMPARE(titles.filter("Mine").size(), 1);
  QCOMPARE(titles.filter("Times").size(), 1);
  // An emptied field uses the plot's own text.
  fixture.field<QLineEdit>("export.own.title")->selectAll();
  QTest::keyClick(fixture.field<QLineEdit>("export.own.title"), Qt::Key_Delete);
  QVERIFY(!svg().contains(">Mine<") && svg().contains(">Kernels<"));
  // Another session has none.
  fixture.window.newSession();
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  QTRY_COMPARE(words(), QString());
  QVERIFY(!svg().contains(">Mine<"));
}

void TestExportDialog::aZoomIsExportedAsSeen() {
  ExportFixture fixture;
  fixture.choosePreset(plots::PicturePreset::Slide);
  const QByteArray whole = fixture.dialog().prepared("a.svg").bytes;
  plots::PlotView* const view = fixture.window.plots().view(fixture.window.plots().currentView());
  auto ranges = *view->ranges();
  ranges.top /= 3;
  view->setZoom(ranges);
  const QByteArray zoomed = fixture.dialog().prepared("a.svg").bytes;
  QVERIFY(zoomed != whole);
  view->setZoom({});
  QCOMPARE(fixture.dialog().prepared("a.svg").bytes, whole);
}

void TestExportDialog::choicesAreRemembered() {
  {
    ExportFixture fixture;
    fixture.window.rememberLayout();
    fixture.choose("format", "png");
    fixture.choosePreset(plots::PicturePreset::Poster);
    fixture.choose("ground", true);
    fixture.length("text")->setValue(30);
  }
  ExportFixture again;
  QCOMPARE(again.dialog().choices().ending, QString("pdf"));  // before it saves its choices
  again.window.rememberLayout();
  const ExportChoices& choices = again.dialog().choices();
  QCOMPARE(choices.ending, QString("png"));
  QVERIFY(choices.dark);
  QVERIFY(!choices.preset);
  QCOMPARE(choices.size.textPoints, 30.);
  QCOMPARE(choices.size.width, 400.);
  QCOMPARE(again.length("width")->value(), 400.);
  again.choosePreset(plots::PicturePreset::TwoColumns);

  ExportFixture last;
  last.window.rememberLayout();
  QCOMPARE(last.dialog().choices().preset, std::optional(plots::PicturePreset::TwoColumns));
}

void TestExportDialog::senselessRememberedChoicesAreTheDefault() {
  QSettings store;
  ExportChoices().write(store);
  QVERIFY(ExportChoices::read(store) == ExportChoices());
  store.setValue("export/format", "exe");
  store.setValue("export/preset", "own");
  store.setValue("export/width", "nan");
  QVERIFY(ExportChoices::read(store) == ExportChoices());
  store.clear();
  QVERIFY(ExportChoices::read(store) == ExportChoices());
}

void TestExportDialog::everythingFits() {
  ExportFixture fixture;
  const auto verify = [&] {
    const QStringList faults = test::textsThatDoNotFit(fixture.dialog());
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
  };
  fixture.dialog().adjustSize();
  QVERIFY(fixture.dialog().width() <= 1280 && fixture.dialog().height() <= 800);
  for (const plots::PicturePreset preset : plots::kPicturePresets) {
    fixture.choosePreset(preset);
    QTest::qWait(50);
    verify();
  }
  fixture.choose("format", "json");
  QTest::qWait(50);
  verify();
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExportDialog>(__FILE__);
#include "test_export_dialog.moc"
