// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <tuple>
#include <utility>

namespace warpbench::simulator {

/// A kernel with its arguments: what each thread of a launch does.
class KernelCall {
 public:
  virtual ~KernelCall() = default;
  virtual void operator()() const = 0;
};

/// Its own reads, of the arguments, are not the kernel's: so it is not instrumented, and no std::function, whose parts
/// would be.
template <typename... Parameters>
class KernelCallOf final : public KernelCall {
 public:
  template <typename... Arguments>
  explicit KernelCallOf(void (*kernel)(Parameters...), const Arguments&... arguments)
      : m_kernel(kernel), m_arguments(arguments...) {}

  [[gnu::no_sanitize("thread"), gnu::no_sanitize_coverage]] void operator()() const override {
    call(std::index_sequence_for<Parameters...>());
  }

 private:
  template <std::size_t... i>
  [[gnu::no_sanitize("thread"), gnu::no_sanitize_coverage]] void call(std::index_sequence<i...>) const {
    m_kernel(std::get<i>(m_arguments)...);
  }

  void (*m_kernel)(Parameters...);
  std::tuple<Parameters...> m_arguments;
};

}  // namespace warpbench::simulator
