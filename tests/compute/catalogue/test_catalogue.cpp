// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <set>

#include "catalogue/catalogue.h"
#include "device/device.h"
#include "engine/devices/devices.h"
#include "engine/run/request.h"
#include "engine/run/runner.h"
#include "simulator/simulated_launcher.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// Small, odd and different sizes, so that no tile divides them; 1 MiB for sizes in MiB.
Parameters oddSizes(const Family& family, int which) {
  Parameters parameters;
  const std::int64_t sizes[][3] = {{1, 1, 1}, {33, 31, 65}, {77, 130, 5}};
  int next = 0;
  for (const ParameterSpec& spec : family.parameters)
    if (spec.role == ParameterSpec::Role::Mebibytes)
      parameters.set(spec.id, std::int64_t{1});
    else if (spec.editor == ParameterSpec::Editor::PowersOfTwo)
      parameters.set(spec.id, std::clamp(sizes[which][next++ % 3], spec.minimum, spec.maximum));
  return parameters;
}

void verifyAll(const Family& family, Device& device, const Parameters& parameters) {
  Request request;
  request.family = family.id;
  request.options.minTimeSeconds = 0;
  request.options.minSamples = 1;
  request.options.medianWithin = 1;
  const auto verify = [&](const Parameters& chosen) {
    request.parameters = chosen;
    int given = 0;
    QVERIFY(run(device, request, {}, {}, [&](const Result& result) {
      ++given;
      const std::string name =
          family.id + " " + result.variant + " " + toText(result.parameters) + " " + result.error.english();
      QVERIFY2(result.status == Result::Status::Ok, name.c_str());
      QVERIFY2(result.verification && result.verification->asExpected(), name.c_str());
    }));
    QVERIFY2(given > 0, family.id.c_str());
  };
  bool choices = false;
  for (const ParameterSpec& spec : family.parameters) {
    if (spec.editor != ParameterSpec::Editor::Choice) continue;
    choices = true;
    for (const std::string& choice : spec.choices) {
      Parameters chosen = parameters;
      chosen.set(spec.id, choice);
      verify(chosen);
    }
  }
  if (!choices) verify(parameters);
}

}  // namespace

class TestCatalogue : public QObject {
  Q_OBJECT

 private slots:
  void idsAreLowerCaseWithHyphensAndUnique() {
    const QRegularExpression id("^[a-z][a-z0-9]*(-[a-z0-9]+)*$");
    std::set<std::string> families;
    for (const Family& family : catalog()) {
      QVERIFY2(families.insert(family.id).second, family.id.c_str());
      QVERIFY2(id.match(QString::fromStdString(family.id)).hasMatch(), family.id.c_str());
      std::set<std::string> variants;
      for (const Variant& variant : family.variants) {
        QVERIFY2(variants.insert(variant.id).second, variant.id.c_str());
        QVERIFY2(id.match(QString::fromStdString(variant.id)).hasMatch(), variant.id.c_str());
      }
      const auto check = [&](const std::vector<ParameterSpec>& specs) {
        std::set<std::string> parameters;
        for (const ParameterSpec& spec : specs) {
          QVERIFY2(parameters.insert(spec.id).second, spec.id.c_str());
          QVERIFY2(id.match(QString::fromStdString(spec.id)).hasMatch(), spec.id.c_str());
        }
      };
      check(family.parameters);
      for (const Variant& variant : family.variants) check(variant.parameters);
    }
  }

  void everyRowIsDescribedForPeople() {
    for (const Family& family : catalog()) {
      QVERIFY2(!family.title.empty() && !family.shows.empty() && !family.figureFormula.empty(), family.id.c_str());
      for (const Variant& variant : family.variants)
        QVERIFY2(!variant.title.empty() && variant.idea.ends_with('.'), variant.id.c_str());
      for (const ParameterSpec& spec : family.parameters)
        QVERIFY2(!spec.title.empty() && spec.meaning.ends_with('.'), spec.id.c_str());
    }
  }

