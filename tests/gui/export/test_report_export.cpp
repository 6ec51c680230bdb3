// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "exporter/exporter.h"
#include "exporter/report_dialog.h"
#include "files.h"
#include "gui/live_fixture.h"
#include "report/report.h"
#include "settings/language.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::contentOf;
using warpbench::test::kPatienceMs;
using warpbench::test::LiveFixture;
using warpbench::test::WindowFixture;

namespace {

void runOnce(WindowFixture& fixture) {
  fixture.clickRun();
  if (!fixture.waitForRun() || fixture.session().results.empty()) qFatal("no results");
}

QStringList headings() {
  return {plots::ReportHeadings::environment(), plots::ReportHeadings::method(), plots::ReportHeadings::results()};
}

}  // namespace

class TestReportExport : public QObject {
  Q_OBJECT

 private slots:
  void anEmptySessionHasNoReport() {
    LiveFixture fixture;
    QVERIFY(!fixture.window.action("Export report...")->isEnabled());
  }

  void theDialogLeadsToAReport() {
    LiveFixture fixture;
    runOnce(fixture.window);
    for (const char* ending : {"html", "pdf"}) {
      const QString path = m_folder.filePath(QString("report.") + ending);
      fixture.window.script.savePath = path;
      QVERIFY(fixture.window.fileWork([&] {
        fixture.window.action("Export report...")->trigger();
        auto* dialog = fixture.window.window.findChild<ReportDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* format = dialog->findChild<QComboBox*>("report.format");
        format->setCurrentIndex(format->findData(ending));
        dialog->findChild<QCheckBox*>("report.listings")->setChecked(true);
        QTest::mouseClick(dialog->findChild<QPushButton*>("report.export"), Qt::LeftButton);
      }));
      QVERIFY(fixture.window.script.proposed.last().endsWith(ending));
      QVERIFY(!contentOf(path).isEmpty());
      // The dialog is gone, and its choices return next time.
      QTRY_VERIFY(!fixture.window.window.findChild<ReportDialog*>());
    }
    const QByteArray html = contentOf(m_folder.filePath("report.html"));
    QVERIFY(html.contains("<h2>Matrix product</h2>"));
    QVERIFY(html.contains("__global__"));
    QVERIFY(contentOf(m_folder.filePath("report.pdf")).startsWith("%PDF"));
    fixture.window.action("Export report...")->trigger();
    QVERIFY(fixture.window.window.findChild<QCheckBox*>("report.listings")->isChecked());
    QCOMPARE(fixture.window.window.findChild<QComboBox*>("report.format")->currentData().toString(), QString("pdf"));
  }

