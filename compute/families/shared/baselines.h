// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "catalogue/family.h"
#include "families/shared/launches.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

/// Adds the CPU loop as two variants, with one thread and with all threads. `loop(run, begin, end)` computes the rows
/// or elements begin..end-1 of `count(run)`.
template <typename Launches, typename Count, typename Loop>
void addCpuBaselines(Family& family, const Launches& launches, const std::string& idea, Count count, Loop loop) {
  family.variants.push_back({.id = "cpu-one-thread",
                             .title = "CPU, one thread",
                             .idea = idea,
                             .launch = launches.cpu([=](auto& device, const auto& run) {
                               device.oneThread(count(run),
                                                [&](std::int64_t begin, std::int64_t end) { loop(run, begin, end); });
                             })});
  family.variants.push_back({.id = "cpu-all-threads",
                             .title = "CPU, all threads",
                             .idea = idea,
                             .launch = launches.cpu([=](auto& device, const auto& run) {
                               device.allThreads(count(run),
                                                 [&](std::int64_t begin, std::int64_t end) { loop(run, begin, end); });
                             })});
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
