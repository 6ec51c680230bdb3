// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/counting/critical_path.h"

#include <algorithm>

namespace warpbench::simulator {
namespace {

/// Rough clocks, used only to find the slowest warp.
double weight(const Counters::CriticalPath& path) {
  constexpr double kLoad = 600;
  constexpr double kCachedLoad = 40;
  constexpr double kSharedLoad = 30;
  constexpr double kAtomic = 300;
  return kLoad * path.loads + kCachedLoad * path.cachedLoads + kSharedLoad * path.sharedLoads + kAtomic * path.atomics +
         path.conflicts;
}

}  // namespace

void CriticalPathFinder::blockBegins() {
  m_block = m_slowest = m_warp = {};
  m_global = m_shared = {};
  m_sinceLoad.reset();
  m_functions.clear();
}

void CriticalPathFinder::warpBegins() {
  warpEnds();
  m_global = m_shared = {};
  m_sinceLoad.reset();
  m_functions.clear();
}

void CriticalPathFinder::comeTo(std::uint64_t calls) {
  const auto known = std::ranges::find(m_functions, calls, &Function::calls);
  if (known == m_functions.end())
    m_functions.push_back({.calls = calls});
  else
    m_functions.erase(known + 1, m_functions.end());
}

void CriticalPathFinder::warpEnds() {
  if (weight(m_warp) > weight(m_slowest)) m_slowest = m_warp;
  m_warp = {};
}

void CriticalPathFinder::accesses(AccessKind kind, bool first, bool waits, int conflicts) {
  if (m_sinceLoad) ++*m_sinceLoad;
  switch (kind) {
    case AccessKind::GlobalLoad:
    case AccessKind::LocalLoad:
      if (kind == AccessKind::GlobalLoad) m_sinceLoad = 0;
      if (!m_global.open) {
        m_global = {.open = true};
        ++m_warp.cachedLoads;
      }
      m_global.ofRound = true;
      if (first && !m_global.loadsFirst) {
        m_global.loadsFirst = true;
        --m_warp.cachedLoads;
        ++m_warp.loads;
      }
      break;
    case AccessKind::SharedLoad:
      if (!m_shared.open) {
        m_shared = {.open = true};
        ++m_warp.sharedLoads;
      }
      m_shared.ofRound = true;
      m_warp.conflicts += conflicts;
      break;
    case AccessKind::GlobalAtom:
      ++m_warp.atomics;
      m_global.open = false;
      m_sinceLoad.reset();
      break;
    case AccessKind::GlobalStore:
    case AccessKind::GlobalRed:
      m_global.open = false;
      m_sinceLoad.reset();
      break;
    case AccessKind::SharedAtomicInteger:
    case AccessKind::SharedAtomicFloat:
      if (waits || kind == AccessKind::SharedAtomicFloat) ++m_warp.sharedLoads;
      m_shared.open = false;
      m_global.open = false;  // nvcc moves no load over an atomic
      m_sinceLoad.reset();
      break;
    case AccessKind::SharedStore:
      m_shared.open = false;
      m_warp.conflicts += conflicts;
      if (m_sinceLoad) m_warp.requestsAhead += *m_sinceLoad - 1;  // except this one
      m_sinceLoad.reset();
      break;
    case AccessKind::ConstantLoad:
    case AccessKind::LocalStore:
      break;
  }
}

void CriticalPathFinder::barrier() {
  warpEnds();
  m_block += m_slowest;
  ++m_block.barriers;
  m_slowest = {};
}

Counters::CriticalPath CriticalPathFinder::blockEnds() {
  warpEnds();
  m_block += m_slowest;
  m_slowest = {};
  return m_block;
}

}  // namespace warpbench::simulator
