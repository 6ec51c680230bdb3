// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <boost/context/fiber.hpp>
#include <csetjmp>
#include <cstdint>
#include <source_location>
#include <string>

#include "device/simt/fiber_switch.h"
#include "device/simt/lane.h"

namespace warpbench::simulator {

/// A CUDA thread as the block that runs it sees it: a fiber, and where it has come to.
struct Lane {
  enum class State { Running, AtBlockBarrier, AtWarpBarrier, Done };

  boost::context::fiber fiber;      ///< this lane, while it is switched out
  boost::context::fiber scheduler;  ///< who resumed it, while it runs
  FiberSwitch fiberSwitch;
  State state = State::Done;
  std::jmp_buf atKernel{};        ///< where it goes when it is to leave the kernel early
  bool begun = false;             ///< it has entered the kernel in this block
  std::uint32_t barrierMask = 0;  ///< of the warp barrier that it waits at
  std::source_location where;     ///< of the barrier that it waits at
  int exchanges = 0;
  std::int64_t steps = 0;                ///< in this block, where it is traced
  std::array<std::uint64_t, 2> given{};  ///< values for exchange(); two, so that none is overwritten before it is read
  uint3 index{};
};

inline std::string nameOf(const Lane& lane) {
  const uint3& at = lane.index;
  return "thread (" + std::to_string(at.x) + ", " + std::to_string(at.y) + ", " + std::to_string(at.z) + ")";
}

}  // namespace warpbench::simulator
