// SPDX-License-Identifier: GPL-3.0-or-later
// Texture references: each is bound to a texture object of its own.
#include "program/cuda/texture_references.h"

#include <algorithm>

#include "program/runtime/program_run.h"
#include "program/textures/texture_objects.h"
#include "simulator/block/block_runner_private.h"

namespace warpbench::program {
namespace {

void unbind(const textureReference& texture) {
  if (texture.warpbenchBound != 0) run().textures().removeTexture(texture.warpbenchBound);
  texture.warpbenchBound = 0;
  texture.warpbenchOffset = 0;
}

cudaError_t bind(const textureReference& texture, const cudaResourceDesc& resource) {
  unbind(texture);
  cudaTextureDesc how{};
  std::copy_n(texture.addressMode, 3, how.addressMode);
  how.filterMode = texture.filterMode;
  how.readMode = texture.warpbenchReadMode;
  how.sRGB = texture.sRGB;
  how.normalizedCoords = texture.normalized;
  return createTexture(&texture.warpbenchBound, &resource, &how, nullptr);
}

/// Bytes behind an aligned address, which is where a texture of memory begins.
std::size_t offsetOf(const void* at) { return reinterpret_cast<std::uintptr_t>(at) % DeviceMemory::kAlignment; }

/// @returns an error where the program does not ask for the offset and there is one.
cudaError_t checkOffset(const std::size_t* offset, const void* at) {
  if (offset != nullptr || offsetOf(at) == 0) return cudaSuccess;
  run().because("the address is no multiple of " + std::to_string(DeviceMemory::kAlignment) +
                " bytes, and nobody asks for the offset");
  return cudaErrorInvalidValue;
}

void* aligned(const void* at) { return const_cast<std::byte*>(static_cast<const std::byte*>(at)) - offsetOf(at); }

}  // namespace

Texel fetched(const textureReference* texture, TextureShape shape, const TexturePlace& place) noexcept {
  if (texture->warpbenchBound == 0) {
    simulator::t_runner->trap("fetches from a texture reference that is bound to nothing");
    std::abort();  // nothing comes back
  }
  return fetched(texture->warpbenchBound, shape, place);
}

}  // namespace warpbench::program

using warpbench::program::run;
namespace program = warpbench::program;

extern "C" {

cudaError_t cudaBindTexture(size_t* offset, const textureReference* texture, const void* at,
                            const cudaChannelFormatDesc* format, size_t bytes) {
  return run().call(WARPBENCH_CALLER("cudaBindTexture"), false, [&] {
    if (texture == nullptr || format == nullptr) return cudaErrorInvalidValue;
    if (const cudaError_t error = program::checkOffset(offset, at); error != cudaSuccess) return error;
    const std::size_t before = program::offsetOf(at);
    if (const program::Allocation* const there = run().memory().find(at))
      bytes = std::min(bytes, static_cast<std::size_t>(there->end() - static_cast<const std::byte*>(at)));
    cudaResourceDesc resource{};
    resource.resType = cudaResourceTypeLinear;
    resource.res.linear = {program::aligned(at), *format, bytes + before};
    const cudaError_t error = program::bind(*texture, resource);
    if (error == cudaSuccess) texture->warpbenchOffset = before;
    if (offset != nullptr) *offset = before;
    return error;
  });
}
cudaError_t cudaBindTexture2D(size_t* offset, const textureReference* texture, const void* at,
                              const cudaChannelFormatDesc* format, size_t width, size_t height, size_t pitch) {
  return run().call(WARPBENCH_CALLER("cudaBindTexture2D"), false, [&] {
    if (texture == nullptr || format == nullptr) return cudaErrorInvalidValue;
    if (const cudaError_t error = program::checkOffset(offset, at); error != cudaSuccess) return error;
    const std::size_t before = program::offsetOf(at);
    const std::size_t element = std::max<std::size_t>(1, (format->x + format->y + format->z + format->w) / 8);
    cudaResourceDesc resource{};
    resource.resType = cudaResourceTypePitch2D;
    resource.res.pitch2D = {program::aligned(at), *format, width + before / element, height, pitch};
    const cudaError_t error = program::bind(*texture, resource);
    if (error == cudaSuccess) texture->warpbenchOffset = before;
    if (offset != nullptr) *offset = before;
    return error;
  });
}
cudaError_t cudaBindTextureToArray(const textureReference* texture, cudaArray_const_t array,
                                   const cudaChannelFormatDesc* format) {
  return run().call(WARPBENCH_CALLER("cudaBindTextureToArray"), false, [&] {
    if (texture == nullptr || format == nullptr) return cudaErrorInvalidValue;
    cudaResourceDesc resource{};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = const_cast<cudaArray_t>(array);
    return program::bind(*texture, resource);
  });
}
cudaError_t cudaUnbindTexture(const textureReference* texture) {
  return run().call(WARPBENCH_CALLER("cudaUnbindTexture"), false, [&] {
    if (texture == nullptr) return cudaErrorInvalidTexture;
    program::unbind(*texture);
    return cudaSuccess;
  });
}
cudaError_t cudaGetTextureAlignmentOffset(size_t* offset, const textureReference* texture) {
  return run().call(WARPBENCH_CALLER("cudaGetTextureAlignmentOffset"), false, [&] {
    if (offset == nullptr || texture == nullptr) return cudaErrorInvalidValue;
    if (texture->warpbenchBound == 0) return cudaErrorInvalidTextureBinding;
    *offset = texture->warpbenchOffset;
    return cudaSuccess;
  });
}

}  // extern "C"
