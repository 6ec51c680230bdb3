// SPDX-License-Identifier: GPL-3.0-or-later
// File > Export plot..., and the plot on the clipboard.
#include <sys/mount.h>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSettings>

#include "export_dialog.h"
#include "export_preview.h"
#include "exporter.h"
#include "live_fixture.h"
#include "memory_panel.h"
#include "plots_panel.h"
#include "text_fit.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;

namespace {

std::unique_ptr<ComputeWorker> fakeWorker(test::Gate& gate) {
  const auto open = [&gate](std::string_view id) {
    return std::make_unique<test::FakeDevice>(
        test::fakeInfo(std::string(id)),
        [&gate](const Point& point, const std::stop_token& stop, const PointProgress&) {
          gate.pass(stop);
          return test::fakeResult(point.variant == "naive" ? 4 : 0.125);
        });
  };
  return std::make_unique<ComputeWorker>(open, [] { return std::vector{test::fakeInfo()}; });
}

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeTo(const QString& path, const QByteArray& content) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) qFatal("cannot write");
}

struct Gates {
  test::Gate gate;
};

/// A window with one run's results in it, and its export dialog open.
struct Fixture : Gates, WindowFixture {
  Fixture() : WindowFixture(fakeWorker(gate)) {
    clickRun();
    if (!waitForRun() || session().results.empty()) qFatal("no results");
    action("Export plot...")->trigger();
    QCoreApplication::processEvents();
  }

  ExportDialog& dialog() const { return window.exporter().dialog(); }
  QComboBox* box(const char* name) const { return field<QComboBox>(QLatin1String("export.") + QLatin1String(name)); }
  QDoubleSpinBox* length(const char* name) const {
    return field<QDoubleSpinBox>(QLatin1String("export.") + QLatin1String(name));
  }
  QString result() const { return field<QLabel>("export.result")->text(); }
  const QImage& preview() const { return field<ExportPreview>("export.preview")->image(); }
  void choose(const char* name, const QVariant& value) const { box(name)->setCurrentIndex(box(name)->findData(value)); }
  void choosePreset(plots::PicturePreset preset) const { choose("preset", static_cast<int>(preset)); }
  void save() const { QTest::mouseClick(field<QPushButton>("export.save"), Qt::LeftButton); }
};

}  // namespace

class TestExportDialog : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void aPictureIsSavedByKeyboardAlone();
  void presetsFillTheFields();
  void anotherUnitIsTheSameSize();
  void fieldsThatAFormatIgnoresAreDisabled();
  void thePreviewHasTheShapeAndFollowsTheWindow();
  void dataAreShownAndSaved();
  void theMemoryViewIsExportedToo();
  void anEndingDecidesAndNoneTakesTheChosenOne();
  void choicesAreRemembered();
  void senselessRememberedChoicesAreTheDefault();
  void namesWithAnythingInThemWork();
  void whatCannotBeWrittenIsToldAndNothingIsLost();
  void aFullDiskIsToldAndTheOldFileStays();
  void itIsExportedWhileASweepRuns();
  void thePictureIsCopied();
  void theDataAreCopiedAsTheyAreSeen();
  void everythingFits();

 private:
  QString path(const QString& name) const { return m_folder->filePath(name); }
  std::unique_ptr<QTemporaryDir> m_folder;
  QTemporaryDir m_settings;
};

void TestExportDialog::initTestCase() {
  QApplication::setStyle("Fusion");
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
  QCoreApplication::setOrganizationName("Warpbench");
  QCoreApplication::setApplicationName("test_export_dialog");
}

void TestExportDialog::init() {
  m_folder = std::make_unique<QTemporaryDir>();
  QSettings().clear();
}

