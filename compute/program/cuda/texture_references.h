// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <climits>

#include "program/cuda/textures.h"

/// Texture references, as CUDA had them up to version 11 (CUDA Runtime API 11.8, "Texture Reference Management"; CUDA
/// C++ Programming Guide 11, "Texture Reference API"): a variable of the file that is bound to memory or to an array.
/// How it is read is what its members say when it is bound.
struct textureReference {
  int normalized;
  enum cudaTextureFilterMode filterMode;
  enum cudaTextureAddressMode addressMode[3];
  struct cudaChannelFormatDesc channelDesc;
  int sRGB;
  unsigned maxAnisotropy;
  enum cudaTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
  int disableTrilinearOptimization;
  // The simulator's.
  enum cudaTextureReadMode warpbenchReadMode;
  mutable cudaTextureObject_t warpbenchBound;  ///< 0: to nothing
  mutable std::size_t warpbenchOffset;         ///< bytes from the aligned address to the one that it was bound to
};

#define cudaTextureType1D 0x01
#define cudaTextureType2D 0x02
#define cudaTextureType3D 0x03
#define cudaTextureTypeCubemap 0x0C
#define cudaTextureType1DLayered 0xF1
#define cudaTextureType2DLayered 0xF2
#define cudaTextureTypeCubemapLayered 0xFC

extern "C" {
/// `bytes`: the rest of the allocation where it is shorter.
cudaError_t cudaBindTexture(size_t* offset, const struct textureReference* texture, const void* at,
                            const struct cudaChannelFormatDesc* format, size_t bytes = UINT_MAX)
    WARPBENCH_CUDA(cudaBindTexture);
/// `width` and `height` in elements, `pitch` in bytes.
cudaError_t cudaBindTexture2D(size_t* offset, const struct textureReference* texture, const void* at,
                              const struct cudaChannelFormatDesc* format, size_t width, size_t height, size_t pitch)
    WARPBENCH_CUDA(cudaBindTexture2D);
cudaError_t cudaBindTextureToArray(const struct textureReference* texture, cudaArray_const_t array,
                                   const struct cudaChannelFormatDesc* format) WARPBENCH_CUDA(cudaBindTextureToArray);
cudaError_t cudaUnbindTexture(const struct textureReference* texture) WARPBENCH_CUDA(cudaUnbindTexture);
cudaError_t cudaGetTextureAlignmentOffset(size_t* offset, const struct textureReference* texture)
    WARPBENCH_CUDA(cudaGetTextureAlignmentOffset);
}

namespace warpbench::program {

Texel fetched(const textureReference* texture, TextureShape shape, const TexturePlace& place) noexcept;

/// `texture` in a program: the name alone would be in the way of a program's own.
template <typename T, int kType = cudaTextureType1D, cudaTextureReadMode kMode = cudaReadModeElementType>
struct TextureReference : textureReference {
  explicit TextureReference(int normalizedCoordinates = 0, cudaTextureFilterMode filter = cudaFilterModePoint,
                            cudaTextureAddressMode mode = cudaAddressModeClamp)
      : TextureReference(normalizedCoordinates, filter, mode, cudaCreateChannelDesc<T>()) {}
  TextureReference(int normalizedCoordinates, cudaTextureFilterMode filter, cudaTextureAddressMode mode,
                   const cudaChannelFormatDesc& format)
      : textureReference{} {
    normalized = normalizedCoordinates;
    filterMode = filter;
    addressMode[0] = addressMode[1] = addressMode[2] = mode;
    channelDesc = format;
    warpbenchReadMode = kMode;
  }
};

template <int kCount>
struct FloatsOf {
  using Type = float;
};
template <>
struct FloatsOf<2> {
  using Type = float2;
};
template <>
struct FloatsOf<4> {
  using Type = float4;
};
/// What a fetch returns: elements, or numbers from -1 to 1.
template <typename T, cudaTextureReadMode kMode>
using FetchedOf =
    std::conditional_t<kMode == cudaReadModeElementType, T, typename FloatsOf<ElementOf<T>::kCount>::Type>;

}  // namespace warpbench::program

