// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "code/machine_code.h"
#include "code/source_texts.h"
#include "gui/results/machine_code_dump.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using test::kPtxDump;

class TestMachineCode : public QObject {
  Q_OBJECT

 private slots:
  void kernelsAreTakenFromTheToolsOutput() {
    const std::vector<CompiledKernel> kernels = kernelsIn(kPtxDump);
    QCOMPARE(kernels.size(), std::size_t{3});
    QVERIFY(kernels[0].signature.contains("transposeNaive<double, false>"));
    QVERIFY(kernels[1].ptx.startsWith(".visible .entry _ZN9warpbench3gpu14transposeNaiveIfLb0E"));
    QVERIFY(kernels[1].ptx.endsWith("}"));
    QVERIFY(!kernels[1].ptx.contains("transposeCopy"));
    QCOMPARE(instanceOf(kernels, "fp32"), 1);
    QCOMPARE(instanceOf(kernels, "fp64"), 0);
    QCOMPARE(instanceOf(kernels, "int32"), 0);
    QCOMPARE(instanceOf({}, "fp32"), -1);
    QVERIFY(kernelsIn("").empty());
    QCOMPARE(kernelsIn(".entry a(").size(), std::size_t{1});
  }

  void ofADisassemblyTheFunctionsAreKept() {
    const QString dump =
        "Fatbin elf code:\n================\narch = sm_80\nhost = linux\n\tcode for sm_80\n\n"
        "Fatbin elf code:\n================\narch = sm_90\nhost = linux\n\tcode for sm_90\n"
        "\t\tFunction : f\n\t/*0000*/ EXIT ;\n\nFatbin ptx code:\n================\narch = sm_90\n";
    QCOMPARE(functionsIn(dump), "// sm_90\n\t\tFunction : f\n\t/*0000*/ EXIT ;");
    QVERIFY(functionsIn("Fatbin elf code:\narch = sm_80\n").isEmpty());
    QVERIFY(functionsIn("").isEmpty());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestMachineCode>(__FILE__);
#include "test_machine_code.moc"
