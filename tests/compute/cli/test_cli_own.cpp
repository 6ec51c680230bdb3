// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "compute/cli/cli_fixture.h"
#include "compute/cli/damaged_text.h"
#include "format/session_file.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

QString textOf(const Variant& variant) {
  const std::string_view text = findKernel(variant.kernel).value().file->text;
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

/// The user's own kernels on the command line.
class TestCliOwn : public CliTest {
  Q_OBJECT

 private slots:
  void initTestCase() { qputenv("XDG_CACHE_HOME", path("cache").toUtf8()); }

  void theSourceOfAVariantIsItsKernelFile() {
    const Outcome outcome = cli({"source", "transpose", "naive"});
    QCOMPARE(outcome.out, textOf(*findFamily("transpose")->find("naive")));
    QCOMPARE(outcome.code, 0);
    compareRefusal({"source", "transpose", "memcpy"},
                   "variant memcpy has no kernel: it is a library call or a loop on the host");
    QCOMPARE(cli({"source", "transpose", "nave"}).code, 2);
  }

  void resultsBearTheNameOfTheFile() {
    const QString file = write("no-padding.cuh", text().replace("[kTransposeTile + 1]", "[kTransposeTile]"));
    const Outcome outcome = run("conflict-free", file, {"--json"});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    const QJsonObject result = onlyDocument(outcome.out)["results"][0].toObject();
    QCOMPARE(result["variant"].toString(), "conflict-free@no-padding");
    QCOMPARE(result["verification"]["passed"].toBool(), true);
    const QJsonObject builtIn = onlyDocument(cli({"run", "transpose", "--variant", "conflict-free", "--device",
                                                  kSimulated, "-p", "width=64", "-p", "height=64", "--json"})
                                                 .out)["results"][0]
                                    .toObject();
    QCOMPARE(result["counters"]["shared_load_wavefronts"].toDouble(),
             32 * builtIn["counters"]["shared_load_wavefronts"].toDouble());
  }

  void aSessionKeepsTheKernelsThatItsResultsCameFrom() {
    const QString first = path("kept.json");
    const QString file = write("kept.cuh", text().replace("[kTransposeTile + 1]", "[kTransposeTile]"));
    QCOMPARE(run("conflict-free", file, {"--out", first}).code, 0);
    const Session before = readSession(first.toStdString());
    QCOMPARE(before.copies.size(), std::size_t{1});
    QCOMPARE(before.copies[0].id(), std::string("conflict-free@kept"));
    const QString second = path("again.json");
    QCOMPARE(cli({"repeat", first, "--device", kSimulated, "--out", second}).code, 2);
    const Outcome again = cli({"repeat", first, "--device", kSimulated, "--allow-kernels", "--out", second});
    QVERIFY2(again.code == 0, qPrintable(again.err));
    const Session after = readSession(second.toStdString());
    QVERIFY(after.copies == before.copies);
    QCOMPARE(after.results[0].kernelDigest, before.results[0].kernelDigest);
    QVERIFY(after.results[0].counters == before.results[0].counters);
  }

  void whatIsAppendedKeepsTheTextsOfAllResults() {
    const QString file = path("both.json");
    const QStringList append{"--out", file, "--append"};
    QCOMPARE(run("conflict-free", write("edited.cuh", text()), append).code, 0);
    QCOMPARE(run("conflict-free", write("edited.cuh", text() + "\n// changed\n"), append).code, 0);
    const Session both = readSession(file.toStdString());
    QCOMPARE(both.results.size(), std::size_t{2});
    QCOMPARE(both.copies.size(), std::size_t{1});
    QCOMPARE(both.copies[0].earlier.size(), std::size_t{1});
    QVERIFY(both.copies[0].kernel.text.ends_with("// changed\n"));
    const Outcome again = cli({"repeat", file, "--device", kSimulated, "--allow-kernels", "--out", path("all.json")});
    QVERIFY2(again.code == 0, qPrintable(again.err));
  }

  void aMarkedConstantIsAParameter() {
    QString own = text().replace("[kTransposeTile + 1]", "[kTransposeTile + kSpare]");
    own.replace("inline constexpr int kTransposeTile",
                "constexpr int kSpare = 1;  // slider 0..32\ninline constexpr int kTransposeTile");
    const QString file = write("spare.cuh", own);
    const Outcome outcome = run("conflict-free", file, {"--sweep", "kSpare=0:2", "--json"});
    QCOMPARE(outcome.err, QString());
    std::vector<double> wavefronts;
    for (const QJsonValue& result : onlyDocument(outcome.out)["results"].toArray())
      wavefronts.push_back(result["counters"]["shared_load_wavefronts"].toDouble());
    QCOMPARE(wavefronts.size(), std::size_t{3});
    QCOMPARE(wavefronts[0], 32 * wavefronts[1]);
    QCOMPARE(wavefronts[2], 2 * wavefronts[1]);
    compareRefusal(arguments("conflict-free", file) + QStringList{"-p", "kSpare=33"},
                   "parameter kSpare: '33' is not a whole number from 0 to 32");
  }

  void aCheckOfKernelsThatPrintIsOneDocument() {
    QString own = text().replace("kTransposeTile + 1", "kTransposeTile");
    own.replace("const int outX", "if (threadIdx.x == 0) printf(\"hello\\n\"); const int outX");
    const QString file = write("prints.cuh", "#include <cstdio>\n" + own);
    const Outcome outcome = cli({"check", "transpose", "--variant", "conflict-free", "--kernel", file, "--json"});
    const QJsonObject point = onlyDocument(outcome.out)["points"][0].toObject();
    QCOMPARE(point["variant"].toString(), "conflict-free@prints");
    QCOMPARE(point["clean"].toBool(), true);
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.err.contains("hello"));
    const Outcome trace = cli({"trace", "transpose", "--variant", "conflict-free", "--kernel", file, "--json"});
    QCOMPARE(onlyDocument(trace.out)["steps"][0]["file"].toString(), "prints.cuh");
  }

  void kernelsComputeAsAGpuDoes() {
    if (!__builtin_cpu_supports("fma"))
      return compareRefusal(
          arguments("naive", write("mine.cuh", text())),
          "a GPU computes a * b + c as one operation, which this processor lacks: it cannot run your own kernels");
    QString own = text();
    own.replace("const int outX",
                "volatile float a = 0x1.000002p0f, b = 0x1.000004p0f, c = -0x1.000006p0f, d = -1.5f, e = 1e20f;\n"
                "if (threadIdx.x == 0)\n"
                "  printf(\"%g %u %d\\n\", a * b + c, (unsigned)d, static_cast<int>(e)); const int outX");
    const QString file = write("numbers.cuh", "#include <cstdio>\n" + own);
    const Outcome outcome = cli({"check", "transpose", "--variant", "conflict-free", "--kernel", file, "--json"});
    QVERIFY2(outcome.err.contains("2.84217e-14 0 2147483647\n"), qPrintable(outcome.err));
  }

  void whatDoesNotCompileIsToldAsByACompiler() {
    const Outcome outcome = run("naive", write("mine.cuh", text().replace("const int y", "const int z")), {});
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.out, QString());
    QVERIFY2(outcome.err.startsWith(
                 QString::fromUtf8("mine.cuh:22:22: error: \u2018y\u2019 was not declared in this scope\n")),
             qPrintable(outcome.err));
    QVERIFY2(!outcome.err.contains("warpbench"), qPrintable(outcome.err));
  }

  void withoutACompilerOneLineSaysWhatToInstall() {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", path("nothing"));
    process.setProcessEnvironment(environment);
    process.start(WARPBENCH_CLI, arguments("naive", write("mine.cuh", text())));
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.err,
             QString("warpbench-cli: kernels of your own are compiled by g++, which is not installed here: install it "
                     "(on Debian and Ubuntu: apt install g++)\n"));
    QCOMPARE(outcome.code, 2);
  }

  void whatMakesNoSenseIsRefused() {
    const QString file = write("mine.cuh", text());
    compareRefusal({"run", "transpose", "--kernel", file}, "your own kernels replace one variant's: name that variant");
    compareRefusal(
        {"run", "transpose", "--variant", "memcpy", "--device", "cpu", "--kernel", file},
        "variant memcpy cannot run on cpu: it needs a CUDA device: cudaMemcpy is a library call, not a kernel");
    const QString bytes = path("bytes.cuh");
    QFile binary(bytes);
    QVERIFY(binary.open(QFile::WriteOnly));
    binary.write("\xff\xfe", 2);
    binary.close();
    compareRefusal({"run", "transpose", "--variant", "naive", "--kernel", bytes},
                   "--kernel: '" + bytes + "' is not text in UTF-8");
  }

  void aFaultCostsItsPointOnly_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("reason");
    const QString naive = "out[x * height + y] = in[y * width + x]";
    QTest::newRow("null pointer")
        << naive << "out[0] = *static_cast<const volatile T*>(nullptr)"
        << "accesses memory at 0x0, which is not mapped \\(block \\(\\d+, \\d+, 0\\), mine.cuh:44\\)";
    QTest::newRow("endless loop") << naive << "while (width > 0) out[0] = in[0]"
                                  << "^the point exceeded its limit of 6 s; last seen: thread \\(\\d+, \\d+, 0\\) "
                                     "\\(block \\(\\d+, \\d+, 0\\), mine.cuh:44\\)$";
    QTest::newRow("endless loop that does nothing")
        << naive << "if (width > 0) while (true) {}"
        << "^thread \\(\\d+, \\d+, 0\\) is in a loop that does nothing and never ends \\(block \\(\\d+, \\d+, 0\\), "
           "mine.cuh:44\\)$";
    QTest::newRow("stack") << naive << "{ volatile char room[200000]; room[x] = 1; out[0] = room[y]; }"
                           << "has more local variables than";
    QTest::newRow("memory") << naive << "{ T* p; while ((p = new (std::nothrow) T[1 << 28])) p[x] = 1; *p = 1; }"
                            << "accesses memory at 0x0, which is not mapped";
    QTest::newRow("abort")
        << naive << "__builtin_abort()"
        << "an assertion failed, or it called abort\\(\\) \\(block \\(\\d+, \\d+, 0\\), mine.cuh:44\\)";
  }

  void aFaultCostsItsPointOnly() {
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, reason);
    const QString out = path("session.json");
    const QString seconds = reason.contains("its limit") ? "0.5" : "10";
    const Outcome outcome = run("naive", write("mine.cuh", "#include <new>\n" + text().replace(before, after)),
                                {"--out", out, "--time-limit", seconds});
    QCOMPARE(outcome.code, 1);
    const Session session = readSession(out.toStdString());
    QCOMPARE(session.results.size(), std::size_t{1});
    const QString error = QString::fromStdString(session.results.front().error);
    QVERIFY2(error.contains(QRegularExpression(reason)), qPrintable(error));
    QCOMPARE(processesWith(path("cache")), 0);
  }

  void anEndlessLoopIsLeftWithinASecond() {
    QProcess process;
    const QString endless = "for (long i = 0; i < 1000000000000; ++i) out[0] = in[0]";
    process.start(
        WARPBENCH_CLI,
        arguments("naive", write("mine.cuh", text().replace("out[x * height + y] = in[y * width + x]", endless))) +
            QStringList{"-p", "width=8192"});
    QVERIFY(process.waitForStarted());
    QTest::qWait(1500 * WARPBENCH_PATIENCE);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(waitForEnd(process, kPatience));
    QVERIFY2(timer.elapsed() < 3000 * WARPBENCH_PATIENCE, qPrintable(QString::number(timer.elapsed())));
    QTRY_COMPARE(processesWith(path("cache")), 0);
  }

  void damagedKernelsHaveOneReasonEach() {
    const int count = damagedTextsOr(6);
    std::mt19937 random(26);
    std::map<int, int> codes;
    for (int i = 0; i < count; ++i) {
      const Family& family = catalog()[random() % catalog().size()];
      std::vector<const Variant*> variants;
      for (const Variant& variant : family.variants)
        if (!variant.kernel.empty() && variant.launch.kind == Launch::Kind::Kernel) variants.push_back(&variant);
      if (variants.empty()) continue;
      const Variant& variant = *variants[random() % variants.size()];
      const QString file = write("damaged.cuh", damagedBehind("__global__", textOf(variant), random));
      const Outcome outcome =
          cli({"run", QString::fromStdString(family.id), "--variant", QString::fromStdString(variant.id), "--device",
               kSimulated, "--kernel", file, "--time-limit", "2", "--json"});
      const QString what = QString("%1: %2 %3: exit %4\n%5")
                               .arg(i)
                               .arg(family.id.c_str(), variant.id.c_str())
                               .arg(outcome.code)
                               .arg(outcome.err);
      ++codes[outcome.code];
      if (outcome.out.isEmpty()) {
        QVERIFY2(outcome.code == 1 && outcome.err.startsWith("damaged.cuh:"), qPrintable(what));
        QVERIFY2(outcome.err.contains(": error: "), qPrintable(what));
      } else {
        const QJsonObject result = onlyDocument(outcome.out)["results"][0].toObject();
        QCOMPARE(outcome.code, result["status"].toString() == "ok" ? 0 : 1);
        QCOMPARE(result["error"].toString().isEmpty(), outcome.code == 0);
        if (outcome.code == 1)
          qInfo().noquote() << i << family.id.c_str() << variant.id.c_str() << result["error"].toString();
      }
      QVERIFY2(processesWith(path("cache")) == 0, qPrintable(what));
      for (const QString& left : QDir(path("cache/warpbench/compiled")).entryList())
        QVERIFY2(!left.startsWith("work-"), qPrintable(what + left));
    }
    for (const auto& [code, times] : codes) qInfo() << "exit" << code << ":" << times;
  }

 private:
  static QString text() { return textOf(*findFamily("transpose")->find("naive")); }

  QString write(const QString& name, const QString& text) {
    QFile file(path(name));
    if (!file.open(QFile::WriteOnly) || file.write(text.toUtf8()) < 0)
      qFatal("cannot write %s", qPrintable(path(name)));
    return path(name);
  }

  static QStringList arguments(const QString& variant, const QString& file) {
    return {"run", "transpose", "--variant", variant, "--device", kSimulated, "-p", "height=64", "--kernel", file};
  }
  static Outcome run(const QString& variant, const QString& file, const QStringList& more) {
    return cli(arguments(variant, file) + QStringList{"-p", "width=64"} + more);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliOwn>(__FILE__);
#include "test_cli_own.moc"
