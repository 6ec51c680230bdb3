// SPDX-License-Identifier: GPL-3.0-or-later
// compute/'s texts, passed to the templates by which the window translates them; compute/ itself creates the texts.
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <fstream>
#include <set>

#include "catalogue/catalogue.h"
#include "core/files/file_io.h"
#include "core/machine/machine_limits.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "engine/recorded/recorded_points.h"
#include "engine/recorded/recordings.h"
#include "engine/run/parameter_text.h"
#include "engine/run/runner.h"
#include "engine/run/session_requests.h"
#include "engine/simulated/check.h"
#include "engine/simulated/simulated_device.h"
#include "format/session_file.h"
#include "images/picture_file.h"
#include "import/any_session.h"
#include "inspect/checked_points.h"
#include "measure/sampler.h"
#include "model/explanation_texts.h"
#include "model/gpu_profile.h"
#include "plots/draw/known_text.h"
#include "results/session/session.h"
#include "test_registry.h"
#include "text/shown_text.h"

using namespace warpbench;
using plots::shownText;

namespace {

std::vector<Result> resultsOf(const Request& request, const MeasureOptions& options = {}) {
  const std::unique_ptr<Device> device = openDevice(request.device);
  Request asked = request;
  asked.options = options;
  std::vector<Result> results;
  run(*device, asked, {}, {}, [&](const Result& result) { results.push_back(result); });
  return results;
}

void verifyTextsOf(const Result& result) {
  for (const Message& warning : result.warnings) VERIFY_KNOWN(warning);
  if (!result.error.empty()) VERIFY_KNOWN(result.error);
  if (result.verification) VERIFY_KNOWN(result.verification->method);
  const auto isNumber = [](const std::string& text) {
    return text.find_first_not_of("0123456789.,e+-% ") == text.npos;
  };
  for (const Fact& fact : result.facts) {
    VERIFY_KNOWN(fact.name);
    // Values are numbers, names such as pi, or texts.
    if (!isNumber(fact.value) && fact.value != "pi" && fact.value != "inf" && fact.value != "nan")
      VERIFY_KNOWN(fact.value);
  }
}

/// Shows the request instead of a translation: "only %1 samples" as "[%1] only samples".
class Reversing : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char*, int) const override {
    const QString text = QString::fromUtf8(source);
    if (context == QByteArrayView("Catalogue") && text == QLatin1String("elements")) return QStringLiteral("ELEMENTS");
    if (context != QByteArrayView("Compute")) return {};
    QStringList words = text.split(QLatin1Char(' '));
    std::ranges::reverse(words);
    return words.join(QLatin1Char(' '));
  }
};

}  // namespace

class TestShownText : public QObject {
  Q_OBJECT

 private slots:
  void argumentsStandWhereTheTranslationPutsThem() {
    Reversing reversing;
    QCoreApplication::installTranslator(&reversing);
    QCOMPARE(shownText({Message::text("only %1 samples"), 4}), QStringLiteral("samples 4 only"));
    QCOMPARE(shownText({Message::text("variant %1 cannot run on %2: %3"), "cpu", "cuda:0",
                        Message::text("it was not recorded")}),
             QStringLiteral("recorded not was it cuda:0: on run cannot cpu variant"));
    // A parameter's id is not a text, although the catalogue has a unit with that name.
    QCOMPARE(shownText({Message::text("parameter %1: '%2' is not %3"), "elements", "0",
                        Message(Message::text("one of %1"), "4096, 8192")}),
             QStringLiteral("4096, 8192 of one not is '0' elements: parameter"));
    QCOMPARE(shownText("elements"), QStringLiteral("ELEMENTS"));
    QCoreApplication::removeTranslator(&reversing);
  }

  void whatNoTranslationKnowsIsShownAsItIs() {
    for (const char* text : {"", "a text of another program's file", "5 of many", "only few samples", "100 % of %1"})
      QCOMPARE(shownText(text), QString::fromUtf8(text));
    QCOMPARE(shownText({"%1 of another program's", {3}}), QStringLiteral("3 of another program's"));
  }

  void nothingIsLostBehindANul() {
    const std::string text("head\0tail", 9);
    QCOMPARE(shownText(text), QString::fromStdString(text));
  }

