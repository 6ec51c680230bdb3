// SPDX-License-Identifier: GPL-3.0-or-later
// A request as arguments for another warpbench-cli: its parser makes the same request from them.
#include <QTest>

#include "catalogue/catalogue.h"
#include "cli/commands/commands.h"
#include "cli/options.h"
#include "core/text/error.h"
#include "jobs/run_arguments.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// Parses the words as the program does.
Request parsed(std::vector<std::string> words) {
  CLI::App app;
  cli::CliArguments arguments;
  cli::addRun(app, arguments);
  std::ranges::reverse(words);  // CLI11 takes them in reverse
  app.parse(std::move(words));
  Request request = cli::requestOf(arguments);
  request.device = arguments.device;
  return request;
}

void compareOptions(const MeasureOptions& actual, const MeasureOptions& expected) {
  // QCOMPARE accepts nearly equal doubles.
  QVERIFY(actual.medianWithin == expected.medianWithin);
  QVERIFY(actual.timeLimitSeconds == expected.timeLimitSeconds);
  QVERIFY(actual.launchLimitSeconds == expected.launchLimitSeconds);
  QCOMPARE(actual.minSamples, expected.minSamples);
  QVERIFY(actual.flush == expected.flush);
  QCOMPARE(actual.counts, expected.counts);
  QVERIFY(actual.minTimeSeconds == expected.minTimeSeconds && actual.minClock == expected.minClock &&
          actual.simulationSeconds == expected.simulationSeconds && actual.replaySpeed == expected.replaySpeed);
}

/// Converts in both directions, and compares both requests' points on a simulated device.
void compareRoundTrip(const Request& request) {
  const Request there = parsed(jobs::runArguments(request));
  QCOMPARE(there.family, request.family);
  QCOMPARE(there.variants, request.variants);
  QCOMPARE(there.device, request.device);
  QVERIFY(there.mode == request.mode);
  compareOptions(there.options, request.options);
  DeviceInfo device;
  device.kind = DeviceInfo::Kind::Simulated;
  const std::vector<Point> expected = expand(request, device);
  const std::vector<Point> actual = expand(there, device);
  QCOMPARE(actual.size(), expected.size());
  QCOMPARE(jobs::pointsOf(request), expected.size());
  for (std::size_t i = 0; i < actual.size(); ++i) {
    QCOMPARE(actual[i].variant, expected[i].variant);
    QVERIFY(actual[i].parameters == expected[i].parameters);
    QVERIFY(actual[i].mode == expected[i].mode);
  }
}

const std::string kDevice = "simulated:nvidia-h200";

}  // namespace

class TestRunArguments : public QObject {
  Q_OBJECT

 private slots:
  void theWordsAreThese() {
    Request request{.family = "matmul", .variants = {"naive", "tiled"}, .device = "cuda:0@my cluster"};
    request.parameters.set("rows", std::int64_t{64});
    request.sweeps.push_back({.parameter = "tile", .values = {std::int64_t{1}, std::int64_t{8}, std::int64_t{32}}});
    request.options.counts = false;
    request.options.hardwareCounts = true;
    request.options.profile = true;
    QCOMPARE(jobs::runArguments(request),
             (std::vector<std::string>{"run",           "matmul",      "--device",        "cuda:0",
                                       "--variant",     "naive,tiled", "--parameter",     "rows=64",
                                       "--sweep",       "tile=1,8,32", "--mode",          "cold",
                                       "--time-limit",  "5",           "--launch-limit",  "300",
                                       "--min-samples", "12",          "--median-within", "0.5",
                                       "--flush",       "write-read",  "--no-counts",     "--counters",
                                       "--profile"}));
    request.device = "cuda:0@x,cuda:1@x";
    QCOMPARE(jobs::runArguments(request)[3], std::string("cuda:0,cuda:1"));
  }

