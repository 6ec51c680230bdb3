// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTest>
#include <QTreeView>
#include <atomic>
#include <chrono>
#include <thread>

#include "code/check_model.h"
#include "code/code_view.h"
#include "code/kernel_editor.h"
#include "code/source_panel.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "experiment/variant_list.h"
#include "gui/annotation_text.h"
#include "gui/window_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

constexpr const char* kSimulated = "simulated:nvidia-h200";

std::unique_ptr<ComputeWorker> workerThatChecks(ComputeWorker::Checker checker) {
  return std::make_unique<ComputeWorker>(openDevice, listDevices, std::move(checker));
}

/// The window with access to the Check dock's parts.
class CheckFixture : public test::WindowFixture {
 public:
  explicit CheckFixture(std::unique_ptr<ComputeWorker> worker = std::make_unique<ComputeWorker>(),
                        const std::string& family = "counter", const char* device = kSimulated)
      : WindowFixture(std::move(worker)), tree(field<QTreeView>("check.findings")) {
    if (!window.experiment().chooseDevice(device)) qFatal("no device %s", device);
    window.experiment().chooseFamily(family);
  }

  QAction* checkAction() const { return action("Check for mistakes"); }
  bool check() {
    checkAction()->trigger();
    return waitForRun();
  }

  QModelIndex variant(int row) const { return tree->model()->index(row, 0); }
  QModelIndex finding(int variantRow, int row) const { return tree->model()->index(row, 0, variant(variantRow)); }
  QStringList variants() const {
    QStringList texts;
    for (int row = 0; row < tree->model()->rowCount(); ++row) texts << variant(row).data().toString();
    return texts;
  }
  QStringList findingsOf(int variantRow) const {
    QStringList texts;
    for (int row = 0; row < tree->model()->rowCount(variant(variantRow)); ++row)
      texts << finding(variantRow, row).data().toString();
    return texts;
  }
  QString summary() const { return field<QLabel>("check.summary")->text(); }
  QString detail() const { return field<QPlainTextEdit>("check.detail")->toPlainText(); }

  QTreeView* tree;
};

/// "kernels/counter.cuh:13", where 13 is the line of the text in that file.
QString placeIn(const QString& kernelFile, const QString& text) {
  QFile file(QLatin1String(WARPBENCH_TESTS "/../compute/") + kernelFile);
  if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(file.fileName()));
  const QStringList lines = QString::fromUtf8(file.readAll()).split('\n');
  for (int i = 0; i < lines.size(); ++i)
    if (lines[i].contains(text)) return kernelFile + ':' + QString::number(i + 1);
  qFatal("%s has no '%s'", qPrintable(kernelFile), qPrintable(text));
  return {};
}

CheckReport reportFor(const Point& point, Verdict verdict) {
  CheckReport report{.point = point};
  report.wrongOnPurpose = verdict == Verdict::CleanDespitePurpose || verdict == Verdict::FoundAsMeant;
  if (verdict == Verdict::GivenUp)
    report.error = "<b>no</b>\nmemory";
  else
    report.verification = Verification{.passed = verdict == Verdict::Clean || verdict == Verdict::CleanDespitePurpose};
  if (verdict == Verdict::Mistakes || verdict == Verdict::FoundAsMeant)
    report.findings.push_back({.kind = Finding::Kind::DivergentBarrier,
                               .access = "__syncthreads()",
                               .where = {"kernels/a-long-name.cuh", 1234},
                               .times = 1234567});
  return report;
}

}  // namespace

class TestCheckPanel : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QLocale::English)); }

  void beforeTheFirstCheckItSaysWhatACheckIs();
  void theCountersMistakeIsFoundAndNothingElse();
  void theSelectedFindingIsReadInFull();
  void aFindingLeadsToItsLineInTheSource();
  void findingsAreCopiedAsText();
  void eachVerdictIsSaidWithoutBeingCutOff();
  void aStoppedCheckKeepsWhatItFound();
  void closingDuringACheckStopsIt();
  void whereNothingCanBeCheckedTheReasonIsSaid();
  void aVariantThatCannotBeCheckedIsGivenUpAndTheRestIsChecked();
  void textOfAReportIsNeverMarkup();
};

void TestCheckPanel::beforeTheFirstCheckItSaysWhatACheckIs() {
  const CheckFixture fixture;
  QVERIFY(fixture.summary().startsWith("A check runs the chosen variants in the simulator"));
  QVERIFY(fixture.summary().contains("Ctrl+Shift+K"));
  QCOMPARE(fixture.checkAction()->shortcut(), QKeySequence("Ctrl+Shift+K"));
  QVERIFY(fixture.tree->parentWidget()->isHidden());
  QVERIFY(!fixture.action("Copy findings")->isEnabled());
  QVERIFY(!fixture.action("Copy all findings")->isEnabled());
}

