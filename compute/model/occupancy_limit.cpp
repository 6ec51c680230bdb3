// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evidence.h"
#include "model/explanation_parts.h"
#include "model/explanation_texts.h"

namespace warpbench::explanation {

std::optional<Message> occupancyLimit(const GpuProfile& profile, const Result& result) {
  const double blockThreads = threadsPerBlock(result);
  if (!result.occupancy || *result.occupancy >= 1 || blockThreads < 1 || blockThreads > kMostThreads) return {};
  const auto threads = static_cast<int>(blockThreads);
  const auto shared = static_cast<double>(result.sharedBytes.value_or(0));
  const int fitting = residentBlocks(profile, threads, shared);
  const int byThreads = residentBlocks(profile, threads, 0);
  const Number percent{*result.occupancy * 100, "%"};
  const Number threadsNumber{blockThreads};
  const Number fittingNumber{static_cast<double>(fitting)};
  if (result.registers && *result.occupancy < occupancy(profile, threads, fitting))
    return Message{kOccupancyByRegisters, {percent, Number{static_cast<double>(*result.registers)}}};
  if (fitting < byThreads) return Message{kOccupancyByShared, {percent, sizeNumber(shared), fittingNumber}};
  if (fitting == profile.blocksPerMultiprocessor)
    return Message{kOccupancyByBlocks, {percent, fittingNumber, threadsNumber}};
  return Message{kOccupancyByThreads, {percent, threadsNumber, fittingNumber}};
}

}  // namespace warpbench::explanation
