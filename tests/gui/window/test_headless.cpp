// SPDX-License-Identifier: GPL-3.0-or-later
// The built program without a display: pictures, and one line for invalid arguments.
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <vector>

#include "core/files/file_io.h"
#include "format/session_file.h"
#include "results/session/session.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

struct ProgramOutcome {
  int code = -1;
  QString out;
  QString err;
};

ProgramOutcome runProgram(const QStringList& arguments) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
    environment.remove(name);
  QProcess process;
  process.setProcessEnvironment(environment);
  process.start(QStringLiteral(WARPBENCH_PROGRAM), arguments);
  if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit) return {};
  return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
          QString::fromUtf8(process.readAllStandardError())};
}

Result resultOf(const std::string& family, const std::string& variant, double milliseconds) {
  Result result;
  result.family = family;
  result.variant = variant;
  result.device = "simulated:nvidia-h200";
  result.origin = Origin::Modelled;
  result.parameters.set("width", std::int64_t{512});
  result.parameters.set("height", std::int64_t{512});
  result.parameters.set("type", std::string("fp32"));
  result.bytes = 2 * 512 * 512 * 4;
  result.time = modelledTime(milliseconds);
  result.bandwidthGbs = result.bytes / milliseconds / 1e6;
  result.verification = Verification{.passed = true, .expectedToFail = false, .method = "every element"};
  return result;
}

}  // namespace

class TestHeadless : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void exportsWithoutADisplay_data();
  void exportsWithoutADisplay();
  void theSizeIsThatAskedFor_data();
  void theSizeIsThatAskedFor();
  void viewsDiffer();
  void everyViewIsExported();
  void twoSessionsAreExportedTogether();
  void senselessArgumentsExitWith2_data();
  void senselessArgumentsExitWith2();
  void severalFamiliesNeedOneNamed();
  void theWindowNeedsADisplay();
  void shellsCompleteOptionsAndTheirValues_data();
  void shellsCompleteOptionsAndTheirValues();
  void helpAndVersionNeedNone();
  void aScreenshotRunsTheExperiment();

 private:
  QString path(const QString& name) const { return m_folder->filePath(name); }
  std::unique_ptr<QTemporaryDir> m_folder;
};

void TestHeadless::init() {
  m_folder = std::make_unique<QTemporaryDir>();
  Session session;
  session.environment.add({.id = "simulated:nvidia-h200", .name = "NVIDIA H200", .origin = Origin::Modelled});
  session.results = {resultOf("transpose", "copy", 0.01), resultOf("transpose", "naive", 0.04)};
  writeFile(path("one.json").toStdString(), toJson(session));
  session.results.push_back(resultOf("offset", "increment", 0.1));
  writeFile(path("two.json").toStdString(), toJson(session));
  session.results.clear();
  writeFile(path("empty.json").toStdString(), toJson(session));
  writeFile(path("short.json").toStdString(), toJson(session).substr(0, 40));
}

void TestHeadless::exportsWithoutADisplay_data() {
  QTest::addColumn<QString>("format");
  QTest::addColumn<QByteArray>("start");
  QTest::newRow("png") << "png" << QByteArray("\x89PNG");
  QTest::newRow("pdf") << "pdf" << QByteArray("%PDF");
  QTest::newRow("svg") << "svg" << QByteArray("<?xml");
}

void TestHeadless::exportsWithoutADisplay() {
  QFETCH(QString, format);
  QFETCH(QByteArray, start);
  const QString file = path("plot." + format);
  const ProgramOutcome outcome = runProgram({"--export", file, path("one.json")});
  QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
  QCOMPARE(outcome.err, QString());
  QFile picture(file);
  QVERIFY(picture.open(QIODevice::ReadOnly));
  QVERIFY(picture.readAll().startsWith(start));
}

