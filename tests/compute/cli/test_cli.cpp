// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>
#include <unistd.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QRegularExpression>
#include <QTest>

#include "catalogue/catalogue.h"
#include "compute/cli/cli_fixture.h"
#include "core/files/file_io.h"
#include "core/machine/version.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

QString families() {
  QStringList ids;
  for (const Family& family : catalog()) ids << QString::fromStdString(family.id);
  return ids.join(", ");
}

QJsonObject resultOf(const QJsonObject& session, const QString& variant) {
  for (const QJsonValue& result : session["results"].toArray())
    if (result["variant"].toString() == variant) return result.toObject();
  return {};
}

}  // namespace

class TestCli : public CliTest {
  Q_OBJECT

 private slots:
  void requestsThatMakeNoSenseAreRefusedInOneLine_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const QString& arguments, const QString& line) {
      QTest::newRow(name) << arguments.split(' ') << line;
    };
    row("unknown family", "run transpos",
        "there is no family 'transpos' (did you mean transpose?); the families are " + families());
    row("unknown family first", "run nothing --device nowhere -p x=1",
        "there is no family 'nothing'; the families are " + families());
    row("unknown preset", "run transpose --preset reprot",
        "--preset: transpose has no preset 'reprot'; there is course, report");
    row("no preset at all", "run latency --preset report", "--preset: latency has no preset 'report'; there is none");
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
    row("mode inside", "run offset --mode inside --device " + kSimulated,
        "mode inside is not available for offset: none of the chosen kernels repeats its work inside a launch; choose "
        "cold or hot");
    row("variant inside", "run transpose --mode inside --variant naive,swizzled --device " + kSimulated,
        "mode inside is not available for variant swizzled: its kernel does not repeat its work inside a launch; "
        "choose cold or hot");
    row("inside once", "run transpose --mode inside -p repetitions=1 --device " + kSimulated,
        "mode inside: repetitions=1 repeats nothing; give 2 or more, or choose cold or hot");
    row("append alone", "run transpose --append --device " + kSimulated,
        "--append adds to the session that --out names: give --out FILE.json, or leave --append out");
    row("mode warm", "run transpose --mode warm", "--mode: 'warm' is not one of cold, hot, inside");
    row("time limit", "run transpose --time-limit soon",
        "--time-limit: 'soon' is not a number of seconds above 0 and up to 86400");
    row("time limit nan", "run transpose --time-limit nan",
        "--time-limit: 'nan' is not a number of seconds above 0 and up to 86400");
    row("samples", "run transpose --min-samples 0", "--min-samples: '0' is not a whole number from 1 to 1000000");
    row("samples fraction", "run transpose --min-samples 1.5",
        "--min-samples: '1.5' is not a whole number from 1 to 1000000");
    row("noise", "run transpose --median-within 0", "--median-within: '0' is not a percentage above 0 and up to 100");
    row("no family", "run", "FAMILY is required; see warpbench-cli run --help");
    row("unknown option", "run transpose --colour", "run has no option '--colour'; see warpbench-cli run --help");
    row("misspelt option", "run matmul --varient naive",
        "run has no option '--varient' (did you mean --variant?); see warpbench-cli run --help");
    row("misspelt option with a value", "run matmul --varient=naive",
        "run has no option '--varient' (did you mean --variant?); see warpbench-cli run --help");
    row("a word too many", "run matmul naive",
        "'naive' is an unexpected argument for run; see warpbench-cli run --help");
    row("option without value", "run transpose --out",
        "--out: 1 required FILE.json missing; see warpbench-cli run "
        "--help");
    row("unknown command", "lists",
        "there is no command 'lists' (did you mean list?); there is devices, source, list, run, jobs, record, repeat, "
        "check, "
        "trace, "
        "show, compare, serve, validate, calibrate, cache, completion, exec");
    row("option before a command", "--json",
        "there is no command '--json'; there is devices, source, list, run, jobs, record, repeat, check, trace, show, "
        "compare, "
        "serve, "
        "validate, calibrate, cache, completion, exec");
    row("variant without an end", "run transpose --variant naive, --device " + kSimulated,
        "--variant: 'naive,' has an empty name");
    row("variant of nothing", "check transpose --variant naive,,copy", "--variant: 'naive,,copy' has an empty name");
    row("no device", "run transpose --device ", "--device: the name is empty; see warpbench-cli run --help");
    row("no device to repeat on", "repeat a.json --out b.json --device ",
        "--device: the name is empty; see warpbench-cli repeat --help");
    row("no file", "show /nowhere/session.json", "cannot read '/nowhere/session.json': No such file or directory");
  }
  void requestsThatMakeNoSenseAreRefusedInOneLine() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, line);
    compareRefusal(arguments, line);
  }

  void withoutACommandOneIsAskedFor() {
    compareRefusal(
        {},
        "a command is missing; there is devices, source, list, run, jobs, record, repeat, check, trace, show, compare, "
        "serve, validate, calibrate, cache, completion, exec");
  }

  void aRunIsExplainedWhereThatIsAskedFor() {
    QVERIFY(!cli(kTranspose).out.contains("why transpose"));
    const Outcome outcome = cli(kTranspose + QStringList("--why"));
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.out.count("\nwhy transpose"), 3);
    QVERIFY2(outcome.out.contains("On average a warp's store touches 32 sectors instead of 4"),
             qPrintable(outcome.out));
    compareRefusal(kTranspose + QStringList({"--why", "--json"}),
                   "--json excludes --why; see warpbench-cli run --help");
  }

  void unknownVariantsAndDevicesAreRefusedInOneLine() {
    const Outcome variant = cli({"run", "transpose", "--variant", "conflictfree", "--device", kSimulated});
    QCOMPARE(variant.code, 2);
    QVERIFY2(variant.err.startsWith("warpbench-cli: transpose has no variant 'conflictfree' (did you mean "
                                    "conflict-free?); its variants are copy,"),
             qPrintable(variant.err));
    const Outcome device = cli({"run", "transpose", "--device", "abacus:0"});
    QCOMPARE(device.code, 2);
    QCOMPARE(device.err.count('\n'), 1);
    QVERIFY2(device.err.contains("abacus:0") && device.err.contains(kSimulated), qPrintable(device.err));
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

  void countsAreLeftOutWhereThatIsAskedFor() {
    const Outcome outcome = cli(QStringList(kTranspose) << "--no-counts"
                                                        << "--json");
    QCOMPARE(outcome.code, 0);
    const QJsonArray results = onlyDocument(outcome.out)["results"].toArray();
    QCOMPARE(results.size(), 3);
    for (const QJsonValue& result : results) {
      QCOMPARE(result["status"].toString(), "ok");
      QVERIFY(!result.toObject().contains("counters"));
    }
  }

  void theTablesLabelModelledTimesAndShowCounts() {
    const Outcome outcome = cli(kTranspose);
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err, QString());
    const QStringList lines = outcome.out.split('\n');
    const QStringList naive = lines.filter(QRegularExpression("^naive "));
    QCOMPARE(naive.size(), 2);
    QVERIFY2(QRegularExpression(
                 "^naive +width=512 height=512 type=fp32 repetitions=1 +cold +[0-9.]+ +modelled +- +[0-9.]+ +[0-9.]+ % "
                 "+[0-9.]+ % +0 +yes$")
                 .match(naive[0])
                 .hasMatch(),
             qPrintable(naive[0]));
    QVERIFY2(QRegularExpression(
                 "^naive +width=512 height=512 type=fp32 repetitions=1 +8,192 +32,768 +4.00 +100 % +8,192 +262,144 "
                 "+32.0 +12.5 % +32.0 +32.0 +simulated +all$")
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

  void aPresetGivesWhatTheCommandLineDoesNotSay() {
    const auto points = [](const QStringList& more) {
      const Outcome outcome = cli(QStringList{"run", "offset", "--preset", "report", "--variant", "increment",
                                              "--device", kSimulated, "--json"} +
                                  more);
      QStringList found;
      for (const QJsonValue& result : onlyDocument(outcome.out)["results"].toArray())
        found << QString("%1 MiB, %2")
                     .arg(result["parameters"]["mib"].toInt())
                     .arg(result["parameters"]["offset"].toInt());
      return found;
    };
    QCOMPARE(points({"-p", "mib=1"}), QStringList({"1 MiB, 0", "1 MiB, 1", "1 MiB, 8", "1 MiB, 16", "1 MiB, 32"}));
    QCOMPARE(points({"-p", "mib=2", "-p", "offset=3"}), QStringList({"2 MiB, 3"}));
    QCOMPARE(points({"--sweep", "mib=1,2", "-p", "offset=4"}), QStringList({"1 MiB, 4", "2 MiB, 4"}));
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

  void aProfiledPointIsLaunchedOnceAndNotTimed() {
    const QStringList run{"run", "transpose", "-p", "width=65", "-p", "height=33", "--profile", "--json", "--device"};
    const Outcome outcome = cli(QStringList(run) << "cpu");
    QCOMPARE(outcome.code, 0);
    const QJsonArray results = onlyDocument(outcome.out)["results"].toArray();
    QVERIFY(!results.isEmpty());
    for (const QJsonValue& result : results) {
      QCOMPARE(result["status"].toString(), "ok");
      QCOMPARE(result["verification"]["passed"].toBool(), true);
      QVERIFY(!result.toObject().contains("time_ms"));
    }
    compareRefusal(
        QStringList(run) << kSimulated,
        "--profile: simulated:nvidia-h200 runs nothing that a profiler can see: choose a CUDA device or cpu");
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
      const QJsonArray presets = families[i]["presets"].toArray();
      QCOMPARE(static_cast<std::size_t>(presets.size()), family.presets.size());
      for (qsizetype k = 0; k < presets.size(); ++k) {
        const Preset& preset = family.presets[static_cast<std::size_t>(k)];
        QCOMPARE(presets[k]["id"].toString(), QString::fromStdString(preset.id));
        QCOMPARE(presets[k]["source"].toString(), QString::fromStdString(preset.source));
        QCOMPARE(presets[k]["sweep"].toString(), QString::fromStdString(preset.sweep));
        QCOMPARE(static_cast<std::size_t>(presets[k]["parameters"].toArray().size()), preset.parameters.size());
      }
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
    const QRegularExpression form(R"(^warpbench-cli (\S+) \(commit [0-9a-z-]{7,}, (GNU|Clang) \d+\.\d+\.\d+(, nvcc [0-9.]+)?\)\n$)");
    const QRegularExpressionMatch match = form.match(version.out);
    QVERIFY2(match.hasMatch(), qPrintable(version.out));
    QCOMPARE(match.captured(1), QString(kVersion));
    const Outcome help = cli({"--help"});
    QCOMPARE(help.code, 0);
    for (const char* command : {"devices", "list", "run", "show", "compare"}) {
      QVERIFY(help.out.contains(command));
      const Outcome commandHelp = cli({command, "--help"});
      QCOMPARE(commandHelp.code, 0);
      QCOMPARE(commandHelp.err, QString());
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCli>(__FILE__);
#include "test_cli.moc"
