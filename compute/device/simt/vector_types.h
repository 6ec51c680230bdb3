// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// CUDA's built-in vector types (CUDA C++ Programming Guide, "Built-in Vector Types"), with its sizes and alignments,
/// for builds that nvcc does not do.
namespace warpbench::simulator {

struct uint3 {
  unsigned x, y, z;
};
struct dim3 {
  unsigned x, y, z;
  constexpr dim3(unsigned x_ = 1, unsigned y_ = 1, unsigned z_ = 1) : x(x_), y(y_), z(z_) {}
};

struct alignas(2) uchar2 {
  unsigned char x, y;
};
struct uchar3 {
  unsigned char x, y, z;
};
struct alignas(4) uchar4 {
  unsigned char x, y, z, w;
};
struct alignas(8) int2 {
  int x, y;
};
struct int3 {
  int x, y, z;
};
struct alignas(16) int4 {
  int x, y, z, w;
};
struct alignas(16) uint4 {
  unsigned x, y, z, w;
};
struct alignas(8) float2 {
  float x, y;
};
struct float3 {
  float x, y, z;
};
struct alignas(16) float4 {
  float x, y, z, w;
};
struct alignas(16) double2 {
  double x, y;
};

/// The scalar of a vector type and how many of them it has.
template <typename T>
struct VectorTraits {
  static constexpr int kSize = 0;
};
template <typename Scalar_, int size>
struct VectorTraitsOf {
  using Scalar = Scalar_;
  static constexpr int kSize = size;
};
template <>
struct VectorTraits<uchar2> : VectorTraitsOf<unsigned char, 2> {};
template <>
struct VectorTraits<uchar3> : VectorTraitsOf<unsigned char, 3> {};
template <>
struct VectorTraits<uchar4> : VectorTraitsOf<unsigned char, 4> {};
template <>
struct VectorTraits<int2> : VectorTraitsOf<int, 2> {};
template <>
struct VectorTraits<int3> : VectorTraitsOf<int, 3> {};
template <>
struct VectorTraits<int4> : VectorTraitsOf<int, 4> {};
template <>
struct VectorTraits<uint4> : VectorTraitsOf<unsigned, 4> {};
template <>
struct VectorTraits<float2> : VectorTraitsOf<float, 2> {};
template <>
struct VectorTraits<float3> : VectorTraitsOf<float, 3> {};
template <>
struct VectorTraits<float4> : VectorTraitsOf<float, 4> {};
template <>
struct VectorTraits<double2> : VectorTraitsOf<double, 2> {};

constexpr uchar4 make_uchar4(unsigned char x, unsigned char y, unsigned char z, unsigned char w) {
  return {x, y, z, w};
}
constexpr int2 make_int2(int x, int y) { return {x, y}; }
constexpr int4 make_int4(int x, int y, int z, int w) { return {x, y, z, w}; }
constexpr uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return {x, y, z, w}; }
constexpr float2 make_float2(float x, float y) { return {x, y}; }
constexpr float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
constexpr double2 make_double2(double x, double y) { return {x, y}; }

}  // namespace warpbench::simulator
