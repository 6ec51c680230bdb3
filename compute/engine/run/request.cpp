// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/request.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <stdexcept>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/recorded/recorded_points.h"
#include "engine/run/parameter_text.h"
#include "own/sliders.h"

namespace warpbench {

namespace {

bool has(const std::vector<ParameterSpec>& specs, std::string_view id) {
  return std::ranges::find(specs, id, &ParameterSpec::id) != specs.end();
}

struct ChosenVariant {
  const Variant* variant = nullptr;
  std::vector<ParameterSpec> specs;
};

std::vector<ChosenVariant> chosenVariants(const Family& family, const Request& request, const DeviceInfo& device) {
  std::vector<ChosenVariant> chosen;
  const auto choose = [&](const Variant& variant) { chosen.push_back({&variant, specsOf(family, variant)}); };
  for (const std::string& id : request.variants) {
    const Variant* variant = family.find(id);
    if (!variant) refuseVariant(family, id);
    if (std::ranges::find(chosen, variant, &ChosenVariant::variant) != chosen.end())
      throw RequestError(Message::text("variant %1 is named twice: name each once"), id);
    if (const Message why = whyNotOn(family, *variant, device); !why.empty())
      throw RequestError(Message::text("variant %1 cannot run on %2: %3"), id, device.record.id, why);
    choose(*variant);
  }
  if (!request.variants.empty()) return chosen;

  for (const Variant& variant : family.variants)
    if (whyNotOn(family, variant, device).empty()) choose(variant);
  if (chosen.empty()) throw RequestError(Message::text("no variant of %1 runs on %2"), family.id, device.record.id);
  return chosen;
}

/// Throws unless a chosen variant has the parameter and all that have it allow the value.
void checkValue(const Family& family, const std::vector<ChosenVariant>& chosen, const std::string& id,
                const Value& value) {
  bool used = false;
  for (const ChosenVariant& each : chosen) {
    const auto spec = std::ranges::find(each.specs, id, &ParameterSpec::id);
    if (spec == each.specs.end()) continue;
    spec->check(value);
    used = true;
  }
  if (used) return;
  std::vector<std::string> owners;
  for (const Variant& variant : family.variants)
    if (has(variant.parameters, id)) owners.push_back(variant.id);
  if (owners.empty()) refuseParameter(family, id);
  throw RequestError(Message::text("parameter %1 belongs to %2, which is not among the variants to run"), id,
                     joined(owners));
}

/// Keeps the variants whose kernels can repeat their work inside a launch. Throws if there are none, if a variant named
/// by the user cannot, or if nothing would be repeated.
void checkInside(const Family& family, const Request& request, std::vector<ChosenVariant>& chosen) {
  const auto repeats = [&](const ChosenVariant& each) { return whyNotIn(family, *each.variant, Mode::Inside).empty(); };
  if (std::ranges::none_of(chosen, repeats))
    throw RequestError(Message::text("mode inside is not available for %1: none of the chosen kernels repeats its work "
                                     "inside a launch; choose cold or hot"),
                       family.id);
  for (const ChosenVariant& each : chosen)
    if (!request.variants.empty() && !repeats(each))
      throw RequestError(Message::text("mode inside is not available for variant %1: %2; choose cold or hot"),
                         each.variant->id, whyNotIn(family, *each.variant, Mode::Inside));
  std::erase_if(chosen, std::not_fn(repeats));
  if (const Value* given = request.parameters.find(kRepetitions); given && *given == Value(std::int64_t{1}))
    throw RequestError(
        Message::text("mode inside: repetitions=1 repeats nothing; give 2 or more, or choose cold or hot"));
}

/// Throws unless the user's kernels can replace those of exactly one variant on the device.
void checkOwn(const std::vector<ChosenVariant>& chosen, const DeviceInfo& device) {
  if (chosen.size() != 1) throw RequestError("your own kernels replace one variant's: name that variant");
  const Variant& variant = *chosen.front().variant;
  if (variant.kernel.empty()) throw RequestError("variant " + variant.id + " has no kernel to replace");
  if (!device.traits().runsKernels)
    throw RequestError("your own kernels run on CUDA devices and on simulated ones: " + device.record.id +
                       " is neither");
}

void checkSweeps(const Family& family, const Request& request, const std::vector<ChosenVariant>& chosen) {
  std::vector<std::string> swept;
  std::size_t points = chosen.size();
  for (const Sweep& sweep : request.sweeps) {
    std::vector<std::string> all = sweep.along;
    all.insert(all.begin(), sweep.parameter);
    for (const std::string& id : all) {
      if (std::ranges::find(swept, id) != swept.end())
        throw RequestError(Message::text("parameter %1 is swept twice: give one sweep with all its values"), id);
      if (request.parameters.contains(id))
        throw RequestError(Message::text("parameter %1 is both set and swept: remove one of the two"), id);
      swept.push_back(id);
    }
    if (sweep.values.empty())
      throw RequestError(Message::text("sweep of %1: no values; give one or more"), sweep.parameter);
    if (sweep.values.size() > kMaxSweepValues)
      throw RequestError(Message::text("sweep of %1: more than %2 values: give fewer"), sweep.parameter,
                         kMaxSweepValues);
    for (const std::string& id : all)
      for (const Value& value : sweep.values) checkValue(family, chosen, id, value);
    // Both factors are at most 100,000, so the product cannot overflow.
    points *= sweep.values.size();
    if (points > kMaxRequestPoints)
      throw RequestError(Message::text("the sweeps make more than %1 points: give fewer values or variants"),
                         kMaxRequestPoints);
  }
}

/// The point with the chosen values, and the device's initial values for all other parameters.
Point completed(Point point, const std::vector<ParameterSpec>& specs, const Parameters& chosen,
                const DeviceInfo& device) {
  for (const ParameterSpec& spec : specs) {
    const Value* value = chosen.find(spec.id);
    point.parameters.set(spec.id, value ? *value : specIn(spec, point.mode).initialValue(device.traits().counts));
  }
  if (device.recorded) point.parameters = device.recorded->recordedFor(point, chosen);
  return point;
}

/// @throws RequestError if there is none.
const Family& familyNamed(const std::string& id) {
  const Family* const family = findFamily(id);
  if (!family) refuseFamily(id);
  return *family;
}

/// Removes parameters and sweeps that none of the variants has.
void keepOnly(Request& request, const Family& family, const std::vector<std::string>& variants) {
  const auto takes = [&](const std::string& parameter) {
    return std::ranges::any_of(variants, [&](const std::string& id) {
      const Variant* const variant = family.find(id);
      return variant && has(specsOf(family, *variant), parameter);
    });
  };
  Parameters kept;
  for (const auto& [id, value] : request.parameters.entries())
    if (takes(id)) kept.set(id, value);
  request.parameters = kept;
  for (Sweep& sweep : request.sweeps) std::erase_if(sweep.along, [&](const std::string& id) { return !takes(id); });
  std::erase_if(request.sweeps, [&](const Sweep& sweep) { return !takes(sweep.parameter); });
}

}  // namespace

std::string Sweep::names() const {
  std::vector<std::string> all = along;
  all.insert(all.begin(), parameter);
  return joined(all, ",");
}

namespace {

/// The instructions that a GPU lacks for a kernel; empty if none are known to be missing.
Message whatIsMissing(const Instructions& needed, double computeCapability) {
  const int major = static_cast<int>(computeCapability);
  if (computeCapability == 0 || needed.since == 0 || major == needed.since || (major > needed.since && !needed.noLater))
    return {};
  const std::string minor = std::to_string(std::lround((computeCapability - major) * 10));
  return {Message::text("%1 need compute capability %2.0; this device has %3"), needed.what, needed.since,
          std::to_string(major) + "." + minor};
}

}  // namespace

Message whyNotOn(const Family& family, const Variant& variant, const DeviceInfo& device) {
  if (device.traits().replays)
    return device.recorded ? device.recorded->whyNot(family.id, variant.id)
                           : Message(Message::text("nothing was recorded"));
  switch (variant.launch.kind) {
    case Launch::Kind::Cpu:
      if (device.traits().runsHostLoops) return {};
      return Message::text("it is a loop on the host: choose the device cpu");
    case Launch::Kind::Kernel:
      if (device.traits().runsKernels) return whatIsMissing(variant.needs, device.computeCapability);
      return Message::text("it is a GPU kernel: choose a CUDA or a simulated device");
    case Launch::Kind::GpuOnly:
      if (device.traits().runsLibraries) return whatIsMissing(variant.needs, device.computeCapability);
      if (variant.launch.why.empty()) return Message::text("it needs a CUDA device");
      return {Message::text("it needs a CUDA device: %1"), Message(variant.launch.why)};
  }
  throw std::logic_error("a kind of launch that runs nowhere");
}

DeviceInfo deviceFor(const Family& family, const Variant& variant) {
  DeviceInfo device;
  for (const DeviceTraits& each : kDeviceKinds) {
    device.kind = each.kind;
    device.record.id = each.word;
    if (!each.replays && whyNotOn(family, variant, device).empty()) return device;
  }
  throw std::logic_error("a variant that runs nowhere");
}

std::vector<std::int64_t> proposedPowers(const ParameterSpec& spec, std::int64_t value) {
  constexpr std::size_t kMost = 6;
  std::vector<std::int64_t> powers;
  if (spec.editor != ParameterSpec::Editor::PowersOfTwo || value < 1) return powers;
  auto power = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(value)));
  for (; power >= std::max<std::int64_t>(spec.minimum, 1) && powers.size() < kMost; power /= 2)
    if (power <= spec.maximum) powers.insert(powers.begin(), power);
  return powers;
}

