// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "program/cuda/textures.h"

/// An array of the program's: rows without padding, slices or layers behind each other.
struct cudaArray {
  std::byte* begin = nullptr;
  cudaChannelFormatDesc format{};
  cudaExtent extent{};  ///< elements; 0 where the array has no such dimension
  unsigned flags = 0;
  std::size_t elementBytes() const { return static_cast<std::size_t>(format.x + format.y + format.z + format.w) / 8; }
  std::size_t width() const { return extent.width; }
  std::size_t height() const { return extent.height == 0 ? 1 : extent.height; }
  std::size_t depth() const { return extent.depth == 0 ? 1 : extent.depth; }
  std::size_t rowBytes() const { return width() * elementBytes(); }
  std::size_t bytes() const { return rowBytes() * height() * depth(); }
};

namespace warpbench::program {

/// Where elements are.
struct TextureMemory {
  const std::byte* begin = nullptr;
  cudaChannelFormatDesc format{};
  std::array<std::size_t, 3> size{1, 1, 1};  ///< elements
  std::size_t pitch = 0;                     ///< bytes
  std::size_t elementBytes = 0;
  bool layered = false;
  bool cube = false;
};
/// A texture object: what is fetched, and how.
struct Texture {
  TextureMemory memory;
  cudaTextureDesc how{};
};

/// What the texture unit returns at a place (CUDA C++ Programming Guide, "Texture Fetching"). The place is within the
/// shape that the texture has.
Texel fetch(const Texture& texture, TextureShape shape, const TexturePlace& place);
/// Whether the texture has that shape.
bool hasShape(const Texture& texture, TextureShape shape);

/// @returns 0 in `object` where the resource cannot be a texture's.
cudaError_t createTexture(cudaTextureObject_t* object, const cudaResourceDesc* resource, const cudaTextureDesc* how,
                          const cudaResourceViewDesc* view);

/// The texture and surface objects of a program, by number.
class TextureObjects {
 public:
  unsigned long long add(std::unique_ptr<Texture> texture);
  unsigned long long add(cudaArray_t surface);
  /// @returns whether there was one.
  bool removeTexture(unsigned long long object);
  bool removeSurface(unsigned long long object);
  /// nullptr where there is none.
  const Texture* texture(unsigned long long object) const {
    return object < m_textures.size() ? m_textures[object].get() : nullptr;
  }
  const cudaArray* surface(unsigned long long object) const {
    return object < m_surfaces.size() ? m_surfaces[object] : nullptr;
  }
  /// Kernels have fetched from them.
  std::atomic<bool> used = false;

 private:
  std::vector<std::unique_ptr<Texture>> m_textures{1};  ///< 0 is none
  std::vector<cudaArray_t> m_surfaces{1};
};

}  // namespace warpbench::program
