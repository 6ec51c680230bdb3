// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include "code/code_view.h"
#include "code/source_panel.h"
#include "code/source_texts.h"
#include "document/own_kernels.h"
#include "gui/results/machine_code_dump.h"
#include "gui/window_fixture.h"
#include "result_views/results_table.h"
#include "test_registry.h"
#include "widgets/background.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

Result resultWith(const std::string& variant, std::int64_t width = 4096) {
  Result result;
  result.family = "transpose";
  result.variant = variant;
  result.device = "cuda:0";
  for (const char* side : {"width", "height"}) result.parameters.set(side, width);
  result.parameters.set("type", std::string("fp32"));
  result.parameters.set("repetitions", std::int64_t{1});
  result.grid = {128, 128, 1};
  result.block = {32, 32, 1};
  result.registers = 22;
  result.sharedBytes = 4224;
  result.occupancy = 1;
  return result;
}

/// A panel on one document; `tool` replaces cuobjdump.
struct SourceFixture {
  explicit SourceFixture(const QString& tool = {})
      : panel(document, own, std::make_unique<MachineCode>(tool, QStringLiteral("/some/program"))) {
    panel.show();
  }

  void show(const Result& result) {
    QSignalSpy shown(&panel, &SourcePanel::costsShown);
    document.append(result);
    panel.select({document.session().results.size() - 1});
    if (panel.findChild<QTabWidget*>()->isHidden()) return;
    if (shown.isEmpty() && !shown.wait(test::kPatienceMs)) qFatal("no costs came");
  }

  QString text(const char* label) const {
    const auto* found = panel.findChild<QLabel*>(QLatin1String(label));
    return found->isHidden() ? QString() : found->text();
  }
  CodeView& code(const char* name) const { return *panel.findChild<CodeView*>(QLatin1String(name)); }
  QListWidget& costs() const { return *panel.findChild<QListWidget*>("source.costs"); }
  QComboBox& against() const { return *panel.findChild<QComboBox*>("source.changes.against"); }
  QTabWidget& tabs() const { return *panel.findChild<QTabWidget*>(); }

  SessionDocument document;
  OwnKernels own{document};
  SourcePanel panel;
};

/// A program that replaces cuobjdump.
QString toolIn(const QTemporaryDir& folder, const QByteArray& script) {
  const QString path = folder.filePath("cuobjdump");
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) qFatal("no tool");
  file.write("#!/bin/sh\n" + script);
  file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  return path;
}

}  // namespace