  void everyFamilySaysHowMuchDataItHas() {
    using Role = ParameterSpec::Role;
    for (const Family& family : catalog()) {
      bool known = false;
      for (const ParameterSpec& spec : family.parameters) {
        known = known || spec.role == Role::Size || spec.role == Role::Mebibytes;
        QVERIFY2(spec.isNumber() || (spec.role != Role::Size && spec.role != Role::Repeats), spec.id.c_str());
        QCOMPARE(spec.role == Role::Mebibytes, spec.unit == "MiB");
        QCOMPARE(spec.role == Role::Type, spec.id == "type");
        if (spec.id == "tile" || spec.id == "block") QVERIFY2(!spec.shapesData(), family.id.c_str());
      }
      QVERIFY2(known, family.id.c_str());
    }
  }

  void initialValuesAreAllowed() {
    for (const Family& family : catalog())
      for (const ParameterSpec& spec : family.parameters)
        for (const bool simulated : {false, true}) spec.check(spec.initialValue(simulated));
  }

  void everyPresetRunsOnASimulatedAndOnACudaDevice() {
    std::set<std::string> withPresets;
    DeviceInfo cuda;
    cuda.kind = DeviceInfo::Kind::Cuda;
    DeviceInfo simulated;
    simulated.kind = DeviceInfo::Kind::Simulated;
    for (const Family& family : catalog()) {
      std::set<std::string> ids;
      for (const Preset& preset : family.presets) {
        withPresets.insert(family.id);
        QVERIFY2(ids.insert(preset.id).second, preset.id.c_str());
        QVERIFY2(!preset.title.empty() && !preset.source.empty(), family.id.c_str());
        QVERIFY2(!preset.parameters.empty() || !preset.sweep.empty(), family.id.c_str());
        QCOMPARE(family.findPreset(preset.id), &preset);
        const Request request = requestOf(family, preset);
        for (const DeviceInfo& device : {cuda, simulated}) {
          const std::vector<Point> points = expand(request, device);
          QVERIFY2(!points.empty(), family.id.c_str());
          for (const Point& point : points)
            for (const auto& [id, value] : request.parameters.entries()) QVERIFY(*point.parameters.find(id) == value);
        }
      }
      QVERIFY(!family.findPreset("no-such"));
    }
    // The families with published figures: from plots, courses and kernels' comments.
    QCOMPARE(withPresets, (std::set<std::string>{"attention", "counter", "grayscale", "histogram", "matmul", "offset",
                                                 "reduction", "scan", "sort", "stride", "tensor-matmul",
                                                 "transpose"}));
  }

  void modeInsideIsForKernelsThatRepeat() {
    DeviceInfo cuda;
    cuda.kind = DeviceInfo::Kind::Cuda;
    for (const Family& family : catalog()) {
      for (const Variant& variant : family.variants) {
        const std::vector<ParameterSpec> specs = specsOf(family, variant);
        const auto repetitions = std::ranges::find(specs, kRepetitions, &ParameterSpec::id);
        QCOMPARE(whyNotIn(family, variant, Mode::Inside).empty(), repetitions != specs.end());
        QVERIFY(whyNotIn(family, variant, Mode::Cold).empty());
        QVERIFY(whyNotIn(family, variant, Mode::Hot).empty());
        if (repetitions == specs.end() || !whyNotOn(family, variant, cuda).empty()) continue;
        // The mode uses the values that its description gives.
        const ParameterSpec inside = specIn(*repetitions, Mode::Inside);
        QVERIFY(inside.minimum == 2);
        Request request{.family = family.id, .variants = {variant.id}, .mode = Mode::Inside};
        QVERIFY(*expand(request, cuda).front().parameters.find(kRepetitions) == inside.initialValue(false));
        request.parameters.set(kRepetitions, inside.minimum);
        QCOMPARE(expand(request, cuda).size(), std::size_t{1});
      }
    }
  }

