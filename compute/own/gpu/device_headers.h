// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace warpbench::own {

/// Standard headers for a compiler that has none, reduced to what kernel files use.
struct DeviceHeader {
  const char* name;
  const char* text;
};

inline constexpr std::array kDeviceHeaders{DeviceHeader{"cstddef", R"(#pragma once
namespace std {
using size_t = decltype(sizeof(0));
using ptrdiff_t = decltype(static_cast<char*>(nullptr) - static_cast<char*>(nullptr));
}
)"},
                                           DeviceHeader{"cstdint", R"(#pragma once
namespace std {
using int8_t = signed char;
using int16_t = short;
using int32_t = int;
using int64_t = long;
using uint8_t = unsigned char;
using uint16_t = unsigned short;
using uint32_t = unsigned;
using uint64_t = unsigned long;
using uintptr_t = unsigned long;
}
)"},
                                           // Included by the driver's header.
                                           DeviceHeader{"stdlib.h", "#include <cstddef>\nusing std::size_t;\n"},
                                           DeviceHeader{"stdint.h", R"(#include <cstdint>
using std::int32_t;
using std::int64_t;
using std::uint32_t;
using std::uint64_t;
)"},
                                           DeviceHeader{"type_traits", R"(#pragma once
namespace std {
template <bool first, typename A, typename B>
struct conditional {
  using type = A;
};
template <typename A, typename B>
struct conditional<false, A, B> {
  using type = B;
};
template <bool first, typename A, typename B>
using conditional_t = typename conditional<first, A, B>::type;
template <typename A, typename B>
inline constexpr bool is_same_v = false;
template <typename A>
inline constexpr bool is_same_v<A, A> = true;
template <typename T, typename... Others>
inline constexpr bool isOneOf = (is_same_v<T, Others> || ...);
template <typename T>
inline constexpr bool is_floating_point_v = isOneOf<T, float, double>;
template <typename T>
inline constexpr bool is_unsigned_v =
    isOneOf<T, bool, unsigned char, unsigned short, unsigned, unsigned long, unsigned long long>;
template <typename T>
inline constexpr bool is_integral_v =
    is_unsigned_v<T> || isOneOf<T, char, signed char, short, int, long, long long>;
}
)"},
                                           DeviceHeader{"bit", R"(#pragma once
namespace std {
template <typename To, typename From>
constexpr To bit_cast(const From& from) {
  return __builtin_bit_cast(To, from);
}
}
)"},
                                           DeviceHeader{"limits", R"(#pragma once
#include <type_traits>
namespace std {
template <typename T>
struct numeric_limits {
  static_assert(is_integral_v<T>);
  static constexpr T max() { return is_unsigned_v<T> ? T(-1) : T((1ull << (8 * sizeof(T) - 1)) - 1); }
  static constexpr T min() { return is_unsigned_v<T> ? T(0) : T(-max() - 1); }
  static constexpr T lowest() { return min(); }
};
template <>
struct numeric_limits<float> {
  static constexpr float max() { return 0x1.fffffep127f; }
  static constexpr float min() { return 0x1p-126f; }
  static constexpr float lowest() { return -max(); }
  static constexpr float epsilon() { return 0x1p-23f; }
  static constexpr float infinity() { return __builtin_bit_cast(float, 0x7f800000); }
};
template <>
struct numeric_limits<double> {
  static constexpr double max() { return 0x1.fffffffffffffp1023; }
  static constexpr double min() { return 0x1p-1022; }
  static constexpr double lowest() { return -max(); }
  static constexpr double epsilon() { return 0x1p-52; }
  static constexpr double infinity() { return __builtin_bit_cast(double, 0x7ff0000000000000); }
};
}
)"}};

}  // namespace warpbench::own
