// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/making_data.h"

#include <algorithm>

namespace warpbench {

void DataProgress::made(double bytes) {
  m_made += bytes;
  const Clock::time_point now = Clock::now();
  if (m_all <= 0 || now - m_told < m_between) return;
  m_told = now;
  m_tell(std::min(1.0, m_made / m_all));
}

}  // namespace warpbench