  void everyKernelHasALaunchInTheSimulatorAndEveryLoopOnTheCpu() {
    for (const Family& family : catalog())
      for (const Variant& variant : family.variants) {
        const bool simulated = static_cast<bool>(launchOf<simulator::SimulatedLauncher>(family.id, variant.id));
        const bool looped = static_cast<bool>(launchOf<cpu::HostLauncher>(family.id, variant.id));
        // A GPU-only kernel has a simulated launch too, which is recorded for programs (standalone/).
        QCOMPARE(simulated, !variant.kernel.empty());
        QCOMPARE(looped, variant.launch.kind == Launch::Kind::Cpu);
        QCOMPARE(variant.launch.why.empty(), variant.launch.kind != Launch::Kind::GpuOnly);
      }
  }

  void everyFamilyHasTheCpuAsABaseline() {
    for (const Family& family : catalog()) {
      QVERIFY(family.find("cpu-one-thread"));
      QVERIFY(family.find("cpu-all-threads"));
    }
  }

  void everyVariantIsRightInTheSimulatorAtOddSizes() {
    const auto device = openDevice("simulated:nvidia-h200");
    for (const Family& family : catalog())
      for (int which = 0; which < 3; ++which) verifyAll(family, *device, oddSizes(family, which));
  }

  void everyBaselineIsRightAtOddSizes() {
    const auto device = openDevice("cpu");
    for (const Family& family : catalog()) verifyAll(family, *device, oddSizes(family, 1));
  }

  void everyTileWidthIsRight() {
    const auto device = openDevice("simulated:nvidia-h200");
    Request request;
    request.family = "matmul";
    request.variants = {"naive", "tiled"};
    request.parameters.set("rows", 33);
    request.parameters.set("inner", 51);
    request.parameters.set("columns", 70);
    Sweep sweep{"tile", {}};
    for (std::int64_t tile = 1; tile <= 32; ++tile) sweep.values.push_back(tile);
    request.sweeps = {sweep};
    request.variants = {"naive", "tiled", "tiled-dynamic", "sub-matrices", "padded-input"};
    int right = 0;
    run(*device, request, {}, {},
        [&](const Result& result) { right += result.verification && result.verification->passed; });
    QCOMPARE(right, 5 * 32);
  }

  void whatIsWrongOnPurposeGoesWrongInTheSimulator() {
    const auto device = openDevice("simulated:nvidia-h200");
    for (const Family& family : catalog())
      for (const Variant& variant : family.variants) {
        if (!variant.wrongOnPurpose) continue;
        Request request{.family = family.id, .variants = {variant.id}};
        int wrong = 0;
        run(*device, request, {}, {}, [&](const Result& result) {
          QVERIFY2(result.status == Result::Status::Ok, result.error.english().c_str());
          wrong += result.verification->expectedToFail && !result.verification->passed;
        });
        QVERIFY2(wrong == 1, variant.id.c_str());
      }
  }

  void everyProblemNoticesOneWrongElement() {
    for (const Family& family : catalog()) {
      Parameters parameters = oddSizes(family, 1);
      for (const ParameterSpec& spec : family.parameters)
        if (!parameters.contains(spec.id)) parameters.set(spec.id, spec.initialValue(true));
      const std::unique_ptr<Problem> problem = family.problem(parameters);
      // Poison alone and zeros alone are wrong everywhere.
      for (const int fill : {0xff, 0x00}) {
        std::vector<std::vector<std::byte>> outputs;
        Outputs given;
        for (const Array& array : problem->arrays())
          if (array.written()) outputs.emplace_back(array.bytes, static_cast<std::byte>(fill));
        for (const auto& output : outputs) given.arrays.emplace_back(output);
        QVERIFY2(!problem->verify(given)->passed, family.id.c_str());
      }
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCatalogue>(__FILE__);
#include "test_catalogue.moc"
