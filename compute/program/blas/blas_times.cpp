// SPDX-License-Identifier: GPL-3.0-or-later
// The constants in this file come from calls of cuBLAS 13.0 on an H200 (driver 580.159.04), each timed by events: the
// median of ten, and the mean of 20 in a row, 28 November 2026. The model is within 25 % for products of 512 to 8192,
// within a factor of two below 512, and within 15 % for vectors of 16 million elements and more.
#include "program/blas/blas_times.h"

#include <algorithm>
#include <cmath>

namespace warpbench::program {
namespace {

/// The time of any call: an empty vector, a matrix, a small product, and a call whose result the host waits for.
constexpr double kVectorUs = 2, kMatrixUs = 4, kProductUs = 6, kResultUs = 18;

/// The share of the fp32 peak that fp32 products of 4096 reach: 50.6 of 67 Tflop/s.
constexpr double kOfPeak = 0.76;

/// The speed of tensor cores relative to the fp32 units, by compute capability: 850 and 437 Tflop/s on an H200. For
/// other GPUs from data sheets, assuming the same share of their peak.
double tensorFactor(const GpuProfile& profile, BlasNumbers numbers) {
  const double capability = profile.computeCapability;
  if (capability < 7) return 1;
  const bool isDataCentre = capability == 8.0 || capability >= 9;
  if (numbers == BlasNumbers::Half) return isDataCentre ? 16.7 : 8;
  if (numbers == BlasNumbers::TensorFloat) return isDataCentre ? 8.6 : capability < 8 ? 1 : 2;
  return 1;
}

double flopsPerMs(const GpuProfile& profile, BlasNumbers numbers) {
  if (numbers == BlasNumbers::Fp64) {
    // 64.8 Tflop/s on an H200, twice the rate of its fp64 units.
    const double factor = profile.computeCapability == 8.0 || profile.computeCapability >= 9 ? 1.93 : 0.9;
    return factor * profile.peakGflopsFp64() * 1e6;
  }
  return kOfPeak * tensorFactor(profile, numbers) * profile.peakGflopsFp32() * 1e6;
}

}  // namespace

BlasCost costOfProduct(double rows, double columns, double inner, double count, double factorBytes, double resultBytes,
                       BlasNumbers numbers) {
  constexpr double kTile = 128, kPart = 1024;
  return {
      .bytes = count * ((rows + columns) * inner * factorBytes + rows * columns * resultBytes),
      .flops = 2 * count * rows * columns * inner,
      .numbers = numbers,
      .tiles = count * std::ceil(rows / kTile) * std::ceil(columns / kTile) * std::max(1.0, std::floor(inner / kPart))};
}

double blasMilliseconds(const GpuProfile& profile, const BlasCost& cost) {
  const double ofBytes = cost.bytes / (cost.share * profile.copyBandwidthGbs * 1e6);
  double ofFlops = cost.flops / flopsPerMs(profile, cost.numbers);
  if (cost.tiles > 0) {
    // Accounts for multiprocessors without a tile in the last wave; cuBLAS uses smaller tiles if there are few.
    const double waves = std::ceil(cost.tiles / profile.multiprocessors);
    ofFlops /= std::sqrt(cost.tiles / (waves * profile.multiprocessors));
  }
  const double us = cost.givesHost ? kResultUs : cost.tiles > 0 ? kProductUs : cost.isMatrix ? kMatrixUs : kVectorUs;
  return us * 1e-3 + std::max(ofBytes, ofFlops);
}

}  // namespace warpbench::program
