// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/bandwidth.h"

#include <algorithm>
#include <cmath>

#include "catalogue/catalogue.h"
#include "core/text/error.h"

namespace warpbench {
namespace {

std::optional<double> share(const std::optional<double>& value, double of) {
  return value && of > 0 ? std::optional(*value / of) : std::nullopt;
}

constexpr double kMillisecondsPerSecond = 1e3;
constexpr double kGiga = 1e9;

bool staysOnChip(const Result& result) {
  const Family* const family = findFamily(result.family);
  return family && family->onChip;
}

const Variant* variantOf(const Result& result) {
  const Family* const family = findFamily(result.family);
  return family ? family->find(result.variant) : nullptr;
}

/// Whether a result from an untrusted file has all parameters with allowed values.
bool areAllowed(const Parameters& parameters, const Family& family) try {
  for (const ParameterSpec& spec : family.parameters) {
    const Value* const value = parameters.find(spec.id);
    if (!value) return false;
    spec.check(*value);
  }
  return true;
} catch (const RequestError&) {
  return false;
}

}  // namespace

Message addBandwidth(Result& result, const DeviceRecord& device) {
  if (!result.time) return {};
  const double milliseconds = result.time->median;
  const double seconds = milliseconds / kMillisecondsPerSecond;
  // Also false for NaN.
  if (!(seconds > 0) || std::isinf(seconds)) {
    result.time.reset();
    result.model.reset();  // its terms gave the time
    return {Message::text("a time of %1 ms is impossible"), milliseconds};
  }
  // A failed launch has a time but no meaningful throughput.
  if (result.verification && result.verification->expectedToFail && !result.verification->passed) return {};
  if (result.bytes > 0) result.bandwidthGbs = result.bytes / seconds / kGiga;
  if (result.flops > 0) result.gflops = result.flops / seconds / kGiga;
  if (result.items > 0) result.itemsPerSecond = result.items / seconds;
  if (result.origin == Origin::Measured && !staysOnChip(result) && device.peakBandwidthGbs > 0 &&
      result.bandwidthGbs.value_or(0) > device.peakBandwidthGbs)
    result.warnings.push_back(Message::text("bandwidth above the device's peak: a cache served the data"));
  return {};
}

bool usesTensorCores(const Result& result) {
  const Variant* const variant = variantOf(result);
  return variant && variant->tensorCores;
}

double instructionsPerFlop(const Result& result) {
  const Variant* const variant = variantOf(result);
  const bool known = variant && areAllowed(result.parameters, *findFamily(result.family));
  return known ? variant->instructionsPerFlop(result.parameters) : Variant().instructionsPerFlop({});
}

double peakGflopsFor(const Result& result, const DeviceRecord& device) {
  const Value* const type = result.parameters.find("type");
  if (!type || *type == Value("fp32")) return device.peakGflopsFp32;
  if (*type == Value("tf32")) return usesTensorCores(result) ? device.peakGflopsTf32Tensor : device.peakGflopsFp32;
  if (*type != Value("fp64")) return 0;
  return usesTensorCores(result) ? std::max(device.peakGflopsFp64, device.peakGflopsFp64Tensor) : device.peakGflopsFp64;
}

Fractions fractionsOf(const Result& result, const DeviceRecord* device) {
  Fractions fractions;
  if (!device) return fractions;
  if (!staysOnChip(result)) {
    fractions.bandwidthOfPeak = share(result.bandwidthGbs, device->peakBandwidthGbs);
    fractions.bandwidthOfCopy = share(result.bandwidthGbs, device->copyBandwidthGbs);
  }
  fractions.gflopsOfPeak = share(result.gflops, peakGflopsFor(result, *device));
  return fractions;
}

std::optional<double> figureOfPeak(const Result& result, const DeviceRecord* device) {
  const Fractions fractions = fractionsOf(result, device);
  const Family* const family = findFamily(result.family);
  return family && family->figure == Figure::Gflops ? fractions.gflopsOfPeak : fractions.bandwidthOfPeak;
}

}  // namespace warpbench