void TestHeadless::theSizeIsThatAskedFor_data() {
  QTest::addColumn<QStringList>("options");
  QTest::addColumn<QSize>("pixels");
  QTest::addColumn<int>("dotsPerMetre");
  QTest::addColumn<QByteArray>("page");  // points
  const auto row = [](const char* options, QSize pixels, int dotsPerMetre, const char* page) {
    QTest::newRow(options) << QString(options).split(' ', Qt::SkipEmptyParts) << pixels << dotsPerMetre
                           << QByteArray(page);
  };
  row("", {1800, 1120}, 7559, "675 420");
  row("--preset one-column", {2008, 1606}, 23622, "240.944882 192.755906");
  row("--preset slide", {1920, 1080}, 5669, "960 540");
  row("--size 50.8x25.4mm --dpi 300", {600, 300}, 11811, "144 72");
  row("--size 1280x800px --dpi 100", {1280, 800}, 3937, "921.6 576");
  row("--size 1280x800", {1280, 800}, 7559, "480 300");
  row("--preset poster --size 127x127mm --dpi 100", {500, 500}, 3937, "360 360");
}

void TestHeadless::theSizeIsThatAskedFor() {
  QFETCH(QStringList, options);
  QFETCH(QSize, pixels);
  QFETCH(int, dotsPerMetre);
  QFETCH(QByteArray, page);
  for (const char* format : {"png", "pdf"}) {
    const ProgramOutcome outcome =
        runProgram(QStringList{"--export", path(QStringLiteral("plot.") + format), path("one.json")} + options);
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
  }
  const QImage image(path("plot.png"));
  QCOMPARE(image.size(), pixels);
  QCOMPARE(image.dotsPerMeterX(), dotsPerMetre);
  QFile pdf(path("plot.pdf"));
  QVERIFY(pdf.open(QIODevice::ReadOnly));
  QVERIFY(pdf.readAll().contains("/MediaBox [0 0 " + page + "]"));
}

void TestHeadless::viewsDiffer() {
  for (const QString view : {"time", "bandwidth"}) {
    const ProgramOutcome outcome = runProgram({"--export", path(view + ".png"), "--view", view, path("one.json")});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
  }
  QVERIFY(runProgram({"--export", path("dark.png"), "--theme", "dark", path("one.json")}).code == 0);
  const QImage time(path("time.png")), bandwidth(path("bandwidth.png")), dark(path("dark.png"));
  QVERIFY(!time.isNull() && !bandwidth.isNull() && !dark.isNull());
  QVERIFY(time != bandwidth);
  QVERIFY(bandwidth.pixelColor(2, 2).lightness() > 200);
  QVERIFY(dark.pixelColor(2, 2).lightness() < 80);
}

void TestHeadless::everyViewIsExported() {
  Session session;
  session.environment.add({.id = "cuda:0", .name = "NVIDIA H200", .peakBandwidthGbs = 4814, .peakGflopsFp32 = 66900});
  for (const char* variant : {"naive", "tiled"}) {
    Result result = resultOf("matmul", variant, 2);
    result.device = "cuda:0";
    result.origin = Origin::Measured;
    result.time = summarise({1.9, 2, 2.1});
    result.flops = 1e9;
    result.gflops = 500;
    result.transfer = TransferTimes{.toDevice = 1, .toHost = 1};
    Counters counters;
    counters.globalLoad = {.requests = 1, .sectors = 4, .lanes = 32, .bytes = 128};
    result.counters = counters;
    session.results.push_back(result);
  }
  writeFile(path("all.json").toStdString(), toJson(session));
  std::vector<QImage> pictures;
  for (const QString view : {"time", "gflops", "speedup", "roofline", "end-to-end", "samples", "counters"}) {
    const ProgramOutcome outcome = runProgram({"--export", path(view + ".png"), "--view", view, path("all.json")});
    QVERIFY2(outcome.code == 0, qPrintable(view + ": " + outcome.err));
    pictures.emplace_back(path(view + ".png"));
    QVERIFY(!pictures.back().isNull());
    QCOMPARE(std::ranges::count(pictures, pictures.back()), 1);
  }
}

void TestHeadless::twoSessionsAreExportedTogether() {
  QCOMPARE(runProgram({"--export", path("alone.svg"), path("one.json")}).code, 0);
  const ProgramOutcome outcome = runProgram(
      {"--export", path("both.svg"), "--family", "transpose", "--compare", path("two.json"), path("one.json")});
  QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
  QFile alone(path("alone.svg")), both(path("both.svg"));
  QVERIFY(alone.open(QIODevice::ReadOnly) && both.open(QIODevice::ReadOnly));
  QVERIFY(!alone.readAll().contains("two.json"));
  const QByteArray text = both.readAll();
  QVERIFY(text.contains("two.json") && text.contains("one.json"));
}