  void numbersAreWrittenAsTheLanguageDoes() {
    const Message message(Message::text("wrong result: %1 (%2)"),
                          Message(Message::text("largest difference %1, allowed %2"), 0.25, 1e-05),
                          Message::text("every element"));
    QCOMPARE(message.english(), std::string("wrong result: largest difference 0.25, allowed 1e-05 (every element)"));
    QLocale::setDefault(QLocale(QLocale::Italian));
    QCOMPARE(shownText(message),
             QStringLiteral("wrong result: largest difference 0,25, allowed 1e-05 (every element)"));
    QCOMPARE(shownText({Message::text("%1 of %2"), std::int64_t{1}, std::int64_t{10'000}}),
             QStringLiteral("1 of 10000"));
    QCOMPARE(shownText({Message::text("%1"), Number{262'144}}), QStringLiteral("262.144"));
    QLocale::setDefault(QLocale::c());
  }

  void warningsOfTheSampler() {
    const auto warningsOf = [](const std::vector<Sample>& samples, const MeasureOptions& options) {
      Sampler sampler(options, 2000);
      double seconds = 0;
      for (std::size_t i = 0; !sampler.done(); ++i) sampler.add(samples[i % samples.size()], seconds += 0.6);
      return sampler.result().warnings;
    };
    const Sample steady{.milliseconds = 10, .clockMhz = 2000};
    const Sample slow{.milliseconds = 10, .clockMhz = 1000};
    const Sample late{.milliseconds = 90, .clockMhz = 2000};
    Sample disturbed = steady;
    disturbed.undisturbed = false;
    std::set<std::string> all;
    for (const auto& samples : {std::vector{steady}, {slow}, {slow, steady, steady}, {steady, late}, {disturbed}})
      for (const double limit : {1.0, 1000.0})
        for (const Message& warning : warningsOf(samples, {.timeLimitSeconds = limit})) {
          VERIFY_KNOWN(warning);
          all.insert(warning.id().substr(0, 12));
        }
    QVERIFY(all.size() >= 4);
  }

  void resultsOfEveryFamilySimulatedAndOnTheCpu() {
    MeasureOptions quick;
    quick.minSamples = 2;
    quick.minTimeSeconds = 0;
    quick.timeLimitSeconds = 0.02;
    quick.simulationSeconds = 0.01;  // of larger ones only some blocks run
    constexpr std::int64_t kSize = 512;
    for (const Family& family : catalog())
      for (const char* device : {"simulated:nvidia-h200", "cpu"}) {
        Request request;
        request.family = family.id;
        request.device = device;
        request.mode = device == std::string_view("cpu") ? Mode::Hot : Mode::Cold;
        for (const ParameterSpec& spec : family.parameters) {
          if (!spec.isNumber()) continue;
          const auto small = std::get<std::int64_t>(spec.initialValue(true));
          const bool size = spec.editor == ParameterSpec::Editor::PowersOfTwo && spec.minimum <= kSize;
          request.parameters.set(spec.id, size ? std::min(small, kSize) : small);
        }
        for (const Result& result : resultsOf(request, quick)) verifyTextsOf(result);
      }
  }

  void resultsOfTheRecordingsThatComeWithTheProgram() {
    int texts = 0;
    for (const recorded::RecordingText& recording : recorded::shippedRecordings())
      for (const Result& result : sessionFromJson(recording.json).results) {
        verifyTextsOf(result);
        texts += static_cast<int>(result.warnings.size());
      }
    QVERIFY(texts > 0);
  }

  void whatDevicesSayOfThemselves() {
    for (const DeviceInfo& device : listDevices()) VERIFY_KNOWN(device.available ? device.details : device.whyNot);
    VERIFY_REFUSED(openDevice("cuda:99"));
    VERIFY_REFUSED(recorded::openRecording("none"));
  }

  void whyAVariantDoesNotRun() {
    for (const DeviceInfo& device : listDevices())
      for (const Family& family : catalog())
        for (const Variant& variant : family.variants)
          for (const Message& why : {whyNotOn(family, variant, device), whyNotIn(family, variant, Mode::Inside)})
            if (!why.empty()) VERIFY_KNOWN(why);
  }

  void whyAParameterIsRefused() {
    for (const Family& family : catalog())
      for (const Variant& variant : family.variants)
        for (const ParameterSpec& spec : specsOf(family, variant)) {
          VERIFY_KNOWN(spec.allowed());
          if (spec.editor == ParameterSpec::Editor::File) continue;
          VERIFY_REFUSED(spec.parse("no such value"));
          VERIFY_REFUSED(spec.parse(""));
          if (spec.isNumber()) VERIFY_REFUSED(spec.check(spec.maximum + 1));
        }
  }

  void whyASessionCannotBeRepeated() {
    Session session;
    session.results.push_back({.family = "transpose", .variant = "memcpy"});
    const DeviceInfo device = simulator::describeSimulated(defaultProfile());
    VERIFY_KNOWN(refusalText(session, requestsOf(session, device), device));
  }

  void whyARequestIsRefused() {
    const Family& family = *findFamily("matmul");
    DeviceInfo simulated;
    for (const DeviceInfo& device : listDevices())
      if (device.record.id == "simulated:nvidia-h200") simulated = device;
    const auto expanded = [&](auto change) {
      Request request;
      request.family = family.id;
      change(request);
      expand(request, simulated);
    };
    VERIFY_REFUSED(expanded([](Request& r) { r.family = "matmull"; }));
    VERIFY_REFUSED(expanded([](Request& r) { r.family = "quite another"; }));
    VERIFY_REFUSED(expanded([](Request& r) { r.variants = {"tild"}; }));
    VERIFY_REFUSED(expanded([](Request& r) { r.variants = {"tiled", "tiled"}; }));
    VERIFY_REFUSED(expanded([](Request& r) { r.variants = {"cublas"}; }));
    VERIFY_REFUSED(expanded([](Request& r) { r.variants = {"cpu-one-thread"}; }));
    VERIFY_REFUSED(expanded([](Request& r) { r.parameters.set("rwos", std::int64_t{1}); }));
    VERIFY_REFUSED(expanded([](Request& r) { r.variants = {"tiled"}, r.mode = Mode::Inside; }));
    VERIFY_REFUSED(expanded([](Request& r) { r.sweeps = {{"tile", {}}}; }));
    VERIFY_REFUSED(expanded([](Request& r) { r.sweeps = {{"tile", {std::int64_t{8}}}, {"tile", {std::int64_t{9}}}}; }));
    VERIFY_REFUSED(expanded([](Request& r) {
      r.sweeps = {{"tile", {std::int64_t{8}}}};
      r.parameters.set("tile", std::int64_t{8});
    }));
    VERIFY_REFUSED(expanded([](Request& r) { r.sweeps = {{"rows", std::vector<Value>(20'000, std::int64_t{8})}}; }));
    VERIFY_REFUSED(
        expanded([](Request& r) { r.variants = {"uncoalesced"}, r.parameters.set("tile", std::int64_t{1000}); }));
    VERIFY_REFUSED(parseParameter(family, "rows"));
    VERIFY_REFUSED(parseSweep(family, "tile=8:4"));
    VERIFY_REFUSED(parseSweep(family, "tile=1:2:3:4"));
    VERIFY_REFUSED(parseSweep(family, "tile=1:8:0"));
    VERIFY_REFUSED(parseSweep(family, "tile=8,8"));
    VERIFY_REFUSED(parseSweep(family, "type=1:2"));
    VERIFY_REFUSED(parseSweep(family, "rows=1:30000"));
    simulated.available = false;
    simulated.whyNot = "no CUDA-capable GPU in this machine";
    VERIFY_REFUSED(expanded([](Request&) {}));
  }

  void whatWasNotRecorded() {
    const std::unique_ptr<Device> device = recorded::openRecording("nvidia-h200");
    for (const Family& family : catalog())
      for (const Variant& variant : family.variants) {
        if (!whyNotOn(family, variant, device->info()).empty()) continue;
        Request request;
        request.family = family.id;
        request.variants = {variant.id};
        for (const Mode mode : {Mode::Hot, Mode::Inside}) {
          request.mode = mode;
          if (const Message why = test::refusedWith([&] { expand(request, device->info()); }); !why.empty())
            VERIFY_KNOWN(why);
        }
        request.mode = Mode::Cold;
        for (const ParameterSpec& spec : specsOf(family, variant)) {
          if (!spec.isNumber()) continue;
          Request odd = request;
          odd.parameters.set(spec.id, spec.maximum);
          if (const Message why = test::refusedWith([&] { expand(odd, device->info()); }); !why.empty())
            VERIFY_KNOWN(why);
        }
      }
  }

  void findingsOfEveryMistakeOnPurpose() {
    int findings = 0;
    for (const Family& family : catalog())
      for (const Variant& variant : family.variants) {
        if (!variant.wrongOnPurpose || variant.launch.kind != Launch::Kind::Kernel) continue;
        Request request;
        request.family = family.id;
        request.variants = {variant.id};
        for (const Point& point : pointsToCheck(request)) {
          const CheckReport report = check(point, defaultProfile());
          if (!report.error.empty()) VERIFY_KNOWN(report.error);
          for (const Finding& finding : report.findings) {
            VERIFY_KNOWN(whatIsWrong(finding));
            VERIFY_KNOWN(toText(finding.who));
            ++findings;
          }
        }
      }
    QVERIFY(findings > 0);
    for (const auto kind :
         {Finding::Kind::OutOfBounds, Finding::Kind::Misaligned, Finding::Kind::Uninitialised, Finding::Kind::Race,
          Finding::Kind::DivergentBarrier, Finding::Kind::IncompleteBarrier, Finding::Kind::AbsentLane,
          Finding::Kind::NeverEnds, Finding::Kind::NeverWritten, Finding::Kind::NeverRead})
      for (const bool other : {false, true}) {
        Finding finding{.kind = kind, .access = "store", .memory = "out", .bytes = 4, .otherAccess = "load"};
        if (other || kind == Finding::Kind::Race) finding.other = ThreadId();
        VERIFY_KNOWN(whatIsWrong(finding));
      }
    for (const auto kind : {Finding::Kind::Misaligned, Finding::Kind::UnfinishedCopy, Finding::Kind::MissingFence})
      VERIFY_KNOWN(whatIsWrong({.kind = kind,
                                .access = Finding::kBulkCopy,
                                .memory = "out",
                                .bytes = 40,
                                .otherAccess = Finding::kBulkCopy,
                                .other = ThreadId()}));
  }

  void filesThatCannotBeReadOrWritten() {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    const auto write = [&](const char* name, const std::string& content) {
      std::ofstream(path / name, std::ios::binary) << content;
      return path / name;
    };
    VERIFY_REFUSED(readSession(path / "none.json"));
    VERIFY_REFUSED(readSession(path));
    VERIFY_REFUSED(readAnySession(write("a.txt", "hello")));
    VERIFY_REFUSED(readSession(write("b.json", R"({"format": "other", "version": 1, "results": []})")));
    VERIFY_REFUSED(readSession(write("c.json", R"({"format": "warpbench-session", "version": 99, "results": []})")));
    VERIFY_REFUSED(readSession(write("d.json", R"({"format": "warpbench-session", "version": 1})")));
    VERIFY_REFUSED(readSession(write("e.json", R"({"format": "warpbench-session", "version": 1, "results": 5})")));
    VERIFY_REFUSED(writeFile(path / "no folder" / "x.csv", ""));
    VERIFY_REFUSED(writeFile(path, ""));
    VERIFY_REFUSED(writeFile("", ""));
    VERIFY_REFUSED(readPicture(path / "none.png"));
    VERIFY_REFUSED(readPicture(path));
    VERIFY_REFUSED(readPicture(""));
    VERIFY_REFUSED(readPicture(write("a.png", "hello")));
    VERIFY_REFUSED(readPicture(write("b.pgm", "P5 0 5 255\n")));
    VERIFY_REFUSED(readPicture(write("c.pgm", "P5 9 9 255\nx")));
    VERIFY_REFUSED(readPicture(write("d.pgm", "P5 9 9 70\nx")));
    VERIFY_REFUSED(checkPictureWritable(path / "x.tiff"));
    VERIFY_REFUSED(requireMemory(std::size_t{1} << 60, kArraysNeed));
    Session wide;
    for (int i = 0; i <= 2000; ++i) wide.results.emplace_back().parameters.set(std::to_string(i), std::int64_t{i});
    VERIFY_REFUSED(toCsv(wide));
    VERIFY_REFUSED(readFile("/dev/zero"));
    Session several;
    for (int i = 0; i <= 256; ++i) several.environment.add({.id = "cuda:" + std::to_string(i), .name = ""});
    VERIFY_REFUSED(toJson(several));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestShownText>(__FILE__);
#include "test_shown_text.moc"