Request requestOf(const Family& family, const Preset& preset) {
  Request request;
  request.family = family.id;
  for (const std::string& text : preset.parameters) {
    const auto [id, value] = parseParameter(family, text);
    request.parameters.set(id, value);
  }
  if (!preset.sweep.empty()) request.sweeps.push_back(parseSweep(family, preset.sweep));
  return request;
}

std::vector<Request> partsOf(const Request& request) {
  const Family& family = familyNamed(request.family);
  Request catalogues = request;
  catalogues.copies.clear();
  std::vector<Request> parts;
  for (const KernelCopy& copy : request.copies) {
    if (copy.family != family.id || std::erase(catalogues.variants, copy.id()) == 0) continue;
    Request part = catalogues;
    part.variants = {copy.variant};
    part.own = std::make_shared<const OwnKernel>(copy.kernel);
    keepOnly(part, own::familyWith(family, {copy}), {copy.id()});
    parts.push_back(std::move(part));
  }
  if (parts.empty()) return {catalogues};
  if (!catalogues.variants.empty()) {
    keepOnly(catalogues, family, catalogues.variants);
    parts.insert(parts.begin(), std::move(catalogues));
  }
  return parts;
}

std::vector<Point> expand(const Request& request, const DeviceInfo& device) {
  const Family* const family = &familyNamed(request.family);
  if (!request.copies.empty()) {
    std::vector<Point> points;
    for (const Request& part : partsOf(request)) std::ranges::move(expand(part, device), std::back_inserter(points));
    return points;
  }
  if (!request.own || request.variants.size() != 1) return expand(*family, request, device);
  return expand(own::familyWith(*family, request.variants.front(), *request.own), request, device);
}