#define WARPBENCH_REFERENCE(name, type, shape, parameters, ...)                                                \
  template <typename T, cudaTextureReadMode kMode>                                                             \
  WARPBENCH_WORD warpbench::program::FetchedOf<T, kMode> name(                                                 \
      const warpbench::program::TextureReference<T, type, kMode>& texture, WARPBENCH_LIST parameters) {        \
    return warpbench::program::fetchedAs<warpbench::program::FetchedOf<T, kMode>>(                             \
        static_cast<const textureReference*>(&texture), warpbench::program::TextureShape::shape, __VA_ARGS__); \
  }
#define WARPBENCH_LIST(...) __VA_ARGS__
WARPBENCH_REFERENCE(tex1Dfetch, cudaTextureType1D, Linear, (int x), 0, 0, 0, x)
WARPBENCH_REFERENCE(tex1D, cudaTextureType1D, One, (float x), x, 0, 0, 0)
WARPBENCH_REFERENCE(tex2D, cudaTextureType2D, Two, (float x, float y), x, y, 0, 0)
WARPBENCH_REFERENCE(tex3D, cudaTextureType3D, Three, (float x, float y, float z), x, y, z, 0)
WARPBENCH_REFERENCE(tex1DLayered, cudaTextureType1DLayered, OneLayered, (float x, int layer), x, 0, 0, layer)
WARPBENCH_REFERENCE(tex2DLayered, cudaTextureType2DLayered, TwoLayered, (float x, float y, int layer), x, y, 0, layer)
WARPBENCH_REFERENCE(texCubemap, cudaTextureTypeCubemap, Cube, (float x, float y, float z), x, y, z, 0)
WARPBENCH_REFERENCE(texCubemapLayered, cudaTextureTypeCubemapLayered, CubeLayered,
                    (float x, float y, float z, int layer), x, y, z, layer)
#undef WARPBENCH_LIST
#undef WARPBENCH_REFERENCE

// By reference, and with the element's own format where none is given.
template <typename T, int kType, cudaTextureReadMode kMode>
cudaError_t cudaBindTexture(std::size_t* offset, const warpbench::program::TextureReference<T, kType, kMode>& texture,
                            const void* at, const cudaChannelFormatDesc& format, std::size_t bytes = UINT_MAX) {
  return cudaBindTexture(offset, &texture, at, &format, bytes);
}
template <typename T, int kType, cudaTextureReadMode kMode>
cudaError_t cudaBindTexture(std::size_t* offset, const warpbench::program::TextureReference<T, kType, kMode>& texture,
                            const void* at, std::size_t bytes = UINT_MAX) {
  return cudaBindTexture(offset, &texture, at, &texture.channelDesc, bytes);
}
template <typename T, int kType, cudaTextureReadMode kMode>
cudaError_t cudaBindTexture2D(std::size_t* offset, const warpbench::program::TextureReference<T, kType, kMode>& texture,
                              const void* at, const cudaChannelFormatDesc& format, std::size_t width,
                              std::size_t height, std::size_t pitch) {
  return cudaBindTexture2D(offset, &texture, at, &format, width, height, pitch);
}
template <typename T, int kType, cudaTextureReadMode kMode>
cudaError_t cudaBindTexture2D(std::size_t* offset, const warpbench::program::TextureReference<T, kType, kMode>& texture,
                              const void* at, std::size_t width, std::size_t height, std::size_t pitch) {
  return cudaBindTexture2D(offset, &texture, at, &texture.channelDesc, width, height, pitch);
}
template <typename T, int kType, cudaTextureReadMode kMode>
cudaError_t cudaBindTextureToArray(const warpbench::program::TextureReference<T, kType, kMode>& texture,
                                   cudaArray_const_t array, const cudaChannelFormatDesc& format) {
  return cudaBindTextureToArray(&texture, array, &format);
}
template <typename T, int kType, cudaTextureReadMode kMode>
cudaError_t cudaBindTextureToArray(const warpbench::program::TextureReference<T, kType, kMode>& texture,
                                   cudaArray_const_t array) {
  return cudaBindTextureToArray(&texture, array, &texture.channelDesc);
}
template <typename T, int kType, cudaTextureReadMode kMode>
cudaError_t cudaUnbindTexture(const warpbench::program::TextureReference<T, kType, kMode>& texture) {
  return cudaUnbindTexture(&texture);
}
template <typename T, int kType, cudaTextureReadMode kMode>
cudaError_t cudaGetTextureAlignmentOffset(std::size_t* offset,
                                          const warpbench::program::TextureReference<T, kType, kMode>& texture) {
  return cudaGetTextureAlignmentOffset(offset, &texture);
}