void TestHeadless::senselessArgumentsExitWith2_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("says");
  QTest::newRow("unknown option") << QStringList{"--no-such"} << "no-such";
  QTest::newRow("no session") << QStringList{"--export", "@plot.png"} << "session";
  QTest::newRow("missing session") << QStringList{"--export", "@plot.png", "@none.json"} << "none.json";
  QTest::newRow("truncated session") << QStringList{"--export", "@plot.png", "@short.json"} << "short.json";
  QTest::newRow("empty session") << QStringList{"--export", "@plot.png", "@empty.json"} << "no results";
  QTest::newRow("nothing to compare") << QStringList{"--export", "@plot.png", "--compare", "@none.json", "@one.json"}
                                      << "none.json";
  QTest::newRow("stray comparison") << QStringList{"--compare", "@two.json", "@one.json"} << "--export";
  QTest::newRow("unknown ending") << QStringList{"--export", "@plot.doc", "@one.json"} << ".svg";
  QTest::newRow("unwritable") << QStringList{"--export", "@no/such/plot.png", "@one.json"} << "no/such";
  QTest::newRow("unknown view") << QStringList{"--export", "@plot.png", "--view", "speed", "@one.json"} << "bandwidth";
  QTest::newRow("other view") << QStringList{"--export", "@plot.png", "--view", "gflops", "@one.json"} << "bandwidth";
  QTest::newRow("no flops") << QStringList{"--export", "@plot.png", "--view", "roofline", "@one.json"}
                            << "time, bandwidth, speedup, end-to-end, samples, counters";
  QTest::newRow("other family") << QStringList{"--export", "@plot.png", "--family", "matmul", "@one.json"}
                                << "transpose";
  QTest::newRow("language") << QStringList{"--export", "@plot.png", "--language", "xx", "@one.json"}
                            << "sr, it, es, hu";
  QTest::newRow("theme") << QStringList{"--export", "@plot.png", "--theme", "pink", "@one.json"} << "light or dark";
  QTest::newRow("two files") << QStringList{"--export", "@plot.png", "@one.json", "@two.json"} << "one session";
  QTest::newRow("stray option") << QStringList{"--size", "800x600"} << "--screenshot";
  QTest::newRow("preset") << QStringList{"--export", "@plot.png", "--preset", "big", "@one.json"} << "one-column";
  QTest::newRow("shell") << QStringList{"--completion", "csh"} << "bash, zsh or fish";
  QTest::newRow("picture size") << QStringList{"--export", "@plot.png", "--size", "85x60cm", "@one.json"} << "85x60mm";
  QTest::newRow("no size at all") << QStringList{"--export", "@plot.png", "--size", "0x0mm", "@one.json"} << "85x60mm";
  QTest::newRow("too large") << QStringList{"--export", "@plot.png", "--size", "5000x10mm", "@one.json"} << "20000";
  QTest::newRow("no resolution") << QStringList{"--export", "@plot.png", "--dpi", "fine", "@one.json"} << "2400";
  QTest::newRow("resolution of nothing") << QStringList{"--dpi", "300"} << "--export";
  QTest::newRow("program") << QStringList{"some.cu", "--screenshot", "@plot.png"} << "CUDA program";
  QTest::newRow("size") << QStringList{"--screenshot", "@plot.png", "--size", "wide"} << "WIDTHxHEIGHT";
  QTest::newRow("unknown family") << QStringList{"--screenshot", "@plot.png", "--run", "sort"} << "sort";
  QTest::newRow("unknown variant") << QStringList{"--screenshot", "@plot.png", "--run", "transpose", "--variant", "x"}
                                   << "no variant 'x'";
  QTest::newRow("unknown device") << QStringList{"--screenshot", "@plot.png", "--run", "transpose", "--device", "tpu"}
                                  << "tpu";
  QTest::newRow("parameter") << QStringList{"--screenshot", "@plot.png", "--run", "matmul", "-p", "tile=33"} << "32";
}

