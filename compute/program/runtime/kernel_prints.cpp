// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/kernel_prints.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string_view>

namespace warpbench::program {
namespace {

void addArgument(PrintCost& cost, int bytes) {
  cost.stores -= 7;
  cost.localLoads -= bytes == 4 ? 5 : 2;
  cost.localStores += bytes == 4 ? 7 : 10;
}

void addString(PrintCost& cost, const char* text) {
  const auto length = static_cast<double>(text == nullptr ? 0 : std::strlen(text));
  cost.stores -= 7;
  cost.loads += 3 * (length + 1);
  cost.localLoads += 2 - 2 * length;
  cost.localStores += 14;
}

/// The lanes of a warp that print together, at one place.
struct Request {
  std::uint32_t lanes = 0;
  PrintCost cost;
};

/// Groups of eight lanes share a sector of local memory.
double localSectors(double requests, std::uint32_t lanes) {
  double groups = 0;
  for (int first = 0; first < simulator::kWarpSize; first += 8) groups += (lanes >> first & 0xff) != 0 ? 1 : 0;
  constexpr double kOfOneSector = 2;
  return requests * groups - kOfOneSector * (groups - 1);
}

void add(Counters::Traffic& sum, double requests, double sectors, double lanes) {
  sum += {.requests = requests, .sectors = sectors, .lanes = requests * lanes, .bytes = 4 * requests * lanes};
}

void add(Counters& counters, const Request& request) {
  const auto lanes = static_cast<double>(std::popcount(request.lanes));
  const PrintCost& cost = request.cost;
  constexpr double kAtomics = 4;
  add(counters.globalLoad, cost.loads, cost.loads, lanes);
  add(counters.globalStore, cost.stores, cost.stores * lanes, lanes);  // each lane has a record of its own
  add(counters.globalAtom, kAtomics, kAtomics, 1);
  add(counters.localLoad, cost.localLoads, localSectors(cost.localLoads, request.lanes), lanes);
  add(counters.localStore, cost.localStores, localSectors(cost.localStores, request.lanes), lanes);
}

}  // namespace

PrintCost printCost(const char* format, std::va_list arguments) {
  const std::string_view text = format;
  const auto length = static_cast<double>(text.size());
  PrintCost cost{.loads = 5 + 3 * length, .stores = 222, .localLoads = 483 - 2 * length, .localStores = 60};
  bool any = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') continue;
    bool isLong = false;
    for (++i; i < text.size() && std::strchr("-+ #0123456789.*hljztL", text[i]) != nullptr; ++i) {
      isLong |= std::strchr("ljztL", text[i]) != nullptr;
      if (text[i] != '*') continue;
      addArgument(cost, 4);
      static_cast<void>(va_arg(arguments, int));
      any = true;
    }
    if (i == text.size() || text[i] == '%') continue;
    any = true;
    if (text[i] == 's') {
      addString(cost, va_arg(arguments, const char*));
    } else if (std::strchr("aAeEfFgG", text[i]) != nullptr) {
      addArgument(cost, 8);
      static_cast<void>(va_arg(arguments, double));
    } else if (isLong || text[i] == 'p') {
      addArgument(cost, 8);
      static_cast<void>(va_arg(arguments, long));
    } else {
      addArgument(cost, 4);
      static_cast<void>(va_arg(arguments, int));
    }
  }
  if (any) {
    cost.localLoads += 4;
    cost.localStores += 6;
  }
  cost.stores = std::max(cost.stores, 0.0);
  cost.localLoads = std::max(cost.localLoads, 0.0);
  return cost;
}

void KernelPrints::add(std::int64_t block, int thread, bool inStep, std::uint64_t place, const PrintCost& cost) {
  const std::lock_guard lock(m_mutex);
  Warp& warp = m_warps[{block, thread / simulator::kWarpSize}];
  if (inStep && !warp.inStep) warp = {.inStep = true, .ofLanes = {}};
  warp.ofLanes[static_cast<std::size_t>(thread % simulator::kWarpSize)].push_back({place, cost});
}

double KernelPrints::addTo(Counters& counters) {
  const std::lock_guard lock(m_mutex);
  double requests = 0;
  double mostOfWarp = 0;
  for (const auto& [where, warp] : m_warps) {
    // The k-th calls of the lanes at one place belong together.
    std::map<std::pair<std::uint64_t, int>, Request> together;
    for (std::size_t lane = 0; lane < warp.ofLanes.size(); ++lane) {
      std::map<std::uint64_t, int> callsAt;
      for (const Print& print : warp.ofLanes[lane]) {
        Request& request = together[{print.place, callsAt[print.place]++}];
        request.lanes |= std::uint32_t{1} << lane;
        if (print.cost.loads > request.cost.loads) request.cost = print.cost;
      }
    }
    for (const auto& [call, request] : together) program::add(counters, request);
    requests += static_cast<double>(together.size());
    mostOfWarp = std::max(mostOfWarp, static_cast<double>(together.size()));
  }
  m_warps.clear();
  if (requests == 0) return 0;
  // One more atomic for each call after which no warp waits.
  program::add(counters.globalAtom, mostOfWarp, mostOfWarp, 1);
  // Measured by CUPTI on an H200: calls of one warp take 24 us each, those of further warps 7 us, as they take turns.
  constexpr double kFirstUs = 4;
  constexpr double kCallUs = 24;
  constexpr double kTurnUs = 7;
  return (kFirstUs + kCallUs * mostOfWarp + kTurnUs * (requests - mostOfWarp)) / 1000;
}

}  // namespace warpbench::program
