// SPDX-License-Identifier: GPL-3.0-or-later
// Combines the terms of a modelled time.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "model/time_model.h"

namespace warpbench {
namespace {

/// Exponent 1: sum; 2: root of the sum of squares.
double norm(double a, double b, double exponent) {
  return std::pow(std::pow(a, exponent) + std::pow(b, exponent), 1 / exponent);
}

/// Round-trip time of customers that alternate between one server, which takes `service` for all of them together, and
/// a delay of `elsewhere` without queueing. Mean value analysis: an arriving customer sees the mean queue with one
/// customer less (Reiser and Lavenberg, "Mean-Value Analysis of Closed Multichain Queuing Networks", Journal of the ACM
/// 27, 1980). Interpolates for a fractional number of customers.
double roundOf(double service, double elsewhere, double customers) {
  double found = 0;
  double taken = 0;
  double before = 0;
  for (double count = 1; count < customers + 1; ++count) {
    before = taken;
    const double served = service / customers * (1 + found);
    taken = elsewhere + served;
    found = taken > 0 ? count * served / taken : 0;
  }
  const double part = customers - std::floor(customers);
  return part > 0 ? std::lerp(before, taken, part) : taken;
}

}  // namespace

double ModelledTime::work() const { return std::max({dram, l2, shared, atomics, issue, flops}); }

double ModelledTime::multiprocessor() const { return std::max({shared, issue, flops}); }

double ModelledTime::memory() const { return std::max({dram, l2}); }

double ModelledTime::waiting() const { return std::max(latency, blocks); }

double ModelledTime::combined() const {
  const double customers = std::lerp(1.0, neighbours, overlap - 1);
  const double ofBlocks = roundOf(multiprocessor(), waiting(), customers);
  return std::max(norm(memory(), ofBlocks, overlap), atomics) + launch;
}

std::string_view limiter(const ModelledTime& time) {
  const std::array<std::pair<double, std::string_view>, 9> terms{{{time.dram, "DRAM"},
                                                                  {time.l2, "L2"},
                                                                  {time.shared, "shared memory"},
                                                                  {time.atomics, "atomics on few addresses"},
                                                                  {time.flops, "arithmetic"},
                                                                  {time.issue, "issue slots"},
                                                                  {time.latency, "latency"},
                                                                  {time.blocks, "starting blocks"},
                                                                  {time.launch, "launch overhead"}}};
  return std::ranges::max_element(terms, {}, &std::pair<double, std::string_view>::first)->second;
}

}  // namespace warpbench
