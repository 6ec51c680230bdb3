// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/fractions.h"

#include "catalogue/catalogue.h"

namespace warpbench {
namespace {

std::optional<double> share(const std::optional<double>& value, double of) {
  return value && of > 0 ? std::optional(*value / of) : std::nullopt;
}

/// The peak of multiply-adds of the element type: none is known for whole numbers.
double peakGflops(const Result& result, const DeviceRecord& device) {
  const Value* const type = result.parameters.find("type");
  if (!type || *type == Value("fp32")) return device.peakGflopsFp32;
  return *type == Value("fp64") ? device.peakGflopsFp64 : 0;
}

}  // namespace

Fractions fractionsOf(const Result& result, const DeviceRecord* device) {
  Fractions fractions;
  if (!device) return fractions;
  const Family* const family = findFamily(result.family);
  if (!family || !family->onChip) {
    fractions.bandwidthOfPeak = share(result.bandwidthGbs, device->peakBandwidthGbs);
    fractions.bandwidthOfCopy = share(result.bandwidthGbs, device->copyBandwidthGbs);
  }
  fractions.gflopsOfPeak = share(result.gflops, peakGflops(result, *device));
  return fractions;
}

std::optional<double> figureOfPeak(const Result& result, const DeviceRecord* device) {
  const Fractions fractions = fractionsOf(result, device);
  const Family* const family = findFamily(result.family);
  return family && family->figure == Figure::Gflops ? fractions.gflopsOfPeak : fractions.bandwidthOfPeak;
}

}  // namespace warpbench
