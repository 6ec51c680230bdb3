// SPDX-License-Identifier: GPL-3.0-or-later
// Files beyond every limit: refused in one line, in bounded memory, or read. tests/fuzz tries small ones at random.
#include <sys/resource.h>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <fstream>
#include <functional>

#include "core/files/file_io.h"
#include "core/text/csv_lines.h"
#include "core/text/error.h"
#include "core/text/json_parser.h"
#include "format/session_file.h"
#include "images/picture_file.h"
#include "import/any_session.h"
#include "import/foreign_formats.h"
#include "lesson/lesson_library.h"
#include "lesson/lesson_reader.h"
#include "model/gpu_profile.h"
#include "results/session/session_limits.h"
#include "test_registry.h"
#include "validation/hardware_counts.h"

using namespace warpbench;

namespace {

constexpr qint64 kMiB = 1 << 20;
constexpr qint64 kGiB = qint64{1} << 30;

/// The peak memory of this process, in MiB.
qint64 peakMiB() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024;
}

/// One line; "taken" if nothing was thrown.
QString objection(const std::function<void()>& read) {
  try {
    read();
    return "taken";
  } catch (const FormatError& error) {
    return QString::fromUtf8(error.what());
  } catch (const RequestError& error) {
    return QString::fromUtf8(error.what());
  }
}

/// Results that differ in one parameter.
std::string manyResults(std::size_t count) {
  std::string text = R"({"format":"warpbench-session","version":1,"results":[)";
  for (std::size_t i = 0; i < count; ++i)
    text += (i == 0 ? "" : ",") +
            (R"({"family":"offset","variant":"increment","device":"cuda:0","status":"ok","origin":"measured",)"
             R"("parameters":{"offset":)" +
             std::to_string(i) + R"(},"time_ms":{"median":1.5},"bandwidth_gbs":20})");
  return text + "]}";
}

std::string times(std::size_t count, const std::string& text) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

}  // namespace

class TestHostileFiles : public QObject {
  Q_OBJECT

 private slots:
  void aFileOfAGibibyteIsRefusedWithoutTakingItsMemory();
  void aGibibyteOfNothingIsRefusedInOneLine();
  void aMillionResultsAreRead();
  void oneResultMoreIsRefused();
  void documentsHaveLimits();
  void tablesHaveLimits();
  void equalKeysAreRefused();
  void whatIsImportedCanBeSavedAndReadAgain();
  void countsThatDoNotFitAreRefused();
  void profilesHaveLimits();

 private:
  /// A file without a block on the disk.
  std::filesystem::path sparse(const QString& name, qint64 bytes, const QByteArray& start = {}) const {
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(start) != start.size() || !file.resize(bytes))
      qFatal("cannot write");
    return file.fileName().toStdString();
  }

  QTemporaryDir m_folder;
};

void TestHostileFiles::aFileOfAGibibyteIsRefusedWithoutTakingItsMemory() {
  const qint64 before = peakMiB();
  const auto huge = sparse("huge.json", kGiB + 1, R"({"format":"warpbench-lesson")");
  const auto name = QString::fromStdString(huge.string());
  const QString tooLarge = "cannot read '" + name + "': it is larger than 1 ";
  QCOMPARE(objection([&] { readAnySession(huge); }), tooLarge + "GiB");
  QCOMPARE(objection([&] { readSession(huge); }), tooLarge + "GiB");
  QCOMPARE(objection([&] { readLesson(huge); }), tooLarge + "MiB");
  QCOMPARE(objection([&] { readFile(huge, kLargestProfile); }), tooLarge + "MiB");
  QVERIFY(isLessonFile(huge));  // reads only its beginning

  // Pictures whose headers promise more data than present, or more than allowed.
  const QString cannot = "cannot read the picture '%1': ";
  const auto wide = sparse("wide.ppm", kGiB, "P6 500001 1 255\n");
  QCOMPARE(objection([&] { readPicture(wide); }), cannot.arg(QString::fromStdString(wide.string())) +
                                                      "its size is 500001 x 1: a side may have up to 500000 pixels");
  const auto large = sparse("large.ppm", kGiB, "P6 500000 500000 255\n");
  QVERIFY(objection([&] { readPicture(large); }).contains("it is truncated: 1073741824 of 750000000021 bytes"));
  const auto many = sparse("many.pgm", kGiB + kMiB, "P5 32768 32769 255\n");
  QVERIFY(objection([&] { readPicture(many); }).endsWith("it may have up to 1073741824 pixels"));
  QVERIFY2(peakMiB() - before < 64, qPrintable(QString("%1 MiB more").arg(peakMiB() - before)));
}

