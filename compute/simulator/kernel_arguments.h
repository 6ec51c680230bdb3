// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

namespace warpbench::simulator {

/// Receives a kernel's arguments in order. Uses no standard library, because kernel files are instrumented.
class ArgumentListener {
 public:
  virtual ~ArgumentListener() = default;
  virtual void pointer(const void* value) = 0;
  virtual void whole(long long value) = 0;
  virtual void number(double value) = 0;
  /// Begins a struct or array; its members follow.
  virtual void begin() = 0;
  virtual void end() = 0;
  /// An argument that cannot be decomposed: a class with constructors, or a struct with many members.
  virtual void unknown() = 0;
};

struct AnyMember {
  template <typename T>
  operator T() const;
};

template <typename T>
void tellArgument(ArgumentListener& listener, const T& value);

/// The members of a struct without constructors, at most four. Each initializer is in braces, so that an array member
/// takes one.
template <typename T>
void tellMembers(ArgumentListener& listener, const T& value) {
  const auto tell = [&](const auto&... members) {
    listener.begin();
    (tellArgument(listener, members), ...);
    listener.end();
  };
  using Any = AnyMember;
  if constexpr (requires { T{{Any()}, {Any()}, {Any()}, {Any()}, {Any()}}; }) {
    listener.unknown();
  } else if constexpr (requires { T{{Any()}, {Any()}, {Any()}, {Any()}}; }) {
    const auto& [a, b, c, d] = value;
    tell(a, b, c, d);
  } else if constexpr (requires { T{{Any()}, {Any()}, {Any()}}; }) {
    const auto& [a, b, c] = value;
    tell(a, b, c);
  } else if constexpr (requires { T{{Any()}, {Any()}}; }) {
    const auto& [a, b] = value;
    tell(a, b);
  } else {
    const auto& [a] = value;
    tell(a);
  }
}

template <typename T>
void tellArgument(ArgumentListener& listener, const T& value) {
  if constexpr (std::is_pointer_v<T> && !std::is_function_v<std::remove_pointer_t<T>>) {
    listener.pointer(const_cast<const void*>(static_cast<const volatile void*>(value)));
  } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    listener.whole(static_cast<long long>(value));
  } else if constexpr (std::is_floating_point_v<T>) {
    listener.number(value);
  } else if constexpr (std::is_array_v<T>) {
    listener.begin();
    for (const auto& each : value) tellArgument(listener, each);
    listener.end();
  } else if constexpr (std::is_aggregate_v<T> && !std::is_empty_v<T>) {
    tellMembers(listener, value);
  } else {
    listener.unknown();
  }
}

}  // namespace warpbench::simulator
