// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/simt/checked_launcher.h"

#include "error.h"

namespace warpbench::simulator {

void CheckedLauncher::run(const LaunchShape& shape, const std::function<void()>& thread) {
  shape.check();
  // Kernels reach the checker through a thread's variable, which a launch inside of another would not leave as it was.
  struct Current {
    explicit Current(Checker* checker) { t_checker = checker; }
    ~Current() { t_checker = nullptr; }
  } const current(&m_checker);
  SectorMap nowhere(nullptr, 0);
  Traffic traffic(&nowhere);
  std::vector<BlockObserver*> observers{&m_checker};
  if (m_listener != nullptr) observers.push_back(m_listener);
  m_checker.startLaunch();
  for (std::int64_t block = 0; block < shape.blocks(); ++block) {
    if (m_stop.stop_requested()) throw Cancelled();
    m_runner.run(shape, shape.blockAt(block), thread, &traffic, observers);
  }
}

}  // namespace warpbench::simulator