void TestHostileFiles::aGibibyteOfNothingIsRefusedInOneLine() {
  QElapsedTimer timer;
  timer.start();
  const auto nothing = sparse("nothing.json", kGiB);
  QVERIFY(objection([&] { readAnySession(nothing); }).startsWith("'" + QString::fromStdString(nothing.string())));
  const auto cut = sparse("cut.json", 16 * kMiB, R"({"format":"warpbench-session","version":1,"results":[)");
  const QString message = objection([&] { readAnySession(cut); });
  QVERIFY2(message.contains("line 1, column 54: syntax error") && !message.contains('\n'), qPrintable(message));
  qInfo("a file of 1 GiB, and one of 16 MiB: %lld ms, at most %lld MiB", static_cast<long long>(timer.elapsed()),
        static_cast<long long>(peakMiB()));
}

void TestHostileFiles::aMillionResultsAreRead() {
  const auto path = std::filesystem::path(m_folder.filePath("million.json").toStdString());
  writeFile(path, manyResults(kMaxResults));
  QFile shown(m_folder.filePath("million.txt"));
  QElapsedTimer timer;
  timer.start();
  QProcess cli;
  cli.setStandardOutputFile(shown.fileName());
  cli.start(WARPBENCH_CLI, {"show", QString::fromStdString(path.string())});
  QVERIFY(cli.waitForFinished(600'000));
  QCOMPARE(cli.exitCode(), 0);
  rusage children{};
  ::getrusage(RUSAGE_CHILDREN, &children);
  qInfo("a million results in %lld MiB: %lld ms, at most %ld MiB",
        static_cast<long long>(std::filesystem::file_size(path) / kMiB), static_cast<long long>(timer.elapsed()),
        children.ru_maxrss / 1024);
  QVERIFY(shown.open(QIODevice::ReadOnly));
  const QByteArray text = shown.readAll();
  QCOMPARE(static_cast<std::size_t>(text.count("\nincrement ")), kMaxResults);
  QCOMPARE(QString::fromUtf8(text.sliced(text.lastIndexOf('\n', -2))).simplified(),
           "increment offset=999999 cold 1.500 measured 0 % 20.00 - -");
}

void TestHostileFiles::oneResultMoreIsRefused() {
  const std::string begin = R"({"format":"warpbench-session","version":1,"results":[)";
  const std::string result = R"({"family":"f","variant":"v","device":"d","status":"ok","origin":"measured"})";
  QCOMPARE(sessionFromJson(begin + result + "]}").results.size(), std::size_t{1});
  const QString file = m_folder.filePath("more.json");
  writeFile(file.toStdString(), begin + times(kMaxResults, result + ',') + result + "]}");
  // Read by the program, which is ten times as fast as an unoptimised test.
  QProcess cli;
  cli.start(WARPBENCH_CLI, {"show", file});
  QVERIFY(cli.waitForFinished(600'000));
  QCOMPARE(cli.exitCode(), 2);
  QCOMPARE(QString::fromUtf8(cli.readAllStandardError()),
           "warpbench-cli: '" + file + "': results: expected up to 1000000 elements, found 1000001\n");
}

void TestHostileFiles::documentsHaveLimits() {
  const auto refusal = [](const std::string& text) { return objection([&] { parseJson(text); }); };
  QCOMPARE(refusal(std::string(100'000, '[')), "line 1, column 33: nested deeper than 32 levels");
  QCOMPARE(refusal("[" + times(kMaxJsonValues - 1, "0,") + "0]"), "line 1, column 99999999: more than 50000000 values");
  std::string devices;
  for (std::size_t i = 0; i <= kMaxDevices; ++i)
    devices += std::string(i == 0 ? "" : ",") + R"({"id":")" + std::to_string(i) + "\"}";
  QCOMPARE(objection([&] {
             sessionFromJson(R"({"format":"warpbench-session","version":1,"environment":{"devices":[)" + devices +
                             R"(]},"results":[]})");
           }),
           "environment.devices: expected up to 256 elements, found 257");
}

void TestHostileFiles::tablesHaveLimits() {
  const auto refusal = [](const std::string& text) { return objection([&] { anySessionFromText(text); }); };
  const std::string row = "b,0,G,Yes\n";
  QCOMPARE(refusal("Benchmark,Device,Device Name,Skipped\n" + times(kMaxResults + 1, row)),
           "line 1000002: more than 1000000 states");
  QCOMPARE(refusal("Benchmark," + std::string(validation::kMaxCells, ',') + "\n"),
           "line 1: it has more than 2000 cells");
  std::string axes = "Benchmark,Device,Device Name";
  for (std::size_t i = 0; i <= import::kMaxAxes; ++i) axes += ",a" + std::to_string(i);
  QCOMPARE(refusal(axes + ",Skipped\n"), "line 1: more than 100 axes");
  std::string devices = "Benchmark,Device,Device Name,Skipped\n";
  for (std::size_t i = 0; i <= kMaxDevices; ++i) devices += "b," + std::to_string(i) + ",G,Yes\n";
  QCOMPARE(refusal(devices), "line 258: more than 256 devices");
  std::string states = R"({"benchmarks":[{"name":"b","states":[{"axis_values":[)";
  for (std::size_t i = 0; i <= import::kMaxAxes; ++i)
    states += std::string(i == 0 ? "" : ",") + R"({"name":"a)" + std::to_string(i) + R"(","value":1})";
  QCOMPARE(refusal(states + "]}]}]}"), "benchmarks[0].states[0].axis_values: expected up to 100 elements, found 101");
}

void TestHostileFiles::equalKeysAreRefused() {
  QCOMPARE(
      objection([] { sessionFromJson(R"({"format":"warpbench-session","version":1,"results":[],"results":[]})"); }),
      "line 1, column 56: the field \"results\" occurs twice in one object");
}

void TestHostileFiles::whatIsImportedCanBeSavedAndReadAgain() {
  // The largest accepted numbers: no product of them exceeds a double, which a file could not store.
  const std::string table =
      "Benchmark,Device,Device Name,Skipped,GPU Time (sec),Noise (%),GlobalMem BW (bytes/sec),Elem/s (elem/sec)\n";
  const Session session = anySessionFromText(table + "b,0,G,No,1e100,1e100,1e100,1e100\n").session;
  const Session again = sessionFromJson(toJson(session));
  QVERIFY(again == session);
  QCOMPARE(again.results.at(0).bytes, 1e200);
  QCOMPARE(objection([&] { anySessionFromText(table + "b,0,G,No,1e101,,,\n"); }), "line 2: '1e101' is not a count");
}

void TestHostileFiles::countsThatDoNotFitAreRefused() {
  const auto refusal = [](const std::string& text) {
    return objection([&] { validation::hardwareCountsFromCsv(text); });
  };
  QCOMPARE(refusal("# multiprocessors: 3000000000\n"), "line 1: '3000000000' is not a whole number up to 100000");
  QCOMPARE(refusal("# multiprocessors: 0.5\n"), "line 1: '0.5' is not a whole number up to 100000");
}

void TestHostileFiles::profilesHaveLimits() {
  const auto refusal = [](const std::string& text) { return objection([&] { profileFromJson("p.json", text); }); };
  QCOMPARE(refusal(std::string(kLargestProfile + 1, ' ')), "GPU profile p.json: it is larger than 1 MiB");
  QCOMPARE(refusal(std::string(100'000, '[')), "GPU profile p.json: line 1, column 33: nested deeper than 32 levels");
  GpuProfile profile = defaultProfile();
  profile.sharedBytesPerMultiprocessor = 1e12;
  QCOMPARE(residentBlocks(profile, 32, 0), 32);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestHostileFiles>(__FILE__);
#include "test_hostile_files.moc"
