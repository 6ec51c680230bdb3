// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <tuple>
#include <utility>

#include "simulator/cuda/language/machine.h"
#include "simulator/kernel_arguments.h"
#include "simulator/loaded_kernels.h"

namespace warpbench::simulator {

/// A kernel with its arguments, as each thread of a launch runs it.
class KernelCall {
 public:
  virtual ~KernelCall() = default;
  virtual void operator()() const = 0;

  /// The kernel function.
  virtual const void* function() const = 0;
  /// Distinguishes its parameters' sizes from others.
  virtual std::size_t parameterSizes() const = 0;
  virtual void tellArguments(ArgumentListener& listener) const = 0;
  /// The module it was loaded from; nullptr for the program's own kernels.
  const KernelModule* module() const { return m_module; }

 protected:
  explicit KernelCall(const KernelModule* module) : m_module(module) {}

 private:
  const KernelModule* m_module;
};

/// A number that differs if the sizes or their order do. Loaded code computes the same: see own/kernel_object.cpp.
template <typename... Parameters>
constexpr std::size_t sizesOf(void (*)(Parameters...)) {
  std::size_t sizes = 0;
  ((sizes = sizes * 4099 + sizeof(Parameters)), ...);
  return sizes;
}

/// Reading the arguments must not count as the kernel's work, so this is not a std::function, whose parts would be
/// seen.
template <typename... Parameters>
class KernelCallOf final : public KernelCall {
 public:
  template <typename... Arguments>
  explicit KernelCallOf(void (*kernel)(Parameters...), const Arguments&... arguments)
      : KernelCall(nullptr), m_kernel(kernel), m_arguments(arguments...) {}
  /// Uses the kernel's replacement in `loaded`, if there is one.
  template <typename... Arguments>
  KernelCallOf(const LoadedKernels* loaded, void (*kernel)(Parameters...), const Arguments&... arguments)
      : KernelCall(replacementIn(loaded, kernel) ? &loaded->module : nullptr),
        m_kernel(module() ? reinterpret_cast<void (*)(Parameters...)>(replacementIn(loaded, kernel)) : kernel),
        m_arguments(arguments...) {}

  const void* function() const override { return reinterpret_cast<const void*>(m_kernel); }
  std::size_t parameterSizes() const override { return sizesOf(m_kernel); }
  void tellArguments(ArgumentListener& listener) const override {
    std::apply([&](const Parameters&... arguments) { (tellArgument(listener, arguments), ...); }, m_arguments);
  }

  [[gnu::noinline, gnu::flatten]] void operator()() const override {
    unseen();
    call(m_kernel, m_arguments, std::index_sequence_for<Parameters...>());
  }

 private:
  static void* replacementIn(const LoadedKernels* loaded, void (*kernel)(Parameters...)) {
    return loaded ? loaded->of(reinterpret_cast<const void*>(kernel)) : nullptr;
  }
  /// Passes copies, so that reading them accesses the lane's own stack.
  template <std::size_t... i>
  [[gnu::always_inline]] static void call(void (*kernel)(Parameters...),
                                          [[maybe_unused]] std::tuple<Parameters...> arguments,
                                          std::index_sequence<i...>) {
    // Values wider than two registers are passed in memory.
    kernelBegins((std::size_t{0} + ... + (sizeof(Parameters) > 16 ? (sizeof(Parameters) + 7) / 8 * 8 : 0)));
    kernel(std::get<i>(arguments)...);
  }

  void (*m_kernel)(Parameters...);
  std::tuple<Parameters...> m_arguments;
};

}  // namespace warpbench::simulator
