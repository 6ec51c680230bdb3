// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/run_queue.h"

namespace warpbench::gui {

void RunQueue::add(const AskedRun& run) {
  m_waiting.push_back({++m_lastId, run});
  emit changed();
}

std::optional<AskedRun> RunQueue::take() {
  if (m_waiting.empty()) return std::nullopt;
  const Waiting first = m_waiting.front();
  remove(first.id);
  return first.run;
}

void RunQueue::remove(int id) {
  if (std::erase_if(m_waiting, [id](const Waiting& each) { return each.id == id; }) > 0) emit changed();
}

void RunQueue::clear() {
  if (m_waiting.empty()) return;
  m_waiting.clear();
  emit changed();
}

}  // namespace warpbench::gui
