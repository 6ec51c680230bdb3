// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

namespace warpbench::simulator {

/// Hears the arguments of a kernel, in their order. No part of the standard library: kernels' files are instrumented.
class ArgumentListener {
 public:
  virtual ~ArgumentListener() = default;
  virtual void pointer(const void* value) = 0;
  virtual void whole(long long value) = 0;
  virtual void number(double value) = 0;
  /// A struct: its members follow.
  virtual void begin() = 0;
  virtual void end() = 0;
};

struct AnyMember {
  template <typename T>
  operator T() const;
};

template <typename T>
void tellArgument(ArgumentListener& listener, const T& value);

/// The members of a struct without constructors, of four at most.
template <typename T>
void tellMembers(ArgumentListener& listener, const T& value) {
  const auto tell = [&](const auto&... members) { (tellArgument(listener, members), ...); };
  using Any = AnyMember;
  if constexpr (requires { T{Any(), Any(), Any(), Any()}; }) {
    const auto& [a, b, c, d] = value;
    tell(a, b, c, d);
  } else if constexpr (requires { T{Any(), Any(), Any()}; }) {
    const auto& [a, b, c] = value;
    tell(a, b, c);
  } else if constexpr (requires { T{Any(), Any()}; }) {
    const auto& [a, b] = value;
    tell(a, b);
  } else {
    const auto& [a] = value;
    tell(a);
  }
}

template <typename T>
void tellArgument(ArgumentListener& listener, const T& value) {
  if constexpr (std::is_pointer_v<T>) {
    listener.pointer(value);
  } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    listener.whole(static_cast<long long>(value));
  } else if constexpr (std::is_floating_point_v<T>) {
    listener.number(value);
  } else {
    listener.begin();
    tellMembers(listener, value);
    listener.end();
  }
}

}  // namespace warpbench::simulator
