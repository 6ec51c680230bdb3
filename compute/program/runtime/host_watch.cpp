// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/host_watch.h"

#include <ctime>
#include <thread>
#include <utility>

namespace warpbench::program {

void watchHost(std::function<std::int64_t()> calls, std::function<void()> spins, std::chrono::milliseconds most) {
  std::thread([calls = std::move(calls), spins = std::move(spins), most] {
    constexpr std::clock_t kPerMillisecond = CLOCKS_PER_SEC / 1000;
    std::int64_t before = calls();
    for (std::clock_t begin = std::clock(); std::clock() - begin < most.count() * kPerMillisecond;) {
      std::this_thread::sleep_for(most / 10);
      if (std::exchange(before, calls()) != before) begin = std::clock();
    }
    spins();
  }).detach();
}

}  // namespace warpbench::program
