// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "compute/program/random_kernels.h"
#include "test_registry.h"

using namespace warpbench::test;

/// Randomly generated kernels, compared with a plain evaluation of the same expressions. For more or other kernels:
/// WARPBENCH_RANDOM_KERNELS=2000 WARPBENCH_RANDOM_SEED=7 compute_program_tests test_exec_random
class TestExecRandom : public ExecTest {
  Q_OBJECT

 private slots:
  void kernelsDependOnTheirSeed() {
    QCOMPARE(RandomKernel(3).result(), RandomKernel(3).result());
    QVERIFY(RandomKernel(3).result() != RandomKernel(4).result());
    QVERIFY(RandomKernel(3).text("k3") != RandomKernel(4).text("k3"));
  }

  void kernelsComputeWhatTheirExpressionsMean() {
    const auto setting = [](const char* name, int usual) {
      return qEnvironmentVariableIsSet(name) ? static_cast<std::uint64_t>(qEnvironmentVariableIntValue(name))
                                             : static_cast<std::uint64_t>(usual);
    };
    constexpr std::uint64_t kInOneFile = 50;
    const std::uint64_t count = setting("WARPBENCH_RANDOM_KERNELS", 200);
    const std::uint64_t first = setting("WARPBENCH_RANDOM_SEED", 1);
    std::uint64_t right = 0;
    for (std::uint64_t seed = first; seed < first + count; seed += kInOneFile) {
      const std::uint64_t here = std::min(kInOneFile, first + count - seed);
      const std::string text = randomProgram(seed, here);
      const Outcome outcome = exec(QString("random%1.cu").arg(seed), text.c_str(), {"--seconds", "200"});
      const QStringList lines = outcome.out.split('\n');
      for (std::uint64_t i = 0; i < here; ++i) {
        const RandomKernel kernel(seed + i);
        const QString expected = QString("%1 %2 cudaSuccess").arg(seed + i).arg(kernel.result(), 0, 16);
        const QString line = lines.value(static_cast<qsizetype>(i));
        right += line == expected;
        if (line != expected)
          qInfo("%s, but is %s:\n%s", qPrintable(expected), qPrintable(line),
                kernel.text("k" + std::to_string(seed + i)).c_str());
      }
    }
    if (count != 200)
      qInfo("%llu of %llu right", static_cast<unsigned long long>(right), static_cast<unsigned long long>(count));
    QCOMPARE(right, count);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecRandom>(__FILE__);
#include "test_exec_random.moc"
