// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/verification.h"

#include <algorithm>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "core/machine/machine_limits.h"
#include "measure/input_progress.h"
#include "measure/stop_scope.h"

namespace warpbench {

void inParallel(std::int64_t count, const std::function<void(std::int64_t, std::int64_t)>& loop,
                std::size_t bytesEach) {
  if (SizesOnly::on()) return;
  constexpr std::int64_t kWorthAThread = 1 << 14;
  constexpr std::int64_t kBetweenLooks = 1 << 16;  // between checks for a stop
  const std::int64_t parts = std::clamp<std::int64_t>(count / kWorthAThread, 1, usableThreads());
  if (parts == 1 && count <= kBetweenLooks) return loop(0, count);
  const std::stop_token stop = StopScope::current();
  std::mutex mutex;
  std::exception_ptr failure;
  const auto run = [&](std::int64_t part) noexcept {
    try {
      const std::int64_t end = count * (part + 1) / parts;
      for (std::int64_t begin = count * part / parts; begin < end; begin += kBetweenLooks) {
        if (stop.stop_requested()) throw Cancelled();
        const std::int64_t next = std::min(end, begin + kBetweenLooks);
        loop(begin, next);
        // The other threads have made about the same progress.
        if (part == 0) DataProgress::add(static_cast<double>((next - begin) * parts) * static_cast<double>(bytesEach));
      }
    } catch (...) {
      const std::scoped_lock lock(mutex);
      if (!failure) failure = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> team;
    std::int64_t part = 1;
    try {
      team.reserve(static_cast<std::size_t>(parts));
      for (; part < parts; ++part) team.emplace_back(run, part);
    } catch (const std::exception&) {
      // Out of threads or memory: this thread does the rest.
    }
    for (; part < parts; ++part) run(part);
    run(0);
  }
  if (failure) std::rethrow_exception(failure);
}

}  // namespace warpbench
