// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/verification.h"

#include <functional>

namespace warpbench {

void inParallel(std::int64_t count, const std::function<void(std::int64_t, std::int64_t)>& loop) {
  constexpr std::int64_t kWorthAThread = 1 << 14;
  const std::int64_t threads = std::max(1u, std::thread::hardware_concurrency());
  const std::int64_t parts = std::clamp<std::int64_t>(count / kWorthAThread, 1, threads);
  if (parts == 1) return loop(0, count);
  std::vector<std::jthread> team;
  for (std::int64_t part = 0; part < parts; ++part)
    team.emplace_back([&, part] { loop(count * part / parts, count * (part + 1) / parts); });
}

}  // namespace warpbench
