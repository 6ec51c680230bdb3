// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "program/cuda/textures.h"

/// An array of the program: rows without padding, followed by slices or layers.
struct cudaArray {
  std::byte* begin = nullptr;
  cudaChannelFormatDesc format{};
  cudaExtent extent{};  ///< elements; 0 for a missing dimension
  unsigned flags = 0;
  std::size_t elementBytes() const { return static_cast<std::size_t>(format.x + format.y + format.z + format.w) / 8; }
  std::size_t width() const { return extent.width; }
  std::size_t height() const { return extent.height == 0 ? 1 : extent.height; }
  std::size_t depth() const { return extent.depth == 0 ? 1 : extent.depth; }
  std::size_t rowBytes() const { return width() * elementBytes(); }
  std::size_t bytes() const { return rowBytes() * height() * depth(); }
};

namespace warpbench::program {

/// The memory layout of elements.
struct TextureMemory {
  const std::byte* begin = nullptr;
  cudaChannelFormatDesc format{};
  std::array<std::size_t, 3> size{1, 1, 1};  ///< elements
  std::size_t pitch = 0;                     ///< bytes
  std::size_t elementBytes = 0;
  bool layered = false;
  bool cube = false;
};
/// A texture object: its memory and fetch mode.
struct Texture {
  TextureMemory memory;
  cudaTextureDesc how{};
};

/// What the texture unit returns at a position (CUDA C++ Programming Guide, "Texture Fetching"). The position must suit
/// the texture's shape.
Texel fetch(const Texture& texture, TextureShape shape, const TexturePlace& place);
bool hasShape(const Texture& texture, TextureShape shape);

/// @returns 0 in `object` if the resource cannot be a texture.
cudaError_t createTexture(cudaTextureObject_t* object, const cudaResourceDesc* resource, const cudaTextureDesc* how,
                          const cudaResourceViewDesc* view);

/// A program's texture and surface objects, by number.
class TextureObjects {
 public:
  unsigned long long add(std::unique_ptr<Texture> texture);
  unsigned long long add(cudaArray_t surface);
  /// @returns whether it existed.
  bool removeTexture(unsigned long long object);
  bool removeSurface(unsigned long long object);
  /// nullptr if there is none.
  const Texture* texture(unsigned long long object) const {
    return object < m_textures.size() ? m_textures[object].get() : nullptr;
  }
  const cudaArray* surface(unsigned long long object) const {
    return object < m_surfaces.size() ? m_surfaces[object] : nullptr;
  }
  /// Whether kernels have fetched from them.
  std::atomic<bool> used = false;

 private:
  std::vector<std::unique_ptr<Texture>> m_textures{1};  ///< 0 is invalid
  std::vector<cudaArray_t> m_surfaces{1};
};

}  // namespace warpbench::program
