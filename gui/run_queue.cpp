// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_queue.h"

namespace warpbench::gui {

void RunQueue::add(const Request& request) {
  m_waiting.push_back(request);
  emit changed();
}

std::optional<Request> RunQueue::take() {
  if (m_waiting.empty()) return std::nullopt;
  Request first = m_waiting.front();
  remove(0);
  return first;
}

void RunQueue::remove(int index) {
  if (index < 0 || index >= size()) return;
  m_waiting.erase(m_waiting.begin() + index);
  emit changed();
}

void RunQueue::clear() {
  if (m_waiting.empty()) return;
  m_waiting.clear();
  emit changed();
}

}  // namespace warpbench::gui
