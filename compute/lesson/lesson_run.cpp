// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_run.h"

#include <algorithm>
#include <tuple>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "model/gpu_profile.h"

namespace warpbench {
namespace {

constexpr double kMaxSimulationSeconds = 3;     ///< per point, since a class waits
constexpr double kMaxSamplingSeconds = 1;       ///< per point, likewise
constexpr double kMaxGpuSamplingSeconds = 0.1;  ///< a few hundred samples
constexpr double kMinGpuSamplingSeconds = 0.05;

/// The request for the variants that the device runs, and their parameters. @throws RequestError if there are none.
LessonRun runOn(const LessonExperiment& experiment, const DeviceInfo& device) {
  const Family& family = *findFamily(experiment.request.family);
  LessonRun run{.request = requestFor(experiment, device), .whyNotChosen = {}, .leftOut = {}};
  run.request.variants.clear();
  std::vector<std::string> known;
  Message reason;
  for (const std::string& id : variantsOf(experiment)) {
    const Variant& variant = *family.find(id);
    Message why = whyNotOn(family, variant, device);
    if (why.empty()) why = whyNotIn(family, variant, run.request.mode);
    if (!why.empty()) {
      run.leftOut.push_back(id);
      reason = why;
      continue;
    }
    run.request.variants.push_back(id);
    for (const ParameterSpec& spec : specsOf(family, variant)) known.push_back(spec.id);
  }
  if (run.request.variants.empty()) throw RequestError(reason);
  Parameters parameters;
  for (const auto& [id, value] : run.request.parameters.entries())
    if (std::ranges::count(known, id) > 0) parameters.set(id, value);
  run.request.parameters = parameters;
  std::erase_if(run.request.sweeps,
                [&](const Sweep& sweep) { return std::ranges::count(known, sweep.parameter) == 0; });
  expand(run.request, device);
  return run;
}

/// Smaller is better.
using Rank = std::tuple<int, int, int>;

Rank rankOf(const DeviceInfo& device, const DeviceInfo* chosen, bool hostOnly, bool needsCounts) {
  const DeviceTraits& traits = device.traits();
  const std::string_view id = device.record.id;
  const GpuProfile* profile = chosen ? findProfile(chosen->record.id, chosen->record.name) : nullptr;
  const bool own = profile && id == "simulated:" + profile->id;
  const bool usual = id.substr(id.find(':') + 1) == defaultProfile().id;
  const bool isChosen = chosen && id == chosen->record.id;
  int order = 5;
  if (needsCounts && traits.counts)
    order = 0;
  else if (isChosen)
    order = 1;
  else if (hostOnly && traits.runsHostLoops)
    order = 2;
  else if (traits.replays)
    order = 3;
  else if (traits.counts)
    order = 4;
  return {order, isChosen ? 0 : 1, own ? 0 : (usual ? 1 : 2)};
}

}  // namespace

Request requestFor(const LessonExperiment& experiment, const DeviceInfo& device) {
  Request request = experiment.request;
  request.device = device.record.id;
  request.options.timeLimitSeconds = kMaxSamplingSeconds;
  if (device.traits().isGpu) {
    request.options.timeLimitSeconds = kMaxGpuSamplingSeconds;
    request.options.minTimeSeconds = kMinGpuSamplingSeconds;
  }
  if (!device.traits().counts) return request;
  for (const auto& [id, value] : experiment.simulatedParameters.entries()) request.parameters.set(id, value);
  if (experiment.simulatedSweep) request.sweeps = {*experiment.simulatedSweep};
  request.options.simulationSeconds = kMaxSimulationSeconds;
  return request;
}

std::vector<LessonRun> lessonRuns(const LessonExperiment& experiment, const std::vector<DeviceInfo>& devices,
                                  std::string_view chosen, bool needsCounts) {
  const Family& family = *findFamily(experiment.request.family);
  const bool hostOnly = std::ranges::all_of(
      variantsOf(experiment), [&](const std::string& id) { return family.find(id)->launch.kind == Launch::Kind::Cpu; });
  const auto found = std::ranges::find(devices, chosen, [](const DeviceInfo& each) { return each.record.id; });
  const DeviceInfo* wanted = found == devices.end() ? nullptr : &*found;
  std::vector<const DeviceInfo*> ordered;
  for (const DeviceInfo& device : devices)
    if (device.available) ordered.push_back(&device);
  std::ranges::stable_sort(ordered, {},
                           [&](const DeviceInfo* each) { return rankOf(*each, wanted, hostOnly, needsCounts); });

  Message whyNotChosen;
  std::vector<LessonRun> whole;
  std::vector<LessonRun> partial;
  for (const DeviceInfo* device : ordered) {
    // No other GPU or CPU may replace the chosen one.
    const bool standIn = device == wanted || device->traits().replays || device->traits().counts ||
                         (hostOnly && device->traits().runsHostLoops);
    if (!standIn) continue;
    try {
      LessonRun run = runOn(experiment, *device);
      // A recording may lack a variant by chance.
      const bool enough = run.leftOut.empty() || (device == wanted && !device->traits().replays) || needsCounts;
      (enough ? whole : partial).push_back(std::move(run));
    } catch (const RequestError& error) {
      if (device == wanted) whyNotChosen = error.message();
    }
  }
  whole.insert(whole.end(), partial.begin(), partial.end());
  if (needsCounts && whyNotChosen.empty()) whyNotChosen = Message::text("the accesses are counted by the simulator");
  if (whyNotChosen.empty()) whyNotChosen = Message::text("not all of its variants can run there");
  for (LessonRun& run : whole)
    if (run.request.device != chosen) run.whyNotChosen = whyNotChosen;
  return whole;
}

}  // namespace warpbench
