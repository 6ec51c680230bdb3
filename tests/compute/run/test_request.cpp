// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "engine/run/parameter_text.h"
#include "refusal.h"
#include "test_registry.h"

using namespace warpbench;
using test::refusal;

namespace {

DeviceInfo deviceOf(DeviceInfo::Kind kind) {
  DeviceInfo device;
  device.kind = kind;
  device.record.id = kind == DeviceInfo::Kind::Cuda        ? "cuda:0"
                     : kind == DeviceInfo::Kind::Simulated ? "simulated:nvidia-h200"
                                                           : "cpu";
  return device;
}

const DeviceInfo kCuda = deviceOf(DeviceInfo::Kind::Cuda);
const DeviceInfo kSimulated = deviceOf(DeviceInfo::Kind::Simulated);
const DeviceInfo kCpu = deviceOf(DeviceInfo::Kind::Cpu);

ParameterSpec number(const char* id, std::int64_t least, std::int64_t most, std::int64_t initial,
                     std::int64_t initialSimulated = 0) {
  return {.id = id, .minimum = least, .maximum = most, .initial = initial, .initialSimulated = initialSimulated};
}

Variant variant(const char* id, Launch::Kind kind, std::vector<ParameterSpec> parameters = {}) {
  return {.id = id, .parameters = std::move(parameters), .launch = {.kind = kind, .why = "a library call"}};
}

/// Variants of every kind; the first has a parameter of its own, the second a narrower range of a common one.
Family mixedFamily() {
  return {.id = "mixed",
          .parameters = {number("size", 1, 1000, 100, 10),
                         {.id = "type", .editor = ParameterSpec::Editor::Choice, .choices = {"fp32", "fp64"}}},
          .variants = {variant("blocked", Launch::Kind::Kernel, {number("block", 32, 64, 32)}),
                       variant("narrow", Launch::Kind::Kernel, {number("size", 1, 50, 20, 5)}),
                       variant("library", Launch::Kind::GpuOnly), variant("loop", Launch::Kind::Cpu)}};
}

QStringList textOf(const std::vector<Point>& points) {
  QStringList list;
  for (const Point& point : points) list << QString::fromStdString(point.variant + " " + toText(point.parameters));
  return list;
}

QString refusalOf(const Request& request, const DeviceInfo& device = kSimulated) {
  return refusal([&] { expand(mixedFamily(), request, device); });
}

QString sweepText(const Sweep& sweep) {
  QStringList values;
  for (const Value& value : sweep.values) values << QString::fromStdString(toText(value));
  return QString::fromStdString(sweep.parameter) + "=" + values.join(',');
}

}  // namespace

class TestRequest : public QObject {
  Q_OBJECT

 private slots:
  void parametersAreParsedByTheirDescription() {
    QVERIFY(parseParameter(mixedFamily(), "size=1000") == Parameters::Entry("size", std::int64_t{1000}));
    QVERIFY(parseParameter(mixedFamily(), "type=fp64") == Parameters::Entry("type", std::string("fp64")));
    QVERIFY(parseParameter(mixedFamily(), "block=64") == Parameters::Entry("block", std::int64_t{64}));
  }

