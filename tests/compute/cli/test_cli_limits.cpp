// SPDX-License-Identifier: GPL-3.0-or-later
// The command line on a system that allows few threads or little memory.
#include <sys/resource.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonValue>
#include <QProcess>
#include <QTest>

#include "compute/cli/cli_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr rlim_t kMegabyte = rlim_t{1} << 20;

/// Runs with this much address space in bytes; 0: no limit. Each thread reserves as much as its stack may use.
Outcome limited(const QStringList& arguments, rlim_t addresses, rlim_t stack = 0) {
  QProcess process;
  process.setChildProcessModifier([=] {
    const auto limit = [](auto resource, rlim_t most) {
      struct rlimit both {};
      ::getrlimit(resource, &both);
      both.rlim_cur = std::min(most, both.rlim_max);
      ::setrlimit(resource, &both);
    };
    if (stack > 0) limit(RLIMIT_STACK, stack);
    if (addresses > 0) limit(RLIMIT_AS, addresses);
  });
  process.start(WARPBENCH_CLI, arguments);
  return outcomeOf(process);
}

const QStringList kSmall{"-p", "width=64", "-p", "height=64", "--time-limit", "0.2", "--json"};

}  // namespace

class TestCliLimits : public CliTest {
  Q_OBJECT

 private slots:
  void initTestCase() {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
    QSKIP("a sanitizer needs more address space than any limit allows");
#endif
  }

  void whereThereAreFewThreadsThoseThatThereAreWork_data() {
    QTest::addColumn<QString>("device");
    QTest::addColumn<int>("stack");      // MB
    QTest::addColumn<int>("addresses");  // MB
    for (const QString& device : {QString("cpu"), kSimulated}) {
      // The first thread waits for Ctrl-C; the team's threads follow.
      QTest::addRow("%s, one of a team", qPrintable(device)) << device << 3000 << 8500;
      QTest::addRow("%s, none of a team", qPrintable(device)) << device << 3000 << 5500;
      QTest::addRow("%s, none at all", qPrintable(device)) << device << 8000 << 4000;
    }
  }
  void whereThereAreFewThreadsThoseThatThereAreWork() {
    QFETCH(QString, device);
    QFETCH(int, stack);
    QFETCH(int, addresses);
    const Outcome outcome = limited(QStringList{"run", "transpose", "--device", device} + kSmall,
                                    static_cast<rlim_t>(addresses) * kMegabyte, static_cast<rlim_t>(stack) * kMegabyte);
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    for (const QJsonValue& result : onlyDocument(outcome.out)["results"].toArray())
      QCOMPARE(result["status"].toString(), "ok");
  }

  void stacksOfAnySizeAreEnough_data() {
    QTest::addColumn<qulonglong>("stack");  // KiB
    QTest::newRow("unlimited") << qulonglong{0};
    for (const qulonglong stack : {512, 1024, 2048, 8192}) QTest::addRow("%llu KiB", stack) << stack;
  }
  void stacksOfAnySizeAreEnough() {
    QFETCH(qulonglong, stack);
    const rlim_t bytes = stack == 0 ? RLIM_INFINITY : static_cast<rlim_t>(stack) << 10;
    const Outcome run = limited(QStringList{"run", "transpose", "--device", kSimulated} + kSmall, 0, bytes);
    QCOMPARE(run.err, QString());
    QCOMPARE(run.code, 0);
    QFile file(path("threads.cu"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(R"(#include <cstdio>
#include <thread>
__global__ void fill(int* out) {
  __shared__ int all[4096];
  for (int i = threadIdx.x; i < 4096; i += blockDim.x) all[i] = i;
  __syncthreads();
  out[threadIdx.x] = all[threadIdx.x * 64];
}
int main() {
  int* out = nullptr;
  cudaMallocManaged(&out, 64 * sizeof(int));
  std::thread([=] { fill<<<4, 64>>>(out); cudaDeviceSynchronize(); }).join();
  std::printf("%d\n", out[63]);
}
)");
    file.close();
    const Outcome exec = limited({"exec", "--json", file.fileName()}, 0, bytes);
    QCOMPARE(exec.err, QString("4032\n"));
    QCOMPARE(exec.code, 0);
  }

  void tooLittleMemoryToCompileIsToldAsSuch() {
    qputenv("XDG_CACHE_HOME", path("cache").toUtf8());
    const QString program = path("small.cu");
    QFile file(program);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("#include <map>\n#include <regex>\n#include <string>\n__global__ void none() {}\nint main() {\n"
               "  const std::regex pattern(\"a+b\");\n  std::map<std::string, int> all;\n  all[\"ab\"] = 1;\n"
               "  none<<<1, 1>>>();\n  return std::regex_match(\"ab\", pattern) ? 0 : 1;\n}\n");
    file.close();
    // Below some limit the program itself does not fit; how much it takes depends on the libraries of the system.
    bool compilerRefused = false;
    for (const rlim_t megabytes : {70, 90, 110, 130}) {
      const Outcome outcome = limited({"exec", program}, megabytes * kMegabyte);
      QCOMPARE(outcome.code, 1);
      QCOMPARE(outcome.err.count('\n'), 1);
      const bool compiler =
          outcome.err.startsWith("warpbench-cli: too little memory to compile: the system refused '");
      QVERIFY2(compiler || outcome.err.startsWith("warpbench-cli: out of memory: "), qPrintable(outcome.err));
      compilerRefused = compilerRefused || compiler;
    }
    QVERIFY(compilerRefused);
    // It compiles, and the simulated GPU has less memory.
    QCOMPARE(limited({"exec", program}, 1000 * kMegabyte).code, 0);
    qunsetenv("XDG_CACHE_HOME");
  }

  void whereMemoryRunsOutThatIsToldInOneLine_data() {
    QTest::addColumn<int>("addresses");  // MB
    for (const int addresses : {70, 100, 200, 300, 500, 600}) QTest::addRow("%d MB", addresses) << addresses;
  }
  void whereMemoryRunsOutThatIsToldInOneLine() {
    QFETCH(int, addresses);
    for (const QString& device : {QString("cpu"), kSimulated}) {
      const Outcome outcome = limited(QStringList{"run", "transpose", "--device", device} + kSmall,
                                      static_cast<rlim_t>(addresses) * kMegabyte);
      QVERIFY2(outcome.code == 0 || outcome.code == 1 || outcome.code == 127, qPrintable(outcome.err));
      QVERIFY2(outcome.code == 0 || outcome.err.count('\n') == 1, qPrintable(outcome.err));
      QVERIFY2(!outcome.err.contains("bad_alloc") && !outcome.err.contains("terminate"), qPrintable(outcome.err));
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliLimits>(__FILE__);
#include "test_cli_limits.moc"