std::vector<Point> expand(const Family& family, const Request& request, const DeviceInfo& device) {
  if (!device.available) throw RequestError(Message::text("%1 is not available: %2"), device.record.id, device.whyNot);

  std::vector<ChosenVariant> chosen = chosenVariants(family, request, device);
  if (request.own) checkOwn(chosen, device);
  if (request.mode == Mode::Inside) checkInside(family, request, chosen);
  for (const auto& [id, value] : request.parameters.entries()) checkValue(family, chosen, id, value);
  checkSweeps(family, request, chosen);

  std::vector<Point> points;
  // Index in each sweep; the last one varies fastest.
  std::vector<std::size_t> at(request.sweeps.size(), 0);
  while (true) {
    for (const ChosenVariant& each : chosen) {
      Point point{
          .family = family.id, .variant = each.variant->id, .parameters = {}, .mode = request.mode, .own = request.own};
      Parameters chosenValues;
      for (const auto& [id, value] : request.parameters.entries())
        if (has(each.specs, id)) chosenValues.set(id, value);
      bool repeated = false;
      for (std::size_t i = 0; i < at.size(); ++i) {
        const Sweep& sweep = request.sweeps[i];
        bool varies = false;
        for (const ParameterSpec& spec : each.specs) {
          if (!sweep.sets(spec.id)) continue;
          chosenValues.set(spec.id, sweep.values[at[i]]);
          varies = true;
        }
        repeated = repeated || (!varies && at[i] > 0);
      }
      if (!repeated) points.push_back(completed(std::move(point), each.specs, chosenValues, device));
    }
    std::size_t turning = at.size();
    while (turning > 0 && ++at[turning - 1] == request.sweeps[turning - 1].values.size()) at[--turning] = 0;
    if (turning == 0) return points;
  }
}

std::vector<std::string> variantsNotRecorded(const Request& request, const DeviceInfo& device) {
  std::vector<std::string> variants;
  for (const std::string& variant : request.variants) try {
      Request alone = request;
      alone.variants = {variant};
      expand(alone, device);
    } catch (const NotRecorded&) {
      variants.push_back(variant);
    } catch (const RequestError&) {
      // another reason
    }
  return variants;
}

}  // namespace warpbench
