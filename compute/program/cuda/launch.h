// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "program/cuda/kernel_heap.h"
#include "program/cuda/runtime_types.h"
#include "simulator/cuda/language/builtins.h"
#include "simulator/cuda/language/machine.h"

/// A program's launch `kernel<<<grid, block, shared, stream>>>(arguments)` becomes (see launch_text.h)
/// `launcher([=](auto&& by, auto&&... a) {...}, "kernel", "file", line).configured(grid, block, ...)(arguments)`. A
/// lane passes through it unobserved, with copies of the arguments on its own stack, because reading them is not the
/// kernel's work. These templates are instantiated for each kernel of each program. With std::tuple and
/// std::make_shared, compiling a small program would take a sixth longer.
namespace warpbench::program {

/// The values between <<< and >>>.
struct Configuration {
  dim3 grid;
  dim3 block;
  std::size_t sharedBytes = 0;
  cudaStream_t stream = nullptr;
  bool cooperative = false;
};

/// The source location of the launch.
struct LaunchPlace {
  const char* kernel;
  const char* file;
  int line;
};

/// What a lane runs: calls the kernel with its arguments.
struct KernelClosure {
  void (*call)(const void* closure);
  const void* closure;
  const void* function;  ///< nullptr if the kernel is known by name only
  /// Copies the closure for later use, and deletes the copy; nullptr if it cannot be copied.
  const void* (*copy)(const void* closure) = nullptr;
  void (*destroy)(const void* copy) = nullptr;
};

/// Runs the launch in its stream.
cudaError_t runLaunch(const LaunchPlace& place, const Configuration& configuration, const KernelClosure& kernel);

/// Converts a launch argument to its parameter's type: a null pointer arrives as a number.
template <typename Parameter, typename Value>
constexpr Parameter asParameter(Value&& value) {
  using Plain = std::remove_cvref_t<Value>;
  if constexpr (std::is_pointer_v<Parameter> && std::is_integral_v<Plain>)
    return reinterpret_cast<Parameter>(static_cast<std::uintptr_t>(value));
  else
    return static_cast<Value&&>(value);
}
template <typename Parameter, typename Value>
concept GoesInto = std::is_convertible_v<Value, Parameter> ||
    (std::is_pointer_v<Parameter>&& std::is_integral_v<std::remove_cvref_t<Value>>);

/// The bytes of arguments wider than two registers, which are passed in memory.
template <typename... Parameters>
constexpr std::size_t bytesInMemory() {
  return (std::size_t{0} + ... + (sizeof(Parameters) > 16 ? (sizeof(Parameters) + 7) / 8 * 8 : 0));
}

/// Whether the caller passes the value itself, in registers or on the stack, rather than the address of a copy (Itanium
/// C++ ABI, "Non-trivial Parameters").
template <typename T>
inline constexpr bool kPassedByItself =
    std::is_trivially_destructible_v<T> &&
    (!std::is_copy_constructible_v<T> ||
     std::is_trivially_copy_constructible_v<T>)&&(!std::is_move_constructible_v<T> ||
                                                  std::is_trivially_move_constructible_v<T>);
/// Replaces such an address by a reference. A lane's copy is then a plain copy of the bytes, as on a GPU, and no
/// constructor or destructor runs for it.
template <typename T>
using PassedAs = std::conditional_t<!std::is_reference_v<T> && !kPassedByItself<T>, T&, T>;

/// A kernel's arguments, stored as in a std::tuple.
template <std::size_t, typename Parameter>
struct BoundArgument {
  Parameter value;
};
template <typename Indices, typename... Parameters>
struct BoundArguments;
template <std::size_t... i, typename... Parameters>
struct BoundArguments<std::index_sequence<i...>, Parameters...> : BoundArgument<i, Parameters>... {};

template <typename... Parameters>
struct Bound {
  using Indices = std::index_sequence_for<Parameters...>;
  using Held = BoundArguments<Indices, Parameters...>;

  void (*kernel)(Parameters...);
  Held arguments;

  cudaError_t launch(const LaunchPlace& place, const Configuration& configuration) const {
    return runLaunch(place, configuration, {&call, this, reinterpret_cast<const void*>(kernel), &copy, &destroy});
  }

  /// Launches with the address of a kernel and the addresses of its arguments.
  static cudaError_t launchByAddresses(const LaunchPlace& place, const Configuration& configuration, const void* kernel,
                                       void** arguments) {
    return at(kernel, arguments, Indices()).launch(place, configuration);
  }

 private:
  [[gnu::noinline, gnu::flatten]] static void call(const void* self) {
    simulator::unseen();
    const auto& bound = *static_cast<const Bound*>(self);
    if constexpr ((kPassedByItself<Parameters> && ...)) {
      with(bound.kernel, bound.arguments, Indices());
    } else {
      alignas(Held) unsigned char bytes[sizeof(Held)];
      __builtin_memcpy(bytes, static_cast<const void*>(&bound.arguments), sizeof bytes);
      withBytes(bound.kernel, *reinterpret_cast<Held*>(bytes), Indices());
    }
  }

  static const void* copy(const void* self) { return new Bound(*static_cast<const Bound*>(self)); }
  static void destroy(const void* self) { delete static_cast<const Bound*>(self); }

