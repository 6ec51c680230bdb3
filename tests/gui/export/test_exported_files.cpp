// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mount.h>

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>

#include "files.h"
#include "gui/export/export_fixture.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::contentOf;
using warpbench::test::ExportFixture;
using warpbench::test::writeTo;

/// Destinations of the export dialog's files, failures, and the plot on the clipboard.
class TestExportedFiles : public QObject {
  Q_OBJECT

 private slots:
  void namesWithAnythingInThemWork() {
    ExportFixture fixture;
    const QString folder = QString::fromUtf8("a \"quoted\" 'név' – ćирилица & 100 % #1");
    QVERIFY(QDir(m_folder.path()).mkpath(folder));
    for (const char* ending : {"png", "pdf", "svg", "csv", "tsv", "json"}) {
      fixture.action("Export plot...")->trigger();
      fixture.script.savePath = path(folder + QString::fromUtf8("/ő ñ \"x\".") + QLatin1String(ending));
      QVERIFY2(fixture.fileWork([&] { fixture.save(); }), ending);
      QVERIFY(!contentOf(fixture.script.savePath).isEmpty());
      QVERIFY(fixture.window.statusText().contains(QString::fromUtf8("ő ñ \"x\".")));
    }
    QVERIFY(fixture.script.errors.isEmpty());
  }

  void whatCannotBeWrittenIsToldAndNothingIsLost() {
    ExportFixture fixture;
    writeTo(path("file"), "old");
    QVERIFY(QDir(m_folder.path()).mkpath("taken.pdf/inside"));
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

  void closingWaitsForTheFileAndStaysWhereItFails() {
    for (const bool table : {false, true}) {
      ExportFixture fixture;
      QVERIFY(fixture.fileWork([&] { fixture.window.workbench().sessions.save(path("session.json")); }));
      const auto write = [&](const QString& file) {
        fixture.script.savePath = file;
        if (table)
          fixture.action("Export data as CSV...")->trigger();
        else
          fixture.save();
      };
      QVERIFY(!fixture.fileWork([&] {
        write(path("none/at/all.csv"));
        QVERIFY(!fixture.window.close());
      }));
      QCOMPARE(fixture.script.errors.size(), 1);
      QTest::qWait(50);
      QVERIFY(fixture.window.isVisible());

      const QString good = path(table ? "table.csv" : "plot.csv");
      QVERIFY(fixture.fileWork([&] {
        write(good);
        QVERIFY(!fixture.window.close());
      }));
      QVERIFY(!contentOf(good).isEmpty());
      QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.isVisible(), test::kPatienceMs);
      QCOMPARE(fixture.script.errors.size(), 1);
    }
  }

  void aFullDiskIsToldAndTheOldFileStays() {
    const QByteArray disk = QFile::encodeName(path("disk"));
    QVERIFY(QDir(m_folder.path()).mkpath("disk"));
    if (::mount("tmpfs", disk, "tmpfs", 0, "size=64k") != 0) QSKIP("only root can mount a small disk");
    const auto unmount = qScopeGuard([&] { ::umount(disk); });
    ExportFixture fixture;
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
    // No incomplete file is left.
    QCOMPARE(QDir(path("disk")).entryList(QDir::Files).size(), 4);
  }

  void itIsExportedWhileASweepRuns() {
    ExportFixture fixture;
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

  void thePictureIsCopied() {
    ExportFixture fixture;
    fixture.choosePreset(plots::PicturePreset::Slide);
    QVERIFY(fixture.fileWork([&] { fixture.action("Copy plot as picture")->trigger(); }));
    const QMimeData* mime = QGuiApplication::clipboard()->mimeData();
    QVERIFY(mime && mime->hasImage());
    QCOMPARE(qvariant_cast<QImage>(mime->imageData()).size(), QSize(1920, 1080));
    QVERIFY(mime->data("image/svg+xml").contains("width=\"338.667mm\""));
    QVERIFY(mime->data("application/pdf").contains("/MediaBox [0 0 960 540]"));
  }

  void theDataAreCopiedAsTheyAreSeen() {
    ExportFixture fixture;
    plots::PlotView& view = *fixture.window.plots().view(fixture.window.plots().currentView());
    QVERIFY(fixture.fileWork([&] { fixture.action("Copy plot's data")->trigger(); }));
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QVERIFY(lines[0].startsWith("Series\t"));
    std::size_t points = 0;
    for (const plots::Series& series : view.data().series) points += series.points.size();
    QCOMPARE(lines.size(), static_cast<qsizetype>(points) + 1);
  }

  void theTableIsWrittenAndCopied() {
    ExportFixture fixture;
    fixture.script.savePath = path("table.tex");
    QVERIFY(fixture.fileWork([&] { fixture.action("Export table...")->trigger(); }));
    const QString latex = QString::fromUtf8(contentOf(path("table.tex")));
    QVERIFY2(latex.startsWith("\\begin{tabular}"), qPrintable(latex));
    const QString origin = QString::fromStdString(toText(fixture.session().results[0].origin));
    QVERIFY2(latex.contains("{l}{Matrix transpose, ") && latex.contains(", " + origin + ", "), qPrintable(latex));
    const auto rows = static_cast<qsizetype>(fixture.session().results.size());
    QCOMPARE(latex.count(" & not verified ") + latex.count(" & verified "), rows);
    fixture.script.savePath = path("table.md");
    QVERIFY(fixture.fileWork([&] { fixture.action("Export table...")->trigger(); }));
    QVERIFY(contentOf(path("table.md")).contains("|---|"));

    fixture.window.table().clearSelection();
    fixture.action("Copy rows as LaTeX")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), latex);
    fixture.window.table().selectResult(1);
    fixture.action("Copy rows as LaTeX")->trigger();
    const QString one = QGuiApplication::clipboard()->text();
    QCOMPARE(one.count(" & not verified ") + one.count(" & verified "), 1);
  }

 private:
  QString path(const QString& name) const { return m_folder.filePath(name); }
  const test::SettingsFolder m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExportedFiles>(__FILE__);
#include "test_exported_files.moc"
