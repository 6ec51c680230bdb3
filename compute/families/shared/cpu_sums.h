// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "catalogue/family.h"
#include "families/shared/launches.h"
#include "families/shared/sums.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

/// Adds the summation orders of sums.h as CPU variants, including the two baselines. `term(run, i)` is the term of
/// element i of `run.elements`; `run.onCpu(sum)` sets the result from `sum(begin, end)`.
template <typename Launches, typename Term>
void addCpuSums(Family& family, const Launches& launches, Term term) {
  const auto add = [&](const std::string& id, const std::string& title, const std::string& idea, auto sum) {
    family.variants.push_back(
        {.id = id, .title = title, .idea = idea, .launch = launches.cpu([=](auto& device, const auto& run) {
           const auto termOfRun = [&](std::int64_t i) { return term(run, i); };
           device.oneThread(1, [&](std::int64_t, std::int64_t) {  // an order of summation cannot be split over threads
             run.onCpu([&](std::int64_t begin, std::int64_t end) { return sum(begin, end, termOfRun); });
           });
         })});
  };
  add("cpu-sorted", "CPU, sorted", "One thread adds small magnitudes first, so that large ones do not absorb them.",
      [](auto begin, auto end, const auto& each) { return sumSorted<decltype(each(begin))>(begin, end, each); });
  add("cpu-pairwise", "CPU, pairwise",
      "One thread adds halves of halves: errors grow only with the height of the tree.",
      [](auto begin, auto end, const auto& each) { return sumPairwise<decltype(each(begin))>(begin, end, each); });
  add("cpu-kahan", "CPU, Kahan", "One thread carries each addition's rounding error to the next.",
      [](auto begin, auto end, const auto& each) { return sumKahan<decltype(each(begin))>(begin, end, each); });
  add("cpu-one-thread", "CPU, one thread", "One thread adds in order.",
      [](auto begin, auto end, const auto& each) { return sumInOrder<decltype(each(begin))>(begin, end, each); });
  family.variants.push_back({.id = "cpu-all-threads",
                             .title = "CPU, all threads",
                             .idea = "Each thread adds its part in order.",
                             .launch = launches.cpu([=](auto& device, const auto& run) {
                               run.onCpu([&](std::int64_t, std::int64_t) {
                                 const auto termOfRun = [&](std::int64_t i) { return term(run, i); };
                                 using T = decltype(termOfRun(0));
                                 SumOfParts<T> parts;
                                 device.allThreads(run.elements, [&](std::int64_t first, std::int64_t last) {
                                   parts.add(first, sumInOrder<T>(first, last, termOfRun));
                                 });
                                 return parts.sum();
                               });
                             })});
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
