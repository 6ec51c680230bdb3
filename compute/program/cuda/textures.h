// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <type_traits>

#include "program/cuda/runtime_functions.h"
#include "simulator/cuda/language/builtins.h"

/// Texture and surface objects with point and linear filtering (CUDA C++ Programming Guide, "Texture and Surface
/// Memory", "Texture Fetching"). Fetches bypass the caches that are counted.
namespace warpbench::program {

/// Four 32-bit components from the texture unit: float, or an integer widened to 32 bits.
struct Texel {
  std::uint32_t bits[4];
};
/// The dimensions of a texture that are read. A layer or a cube's face is the last coordinate.
enum class TextureShape : std::uint8_t { Linear, One, Two, Three, OneLayered, TwoLayered, Cube, CubeLayered };
struct TexturePlace {
  float x = 0, y = 0, z = 0;
  int index = 0;  ///< of a linear texture; or a layer
};
Texel fetched(cudaTextureObject_t texture, TextureShape shape, const TexturePlace& place) noexcept;

/// An element of a surface, by its byte offset in the row.
struct SurfacePlace {
  int xBytes = 0, y = 0, z = 0;
};
/// `dimensions`: 1 to 3. A layer is the last coordinate of the shape.
void readSurface(void* to, std::size_t bytes, cudaSurfaceObject_t surface, int dimensions, const SurfacePlace& place,
                 cudaSurfaceBoundaryMode mode) noexcept;
void writeSurface(const void* from, std::size_t bytes, cudaSurfaceObject_t surface, int dimensions,
                  const SurfacePlace& place, cudaSurfaceBoundaryMode mode) noexcept;

/// The number of components of a vector type; 1 for a scalar.
template <typename T>
struct ElementOf {
  using Number = T;
  static constexpr int kCount = 1;
};
#define WARPBENCH_ELEMENTS(name, Type) \
  template <>                          \
  struct ElementOf<name##1> {          \
    using Number = Type;               \
    static constexpr int kCount = 1;   \
  };                                   \
  template <>                          \
  struct ElementOf<name##2> {          \
    using Number = Type;               \
    static constexpr int kCount = 2;   \
  };                                   \
  template <>                          \
  struct ElementOf<name##4> {          \
    using Number = Type;               \
    static constexpr int kCount = 4;   \
  };
WARPBENCH_ELEMENTS(char, signed char)
WARPBENCH_ELEMENTS(uchar, unsigned char)
WARPBENCH_ELEMENTS(short, short)
WARPBENCH_ELEMENTS(ushort, unsigned short)
WARPBENCH_ELEMENTS(int, int)
WARPBENCH_ELEMENTS(uint, unsigned)
WARPBENCH_ELEMENTS(float, float)
#undef WARPBENCH_ELEMENTS

template <typename T>
concept TextureElement = std::is_arithmetic_v<typename ElementOf<T>::Number> &&
                         sizeof(typename ElementOf<T>::Number) <= 4;

/// Unobserved, because it only writes the lane's registers.
template <typename T>
WARPBENCH_UNSEEN T asElement(Texel texel) noexcept {
  simulator::unseen();
  using Number = typename ElementOf<T>::Number;
  Number numbers[ElementOf<T>::kCount];
  for (int i = 0; i < ElementOf<T>::kCount; ++i)
    if constexpr (std::is_same_v<Number, float>)
      numbers[i] = __builtin_bit_cast(float, texel.bits[i]);
    else
      numbers[i] = static_cast<Number>(texel.bits[i]);
  return __builtin_bit_cast(T, numbers);
}
template <typename T>
WARPBENCH_UNSEEN T fetchedAs(cudaTextureObject_t texture, TextureShape shape, float x, float y, float z,
                             int index) noexcept {
  simulator::unseen();
  return asElement<T>(fetched(texture, shape, {x, y, z, index}));
}
template <typename T>
WARPBENCH_UNSEEN T surfaceElement(cudaSurfaceObject_t surface, int dimensions, int x, int y, int z,
                                  cudaSurfaceBoundaryMode mode) noexcept {
  simulator::unseen();
  T value;
  readSurface(&value, sizeof value, surface, dimensions, {x, y, z}, mode);
  return value;
}
template <typename T>
WARPBENCH_UNSEEN void setSurfaceElement(T value, cudaSurfaceObject_t surface, int dimensions, int x, int y, int z,
                                        cudaSurfaceBoundaryMode mode) noexcept {
  simulator::unseen();
  writeSurface(&value, sizeof value, surface, dimensions, {x, y, z}, mode);
}

}  // namespace warpbench::program

