// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>

#include <QtTest>

#include "catalog.h"
#include "picture_file.h"
#include "session.h"
#include "version.h"

using namespace warpbench;

namespace {

constexpr int kPatience = 120'000;  // ms; the simulator may share its machine with others

struct Outcome {
  int code = -1;
  QString out;
  QString err;
};

Outcome outcomeOf(QProcess& process) {
  if (!process.waitForFinished(kPatience)) return {.code = -2, .out = {}, .err = process.errorString()};
  if (process.exitStatus() != QProcess::NormalExit) return {.code = -3, .out = {}, .err = "it crashed"};
  return {.code = process.exitCode(),
          .out = QString::fromUtf8(process.readAllStandardOutput()),
          .err = QString::fromUtf8(process.readAllStandardError())};
}

Outcome cli(const QStringList& arguments) {
  QProcess process;
  process.start(WARPBENCH_CLI, arguments);
  return outcomeOf(process);
}

/// What a wrong request must come to: exit 2, nothing on stdout, this one line on stderr.
void compareRefusal(const QStringList& arguments, const QString& line) {
  const Outcome outcome = cli(arguments);
  QCOMPARE(outcome.err, "warpbench-cli: " + line + "\n");
  QCOMPARE(outcome.out, QString());
  QCOMPARE(outcome.code, 2);
}

QString families() {
  QStringList ids;
  for (const Family& family : catalog()) ids << QString::fromStdString(family.id);
  return ids.join(", ");
}

/// The object that is all of `text`; fails the test where that is not one document.
QJsonObject onlyDocument(const QString& text) {
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8(), &error);
  if (error.error != QJsonParseError::NoError || !document.isObject()) {
    QTest::qFail(qPrintable("no single JSON document: " + error.errorString()), __FILE__, __LINE__);
    return {};
  }
  return document.object();
}

const QString kSimulated = "simulated:nvidia-h200";

/// Results of 512x512 fp32 on the simulated device.
const QStringList kTranspose{"run", "transpose", "--device", kSimulated,  "--variant", "copy,naive,conflict-free",
                             "-p",  "width=512", "-p",       "height=512"};

QJsonObject resultOf(const QJsonObject& session, const QString& variant) {
  for (const QJsonValue& result : session["results"].toArray())
    if (result["variant"].toString() == variant) return result.toObject();
  return {};
}

Result timed(const char* variant, Origin origin, double q1, double median, double q3) {
  Result result{.family = "transpose", .variant = variant, .device = "cuda:0", .origin = origin};
  result.time = TimeStatistics{.median = median, .q1 = q1, .q3 = q3};
  result.parameters.set("width", std::int64_t{64});
  return result;
}

}  // namespace

