// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace warpbench::simulator {

/// Many zero-initialized elements, whose pages are allocated when touched: most blocks use few of them, and a thousand
/// blocks may run at the same time.
template <typename T>
class ZeroArray {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  /// @throws std::bad_alloc
  explicit ZeroArray(std::size_t size) : m_data(static_cast<T*>(std::calloc(size, sizeof(T)))) {
    if (!m_data) throw std::bad_alloc();
  }
  T* data() const { return m_data.get(); }
  T& operator[](std::size_t index) const { return m_data.get()[index]; }

 private:
  struct Free {
    void operator()(T* at) const { std::free(at); }
  };
  std::unique_ptr<T, Free> m_data;
};

}  // namespace warpbench::simulator