// Defines both forms, returning a value and writing to a variable: `v = tex2D<float>(texture, x, y)`, `tex2D(&v,
// texture, x, y)`.
#define WARPBENCH_TEXTURE(name, shape, parameters, ...)                                                     \
  template <warpbench::program::TextureElement T>                                                           \
  WARPBENCH_WORD T name parameters {                                                                        \
    return warpbench::program::fetchedAs<T>(texture, warpbench::program::TextureShape::shape, __VA_ARGS__); \
  }
WARPBENCH_TEXTURE(tex1Dfetch, Linear, (cudaTextureObject_t texture, int x), 0, 0, 0, x)
WARPBENCH_TEXTURE(tex1D, One, (cudaTextureObject_t texture, float x), x, 0, 0, 0)
WARPBENCH_TEXTURE(tex2D, Two, (cudaTextureObject_t texture, float x, float y), x, y, 0, 0)
WARPBENCH_TEXTURE(tex3D, Three, (cudaTextureObject_t texture, float x, float y, float z), x, y, z, 0)
WARPBENCH_TEXTURE(tex1DLayered, OneLayered, (cudaTextureObject_t texture, float x, int layer), x, 0, 0, layer)
WARPBENCH_TEXTURE(tex2DLayered, TwoLayered, (cudaTextureObject_t texture, float x, float y, int layer), x, y, 0, layer)
WARPBENCH_TEXTURE(texCubemap, Cube, (cudaTextureObject_t texture, float x, float y, float z), x, y, z, 0)
WARPBENCH_TEXTURE(texCubemapLayered, CubeLayered, (cudaTextureObject_t texture, float x, float y, float z, int layer),
                  x, y, z, layer)
#undef WARPBENCH_TEXTURE

#define WARPBENCH_SURFACE(name, dimensions, places, ...)                                       \
  template <typename T>                                                                        \
  WARPBENCH_WORD T name##read(cudaSurfaceObject_t surface, WARPBENCH_LIST places,              \
                              cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {           \
    return warpbench::program::surfaceElement<T>(surface, dimensions, __VA_ARGS__, mode);      \
  }                                                                                            \
  template <typename T>                                                                        \
  WARPBENCH_WORD void name##read(T* to, cudaSurfaceObject_t surface, WARPBENCH_LIST places,    \
                                 cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {        \
    *to = warpbench::program::surfaceElement<T>(surface, dimensions, __VA_ARGS__, mode);       \
  }                                                                                            \
  template <typename T>                                                                        \
  WARPBENCH_WORD void name##write(T value, cudaSurfaceObject_t surface, WARPBENCH_LIST places, \
                                  cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {       \
    warpbench::program::setSurfaceElement(value, surface, dimensions, __VA_ARGS__, mode);      \
  }
#define WARPBENCH_LIST(...) __VA_ARGS__
WARPBENCH_SURFACE(surf1D, 1, (int x), x, 0, 0)
WARPBENCH_SURFACE(surf2D, 2, (int x, int y), x, y, 0)
WARPBENCH_SURFACE(surf3D, 3, (int x, int y, int z), x, y, z)
WARPBENCH_SURFACE(surf2DLayered, 3, (int x, int y, int layer), x, y, layer)
#undef WARPBENCH_SURFACE
#undef WARPBENCH_LIST

template <typename T>
requires warpbench::program::TextureElement<T> cudaChannelFormatDesc cudaCreateChannelDesc() {
  using Element = warpbench::program::ElementOf<T>;
  using Number = typename Element::Number;
  const auto bits = [](int i) { return i < Element::kCount ? static_cast<int>(sizeof(Number)) * 8 : 0; };
  return {bits(0), bits(1), bits(2), bits(3),
          std::is_floating_point_v<Number> ? cudaChannelFormatKindFloat
          : std::is_signed_v<Number>       ? cudaChannelFormatKindSigned
                                           : cudaChannelFormatKindUnsigned};
}
inline cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind kind) {
  return {x, y, z, w, kind};
}
