// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/session/results.h"

#include <algorithm>

namespace warpbench {

void Results::resize(std::size_t size) {
  if (size < m_results.size()) m_results.resize(size);
  while (m_results.size() < size) push_back({});
}

Results Results::take(std::size_t begin, std::size_t end) {
  const auto from = m_results.begin() + static_cast<std::ptrdiff_t>(begin);
  const auto to = m_results.begin() + static_cast<std::ptrdiff_t>(end);
  Results taken;
  taken.m_results.assign(std::make_move_iterator(from), std::make_move_iterator(to));
  m_results.erase(from, to);
  return taken;
}

void Results::insert(std::size_t index, Results results) {
  m_results.insert(m_results.begin() + static_cast<std::ptrdiff_t>(index),
                   std::make_move_iterator(results.m_results.begin()),
                   std::make_move_iterator(results.m_results.end()));
}

bool operator==(const Results& a, const Results& b) { return std::ranges::equal(a, b); }

}  // namespace warpbench