class TestCli : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(m_directory.isValid()); }

  void requestsThatMakeNoSenseAreRefusedInOneLine_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const QString& arguments, const QString& line) {
      QTest::newRow(name) << arguments.split(' ') << line;
    };
    row("unknown family", "run transpos",
        "there is no family 'transpos' (did you mean transpose?); there is " + families());
    row("unknown family first", "run nothing --device nowhere -p x=1",
        "there is no family 'nothing'; there is " + families());
    row("tile 0", "run matmul -p tile=0", "parameter tile: '0' is not a whole number from 1 to 32");
    row("tile 33", "run matmul -p tile=33", "parameter tile: '33' is not a whole number from 1 to 32");
    row("tile swept to 33", "run matmul --sweep tile=1:33", "parameter tile: '33' is not a whole number from 1 to 32");
    row("width -1", "run transpose -p width=-1", "parameter width: '-1' is not a whole number from 1 to 32768");
    row("width abc", "run transpose -p width=abc", "parameter width: 'abc' is not a whole number from 1 to 32768");
    row("over the limit", "run transpose -p width=32769",
        "parameter width: '32769' is not a whole number from 1 to 32768");
    row("type", "run transpose -p type=int8", "parameter type: 'int8' is not one of fp32, fp64");
    row("parameter twice", "run transpose -p width=1 -p width=2", "parameter width is given twice: give it once");
    row("not an assignment", "run transpose -p width", "'width' is not NAME=VALUE, such as width=4096");
    row("cannot run there", "run transpose --variant memcpy --device " + kSimulated,
        "variant memcpy cannot run on " + kSimulated +
            ": it needs a CUDA device: cudaMemcpy is a library call, not a kernel");
    row("kernel on the CPU", "run transpose --variant naive --device cpu",
        "variant naive cannot run on cpu: it is a GPU kernel: choose a CUDA or a simulated device");
    row("mode inside", "run transpose --mode inside --device " + kSimulated,
        "mode inside is not available for transpose: choose cold or hot");
    row("mode warm", "run transpose --mode warm", "--mode: 'warm' is not one of cold, hot");
    row("time limit", "run transpose --time-limit soon",
        "--time-limit: 'soon' is not a number of seconds above 0 and up to 86400");
    row("time limit nan", "run transpose --time-limit nan",
        "--time-limit: 'nan' is not a number of seconds above 0 and up to 86400");
    row("samples", "run transpose --min-samples 0", "--min-samples: '0' is not a whole number from 1 to 1000000");
    row("samples fraction", "run transpose --min-samples 1.5",
        "--min-samples: '1.5' is not a whole number from 1 to 1000000");
    row("noise", "run transpose --max-noise 0", "--max-noise: '0' is not a percentage above 0 and up to 100");
    row("no family", "run", "FAMILY is required; see warpbench-cli run --help");
    row("unknown option", "run transpose --colour",
        "The following argument was not expected: --colour; see "
        "warpbench-cli run --help");
    row("option without value", "run transpose --out",
        "--out: 1 required FILE.json missing; see warpbench-cli run "
        "--help");
    row("unknown command", "lists",
        "there is no command 'lists' (did you mean list?); there is devices, list, run, show, "
        "compare");
    row("option before a command", "--json",
        "there is no command '--json'; there is devices, list, run, show, compare");
    row("no file", "show /nowhere/session.json", "cannot read '/nowhere/session.json': No such file or directory");
  }
  void requestsThatMakeNoSenseAreRefusedInOneLine() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, line);
    compareRefusal(arguments, line);
  }

  void withoutACommandOneIsAskedFor() {
    compareRefusal({}, "a command is missing; there is devices, list, run, show, compare");
  }

  void unknownVariantsAndDevicesAreRefusedInOneLine() {
    const Outcome variant = cli({"run", "transpose", "--variant", "conflictfree", "--device", kSimulated});
    QCOMPARE(variant.code, 2);
    QVERIFY2(
        variant.err.startsWith(
            "warpbench-cli: transpose has no variant 'conflictfree' (did you mean conflict-free?); there is copy,"),
        qPrintable(variant.err));
    const Outcome device = cli({"run", "transpose", "--device", "abacus:0"});
    QCOMPARE(device.code, 2);
    QCOMPARE(device.err.count('\n'), 1);
    QVERIFY2(device.err.contains("abacus:0") && device.err.contains(kSimulated), qPrintable(device.err));
  }

  void outputsAreLookedAtBeforeAnythingRuns() {
    // So large that running it first would take far longer than the test waits.
    const QStringList large{"run", "matmul", "--device", kSimulated, "-p", "rows=4096", "-p", "inner=4096"};
    const QString missing = path("missing/session.json");
    compareRefusal(large + QStringList{"--out", missing},
                   "cannot write '" + missing + "': there is no directory '" + path("missing") + "'");
    compareRefusal(large + QStringList{"--csv", m_directory.path()},
                   "cannot write '" + m_directory.path() + "': it is a directory; give a file name");
    compareRefusal(large + QStringList{"--out", path("same"), "--csv", path("./same")},
                   "--out and --csv name the same file: give each its own");
    QVERIFY(!QFileInfo::exists(path("same")));
  }

  void theSimulatedTransposeCountsWhatTheHardwareCounts() {
    const QString file = path("transpose.json");
    const QString csv = path("transpose.csv");
    const Outcome outcome = cli(kTranspose + QStringList{"--json", "--out", file, "--csv", csv});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    const QJsonObject session = onlyDocument(outcome.out);
    QCOMPARE(session["format"].toString(), "warpbench-session");
    QCOMPARE(session["environment"]["app_version"].toString(), QString(kVersion));
    QCOMPARE(session["results"].toArray().size(), 3);

    const QJsonObject copy = resultOf(session, "copy")["counters"].toObject();
    QCOMPARE(copy["global_load_requests"].toInt(), 8192);
    QCOMPARE(copy["global_load_sectors"].toInt(), 32768);
    const QJsonObject naive = resultOf(session, "naive");
    QCOMPARE(naive["counters"]["global_store_requests"].toInt(), 8192);
    QCOMPARE(naive["counters"]["global_store_sectors"].toInt(), 262144);
    QCOMPARE(naive["origin"].toString(), "modelled");
    QCOMPARE(naive["status"].toString(), "ok");
    QCOMPARE(naive["verification"]["passed"].toBool(), true);
    QCOMPARE(naive["bytes"].toInt(), 2 * 512 * 512 * 4);
    const QJsonObject conflictFree = resultOf(session, "conflict-free");
    QCOMPARE(conflictFree["counters"]["shared_load_wavefronts"].toInt(), 8192);

    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(saved.readAll()), outcome.out);
    QFile table(csv);
    QVERIFY(table.open(QIODevice::ReadOnly));
    QCOMPARE(table.readAll().count("\r\n"), 4);
  }

  void theTablesLabelModelledTimesAndShowCounts() {
    const Outcome outcome = cli(kTranspose);
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err, QString());
    const QStringList lines = outcome.out.split('\n');
    const QStringList naive = lines.filter(QRegularExpression("^naive "));
    QCOMPARE(naive.size(), 2);
    QVERIFY2(QRegularExpression("^naive +width=512 height=512 type=fp32 repetitions=1 +cold +[0-9.]+ +modelled +- +[0-9.]+ +0 +yes$")
                 .match(naive[0])
                 .hasMatch(),
             qPrintable(naive[0]));
    QVERIFY2(QRegularExpression("^naive +width=512 height=512 type=fp32 repetitions=1 +8,192 +32,768 +8,192 +262,144 +0 +0 +0 +0 "
                                "+simulated +all$")
                 .match(naive[1])
                 .hasMatch(),
             qPrintable(naive[1]));
    QVERIFY(outcome.out.contains("Modelled times are computed from the counts"));
  }

  void aSweepRunsEveryValue() {
    const Outcome outcome = cli({"run", "transpose", "--variant", "copy", "--device", kSimulated, "-p", "height=7",
                                 "--sweep", "width=1:65:32", "--sweep", "type=fp64,fp32", "--json"});
    QCOMPARE(outcome.code, 0);
    QStringList points;
    for (const QJsonValue& result : onlyDocument(outcome.out)["results"].toArray())
      points << QString::number(result["parameters"]["width"].toInt()) + result["parameters"]["type"].toString();
    QCOMPARE(points, QStringList({"1fp64", "1fp32", "33fp64", "33fp32", "65fp64", "65fp32"}));
  }

  void theCpuIsMeasured() {
    const Outcome outcome = cli(
        {"run", "transpose", "--device", "cpu", "-p", "width=64", "-p", "height=64", "--time-limit", "1", "--json"});
    QCOMPARE(outcome.code, 0);
    const QJsonArray results = onlyDocument(outcome.out)["results"].toArray();
    QVERIFY(!results.isEmpty());
    for (const QJsonValue& result : results) {
      QCOMPARE(result["origin"].toString(), "measured");
      QCOMPARE(result["status"].toString(), "ok");
      QVERIFY(!result["time_ms"]["samples"].toArray().isEmpty());
      QVERIFY(result["time_ms"]["median"].toDouble() > 0);
    }
  }

  void devicesAndListPrintOneDocument() {
    const Outcome devices = cli({"devices", "--json"});
    QCOMPARE(devices.code, 0);
    QStringList ids;
    for (const QJsonValue& device : onlyDocument(devices.out)["devices"].toArray()) ids << device["id"].toString();
    QVERIFY2(ids.contains(kSimulated) && ids.contains("cpu"), qPrintable(ids.join(' ')));

    const Outcome list = cli({"list", "--json"});
    QCOMPARE(list.code, 0);
    const QJsonArray families = onlyDocument(list.out)["families"].toArray();
    QCOMPARE(static_cast<std::size_t>(families.size()), catalog().size());
    for (qsizetype i = 0; i < families.size(); ++i) {
      const Family& family = catalog()[static_cast<std::size_t>(i)];
      QCOMPARE(families[i]["id"].toString(), QString::fromStdString(family.id));
      QCOMPARE(static_cast<std::size_t>(families[i]["variants"].toArray().size()), family.variants.size());
      QCOMPARE(static_cast<std::size_t>(families[i]["parameters"].toArray().size()), family.parameters.size());
      for (const QJsonValue& variant : families[i]["variants"].toArray())
        QCOMPARE(variant["runs_on"].toArray().size() + variant["why_not"].toObject().size(), 3);
    }
  }

  void devicesAndListReadWell() {
    const Outcome devices = cli({"devices"});
    QCOMPARE(devices.code, 0);
    QVERIFY(devices.out.contains(kSimulated));
    const Outcome list = cli({"list"});
    QCOMPARE(list.code, 0);
    for (const Family& family : catalog()) {
      QVERIFY(list.out.contains(QString::fromStdString(family.id + ": " + family.title)));
      for (const Variant& variant : family.variants)
        QVERIFY(list.out.contains("\n  " + QString::fromStdString(variant.id) + " "));
    }
  }

  void helpAndVersionSucceed() {
    const Outcome version = cli({"--version"});
    QCOMPARE(version.code, 0);
    QCOMPARE(version.out, QString("warpbench-cli ") + kVersion + "\n");
    const Outcome help = cli({"--help"});
    QCOMPARE(help.code, 0);
    for (const char* command : {"devices", "list", "run", "show", "compare"}) {
      QVERIFY(help.out.contains(command));
      const Outcome commandHelp = cli({command, "--help"});
      QCOMPARE(commandHelp.code, 0);
      QCOMPARE(commandHelp.err, QString());
    }
  }

  void aSavedSessionIsShown() {
    Session session;
    session.environment.host = "A host";
    session.environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
    Result wrong = timed("naive", Origin::Measured, 0.9, 1, 1.1);
    wrong.status = Result::Status::Failed;
    wrong.error = "wrong result\x1b[31m";
    wrong.verification = Verification{};
    Result estimated = timed("copy", Origin::Recorded, 1, 2, 3);
    estimated.counters = Counters{.sampledBlocks = 64, .totalBlocks = 4096, .globalLoad = {1000, 4000}};
    estimated.facts = {{"points", "12"}};
    wrong.facts = {{"points", "12"}, {"error", "3"}};
    session.results = {wrong, estimated};
    save("show.json", session);
    const Outcome outcome = cli({"show", path("show.json"), "--csv", path("show.csv")});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.out,
             QString("host      A host\n"
                     "\n"
                     "transpose on cuda:0 (NVIDIA H200)\n"
                     "\n"
                     "variant  parameters  mode  time (ms)  origin    noise  GB/s  error  verified\n"
                     "-------  ----------  ----  ---------  --------  -----  ----  -----  --------\n"
                     "naive    width=64    cold      1.000  measured    0 %     -      0  NO\n"
                     "copy     width=64    cold      2.000  recorded    0 %     -      -  -\n"
                     "\n"
                     "Global loads (gld) and stores (gst) in requests and 32-byte sectors; shared loads (sld) and "
                     "stores (sst) in\n"
                     "requests and wavefronts:\n"
                     "\n"
                     "variant  parameters  gld req  gld sectors  gst req  gst sectors  sld req  sld wavefronts  sst "
                     "req  sst wavefronts  counts     blocks\n"
                     "-------  ----------  -------  -----------  -------  -----------  -------  --------------  "
                     "-------  --------------  ---------  -----------------------\n"
                     "copy     width=64      1,000        4,000        0            0        0               0        "
                     "0               0  simulated  estimated from 64 of 4,096\n"
                     "\n"
                     "fact: points: 12\n"
                     "fact: naive, width=64: error: 3\n"
                     "\n"
                     "failed: naive, width=64: wrong result [31m\n")
                 .replace("  -----------------------\n", "  --------------------------\n"));
    QFile csv(path("show.csv"));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QCOMPARE(csv.readAll(), QByteArray::fromStdString(toCsv(session)));
  }

  void aTruncatedSessionIsRefusedInOneLine() {
    Session session;
    session.results = {timed("naive", Origin::Measured, 1, 1, 1)};
    const std::string json = toJson(session);
    const QString file = path("cut.json");
    writeFile(file.toStdString(), json.substr(0, json.size() / 2));
    for (const QStringList& arguments : {QStringList{"show", file}, QStringList{"compare", file, file}}) {
      const Outcome outcome = cli(arguments);
      QCOMPARE(outcome.code, 2);
      QCOMPARE(outcome.out, QString());
      QCOMPARE(outcome.err.count('\n'), 1);
      QVERIFY2(outcome.err.startsWith("warpbench-cli: '" + file + "': line "), qPrintable(outcome.err));
    }
  }

  void sessionsAreCompared() {
    Session before;
    before.results = {timed("copy", Origin::Measured, 0.99, 1, 1.01), timed("naive", Origin::Measured, 1, 2, 3),
                      timed("coalesced", Origin::Modelled, 1, 1, 1)};
    Session after;
    after.results = {timed("copy", Origin::Measured, 1.48, 1.5, 1.52), timed("naive", Origin::Measured, 2, 3, 4)};
    save("before.json", before);
    save("after.json", after);
    const Outcome outcome = cli({"compare", path("before.json"), path("after.json")});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.out,
             "family     variant  parameters  mode  A (ms)  A origin  B (ms)  B origin    B/A  difference\n"
             "---------  -------  ----------  ----  ------  --------  ------  --------  -----  ------------\n"
             "transpose  copy     width=64    cold   1.000  measured   1.500  measured  1.500  B slower\n"
             "transpose  naive    width=64    cold   2.000  measured   3.000  measured  1.500  within noise\n"
             "\n"
             "A difference counts where the ranges from first to third quartile do not overlap and the medians differ "
             "by\n"
             "more than 1.000 %.\n"
             "Only in A: 1 result(s).\n");
    save("empty.json", Session());
    compareRefusal({"compare", path("before.json"), path("empty.json")},
                   "the two sessions have no point in common: compare results of the same family, variant, parameters "
                   "and mode");
  }

  void interruptingKeepsWhatWasDone_data() {
    QTest::addColumn<int>("signalNumber");
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGTERM") << SIGTERM;
  }
  void interruptingKeepsWhatWasDone() {
    QFETCH(int, signalNumber);
    constexpr int kPoints = 10'000;
    const QString file = path("interrupted.json");
    // How long the first point takes depends on the machine: wait longer until one was done in time.
    for (int wait = 500; wait < kPatience; wait *= 2) {
      QFile::remove(file);
      QProcess process;
      // Whoever runs the tests in the background of a shell has SIGINT ignored, which children inherit.
      process.setChildProcessModifier([] {
        ::signal(SIGINT, SIG_DFL);
        ::signal(SIGTERM, SIG_DFL);
      });
      process.start(WARPBENCH_CLI, {"run", "transpose", "--variant", "copy", "--device", kSimulated, "-p", "height=512",
                                    "--sweep", "width=512:10511", "--out", file, "--json"});
      QVERIFY(process.waitForStarted());
      QTest::qWait(wait);
      QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signalNumber), 0);
      const Outcome outcome = outcomeOf(process);
      QCOMPARE(outcome.code, 1);
      const auto done = static_cast<int>(onlyDocument(outcome.out)["results"].toArray().size());
      QVERIFY(done < kPoints);
      const QString stopped =
          "warpbench-cli: stopped: " + QString::number(done) + " of " + QString::number(kPoints) + " points are done";
      if (done == 0) {
        QCOMPARE(outcome.err, stopped + "; nothing was saved\n");
        QVERIFY(!QFileInfo::exists(file));
        continue;
      }
      QCOMPARE(outcome.err, stopped + "\n");
      QCOMPARE(readSession(file.toStdString()).results.size(), static_cast<std::size_t>(done));
      return;
    }
    QFAIL("not one point was done in time");
  }

  void standardOutputThatIsFullIsReported() {
    if (!QFileInfo::exists("/dev/full")) QSKIP("this system has no /dev/full");
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(WARPBENCH_CLI, {"list"});
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.code, 2);
    QCOMPARE(outcome.err, "warpbench-cli: cannot write to standard output\n");
  }

  void aPictureIsConvertedAndSaved() {
    writePicture(path("colours.png").toStdString(), {3, 1, 3, {255, 0, 0, 0, 255, 0, 0, 0, 255}});
    const QStringList run{"run",       "grayscale", "--device", kSimulated,
                          "--variant", "naive",     "-p",       "image=" + path("colours.png")};
    const Outcome outcome = cli(run + QStringList{"--picture", path("grey.png")});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.out.contains("fact: naive, "));
    QVERIFY(outcome.out.contains("picture: 3 x 1 from colours.png"));
    QCOMPARE(readPicture(path("grey.png").toStdString()).values,
             (std::vector<std::uint8_t>{53, 53, 53, 181, 181, 181, 17, 17, 17}));
  }

  void aPictureThatCannotBeReadOrSavedIsRefusedBeforeAnythingRuns() {
    const QStringList run{"run", "grayscale", "--device", kSimulated};
    compareRefusal(run + QStringList{"-p", "image=/nowhere.png"},
                   "cannot read the picture '/nowhere.png': No such file or directory");
    compareRefusal(run + QStringList{"--picture", path("grey.jpg")},
                   "cannot write '" + path("grey.jpg") + "': give a name that ends in .png, .ppm or .pgm");
    compareRefusal(kTranspose + QStringList{"--picture", path("none.png")},
                   "--picture: transpose makes no pictures; leave it out");
    compareRefusal(run + QStringList{"--picture", path("a.png"), "--out", path("a.png")},
                   "--out and --picture name the same file: give each its own");
    QVERIFY(!QFileInfo::exists(path("none.png")) && !QFileInfo::exists(path("a.png")));
  }

 private:
  QString path(const QString& name) const { return m_directory.path() + "/" + name; }
  void save(const QString& name, const Session& session) { writeFile(path(name).toStdString(), toJson(session)); }

  QTemporaryDir m_directory;
};

QTEST_GUILESS_MAIN(TestCli)
#include "test_cli.moc"
