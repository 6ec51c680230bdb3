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

/// What a launch `kernel<<<grid, block, shared, stream>>>(arguments)` of a program becomes (see launch_rewriter.h):
/// `launcher([=](auto&& by, auto&&... a) {...}, "kernel", "file", line).configured(grid, block, ...)(arguments)`.
/// A lane comes through it unseen, with copies of the arguments on its own stack: their reads are not the kernel's.
/// The templates here are instantiated for each kernel of each program: std::tuple and std::make_shared would take a
/// sixth of the time that a small one is compiled in.
namespace warpbench::program {

/// Behind <<<, and before >>>.
struct Configuration {
  dim3 grid;
  dim3 block;
  std::size_t sharedBytes = 0;
  cudaStream_t stream = nullptr;
  bool cooperative = false;
};

/// Where the launch stands.
struct LaunchPlace {
  const char* kernel;
  const char* file;
  int line;
};

/// What a lane does: calls the kernel with its arguments.
struct KernelClosure {
  void (*call)(const void* closure);
  const void* closure;
  const void* function;  ///< nullptr where the kernel is known by its name only
  /// A copy of the closure, for later, and what deletes it; nullptr where there can be none.
  const void* (*copy)(const void* closure) = nullptr;
  void (*destroy)(const void* copy) = nullptr;
};

/// Runs it, on the stream's behalf.
cudaError_t runLaunch(const LaunchPlace& place, const Configuration& configuration, const KernelClosure& kernel);

/// Of a value that a launch gives for a parameter: a null pointer comes as a number.
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

/// Of arguments, those wider than two registers: they are passed in memory.
template <typename... Parameters>
constexpr std::size_t bytesInMemory() {
  return (std::size_t{0} + ... + (sizeof(Parameters) > 16 ? (sizeof(Parameters) + 7) / 8 * 8 : 0));
}

/// The caller passes a register's worth or a copy on the stack, and not the address of a copy (Itanium C++ ABI,
/// "Non-trivial Parameters").
template <typename T>
inline constexpr bool kPassedByItself =
    std::is_trivially_destructible_v<T> &&
    (!std::is_copy_constructible_v<T> ||
     std::is_trivially_copy_constructible_v<T>)&&(!std::is_move_constructible_v<T> ||
                                                  std::is_trivially_move_constructible_v<T>);
/// Of such an address a reference is one too: a lane's copy is then its bytes alone, as on a GPU, and no constructor or
/// destructor runs for it.
template <typename T>
using PassedAs = std::conditional_t<!std::is_reference_v<T> && !kPassedByItself<T>, T&, T>;

/// What a kernel is called with, as std::tuple would hold it.
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

  /// With the address of a kernel and those of its arguments.
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

/// The kernel whose parameters are of just these types: of a template whose arguments are deduced there is such a one.
template <typename... Arguments>
using KernelOf = void (*)(std::decay_t<Arguments>...);

/// What the closure of a launch calls: the kernel as a pointer where that names one function with as many parameters,
/// so that arguments become parameters once, on the host; else whatever the closure calls by name.
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

/// cudaLaunchKernel() of a kernel that the program has made known by its address, as all are that are no templates.
cudaError_t runKnown(const LaunchPlace& place, const Configuration& configuration, const void* kernel,
                     void** arguments);

/// A kernel that may be launched by its address alone.
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

/// A kernel whose address becomes a plain pointer: it may be launched by that.
template <typename... Parameters>
constexpr auto* knownByAddress(void (*kernel)(Parameters...)) {
  if (!std::is_constant_evaluated()) makeKnown(knownKernel(kernel, nullptr));
  return kernel;
}
template <typename T>
constexpr T&& knownByAddress(T&& other) {
  return static_cast<T&&>(other);
}

/// The value of the next call of the runtime is dropped.
void valueIsDropped() noexcept;

bool isOnLane() noexcept;
/// printf(): what a kernel prints is there once its block cannot be taken back.
int prints(const char* format, ...) noexcept __attribute__((format(printf, 1, 2)));
/// The same where its value is used: on a GPU that is the number of arguments.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-security"
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
template <typename... Arguments>
WARPBENCH_WORD int printfCounted(const char* format, Arguments... arguments) {
  const int printed = prints(format, arguments...);
  return printed < 0 || !isOnLane() ? printed : static_cast<int>(sizeof...(Arguments));
}
#pragma GCC diagnostic pop

/// What assert() calls, as __assert_fail() of the C library.
[[noreturn]] void assertionFails(const char* expression, const char* file, unsigned line,
                                 const char* function) noexcept;

/// A copy of so many bytes to or from byte `offset` of a symbol of `size` bytes does not fit.
cudaError_t outsideSymbol(std::size_t bytes, std::size_t offset, std::size_t size);

/// Something that the simulator does not do, in a kernel: the launch ends with an error that says so.
[[noreturn]] void refused(const char* what, const char* file, int line) noexcept;

}  // namespace warpbench::program
