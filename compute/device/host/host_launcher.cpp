// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/host/host_launcher.h"

namespace warpbench::cpu {

void Launcher::oneThread(std::int64_t count, const std::function<void(std::int64_t, std::int64_t)>& loop) {
  split(1, count, loop);
}

void Launcher::allThreads(std::int64_t count, const std::function<void(std::int64_t, std::int64_t)>& loop) {
  split(m_team.size(), count, loop);
}

void Launcher::split(int parts, std::int64_t count, const std::function<void(std::int64_t, std::int64_t)>& loop) {
  m_threads = parts;
  m_team.run(parts, [&](int part) { loop(count * part / parts, count * (part + 1) / parts); });
}

}  // namespace warpbench::cpu