  template <std::size_t... i>
  [[gnu::always_inline]] static void with(void (*kernel)(Parameters...), [[maybe_unused]] Held arguments,
                                          std::index_sequence<i...>) {
    simulator::kernelBegins(bytesInMemory<Parameters...>());
    kernel(static_cast<BoundArgument<i, Parameters>&>(arguments).value...);
  }

  template <std::size_t... i>
  [[gnu::always_inline]] static void withBytes(void (*kernel)(Parameters...), Held& arguments,
                                               std::index_sequence<i...>) {
    simulator::kernelBegins(bytesInMemory<Parameters...>());
    reinterpret_cast<void (*)(PassedAs<Parameters>...)>(kernel)(
        static_cast<BoundArgument<i, Parameters>&>(arguments).value...);
  }

  template <std::size_t... i>
  static Bound at(const void* kernel, [[maybe_unused]] void** arguments, std::index_sequence<i...>) {
    return {reinterpret_cast<void (*)(Parameters...)>(const_cast<void*>(kernel)),
            {{*static_cast<std::remove_reference_t<Parameters>*>(arguments[i])}...}};
  }
};

/// The kernel type with exactly these parameter types, which exists for a template whose arguments are deduced.
template <typename... Arguments>
using KernelOf = void (*)(std::decay_t<Arguments>...);

/// Called by a launch's closure with the kernel as a pointer, if its name denotes one function with as many parameters;
/// the arguments are then converted once, on the host. Otherwise calls the kernel by name.
class By {
 public:
  By(const LaunchPlace& place, const Configuration& configuration) : m_place(place), m_configuration(configuration) {}

  template <typename... Parameters, typename... Arguments>
  requires(sizeof...(Parameters) == sizeof...(Arguments) &&
           (GoesInto<Parameters, Arguments> && ...)) void pointer(void (*kernel)(Parameters...),
                                                                  Arguments&&... arguments) const {
    const Bound<Parameters...> bound{kernel, {{asParameter<Parameters>(static_cast<Arguments&&>(arguments))}...}};
    bound.launch(m_place, m_configuration);
  }

  template <typename Call>
  void name(const Call& call) const {
    runLaunch(m_place, m_configuration, {&callOf<Call>, &call, nullptr});
  }

 private:
  template <typename Call>
  [[gnu::noinline]] static void callOf(const void* call) {
    simulator::unseen();
    (*static_cast<const Call*>(call))();
  }

  LaunchPlace m_place;
  Configuration m_configuration;
};

template <typename Closure>
struct Configured {
  Closure closure;
  By by;

  template <typename... Arguments>
  void operator()(Arguments&&... arguments) const {
    closure(by, static_cast<Arguments&&>(arguments)...);
  }
};

template <typename Closure>
struct LaunchedClosure {
  Closure closure;
  LaunchPlace place;

  Configured<Closure> configured(dim3 grid, dim3 block, std::size_t sharedBytes = 0,
                                 cudaStream_t stream = nullptr) const {
    return {closure, By(place, {grid, block, sharedBytes, stream})};
  }
};

template <typename Closure>
LaunchedClosure<Closure> launcher(Closure closure, const char* kernel, const char* file, int line) {
  return {closure, {kernel, file, line}};
}

/// cudaLaunchKernel() for a kernel whose address the program has registered, as it does for all kernels except
/// templates.
cudaError_t runKnown(const LaunchPlace& place, const Configuration& configuration, const void* kernel,
                     void** arguments);

/// A kernel that can be launched by its address alone.
struct KnownKernel {
  const void* address;
  const char* name;
  cudaError_t (*launch)(const LaunchPlace&, const Configuration&, const void* kernel, void** arguments);
};
void makeKnown(const KnownKernel& kernel);

template <typename... Parameters>
KnownKernel knownKernel(void (*kernel)(Parameters...), const char* name) {
  return {reinterpret_cast<const void*>(kernel), name, &Bound<Parameters...>::launchByAddresses};
}

/// Registers a kernel whose address becomes a plain pointer, so that it can be launched by that.
template <typename... Parameters>
constexpr auto* knownByAddress(void (*kernel)(Parameters...)) {
  if (!std::is_constant_evaluated()) makeKnown(knownKernel(kernel, nullptr));
  return kernel;
}
template <typename T>
constexpr T&& knownByAddress(T&& other) {
  return static_cast<T&&>(other);
}

/// The program ignores the result of the next runtime call.
void valueIsDropped() noexcept;

bool isOnLane() noexcept;
/// printf() in kernels: the output is kept until its block can no longer be rolled back.
int prints(const char* format, ...) noexcept __attribute__((format(printf, 1, 2)));
/// For calls whose result is used: on a GPU it is the number of arguments.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-security"
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
template <typename... Arguments>
WARPBENCH_WORD int printfCounted(const char* format, Arguments... arguments) {
  const int printed = prints(format, arguments...);
  return printed < 0 || !isOnLane() ? printed : static_cast<int>(sizeof...(Arguments));
}
#pragma GCC diagnostic pop

/// Called by assert(), like __assert_fail() of the C library.
[[noreturn]] void assertionFails(const char* expression, const char* file, unsigned line,
                                 const char* function) noexcept;

/// Reports a copy of that many bytes at byte `offset` that exceeds a symbol of `size` bytes.
cudaError_t outsideSymbol(std::size_t bytes, std::size_t offset, std::size_t size);

/// A kernel uses something that the simulator lacks: ends the launch with an error that says so.
[[noreturn]] void refused(const char* what, const char* file, int line) noexcept;

}  // namespace warpbench::program
