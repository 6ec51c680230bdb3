// SPDX-License-Identifier: GPL-3.0-or-later
// CUDA's built-in vector types (CUDA C++ Programming Guide, "Built-in Vector Types"), with the same sizes and
// alignments. The first of this and CUDA's own header wins, because both have CUDA's include guards.
#if !defined(__VECTOR_TYPES_H__)
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__
#define __VECTOR_FUNCTIONS_HPP__

// Defines `name`1 .. `name`4 and their make functions; vectors of two and four elements are aligned to `two` and
// `four`.
#define WARPBENCH_VECTORS_TO_3(name, Scalar, two)                                                       \
  struct name##1 {                                                                                      \
    Scalar x;                                                                                           \
  };                                                                                                    \
  struct alignas(two) name##2 {                                                                         \
    Scalar x, y;                                                                                        \
  };                                                                                                    \
  struct name##3 {                                                                                      \
    Scalar x, y, z;                                                                                     \
  };                                                                                                    \
  [[gnu::always_inline]] constexpr inline name##1 make_##name##1(Scalar x) { return {x}; }              \
  [[gnu::always_inline]] constexpr inline name##2 make_##name##2(Scalar x, Scalar y) { return {x, y}; } \
  [[gnu::always_inline]] constexpr inline name##3 make_##name##3(Scalar x, Scalar y, Scalar z) { return {x, y, z}; }
#define WARPBENCH_VECTOR_OF_4(name, Scalar, four)                                                    \
  struct alignas(four) name {                                                                        \
    Scalar x, y, z, w;                                                                               \
  };                                                                                                 \
  [[gnu::always_inline]] constexpr inline name make_##name(Scalar x, Scalar y, Scalar z, Scalar w) { \
    return {x, y, z, w};                                                                             \
  }

WARPBENCH_VECTORS_TO_3(char, signed char, 2)
WARPBENCH_VECTOR_OF_4(char4, signed char, 4)
WARPBENCH_VECTORS_TO_3(uchar, unsigned char, 2)
WARPBENCH_VECTOR_OF_4(uchar4, unsigned char, 4)
WARPBENCH_VECTORS_TO_3(short, short, 4)
WARPBENCH_VECTOR_OF_4(short4, short, 8)
WARPBENCH_VECTORS_TO_3(ushort, unsigned short, 4)
WARPBENCH_VECTOR_OF_4(ushort4, unsigned short, 8)
WARPBENCH_VECTORS_TO_3(int, int, 8)
WARPBENCH_VECTOR_OF_4(int4, int, 16)
WARPBENCH_VECTORS_TO_3(uint, unsigned, 8)
WARPBENCH_VECTOR_OF_4(uint4, unsigned, 16)
WARPBENCH_VECTORS_TO_3(float, float, 8)
WARPBENCH_VECTOR_OF_4(float4, float, 16)

// Vectors of four 8-byte elements exist with an alignment of 16, as on all hardware, and of 32 (CUDA 13, for compute
// capability 10).
WARPBENCH_VECTORS_TO_3(long, long, 16)
WARPBENCH_VECTOR_OF_4(long4, long, 16)
WARPBENCH_VECTOR_OF_4(long4_16a, long, 16)
WARPBENCH_VECTOR_OF_4(long4_32a, long, 32)
WARPBENCH_VECTORS_TO_3(ulong, unsigned long, 16)
WARPBENCH_VECTOR_OF_4(ulong4, unsigned long, 16)
WARPBENCH_VECTOR_OF_4(ulong4_16a, unsigned long, 16)
WARPBENCH_VECTOR_OF_4(ulong4_32a, unsigned long, 32)
WARPBENCH_VECTORS_TO_3(longlong, long long, 16)
WARPBENCH_VECTOR_OF_4(longlong4, long long, 16)
WARPBENCH_VECTOR_OF_4(longlong4_16a, long long, 16)
WARPBENCH_VECTOR_OF_4(longlong4_32a, long long, 32)
WARPBENCH_VECTORS_TO_3(ulonglong, unsigned long long, 16)
WARPBENCH_VECTOR_OF_4(ulonglong4, unsigned long long, 16)
WARPBENCH_VECTOR_OF_4(ulonglong4_16a, unsigned long long, 16)
WARPBENCH_VECTOR_OF_4(ulonglong4_32a, unsigned long long, 32)
WARPBENCH_VECTORS_TO_3(double, double, 16)
WARPBENCH_VECTOR_OF_4(double4, double, 16)
WARPBENCH_VECTOR_OF_4(double4_16a, double, 16)
WARPBENCH_VECTOR_OF_4(double4_32a, double, 32)

#undef WARPBENCH_VECTORS_TO_3
#undef WARPBENCH_VECTOR_OF_4

/// Sizes of grids and blocks; omitted dimensions are 1.
struct dim3 {
  unsigned x, y, z;
  constexpr dim3(unsigned x_ = 1, unsigned y_ = 1, unsigned z_ = 1) : x(x_), y(y_), z(z_) {}
  constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  constexpr operator uint3() const { return {x, y, z}; }
};

#endif