void TestHeadless::senselessArgumentsExitWith2() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, says);
  for (QString& argument : arguments)
    if (argument.startsWith('@')) argument = path(argument.mid(1));
  const ProgramOutcome outcome = runProgram(arguments);
  QCOMPARE(outcome.code, 2);
  QCOMPARE(outcome.out, QString());
  QVERIFY2(outcome.err.startsWith("warpbench: "), qPrintable(outcome.err));
  QVERIFY2(outcome.err.contains(says), qPrintable(outcome.err));
  QCOMPARE(outcome.err.count('\n'), 1);
  QVERIFY(!QFile::exists(path("plot.png")) && !QFile::exists(path("plot.doc")));
}

void TestHeadless::severalFamiliesNeedOneNamed() {
  const ProgramOutcome unnamed = runProgram({"--export", path("plot.png"), path("two.json")});
  QCOMPARE(unnamed.code, 2);
  QVERIFY2(unnamed.err.contains("transpose, offset"), qPrintable(unnamed.err));
  const ProgramOutcome named = runProgram({"--export", path("plot.png"), "--family", "offset", path("two.json")});
  QVERIFY2(named.code == 0, qPrintable(named.err));
  QVERIFY(!QImage(path("plot.png")).isNull());
}

void TestHeadless::theWindowNeedsADisplay() {
  const ProgramOutcome outcome = runProgram({});
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.err.contains("display"), qPrintable(outcome.err));
  QCOMPARE(outcome.err.count('\n'), 1);
}

void TestHeadless::shellsCompleteOptionsAndTheirValues_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("offered");
  QTest::newRow("option") << "--expo"
                          << "--export";
  QTest::newRow("preset") << "--export a.pdf --preset one"
                          << "one-column";
  QTest::newRow("theme") << "--theme d"
                         << "dark";
  QTest::newRow("format") << "--export a.tex --as ta"
                          << "table";
  QTest::newRow("family") << "--run transp"
                          << "transpose";
  QTest::newRow("second part of a list") << "--without title,sub"
                                         << "title,subtitle";
  QTest::newRow("view") << "--view band"
                        << "bandwidth";
  QTest::newRow("language") << "--language h"
                            << "hu";
}

void TestHeadless::shellsCompleteOptionsAndTheirValues() {
  QFETCH(QString, line);
  QFETCH(QString, offered);
  const ProgramOutcome script = runProgram({"--completion", "bash"});
  QCOMPARE(script.code, 0);
  QProcess bash;
  bash.start("bash", {"-c",
                      "eval \"$1\"; COMP_LINE=\"warpbench $2\"; COMP_POINT=${#COMP_LINE}; _warpbench; "
                      "printf '%s\\n' \"${COMPREPLY[@]}\"",
                      "bash", script.out, line});
  QVERIFY(bash.waitForFinished(60'000));
  QCOMPARE(QString::fromUtf8(bash.readAllStandardOutput()), offered + '\n');
  QVERIFY(runProgram({"--completion", "zsh"}).out.startsWith("#compdef warpbench\n"));
  QVERIFY(runProgram({"--completion", "fish"}).out.contains("complete -c warpbench -l theme -x -a 'light dark' -d "));
}

void TestHeadless::helpAndVersionNeedNone() {
  const ProgramOutcome help = runProgram({"--help"});
  QCOMPARE(help.code, 0);
  QVERIFY(help.out.contains("--export"));
  const ProgramOutcome all = runProgram({"--help-all"});
  QCOMPARE(all.code, 0);
  QVERIFY(all.out.contains("--export"));
  const ProgramOutcome version = runProgram({"--version"});
  QCOMPARE(version.code, 0);
  QVERIFY(version.out.startsWith("warpbench "));
}

void TestHeadless::aScreenshotRunsTheExperiment() {
  const QString idle = path("idle.png"), run = path("run.png");
  QCOMPARE(runProgram({"--screenshot", idle, "--size", "960x700"}).code, 0);
  const ProgramOutcome outcome =
      runProgram({"--screenshot", run, "--size", "960x700", "--run", "transpose", "--device", "simulated:nvidia-h200",
                  "-p", "width=64", "-p", "height=48", "--variant", "copy,naive"});
  QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
  const QImage before(idle), after(run);
  QCOMPARE(before.size(), QSize(960, 700));
  QCOMPARE(after.size(), QSize(960, 700));
  QVERIFY(before != after);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestHeadless>(__FILE__);
#include "test_headless.moc"