  void wrongParametersAreRefused_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("no sign") << "size"
                             << "'size' is not NAME=VALUE, such as size=100";
    QTest::newRow("no name") << "=3"
                             << "'=3' is not NAME=VALUE, such as size=100";
    QTest::newRow("empty") << ""
                           << "'' is not NAME=VALUE, such as size=100";
    QTest::newRow("typing slip")
        << "sise=3"
        << "mixed has no parameter 'sise' (did you mean size?); its parameters are size, type, block";
    QTest::newRow("unknown") << "temperature=3"
                             << "mixed has no parameter 'temperature'; its parameters are size, type, block";
    QTest::newRow("below") << "size=0"
                           << "parameter size: '0' is not a whole number from 1 to 1000";
    QTest::newRow("above") << "size=1001"
                           << "parameter size: '1001' is not a whole number from 1 to 1000";
    QTest::newRow("negative") << "size=-1"
                              << "parameter size: '-1' is not a whole number from 1 to 1000";
    QTest::newRow("text") << "size=abc"
                          << "parameter size: 'abc' is not a whole number from 1 to 1000";
    QTest::newRow("fraction") << "size=1.5"
                              << "parameter size: '1.5' is not a whole number from 1 to 1000";
    QTest::newRow("space") << "size= 1"
                           << "parameter size: ' 1' is not a whole number from 1 to 1000";
    QTest::newRow("nothing") << "size="
                             << "parameter size: '' is not a whole number from 1 to 1000";
    QTest::newRow("beyond 64 bits") << "size=99999999999999999999"
                                    << "parameter size: '99999999999999999999' is not a whole number from 1 to 1000";
    QTest::newRow("choice") << "type=int8"
                            << "parameter type: 'int8' is not one of fp32, fp64";
    QTest::newRow("control character") << "size=1\n2"
                                       << "parameter size: '1?2' is not a whole number from 1 to 1000";
  }
  void wrongParametersAreRefused() {
    QFETCH(QString, text);
    QFETCH(QString, message);
    QCOMPARE(refusal([&] { parseParameter(mixedFamily(), text.toStdString()); }), message);
  }

  void sweepsAreRangesOrLists_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("range") << "size=3:6"
                           << "size=3,4,5,6";
    QTest::newRow("step") << "size=3:10:3"
                          << "size=3,6,9";
    QTest::newRow("step beyond the end") << "size=3:10:500"
                                         << "size=3";
    QTest::newRow("step of the largest number") << "size=1:1000:9223372036854775807"
                                                << "size=1";
    QTest::newRow("one value") << "size=7:7"
                               << "size=7";
    QTest::newRow("list") << "size=8,1,500"
                          << "size=8,1,500";
    QTest::newRow("list of one") << "size=8"
                                 << "size=8";
    QTest::newRow("names") << "type=fp64,fp32"
                           << "type=fp64,fp32";
    QTest::newRow("a variant's own") << "block=32:64:16"
                                     << "block=32,48,64";
  }
  void sweepsAreRangesOrLists() {
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(sweepText(parseSweep(mixedFamily(), text.toStdString())), expected);
  }

  void wrongSweepsAreRefused_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("no sign") << "size"
                             << "'size' is not NAME=A:B, NAME=A:B:STEP or NAME=V,V,V";
    QTest::newRow("unknown")
        << "sizes=1:2"
        << "mixed has no parameter 'sizes' (did you mean size?); its parameters are size, type, block";
    QTest::newRow("backwards") << "size=6:3"
                               << "sweep of size: '6:3' runs backwards: write 3:6";
    QTest::newRow("beyond") << "size=1:1001"
                            << "parameter size: '1001' is not a whole number from 1 to 1000";
    QTest::newRow("step 0") << "size=1:2:0"
                            << "parameter size, step of its sweep: '0' is not a whole number from 1 to "
                               "9223372036854775807";
    QTest::newRow("step -1") << "size=1:2:-1"
                             << "parameter size, step of its sweep: '-1' is not a whole number from 1 to "
                                "9223372036854775807";
    QTest::newRow("four parts") << "size=1:2:3:4"
                                << "sweep of size: '1:2:3:4' is not A:B or A:B:STEP";
    QTest::newRow("no end") << "size=1:"
                            << "parameter size: '' is not a whole number from 1 to 1000";
    QTest::newRow("range of names")
        << "type=fp32:fp64"
        << "sweep of type: 'fp32:fp64' is a range, but the values are names: give a list of one of fp32, fp64";
    QTest::newRow("twice") << "size=1,2,1"
                           << "sweep of size: '1,2,1' names 1 twice: name each value once";
    QTest::newRow("gap") << "size=1,,2"
                         << "parameter size: '' is not a whole number from 1 to 1000";
    QTest::newRow("comma at the end") << "size=1,"
                                      << "parameter size: '' is not a whole number from 1 to 1000";
  }
  void wrongSweepsAreRefused() {
    QFETCH(QString, text);
    QFETCH(QString, message);
    QCOMPARE(refusal([&] { parseSweep(mixedFamily(), text.toStdString()); }), message);
  }

  void sweepsOfMoreThanTenThousandValuesAreRefused() {
    Family family = mixedFamily();
    family.parameters[0].minimum = std::numeric_limits<std::int64_t>::min();
    family.parameters[0].maximum = std::numeric_limits<std::int64_t>::max();
    QCOMPARE(parseSweep(family, "size=1:10000").values.size(), 10'000u);
    QCOMPARE(refusal([&] { parseSweep(family, "size=1:10001"); }),
             "sweep of size: '1:10001' has more than 10000 values: give a larger step");
    QCOMPARE(
        refusal([&] { parseSweep(family, "size=-9223372036854775808:9223372036854775807"); }),
        "sweep of size: '-9223372036854775808:9223372036854775807' has more than 10000 values: give a larger step");
    QCOMPARE(sweepText(parseSweep(family, "size=-9223372036854775808:9223372036854775807:9223372036854775807")),
             "size=-9223372036854775808,-1,9223372036854775806");
    std::string list = "size=1";
    for (int i = 2; i <= 10'001; ++i) list += "," + std::to_string(i);
    QVERIFY(refusal([&] { parseSweep(family, list); }).endsWith("has more than 10000 values: give fewer"));
  }

  void withoutNamesAllThatRunsOnTheDeviceRunsInMenuOrder() {
    QCOMPARE(
        textOf(expand(mixedFamily(), {}, kCuda)),
        QStringList({"blocked size=100 type=fp32 block=32", "narrow size=20 type=fp32", "library size=100 type=fp32"}));
    QCOMPARE(textOf(expand(mixedFamily(), {}, kSimulated)),
             QStringList({"blocked size=10 type=fp32 block=32", "narrow size=5 type=fp32"}));
    QCOMPARE(textOf(expand(mixedFamily(), {}, kCpu)), QStringList({"loop size=100 type=fp32"}));
  }

  void sweepsTurnOutsideAndVariantsInside() {
    Request request{.sweeps = {parseSweep(mixedFamily(), "type=fp32,fp64"), parseSweep(mixedFamily(), "size=1:2")}};
    QCOMPARE(textOf(expand(mixedFamily(), request, kSimulated)),
             QStringList({"blocked size=1 type=fp32 block=32", "narrow size=1 type=fp32",
                          "blocked size=2 type=fp32 block=32", "narrow size=2 type=fp32",
                          "blocked size=1 type=fp64 block=32", "narrow size=1 type=fp64",
                          "blocked size=2 type=fp64 block=32", "narrow size=2 type=fp64"}));
  }

  void severalParametersTakeTheSameValues() {
    const Family& family = *findFamily("matmul");
    const Sweep sweep = parseSweep(family, "rows,inner,columns=32:64:32");
    QCOMPARE(sweep.parameter, std::string("rows"));
    QCOMPARE(sweep.along, (std::vector<std::string>{"inner", "columns"}));
    QCOMPARE(sweep.names(), std::string("rows,inner,columns"));
    QVERIFY(sweep.sets("inner") && !sweep.sets("tile"));
    QStringList sizes;
    Request request{.family = "matmul", .variants = {"naive"}, .sweeps = {sweep}};
    for (const Point& point : expand(request, kSimulated))
      sizes << QString::fromStdString(toText(point.parameters)).section(' ', 0, 2);
    QCOMPARE(sizes, QStringList({"rows=32 inner=32 columns=32", "rows=64 inner=64 columns=64"}));

    const auto refused = [&] { return refusal([&] { expand(request, kSimulated); }); };
    request.parameters.set("columns", std::int64_t{16});
    QCOMPARE(refused(), "parameter columns is both set and swept: remove one of the two");
    request.parameters = {};
    request.sweeps.push_back(parseSweep(family, "inner=1,2"));
    QCOMPARE(refused(), "parameter inner is swept twice: give one sweep with all its values");
    QVERIFY(refusal([&] { parseSweep(family, "rows,depth=1:2"); }).contains("depth"));
    QVERIFY(refusal([&] { parseSweep(family, "rows,type=1:2"); }).startsWith("sweep of type: '1:2' is a range"));
    QVERIFY(!refusal([&] { parseSweep(family, "rows,=1:2"); }).isEmpty());
  }

  void aSweepOverAnotherVariantsParameterLeavesOnePoint() {
    Request request{.sweeps = {parseSweep(mixedFamily(), "block=32:64:16")}};
    QCOMPARE(textOf(expand(mixedFamily(), request, kSimulated)),
             QStringList({"blocked size=10 type=fp32 block=32", "narrow size=5 type=fp32",
                          "blocked size=10 type=fp32 block=48", "blocked size=10 type=fp32 block=64"}));
  }

  void variantsRunInTheOrderInWhichTheyAreNamed() {
    Request request{.variants = {"narrow", "blocked"}};
    QCOMPARE(textOf(expand(mixedFamily(), request, kSimulated)),
             QStringList({"narrow size=5 type=fp32", "blocked size=10 type=fp32 block=32"}));
  }

  void theModeIsHandedOn() {
    for (const Point& point : expand(mixedFamily(), {.mode = Mode::Hot}, kCuda)) QVERIFY(point.mode == Mode::Hot);
  }

  void requestsThatMakeNoSenseAreRefused() {
    QCOMPARE(refusalOf({.variants = {"narow"}}),
             "mixed has no variant 'narow' (did you mean narrow?); its variants are blocked, narrow, library, loop");
    QCOMPARE(refusalOf({.variants = {"narrow", "narrow"}}), "variant narrow is named twice: name each once");
    QCOMPARE(refusalOf({.variants = {"library"}}),
             "variant library cannot run on simulated:nvidia-h200: it needs a CUDA device: a library call");
    QCOMPARE(refusalOf({.variants = {"loop"}}, kCuda),
             "variant loop cannot run on cuda:0: it is a loop on the host: choose the device cpu");
    QCOMPARE(refusalOf({.variants = {"narrow"}}, kCpu),
             "variant narrow cannot run on cpu: it is a GPU kernel: choose a CUDA or a simulated device");
    QCOMPARE(refusalOf({.mode = Mode::Inside}),
             "mode inside is not available for mixed: none of the chosen kernels repeats its work inside a launch; "
             "choose cold or hot");

    Request request;
    request.parameters.set("size", std::int64_t{51});
    QCOMPARE(refusalOf(request), "parameter size: '51' is not a whole number from 1 to 50");
    request.variants = {"blocked"};
    QCOMPARE(refusalOf(request), QString());
    request.variants = {"narrow"};
    request.parameters = {};
    request.parameters.set("block", std::int64_t{32});
    QCOMPARE(refusalOf(request), "parameter block belongs to blocked, which is not among the variants to run");
    request.parameters = {};
    request.parameters.set("blocks", std::int64_t{32});
    QCOMPARE(refusalOf(request),
             "mixed has no parameter 'blocks' (did you mean block?); its parameters are size, type, block");
    request.parameters = {};
    request.parameters.set("size", std::string("10"));
    QCOMPARE(refusalOf(request), "parameter size: '10' is not a whole number from 1 to 50");

    const Sweep sweep{"size", {std::int64_t{1}, std::int64_t{2}}};
    QCOMPARE(refusalOf({.sweeps = {sweep, sweep}}),
             "parameter size is swept twice: give one sweep with all its values");
    QCOMPARE(refusalOf({.sweeps = {{"size", {}}}}), "sweep of size: no values; give one or more");
    QCOMPARE(refusalOf({.sweeps = {{"size", {std::int64_t{0}}}}}),
             "parameter size: '0' is not a whole number from 1 to 1000");
    request.parameters = {};
    request.parameters.set("size", std::int64_t{5});
    request.sweeps = {sweep};
    QCOMPARE(refusalOf(request), "parameter size is both set and swept: remove one of the two");
  }

  void moreThanAHundredThousandPointsAreRefused() {
    Family family = mixedFamily();
    family.parameters.push_back(number("depth", 1, 1000, 1));
    Request request{.variants = {"blocked"},
                    .sweeps = {parseSweep(family, "size=1:1000"), parseSweep(family, "depth=1:101")}};
    QCOMPARE(refusal([&] { expand(family, request, kCuda); }),
             "the sweeps make more than 100000 points: give fewer values or variants");
    request.sweeps[1] = parseSweep(family, "depth=1:100");
    QCOMPARE(expand(family, request, kCuda).size(), 100'000u);
  }

  void aDeviceThatIsNotAvailableIsRefused() {
    DeviceInfo device = kCuda;
    device.available = false;
    device.whyNot = "no driver";
    QCOMPARE(refusalOf({}, device), "cuda:0 is not available: no driver");
  }

  void aFamilyOfCpuLoopsOnlyHasNothingForAGpu() {
    Family family = mixedFamily();
    family.variants.erase(family.variants.begin(), family.variants.begin() + 3);
    QCOMPARE(refusal([&] { expand(family, {}, kCuda); }), "no variant of mixed runs on cuda:0");
  }

  void anUnknownFamilyIsRefusedWithTheNearest() {
    std::string known;
    for (const Family& family : catalog()) known += (known.empty() ? "" : ", ") + family.id;
    QCOMPARE(refusal([] { expand({.family = "transpos"}, kCuda); }),
             QString::fromStdString("there is no family 'transpos' (did you mean transpose?); the families are " + known));
    QCOMPARE(refusal([] { expand({.family = std::string(1000, 'x')}, kCuda); }),
             QString::fromStdString("there is no family '" + std::string(80, 'x') + "...'; the families are " + known));
  }

  void copiesRunAfterTheCatalogueWithWhatTheyTake() {
    Request request{.family = "transpose", .variants = {"naive@mine", "naive", "copy"}, .device = "simulated:x"};
    request.copies = {{.family = "transpose",
                       .variant = "naive",
                       .kernel = {.name = "mine", .file = "mine.cuh", .text = "#define T 4  // slider 1..8\n"}},
                      {.family = "transpose", .variant = "naive", .kernel = {.name = "unused"}}};
    request.parameters.set("width", std::int64_t{7});
    request.parameters.set("T", std::int64_t{8});
    request.sweeps = {{.parameter = "height", .values = {std::int64_t{3}, std::int64_t{5}}}};
    const std::vector<Request> parts = partsOf(request);
    QCOMPARE(parts.size(), std::size_t{2});
    QCOMPARE(parts[0].variants, (std::vector<std::string>{"naive", "copy"}));
    QVERIFY(!parts[0].own && !parts[0].parameters.contains("T") && parts[0].copies.empty());
    QCOMPARE(parts[1].variants, std::vector<std::string>{"naive"});
    QCOMPARE(parts[1].own->name, std::string("mine"));
    const std::vector<Point> points = expand(request, kSimulated);
    QCOMPARE(points.size(), std::size_t{6});
    QCOMPARE(points[5].variant, std::string("naive"));
    QCOMPARE(points[5].own->text, request.copies[0].kernel.text);
    QCOMPARE(points[5].parameters.integer("T"), std::int64_t{8});
    QCOMPARE(points[5].parameters.integer("height"), std::int64_t{5});
    QVERIFY(!points[0].own && !points[0].parameters.contains("T"));
    QCOMPARE(expand(request, kCuda).at(5).own->text, request.copies[0].kernel.text);
    request.copies.pop_back();
    request.copies[0].family = "matmul";
    QVERIFY(refusal([&] { expand(request, kSimulated); }).contains("has no variant 'naive@mine'"));
  }

  void everyFamilyOfTheCatalogueExpandsOnEveryKindOfDevice() {
    for (const Family& family : catalog()) {
      for (const DeviceInfo& device : {kCuda, kSimulated, kCpu}) {
        std::size_t running = 0;
        for (const Variant& each : family.variants) running += whyNotOn(family, each, device).empty() ? 1 : 0;
        QVERIFY2(running > 0, qPrintable(QString::fromStdString(family.id + " on " + device.record.id)));
        QCOMPARE(expand({.family = family.id}, device).size(), running);
      }
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRequest>(__FILE__);
#include "test_request.moc"