  void aReportIsMadeWhileARunGoesOn() {
    LiveFixture fixture;
    runOnce(fixture.window);
    const std::size_t before = fixture.window.session().results.size();
    fixture.gate.close();
    fixture.window.clickRun();
    QTRY_VERIFY(fixture.window.window.running());
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] { ++turns; });
    timer.start(0);
    const QString path = m_folder.filePath("during.html");
    QVERIFY(fixture.window.fileWork([&] { fixture.window.window.exporter().writeReport(path); }));
    QVERIFY(fixture.window.window.running());
    QVERIFY(turns > 1);  // the window handled events in between
    QVERIFY(contentOf(path).endsWith("</html>\n"));
    QCOMPARE(fixture.window.session().results.size(), before);
    fixture.gate.open();
    QVERIFY(fixture.window.waitForRun());
  }

  void aReportIsOfTheSessionAsItWasWhenAskedFor() {
    LiveFixture fixture;
    runOnce(fixture.window);
    const QString path = m_folder.filePath("before.html");
    QVERIFY(fixture.window.fileWork([&] {
      fixture.window.window.exporter().writeReport(path);
      fixture.window.action("Clear results")->trigger();
      QVERIFY(fixture.window.session().results.empty());
    }));
    QVERIFY(contentOf(path).contains("<h2>Matrix product</h2>"));
  }

  void whatCannotBeWrittenIsOneLine() {
    LiveFixture fixture;
    runOnce(fixture.window);
    for (const char* ending : {"pdf", "html"}) {
      QVERIFY(!fixture.window.fileWork(
          [&] { fixture.window.window.exporter().writeReport(QString("/nowhere/at/all/report.") + ending); }));
      QVERIFY2(fixture.window.script.errors.last().contains("/nowhere/at/all/report"),
               qPrintable(fixture.window.script.errors.last()));
      QVERIFY(!fixture.window.script.errors.last().contains('\n'));
    }
  }

  void closingWaitsForTheReport() {
    LiveFixture fixture;
    runOnce(fixture.window);
    MainWindow& window = fixture.window.window;
    const QString path = m_folder.filePath("closing.html");
    bool visible = false;
    connect(&window, &MainWindow::fileDone, &window, [&] { visible = window.isVisible(); });
    QVERIFY(fixture.window.fileWork([&] {
      window.exporter().writeReport(path);
      window.close();
    }));
    QVERIFY(visible);
    QVERIFY(contentOf(path).endsWith("</html>\n"));
    QTRY_VERIFY_WITH_TIMEOUT(!window.isVisible(), kPatienceMs);
    QCOMPARE(fixture.window.script.questions, 1);  // the results are released, once
  }

  void aReportThatFailsKeepsTheWindowThatCloses() {
    LiveFixture fixture;
    runOnce(fixture.window);
    MainWindow& window = fixture.window.window;
    QVERIFY(!fixture.window.fileWork([&] {
      window.exporter().writeReport("/nowhere/at/all/report.html");
      window.close();
    }));
    QCOMPARE(fixture.window.script.errors.size(), 1);
    QTest::qWait(50);
    QVERIFY(window.isVisible());
    QVERIFY(!fixture.window.field<QLabel>("status.note")->isVisible());
    window.close();
    QTRY_VERIFY_WITH_TIMEOUT(!window.isVisible(), kPatienceMs);
  }

  void whoeverClosesAgainDoesNotWait() {
    LiveFixture fixture;
    runOnce(fixture.window);
    MainWindow& window = fixture.window.window;
    QVERIFY(fixture.window.fileWork([&] { window.workbench().sessions.save(m_folder.filePath("session.json")); }));
    window.exporter().writeReport(m_folder.filePath("given up.html"));
    QVERIFY(!window.close());
    QVERIFY(window.isVisible());
    QVERIFY(fixture.window.field<QLabel>("status.note")->isVisible());
    QVERIFY(window.close());
    QVERIFY(!window.isVisible());
  }

  void anotherLanguageWaitsForTheReport() {
    LiveFixture fixture;
    runOnce(fixture.window);
    MainWindow& window = fixture.window.window;
    const auto choose = [&](const char* language) {
      Settings settings = window.settings();
      settings.language = language;
      window.setSettings(settings);
    };
    const QString path = m_folder.filePath("english.html");
    const QStringList english = headings();
    QSignalSpy changed(&window, &MainWindow::languageChanged);
    QVERIFY(fixture.window.fileWork([&] {
      window.exporter().writeReport(path);
      choose("it");
    }));
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, kPatienceMs);
    QCOMPARE(currentLanguage(), QString("it"));
    const QString html = QString::fromUtf8(contentOf(path));
    QVERIFY(html.contains("<html lang=") && !html.contains("<html lang=\"it"));
    for (const QString& heading : english) QVERIFY2(html.contains("<h3>" + heading + "</h3>"), qPrintable(heading));
    for (const QString& heading : headings()) QVERIFY2(!html.contains(heading + "</h3>"), qPrintable(heading));
    choose("en");
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 2, kPatienceMs);
  }

 private:
  QTemporaryDir m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestReportExport>(__FILE__);
#include "test_report_export.moc"
