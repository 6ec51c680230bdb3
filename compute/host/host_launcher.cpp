// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/host_launcher.h"

#include <chrono>

#include "measure/stop_scope.h"

namespace warpbench::cpu {

void HostLauncher::oneThread(std::int64_t count, const std::function<void(std::int64_t, std::int64_t)>& loop) {
  split(1, count, loop);
}

void HostLauncher::allThreads(std::int64_t count, const std::function<void(std::int64_t, std::int64_t)>& loop) {
  split(m_team.size(), count, loop);
}

void HostLauncher::split(int parts, std::int64_t count, const std::function<void(std::int64_t, std::int64_t)>& loop) {
  m_threads = parts;
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds kBetweenLooks{10};
  constexpr std::int64_t kMaxPolls = 4096;
  const std::stop_token stop = StopScope::current();
  m_team.run(parts, [&](int part) {
    const StopScope scope(stop);
    const std::int64_t end = count * (part + 1) / parts;
    std::int64_t piece = std::max<std::int64_t>(1, count / parts / kMaxPolls);
    for (std::int64_t begin = count * part / parts; begin < end;) {
      StopScope::check();
      const Clock::time_point before = Clock::now();
      const std::int64_t next = std::min(end, begin + piece);
      loop(begin, next);
      begin = next;
      // At most twelve times for a fast loop, so that checking costs less than a microsecond.
      if (Clock::now() - before < kBetweenLooks) piece *= 2;
    }
  });
}

}  // namespace warpbench::cpu
