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

void Elements::add(std::int64_t begin, std::int64_t end) {
  for (std::int64_t i = std::max<std::int64_t>(begin, 0); i < std::min(end, count()); ++i) {
    m_size += has(i) ? 0 : 1;
    m_words[static_cast<std::size_t>(i / kStretch)] |= std::uint64_t{1} << (i % kStretch);
  }
}

void Elements::addTile(std::int64_t rows, std::int64_t columns, std::int64_t firstRow, std::int64_t firstColumn,
                       std::int64_t height, std::int64_t width) {
  const std::int64_t end = std::min(firstColumn + width, columns);
  for (std::int64_t row = firstRow; row < std::min(firstRow + height, rows); ++row)
    add(row * columns + firstColumn, row * columns + std::max(firstColumn, end));
}

std::int64_t Problem::owedElements() const {
  const auto output = std::ranges::find_if(m_arrays, &Array::written);
  if (output == m_arrays.end() || output->shape.elementBytes == 0) return 0;
  return static_cast<std::int64_t>(output->bytes / output->shape.elementBytes);
}

}  // namespace warpbench
