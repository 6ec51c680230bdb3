// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/fractions.h"

#include <algorithm>

#include "catalogue/catalogue.h"

namespace warpbench {
namespace {

std::optional<double> share(const std::optional<double>& value, double of) {
  return value && of > 0 ? std::optional(*value / of) : std::nullopt;
}

}  // namespace

bool usesTensorCores(const Result& result) {
  const Family* const family = findFamily(result.family);
  const Variant* const variant = family ? family->find(result.variant) : nullptr;
  return variant && variant->tensorCores;
}

double peakGflopsFor(const Result& result, const DeviceRecord& device) {
  const Value* const type = result.parameters.find("type");
  if (!type || *type == Value("fp32")) return device.peakGflopsFp32;
  if (*type != Value("fp64")) return 0;
  return usesTensorCores(result) ? std::max(device.peakGflopsFp64, device.peakGflopsFp64Tensor) : device.peakGflopsFp64;
}

Fractions fractionsOf(const Result& result, const DeviceRecord* device) {
  Fractions fractions;
  if (!device) return fractions;
  const Family* const family = findFamily(result.family);
  if (!family || !family->onChip) {
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
