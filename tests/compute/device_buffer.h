// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <new>

namespace warpbench::test {

/// An array as on a device: aligned to 256 bytes.
template <typename T>
class Buffer {
 public:
  explicit Buffer(std::size_t count, T value = T()) : m_values(new (std::align_val_t(256)) T[count]), m_count(count) {
    std::fill_n(m_values, count, value);
  }
  ~Buffer() { operator delete[](m_values, std::align_val_t(256)); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  T& operator[](std::size_t i) { return m_values[i]; }
  T* data() { return m_values; }
  std::size_t size() const { return m_count; }
  std::size_t bytes() const { return m_count * sizeof(T); }

 private:
  T* m_values;
  std::size_t m_count;
};

}  // namespace warpbench::test
