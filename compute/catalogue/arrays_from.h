// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "catalogue/problem.h"

namespace warpbench {

/// The arrays in one list, moved. An initializer list would copy them: seconds for some gigabytes, in one thread that
/// looks at no stop.
template <typename... Arrays>
std::vector<Array> arraysFrom(Arrays&&... arrays) {
  std::vector<Array> list;
  list.reserve(sizeof...(arrays));
  (list.push_back(std::forward<Arrays>(arrays)), ...);
  return list;
}

}  // namespace warpbench
