// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/problem.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace warpbench {

const Arguments::Buffer& Arguments::buffer(std::string_view name) const {
  const auto found = std::ranges::find(m_buffers, name, &Buffer::name);
  if (found == m_buffers.end()) throw std::logic_error("the problem has no array named " + std::string(name));
  return *found;
}

void Elements::add(std::int64_t begin, std::int64_t end) {
  begin = std::max<std::int64_t>(begin, 0);
  end = std::min(end, count());
  while (begin < end) {
    const std::int64_t next = std::min(end, (begin / kStretch + 1) * kStretch);
    const std::uint64_t added = ~std::uint64_t{0} >> (kStretch - (next - begin)) << (begin % kStretch);
    std::uint64_t& word = m_words[static_cast<std::size_t>(begin / kStretch)];
    m_size += std::popcount(added & ~word);
    word |= added;
    begin = next;
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
