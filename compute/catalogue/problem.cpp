// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/problem.h"

#include <algorithm>
#include <stdexcept>

namespace warpbench {

const Arguments::Buffer& Arguments::buffer(std::string_view name) const {
  const auto found = std::ranges::find(m_buffers, name, &Buffer::name);
  if (found == m_buffers.end()) throw std::logic_error("the problem has no array named " + std::string(name));
  return *found;
}

}  // namespace warpbench