void TestExportDialog::aPictureIsSavedByKeyboardAlone() {
  Fixture fixture;
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

void TestExportDialog::presetsFillTheFields() {
  Fixture fixture;
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
  Fixture fixture;
  fixture.choosePreset(plots::PicturePreset::OneColumn);
  const plots::PictureSize before = fixture.dialog().choices().sizeFor({});
  fixture.box("unit")->setCurrentIndex(1);
  QCOMPARE(fixture.length("width")->value(), 2008.);
  fixture.box("unit")->setCurrentIndex(0);
  // Pixels are shown whole; the size has not become another one by that.
  const QSizeF now = fixture.dialog().choices().size.millimetres();
  QVERIFY(std::abs(now.width() - before.millimetres().width()) < 1e-9);
  QVERIFY(std::abs(now.height() - before.millimetres().height()) < 1e-9);
  fixture.length("text")->setValue(7);
  QVERIFY(std::abs(fixture.dialog().choices().size.width - 85) < 1e-9);
}

void TestExportDialog::fieldsThatAFormatIgnoresAreDisabled() {
  Fixture fixture;
  fixture.choosePreset(plots::PicturePreset::OneColumn);
  fixture.choose("format", "pdf");
  QVERIFY(fixture.length("width")->isEnabled());
  QVERIFY(!fixture.length("dpi")->isEnabled());
  fixture.choose("format", "png");
  QVERIFY(fixture.length("dpi")->isEnabled());
  fixture.choose("format", "csv");
  for (const char* name : {"width", "height", "dpi", "text"}) QVERIFY2(!fixture.length(name)->isEnabled(), name);
  for (const char* name : {"preset", "unit", "ground"}) QVERIFY2(!fixture.box(name)->isEnabled(), name);
}

void TestExportDialog::thePreviewHasTheShapeAndFollowsTheWindow() {
  Fixture fixture;
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
  Fixture fixture;
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
  Fixture fixture;
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
  Fixture fixture;
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

void TestExportDialog::choicesAreRemembered() {
  {
    Fixture fixture;
    fixture.window.rememberLayout();
    fixture.choose("format", "png");
    fixture.choosePreset(plots::PicturePreset::Poster);
    fixture.choose("ground", true);
    fixture.length("text")->setValue(30);
  }
  Fixture again;
  QCOMPARE(again.dialog().choices().ending, QString("pdf"));  // before it is told to remember
  again.window.rememberLayout();
  const ExportChoices& choices = again.dialog().choices();
  QCOMPARE(choices.ending, QString("png"));
  QVERIFY(choices.dark);
  QVERIFY(!choices.preset);
  QCOMPARE(choices.size.textPoints, 30.);
  QCOMPARE(choices.size.width, 400.);
  QCOMPARE(again.length("width")->value(), 400.);
  again.choosePreset(plots::PicturePreset::TwoColumns);

  Fixture last;
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

void TestExportDialog::namesWithAnythingInThemWork() {
  Fixture fixture;
  const QString folder = QString::fromUtf8("a \"quoted\" 'név' – ćирилица & 100 % #1");
  QVERIFY(QDir(m_folder->path()).mkpath(folder));
  for (const char* ending : {"png", "pdf", "svg", "csv", "tsv", "json"}) {
    fixture.action("Export plot...")->trigger();
    fixture.script.savePath = path(folder + QString::fromUtf8("/ő ñ \"x\".") + QLatin1String(ending));
    QVERIFY2(fixture.fileWork([&] { fixture.save(); }), ending);
    QVERIFY(!contentOf(fixture.script.savePath).isEmpty());
    QVERIFY(fixture.window.statusText().contains(QString::fromUtf8("ő ñ \"x\".")));
  }
  QVERIFY(fixture.script.errors.isEmpty());
}

void TestExportDialog::whatCannotBeWrittenIsToldAndNothingIsLost() {
  Fixture fixture;
  writeTo(path("file"), "old");
  QVERIFY(QDir(m_folder->path()).mkpath("taken.pdf/inside"));
  for (const QString& bad : {path("file/below.pdf"), path("none/at/all.png"), path("taken.pdf"),
                             QStringLiteral("/proc/plot.svg"), QStringLiteral("/proc/plot.csv")}) {
    fixture.script.errors.clear();
    fixture.script.savePath = bad;
    QVERIFY(!fixture.fileWork([&] { fixture.save(); }));
    QCOMPARE(fixture.script.errors.size(), 1);
    const QString error = fixture.script.errors[0];
    QVERIFY2(error.startsWith("cannot write " + bad + ": "), qPrintable(error));
    QVERIFY2(error.size() > bad.size() + 20 && !error.contains('\n'), qPrintable(error));
    QVERIFY(fixture.dialog().isVisible());  // to choose another place
  }
  QCOMPARE(contentOf(path("file")), QByteArray("old"));
  QVERIFY(QDir(path("taken.pdf/inside")).exists());
}

void TestExportDialog::aFullDiskIsToldAndTheOldFileStays() {
  const QByteArray disk = QFile::encodeName(path("disk"));
  QVERIFY(QDir(m_folder->path()).mkpath("disk"));
  if (::mount("tmpfs", disk, "tmpfs", 0, "size=64k") != 0) QSKIP("a small disk can be made by root only");
  const auto unmount = qScopeGuard([&] { ::umount(disk); });
  Fixture fixture;
  const char* const endings[] = {"png", "pdf", "svg"};
  const auto file = [&](const char* ending) { return path(QLatin1String("disk/plot.") + QLatin1String(ending)); };
  for (const char* ending : endings) writeTo(file(ending), "old");
  QFile filler(path("disk/filler"));
  QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
  while (filler.write(QByteArray(1000, 'x')) == 1000) {
  }
  for (const char* ending : endings) {
    fixture.script.savePath = file(ending);
    fixture.script.errors.clear();
    QVERIFY(!fixture.fileWork([&] { fixture.save(); }));
    QCOMPARE(fixture.script.errors.size(), 1);
    QVERIFY2(fixture.script.errors[0].contains(file(ending)) && fixture.script.errors[0].contains("space"),
             qPrintable(fixture.script.errors[0]));
    QCOMPARE(contentOf(file(ending)), QByteArray("old"));
  }
  // Nothing half written is left.
  QCOMPARE(QDir(path("disk")).entryList(QDir::Files).size(), 4);
}

void TestExportDialog::itIsExportedWhileASweepRuns() {
  Fixture fixture;
  const std::size_t before = fixture.session().results.size();
  fixture.gate.close();
  fixture.clickRun();
  QTRY_VERIFY(fixture.window.running());
  fixture.choose("format", "json");
  fixture.script.savePath = path("during.json");
  QVERIFY(fixture.fileWork([&] { fixture.save(); }));
  QVERIFY(fixture.window.running());
  QCOMPARE(fixture.session().results.size(), before);
  QVERIFY(contentOf(path("during.json")).endsWith("}\n"));
  fixture.gate.open();
  QVERIFY(fixture.waitForRun());
  QVERIFY(fixture.session().results.size() > before);
}

void TestExportDialog::thePictureIsCopied() {
  Fixture fixture;
  fixture.choosePreset(plots::PicturePreset::Slide);
  QVERIFY(fixture.fileWork([&] { fixture.action("Copy plot as picture")->trigger(); }));
  const QMimeData* mime = QGuiApplication::clipboard()->mimeData();
  QVERIFY(mime && mime->hasImage());
  QCOMPARE(qvariant_cast<QImage>(mime->imageData()).size(), QSize(1920, 1080));
  QVERIFY(mime->data("image/svg+xml").contains("width=\"338.667mm\""));
  QVERIFY(mime->data("application/pdf").contains("/MediaBox [0 0 960 540]"));
}

void TestExportDialog::theDataAreCopiedAsTheyAreSeen() {
  Fixture fixture;
  plots::PlotView& view = *fixture.window.plots().view(fixture.window.plots().currentView());
  QVERIFY(fixture.fileWork([&] { fixture.action("Copy plot's data")->trigger(); }));
  const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
  QVERIFY(lines[0].startsWith("Series\t"));
  std::size_t points = 0;
  for (const plots::Series& series : view.data().series) points += series.points.size();
  QCOMPARE(lines.size(), static_cast<qsizetype>(points) + 1);
}

void TestExportDialog::everythingFits() {
  Fixture fixture;
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

QTEST_MAIN(TestExportDialog)
#include "test_export_dialog.moc"