  void theSamePointOnEveryDeviceStaysSo() {
    Request request{.family = "transpose", .variants = {"naive", "copy"}, .device = "cuda:0@x,cuda:1@x,cuda:2@x"};
    QCOMPARE(jobs::pointsOf(request), std::size_t{2});
    QVERIFY(!parsed(jobs::runArguments(request)).each);
    request.each = true;
    QCOMPARE(jobs::pointsOf(request), std::size_t{6});
    QVERIFY(parsed(jobs::runArguments(request)).each);
  }

  void everyFamilyComesBackAsItWas_data() {
    QTest::addColumn<QString>("family");
    for (const Family& family : catalog()) QTest::newRow(family.id.c_str()) << QString::fromStdString(family.id);
  }
  void everyFamilyComesBackAsItWas() {
    QFETCH(QString, family);
    const Family& described = *findFamily(family.toStdString());
    Request usual{.family = described.id, .device = kDevice};
    compareRoundTrip(usual);
    for (const Preset& preset : described.presets) {
      Request request = requestOf(described, preset);
      request.device = kDevice;
      compareRoundTrip(request);
    }
    // Each parameter with a distinct value, and swept.
    for (const ParameterSpec& spec : described.parameters) {
      Request set = usual;
      Request swept = usual;
      if (spec.editor == ParameterSpec::Editor::File) {
        set.parameters.set(spec.id, std::string("it's $(here), \"no\" -x=1.png"));
      } else if (spec.editor == ParameterSpec::Editor::Choice) {
        set.parameters.set(spec.id, spec.choices.back());
        swept.sweeps.push_back({.parameter = spec.id, .values = {spec.choices.begin(), spec.choices.end()}});
      } else {
        set.parameters.set(spec.id, spec.minimum);
        swept.sweeps.push_back({.parameter = spec.id, .values = {spec.minimum, spec.maximum}});
      }
      compareRoundTrip(set);
      compareRoundTrip(swept);
    }
  }

  void optionsComeBackAsTheyWere() {
    Request request{.family = "transpose", .variants = {"naive"}, .device = kDevice};
    request.options = {.medianWithin = 0.07,  // 0.07 * 100 / 100 is another number
                       .minSamples = 10'000,
                       .timeLimitSeconds = 0.1,
                       .launchLimitSeconds = 7200,
                       .flush = Flush::Memset,
                       .counts = false};
    compareRoundTrip(request);
    request.mode = Mode::Hot;
    compareRoundTrip(request);
    request.mode = Mode::Inside;
    compareRoundTrip(request);
    for (int i = 1; i <= 5000; ++i) {
      request.options.medianWithin = i / 100.0 / 100;  // as the window and the command line take a percentage
      QVERIFY(parsed(jobs::runArguments(request)).options.medianWithin == request.options.medianWithin);
    }
  }

  void whatMakesNoSenseIsRefusedBeforeItWaitsForItsTurn() {
    const auto refusal = [](const Request& request) {
      try {
        jobs::pointsOf(request);
      } catch (const RequestError& error) {
        return QString(error.what());
      }
      return QString();
    };
    QCOMPARE(refusal({.family = "transpose", .device = "recorded:nvidia-h200"}),
             QString("a recording replays only where its file is: recorded:nvidia-h200 is not served"));
    QCOMPARE(refusal({.family = "transpose", .device = "--help"}),
             QString("--device: '--help' is not one of cuda:N, simulated:NAME, cpu"));
    QCOMPARE(refusal({.family = "transpose", .variants = {"naive"}, .device = "cpu@cluster"}),
             QString("variant naive cannot run on cpu: it is a GPU kernel: choose a CUDA or a simulated device"));
    // Settings without an option are not dropped in silence.
    Request request{.family = "transpose", .device = kDevice};
    request.options.simulationSeconds = 1;
    QVERIFY_THROWS_EXCEPTION(std::logic_error, jobs::runArguments(request));
    request.options = {.timesOnly = true};
    QVERIFY_THROWS_EXCEPTION(std::logic_error, jobs::runArguments(request));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRunArguments>(__FILE__);
#include "test_run_arguments.moc"