void TestCheckPanel::theCountersMistakeIsFoundAndNothingElse() {
  CheckFixture fixture;
  const QAbstractItemModelTester tester(fixture.tree->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
  QTest::keyClick(&fixture.window, Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
  QVERIFY(fixture.window.running());
  QVERIFY(!fixture.checkAction()->isEnabled());
  QVERIFY(!fixture.window.experiment().ready());
  QVERIFY(fixture.waitForRun());

  QCOMPARE(fixture.variants(), QStringList({"Unprotected\n"
                                            "wrong on purpose, and detected",
                                            "Atomic\nclean", "Atomic per block\nclean"}));
  const QString place = placeIn("kernels/counter.cuh", "counter[0] += 1;");
  QCOMPARE(fixture.findingsOf(0), QStringList({place + "\nrace, 9,999 times\nload of counter",
                                               place + "\nrace, 9,999 times\nstore of counter"}));
  QVERIFY(fixture.findingsOf(1).isEmpty());
  QVERIFY(fixture.findingsOf(2).isEmpty());
  QCOMPARE(fixture.summary(), "Shared counter\nOnly deliberate mistakes. Variants checked: 3.");
  QCOMPARE(fixture.window.statusText(), "Checked. Only deliberate mistakes. Variants checked: 3.");
  QVERIFY(fixture.tree->isVisible());  // in front of Why, unlike before
  QVERIFY(fixture.checkAction()->isEnabled());
  QVERIFY(fixture.session().results.empty());
  QVERIFY(!fixture.window.document().modified());

  // The next check shows its own findings.
  fixture.window.experiment().chooseFamily("vector-add");
  QVERIFY(fixture.check());
  QCOMPARE(fixture.variants(),
           QStringList({"One thread per element\nclean", "Grid-stride\nclean", "16 bytes per access\nclean"}));
  QCOMPARE(fixture.summary(), "Vector addition\nNo mistakes. Variants checked: 3.");
  QCOMPARE(fixture.detail(), QString());
  QVERIFY(fixture.script.errors.isEmpty());
}

void TestCheckPanel::theSelectedFindingIsReadInFull() {
  CheckFixture fixture;
  QVERIFY(fixture.check());
  QCOMPARE(fixture.tree->currentIndex(), fixture.finding(0, 0));
  const QString place = placeIn("kernels/counter.cuh", "counter[0] += 1;");
  QCOMPARE(
      fixture.detail(),
      place +
          "\nrace, 9,999 times\nblock (0, 0), thread (1, 0)\nload of 4 bytes at byte 0 of counter without a "
          "barrier after the store at " +
          place +
          " by block (0, 0), thread (0, 0)\n\n"
          "A race: two threads use the same bytes, one of them writes, and neither a barrier nor atomics order them.");
  fixture.tree->setCurrentIndex(fixture.variant(0));
  QCOMPARE(fixture.detail(),
           "Unprotected\n"
           "wrong on purpose, and detected\n"
           "blocks=100 threads=100\n"
           "The result is right only because a check runs the threads one after another.");
  fixture.tree->setCurrentIndex(fixture.variant(1));
  QCOMPARE(fixture.detail(), "Atomic\nclean\nblocks=100 threads=100\nThe result is right.");
}

void TestCheckPanel::aFindingLeadsToItsLineInTheSource() {
  CheckFixture fixture;
  QVERIFY(fixture.check());
  QStringList places;
  for (int row = 0; row < fixture.tree->model()->rowCount(); ++row) {
    if (fixture.tree->model()->rowCount(fixture.variant(row)) == 0) continue;
    const QModelIndex finding = fixture.finding(row, 0);
    const QString place = finding.data().toString().section('\n', 0, 0);
    fixture.tree->setCurrentIndex(finding);
    QTest::keyClick(fixture.tree, Qt::Key_Return);
    const auto* source = fixture.field<SourcePanel>("source");
    QVERIFY(source->isVisible());
    QCOMPARE(source->editor().code().currentLine(), place.section(':', 1).toInt());
    QCOMPARE(source->editor().id(), std::string("unprotected"));
    // Underlined, with the message below, as in a program's window.
    const QString said = test::annotationOf(source->editor().code(), place.section(':', 1).toInt() - 1);
    QVERIFY2(said.startsWith("warning: race, 9,999 times: block (0, 0), thread (1, 0): "), qPrintable(said));
    places << place;
  }
  QCOMPARE(places, QStringList(placeIn("kernels/counter.cuh", "counter[0] += 1;")));
}

void TestCheckPanel::findingsAreCopiedAsText() {
  CheckFixture fixture;
  QVERIFY(fixture.check());
  const QString place = placeIn("kernels/counter.cuh", "counter[0] += 1;");
  const auto line = [&](const char* access) {
    return place + ": race: block (0, 0), thread (1, 0): " + access +
           " of 4 bytes at byte 0 of counter without a barrier after the store at " + place +
           " by block (0, 0), thread (0, 0) (9999 times)\n";
  };
  const QString load = line("load"), store = line("store");
  const auto copied = [&](const char* action) {
    QGuiApplication::clipboard()->clear();
    fixture.action(action)->trigger();
    return QGuiApplication::clipboard()->text();
  };

  fixture.tree->setFocus();
  QTest::keyClick(fixture.tree, Qt::Key_C, Qt::ControlModifier);
  QCOMPARE(QGuiApplication::clipboard()->text(), load);
  const QString unprotected =
      "counter unprotected, blocks=100 threads=100: wrong on purpose, and detected\n"
      "  " +
      load + "  " + store;
  fixture.tree->setCurrentIndex(fixture.variant(0));
  QCOMPARE(copied("Copy findings"), unprotected);
  const QString all = unprotected +
                      "counter atomic, blocks=100 threads=100: clean\n"
                      "counter atomic-per-block, blocks=100 threads=100: clean\n";
  QCOMPARE(copied("Copy all findings"), all);
  fixture.tree->clearSelection();
  QVERIFY(!fixture.action("Copy findings")->isEnabled());
  QCOMPARE(copied("Copy all findings"), all);
}

void TestCheckPanel::eachVerdictIsSaidWithoutBeingCutOff() {
  std::vector<Verdict> verdicts{Verdict::Clean,    Verdict::CleanDespitePurpose, Verdict::FoundAsMeant,
                                Verdict::Mistakes, Verdict::WrongResult,         Verdict::GivenUp};
  std::size_t next = 0;  // of the worker's thread only
  CheckFixture fixture(workerThatChecks([&](const Point& point, std::stop_token) {
                         return reportFor(point, verdicts.at(next++ % verdicts.size()));
                       }),
                       "matmul");
  fixture.window.resize(1280, 800);
  QVERIFY(fixture.check());
  const QStringList words{"clean",    "clean, though wrong on purpose", "wrong on purpose, and detected",
                          "mistakes", "wrong result, nothing found",    "given up"};
  const int count = static_cast<int>(fixture.variants().size());
  QVERIFY(count >= words.size());
  for (int row = 0; row < count; ++row) {
    QCOMPARE(fixture.variants()[row].section('\n', 1), words[row % words.size()]);
    const auto fits = [&](const QModelIndex& index) {
      return fixture.tree->sizeHintForIndex(index).width() <= fixture.tree->visualRect(index).width();
    };
    QVERIFY2(fits(fixture.variant(row)), qPrintable(fixture.variants()[row]));
    for (int child = 0; child < fixture.findingsOf(row).size(); ++child)
      QVERIFY2(fits(fixture.finding(row, child)), qPrintable(fixture.findingsOf(row)[child]));
  }
  // An accidental mistake is listed before a deliberate one.
  QCOMPARE(fixture.tree->currentIndex(), fixture.finding(3, 0));
  const int asMeant =
      static_cast<int>(fixture.variants().filter("\nclean").size() + fixture.variants().filter("and detected").size() -
                       fixture.variants().filter("though").size());
  QCOMPARE(fixture.summary(),
           QString("Matrix product\nVariants with unexpected findings: %1 of %2.").arg(count - asMeant).arg(count));
}

void TestCheckPanel::aStoppedCheckKeepsWhatItFound() {
  std::atomic<bool> patient = true;
  CheckFixture fixture(workerThatChecks([&](const Point& point, std::stop_token stop) {
    while (patient && point.variant != "unprotected") {
      if (stop.stop_requested()) throw Cancelled();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return reportFor(point, point.variant == "unprotected" ? Verdict::FoundAsMeant : Verdict::Clean);
  }));
  fixture.checkAction()->trigger();
  QTRY_COMPARE_WITH_TIMEOUT(fixture.variants().size(), 1, test::kPatienceMs);
  QTRY_VERIFY_WITH_TIMEOUT(fixture.window.statusText().startsWith("1 of 3: atomic, "), test::kPatienceMs);
  fixture.action("Stop")->trigger();
  QCOMPARE(fixture.window.statusText(), "Stopping...");
  QVERIFY(fixture.waitForRun());
  QCOMPARE(fixture.variants(), QStringList({"Unprotected\n"
                                            "wrong on purpose, and detected"}));
  QCOMPARE(fixture.window.statusText(), "Stopped; the findings so far are kept");
  QCOMPARE(fixture.summary(), "Shared counter\nStopped; the findings so far are kept");
  QCOMPARE(fixture.tree->currentIndex(), fixture.finding(0, 0));

  patient = false;
  QVERIFY(fixture.check());
  QCOMPARE(fixture.variants().size(), 3);
  QCOMPARE(fixture.summary(), "Shared counter\nOnly deliberate mistakes. Variants checked: 3.");
}

void TestCheckPanel::closingDuringACheckStopsIt() {
  CheckFixture fixture(workerThatChecks([](const Point&, std::stop_token stop) -> CheckReport {
    while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    throw Cancelled();
  }));
  fixture.checkAction()->trigger();
  QVERIFY(!fixture.window.close());  // not yet: the check is asked to stop first
  QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.isVisible(), test::kPatienceMs);
  QVERIFY(!fixture.window.running());
  QCOMPARE(fixture.script.questions, 0);  // no results to lose
}

void TestCheckPanel::whereNothingCanBeCheckedTheReasonIsSaid() {
  CheckFixture fixture(std::make_unique<ComputeWorker>(), "counter", "cpu");
  fixture.checkAction()->trigger();
  QVERIFY(!fixture.window.running());
  QCOMPARE(
      fixture.script.errors,
      QStringList("the simulator can run none of the chosen variants: choose a kernel"));
  fixture.script.errors.clear();
  fixture.window.experiment().findChild<VariantList*>()->setChecked({});
  fixture.checkAction()->trigger();
  QVERIFY(!fixture.window.running());
  QCOMPARE(fixture.script.errors, QStringList("Choose at least one variant"));
  QVERIFY(fixture.summary().startsWith("A check runs the chosen variants"));

  fixture.window.experiment().chooseDevice(kSimulated);
  fixture.window.experiment().findChild<VariantList*>()->setChecked({"atomic"});
  QVERIFY(fixture.check());
  QCOMPARE(fixture.variants(), QStringList("Atomic\nclean"));
}

void TestCheckPanel::aVariantThatCannotBeCheckedIsGivenUpAndTheRestIsChecked() {
  CheckFixture fixture(workerThatChecks([](const Point& point, std::stop_token) {
    if (point.variant == "atomic") throw DeviceError("no room for it");
    return reportFor(point, Verdict::Clean);
  }));
  fixture.window.experiment().findChild<VariantList*>()->setChecked({"atomic", "atomic-per-block"});
  QVERIFY(fixture.check());
  QCOMPARE(fixture.variants(), QStringList({"Atomic\ngiven up", "Atomic per block\nclean"}));
  QCOMPARE(fixture.summary(), "Shared counter\nVariants with unexpected findings: 1 of 2.");
  fixture.tree->setCurrentIndex(fixture.variant(0));
  QCOMPARE(fixture.detail(), "Atomic\ngiven up\nblocks=100 threads=100\nno room for it");
  QVERIFY(fixture.script.errors.isEmpty());

  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  QCOMPARE(fixture.session().results.size(), std::size_t(2));
  QCOMPARE(fixture.window.statusText(), "Done. New results: 2");
}

void TestCheckPanel::textOfAReportIsNeverMarkup() {
  CheckFixture fixture(
      workerThatChecks([](const Point& point, std::stop_token) { return reportFor(point, Verdict::GivenUp); }));
  QVERIFY(fixture.check());
  const QString toolTip = fixture.variant(0).data(Qt::ToolTipRole).toString();
  QVERIFY2(toolTip.contains("&lt;b&gt;no&lt;/b&gt; memory"), qPrintable(toolTip));
  fixture.tree->setCurrentIndex(fixture.variant(0));
  QVERIFY2(fixture.detail().endsWith("\n<b>no</b> memory"), qPrintable(fixture.detail()));
  QCOMPARE(fixture.field<QLabel>("check.summary")->textFormat(), Qt::PlainText);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCheckPanel>(__FILE__);
#include "test_check_panel.moc"