class TestSourcePanel : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QLocale::English)); }

  void withoutASelectionItSaysWhatToDo() {
    const SourceFixture fixture;
    QVERIFY(fixture.text("source.facts").startsWith("Select a result"));
    QVERIFY(fixture.tabs().isHidden());
  }

  void theKernelIsShownWithWhatItsLinesCost() {
    SourceFixture fixture;
    fixture.show(resultWith("naive"));
    QCOMPARE(fixture.text("source.title"), "Naive");
    QCOMPARE(fixture.text("source.facts"),
             "grid 128 x 128, block 32 x 32, registers per thread: 22, shared memory per block: 4,224 bytes, occupancy "
             "100 %");
    QVERIFY(fixture.code("source.code").text().contains("__global__ void transposeNaive("));
    QCOMPARE(fixture.costs().count(), 2);
    QVERIFY2(fixture.costs().item(1)->text().endsWith("store to global memory, 32 sectors per request instead of 4"),
             qPrintable(fixture.costs().item(1)->text()));
    QVERIFY(fixture.costs().item(1)->font().bold());
    QVERIFY(!fixture.costs().item(0)->font().bold());
    // 4096 x 4096 would take too long.
    QVERIFY(fixture.text("source.costs.title").contains("width=384 height=384"));
    // The wasteful line is visible, and a click leads to the other.
    const int wasteful = fixture.costs().item(1)->data(Qt::UserRole).toInt();
    QCOMPARE(fixture.code("source.code").currentLine(), wasteful);
    fixture.costs().setCurrentRow(0);
    QCOMPARE(fixture.code("source.code").currentLine(), fixture.costs().item(0)->data(Qt::UserRole).toInt());
  }

  void whileNobodySeesItItTracesNothing() {
    SourceFixture fixture;
    QVERIFY(backgroundPool().waitForDone(test::kPatienceMs));  // work started by an earlier panel
    fixture.panel.hide();
    QSignalSpy shown(&fixture.panel, &SourcePanel::costsShown);
    fixture.document.append(resultWith("naive"));
    fixture.panel.select({0});
    QCOMPARE(backgroundPool().activeThreadCount(), 0);
    QCOMPARE(shown.count(), 0);
    QCOMPARE(fixture.costs().count(), 0);
    fixture.panel.show();
    QVERIFY(!shown.isEmpty() || shown.wait(test::kPatienceMs));
    QCOMPARE(fixture.costs().count(), 2);
  }

  void changesAreAgainstTheVariantBefore() {
    SourceFixture fixture;
    fixture.show(resultWith("conflict-free"));
    QCOMPARE(fixture.against().currentText(), "Shared tile");
    const QString changes = fixture.code("source.changes").text();
    QVERIFY2(changes.contains("+ __global__ void transposeConflictFree("), qPrintable(changes));
    QVERIFY(changes.contains("- __global__ void transposeCoalesced("));
    QVERIFY(changes.contains("    __syncthreads();"));
    fixture.show(resultWith("copy"));
    QCOMPARE(fixture.against().currentIndex(), -1);
    QVERIFY(fixture.code("source.changes").isHidden());
  }

  void changesAreAgainstAnyOther() {
    SourceFixture fixture;
    fixture.show(resultWith("conflict-free"));
    const int naive = fixture.against().findText("Naive");
    QVERIFY(naive >= 0);
    QCOMPARE(fixture.against().findText("Shared tile, padded"), -1);  // itself
    fixture.against().setCurrentIndex(naive);
    emit fixture.against().activated(naive);
    QVERIFY(fixture.code("source.changes").text().contains("- __global__ void transposeNaive("));
    QVERIFY(fixture.code("source.changes").text().contains("+ __global__ void transposeConflictFree("));
    // Another kernel has its own.
    fixture.show(resultWith("coalesced"));
    QCOMPARE(fixture.against().currentText(), "Naive");
    fixture.show(resultWith("conflict-free"));
    QCOMPARE(fixture.against().currentText(), "Shared tile");
  }

  void ofTwoResultsTheKernelsAreCompared() {
    SourceFixture fixture;
    for (const char* variant : {"copy", "naive", "conflict-free"}) fixture.document.append(resultWith(variant));
    fixture.panel.select({0, 2});
    QCOMPARE(fixture.text("source.title"), "Shared tile, padded");
    QCOMPARE(fixture.against().currentText(), "Copy");
    QVERIFY(fixture.code("source.changes").text().contains("- __global__ void transposeCopy("));
    fixture.panel.select({2, 0});
    QCOMPARE(fixture.text("source.title"), "Copy");
    QVERIFY(fixture.code("source.changes").text().contains("- __global__ void transposeConflictFree("));
    fixture.panel.select({0, 2});
    fixture.panel.select({2});
    QCOMPARE(fixture.against().currentText(), "Shared tile");
  }

  void aCopyIsComparedWithItsOriginalAndWithAnyOther() {
    SourceFixture fixture;
    const std::string text = OwnKernels::originalOf("transpose", "naive");
    const std::string id = fixture.own.add("transpose", "naive", "// mine\n" + text);
    fixture.panel.showKernel("transpose", id);
    QCOMPARE(fixture.against().currentText(), "Naive");
    QCOMPARE(
        fixture.code("source.changes").text().count("\n+ ") + fixture.code("source.changes").text().startsWith("+ "),
        1);
    QVERIFY(fixture.code("source.changes").text().startsWith("+ // mine\n"));
    fixture.panel.showKernel("transpose", "copy");
    fixture.against().setCurrentIndex(fixture.against().findData(QString::fromStdString(id)));
    emit fixture.against().activated(fixture.against().currentIndex());
    QVERIFY(fixture.code("source.changes").text().contains("- __global__ void transposeNaive("));
    QVERIFY(fixture.code("source.changes").text().contains("+ __global__ void transposeCopy("));
    QVERIFY(!fixture.code("source.changes").text().contains("mine"));
  }

  void aCounterLeadsToTheLineThatPaysMost() {
    SourceFixture fixture;
    fixture.show(resultWith("naive"));
    const int load = fixture.costs().item(0)->data(Qt::UserRole).toInt();
    const int store = fixture.costs().item(1)->data(Qt::UserRole).toInt();
    fixture.panel.showAccess(simulator::AccessKind::GlobalLoad);
    QCOMPARE(fixture.code("source.code").currentLine(), load);
    fixture.panel.showAccess(simulator::AccessKind::GlobalStore);
    QCOMPARE(fixture.code("source.code").currentLine(), store);
    // A missing line moves nothing; the panel waits for costs that are being computed.
    fixture.panel.showAccess(simulator::AccessKind::SharedLoad);
    QCOMPARE(fixture.code("source.code").currentLine(), store);
    QSignalSpy shown(&fixture.panel, &SourcePanel::costsShown);
    fixture.panel.select({0});
    fixture.panel.showAccess(simulator::AccessKind::GlobalLoad);
    QVERIFY(!shown.isEmpty() || shown.wait(test::kPatienceMs));
    QCOMPARE(fixture.code("source.code").currentLine(), load);
  }

  void aFindingLeadsToItsLine() {
    SourceFixture fixture;
    QSignalSpy shown(&fixture.panel, &SourcePanel::costsShown);
    fixture.panel.showLine("transpose", "naive", {"kernels/transpose.cuh", 3});
    QCOMPARE(fixture.text("source.title"), "Naive");
    QCOMPARE(fixture.code("source.code").currentLine(), 3);
    QVERIFY(!shown.isEmpty() || shown.wait(test::kPatienceMs));
    QCOMPARE(fixture.code("source.code").currentLine(), 3);
    fixture.panel.showLine("transpose", "naive", {"kernels/matmul/matmul.cuh", 7});
    QVERIFY(fixture.code("source.code").currentLine() != 7);
  }

  void whereNothingIsSelectedTheExperimentsKernelIsThere() {
    SourceFixture fixture;
    fixture.panel.follow("transpose", "copy");
    QCOMPARE(fixture.text("source.title"), "Copy");
    fixture.show(resultWith("memcpy"));
    QVERIFY(fixture.tabs().isHidden());
    fixture.panel.select({});
    QVERIFY(!fixture.tabs().isHidden());
    QCOMPARE(fixture.text("source.title"), "Copy");
  }

  void oneIsNoPlural() {
    SourceFixture fixture;
    fixture.show(resultWith("conflict-free"));
    QStringList lines;
    for (int row = 0; row < fixture.costs().count(); ++row) lines << fixture.costs().item(row)->text();
    QCOMPARE(lines.filter("shared memory, 1 wavefront per request").size(), 2);
  }

  void aKernelThatMayBeTypedIntoSaysSo() {
    SourceFixture fixture;
    fixture.show(resultWith("naive"));
    QCOMPARE(fixture.text("source.hint"), "Type to change a copy.");
    fixture.code("source.code").insertAt(" ", 0, 0);
    QCOMPARE(fixture.text("source.hint"), "");
  }

  void whatIsNoKernelSaysSo() {
    SourceFixture fixture;
    fixture.show(resultWith("memcpy"));
    QVERIFY(fixture.text("source.facts").startsWith("cudaMemcpy is a library's function: it has no kernel here."));
    // Previously the panel showed a kernel without a result, which has no facts.
    fixture.panel.showKernel("transpose", "naive");
    fixture.show(resultWith("memcpy"));
    QVERIFY(fixture.text("source.facts").startsWith("cudaMemcpy is"));
    // The selection stays, however often the panel is hidden.
    fixture.panel.follow("transpose", "copy");
    fixture.panel.hide();
    fixture.panel.show();
    QVERIFY(fixture.tabs().isHidden());
    Result foreign = resultWith("naive");
    foreign.family = "another program's";
    fixture.show(foreign);
    QVERIFY(fixture.text("source.facts").startsWith("naive is not a kernel of this program"));
    QVERIFY(fixture.tabs().isHidden());
  }

  void whatCannotBeSimulatedShowsItsSourceAndSaysWhyItHasNoCosts() {
    SourceFixture fixture;
    Result result = resultWith("groups");
    result.family = "tensor-matmul";
    result.parameters = {};
    for (const char* side : {"rows", "inner", "columns"}) result.parameters.set(side, std::int64_t{64});
    result.parameters.set("type", std::string("bf16"));
    fixture.show(result);
    QVERIFY(fixture.code("source.code").text().contains("matmulTensorGroups("));
    QVERIFY2(fixture.text("source.costs.title").startsWith("The cost of the lines is unknown: "),
             qPrintable(fixture.text("source.costs.title")));
    QCOMPARE(fixture.costs().count(), 0);
  }

  void whatAFileMaySayOfParametersIsAReason_data() {
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("value");
    QTest::newRow("no number") << "vector-add"
                               << "elements"
                               << "x";
    QTest::newRow("blocks of no threads") << "vector-add"
                                          << "block"
                                          << "0";
    QTest::newRow("tiles of no width") << "matmul"
                                       << "tile"
                                       << "0";
    QTest::newRow("no name") << "matmul"
                             << "type"
                             << "1";
  }
  void whatAFileMaySayOfParametersIsAReason() {
    QFETCH(QString, family);
    QFETCH(QString, parameter);
    QFETCH(QString, value);
    Result result = resultWith("naive");
    result.family = family.toStdString();
    result.parameters = {};
    bool number = false;
    const std::int64_t parsed = value.toInt(&number);
    result.parameters.set(parameter.toStdString(), number ? Value(parsed) : Value(value.toStdString()));
    SourceFixture fixture;
    fixture.show(result);
    const QString reason = "The cost of the lines is unknown: parameter %1: '%2' is not ";
    QVERIFY2(fixture.text("source.costs.title").startsWith(reason.arg(parameter, value)),
             qPrintable(fixture.text("source.costs.title")));
    QCOMPARE(fixture.costs().count(), 0);
  }

  void machineCodeIsThatOfTheResultsType() {
    const QTemporaryDir folder;
    QFile dump(folder.filePath("dump"));
    QVERIFY(dump.open(QIODevice::WriteOnly));
    dump.write(test::kPtxDump);
    dump.close();
    // When disassembling, it names the requested function as found.
    SourceFixture fixture(toolIn(folder, "if [ $1 = -ptx ]; then cat '" + dump.fileName().toUtf8() +
                                             "'; else echo 'arch = sm_90'; echo \"Function : $@\"; fi\n"));
    fixture.show(resultWith("naive"));
    fixture.tabs().setCurrentIndex(2);
    auto* const instances = fixture.panel.findChild<QComboBox*>("source.instances");
    QTRY_COMPARE_WITH_TIMEOUT(instances->count(), 2, test::kPatienceMs);
    QVERIFY(instances->currentText().contains("transposeNaive<float, false>"));
    QVERIFY(fixture.code("source.machine").text().contains("ld.global.f32"));
    fixture.panel.findChild<QComboBox*>("source.language")->setCurrentIndex(1);
    QTRY_VERIFY_WITH_TIMEOUT(
        fixture.code("source.machine")
            .text()
            .contains("Function : -sass -fun _ZN9warpbench3gpu14transposeNaiveIfLb0EEEvPKT_PS2_iii /some/program"),
        test::kPatienceMs);
  }

  void withoutToolOrMachineCodeItSaysWhy() {
    SourceFixture without;
    without.show(resultWith("naive"));
    without.tabs().setCurrentIndex(2);
    QVERIFY(without.text("source.machine.title").startsWith("Cannot find cuobjdump on PATH"));
    QVERIFY(without.code("source.machine").isHidden());

    SourceFixture missing("/no/such/tool");
    missing.show(resultWith("naive"));
    missing.tabs().setCurrentIndex(2);
    QTRY_VERIFY_WITH_TIMEOUT(missing.text("source.machine.title").contains("could not be started"), test::kPatienceMs);

    const QTemporaryDir folder;
    SourceFixture nothing(toolIn(folder, "exit 1\n"));
    nothing.show(resultWith("naive"));
    nothing.tabs().setCurrentIndex(2);
    QTRY_VERIFY_WITH_TIMEOUT(nothing.text("source.machine.title").startsWith("This program has no machine code"),
                             test::kPatienceMs);
  }

  void theWindowShowsTheKernelOfTheRowThatIsSelected() {
    test::WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:nvidia-h200"));
    fixture.enter("width", 64);
    fixture.enter("height", 64);
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    fixture.window.table().selectResult(2);
    const auto* panel = fixture.field<SourcePanel>("source");
    QCOMPARE(panel->findChild<QLabel*>("source.title")->text(), "Naive");
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSourcePanel>(__FILE__);
#include "test_source_panel.moc"
