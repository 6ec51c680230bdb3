// SPDX-License-Identifier: GPL-3.0-or-later
// Texture and surface objects, and the kernels' accesses to them.
#include <cstring>
#include <string>

#include "program/cuda/runtime_functions.h"
#include "program/runtime/program_run.h"
#include "program/textures/texture_objects.h"
#include "simulator/block/block_runner_private.h"

namespace warpbench::program {
namespace {

/// Reuses free numbers, so that programs that create an object per launch do not fill the table.
template <typename T>
unsigned long long put(std::vector<T>& all, T one) {
  for (std::size_t i = 1; i < all.size(); ++i)
    if (all[i] == nullptr) {
      all[i] = std::move(one);
      return i;
    }
  all.push_back(std::move(one));
  return all.size() - 1;
}
template <typename T>
bool remove(std::vector<T>& all, unsigned long long object) {
  if (object >= all.size() || all[object] == nullptr) return false;
  all[object] = nullptr;
  return true;
}

[[noreturn]] void trap(const std::string& what) {
  simulator::t_runner->trap(what);
  std::abort();  // trap() does not return
}

/// The surface bytes that a lane accesses; nullptr if they are out of range and the mode ignores that.
std::byte* surfaceBytes(std::size_t bytes, cudaSurfaceObject_t surface, int dimensions, SurfacePlace place,
                        cudaSurfaceBoundaryMode mode, const char* does) {
  const cudaArray* const array = run().textures().surface(surface);
  run().textures().used = true;
  if (array == nullptr) trap(std::string(does) + " a surface object that does not exist");
  const auto most = [](std::size_t size) { return static_cast<long>(size) - 1; };
  long at[3] = {place.xBytes, dimensions > 1 ? place.y : 0, dimensions > 2 ? place.z : 0};
  if (at[0] % static_cast<long>(bytes) != 0)
    trap(std::string(does) + " a surface at byte " + std::to_string(at[0]) + " of a row, which is not a multiple of " +
         std::to_string(bytes));
  const long last[3] = {static_cast<long>(array->rowBytes()) - static_cast<long>(bytes), most(array->height()),
                        most(array->depth())};
  for (int d = 0; d < 3; ++d) {
    if (at[d] >= 0 && at[d] <= last[d]) continue;
    if (mode == cudaBoundaryModeZero || last[d] < 0) return nullptr;
    if (mode == cudaBoundaryModeTrap)
      trap(std::string(does) + " a surface outside of its " + std::to_string(array->width()) + " x " +
           std::to_string(array->height()) + " x " + std::to_string(array->depth()) + " elements, at byte " +
           std::to_string(at[0]) + " of row " + std::to_string(at[1]) + " of slice " + std::to_string(at[2]));
    at[d] = at[d] < 0 ? 0 : last[d];
  }
  return array->begin +
         (static_cast<std::size_t>(at[2]) * array->height() + static_cast<std::size_t>(at[1])) * array->rowBytes() +
         at[0];
}

/// Describes a resource's memory, or returns why it cannot be a texture.
cudaError_t memoryOf(const cudaResourceDesc& resource, TextureMemory& memory) {
  const auto refuse = [](const char* why) {
    run().errors().because(why);
    return cudaErrorInvalidValue;
  };
  switch (resource.resType) {
    case cudaResourceTypeArray: {
      const cudaArray* const array = resource.res.array.array;
      if (!run().arrays().contains(array)) return refuse("the texture's array does not exist");
      memory = {.begin = array->begin,
                .format = array->format,
                .size = {array->width(), array->height(), array->depth()},
                .pitch = array->rowBytes(),
                .elementBytes = array->elementBytes(),
                .layered = (array->flags & cudaArrayLayered) != 0,
                .cube = (array->flags & cudaArrayCubemap) != 0};
      return cudaSuccess;
    }
    case cudaResourceTypeLinear: {
      const auto& linear = resource.res.linear;
      memory = {.begin = static_cast<const std::byte*>(linear.devPtr), .format = linear.desc};
      break;
    }
    case cudaResourceTypePitch2D: {
      const auto& pitched = resource.res.pitch2D;
      memory = {.begin = static_cast<const std::byte*>(pitched.devPtr),
                .format = pitched.desc,
                .size = {pitched.width, pitched.height, 1},
                .pitch = pitched.pitchInBytes};
      break;
    }
    default:
      return refuse("mipmaps are not simulated");
  }
  const cudaChannelFormatDesc& format = memory.format;
  for (const int bits : {format.x, format.y, format.z, format.w})
    if (bits != 0 && bits != 8 && bits != 16 && bits != 32) return refuse("an element has numbers of 8, 16 or 32 bits");
  memory.elementBytes = static_cast<std::size_t>(format.x + format.y + format.z + format.w) / 8;
  if (memory.elementBytes == 0) return refuse("an element of the texture has no bits");
  std::size_t bytes = 0;
  if (resource.resType == cudaResourceTypeLinear) {
    bytes = resource.res.linear.sizeInBytes;
    memory.size = {bytes / memory.elementBytes, 1, 1};
  } else {
    if (memory.pitch < memory.size[0] * memory.elementBytes) return cudaErrorInvalidPitchValue;
    // Texture hardware asks for it: cudaDevAttrTexturePitchAlignment.
    if (memory.pitch % 32 != 0) return refuse("the pitch of a texture is not a multiple of 32 bytes");
    if (memory.size[1] > 0) bytes = (memory.size[1] - 1) * memory.pitch + memory.size[0] * memory.elementBytes;
  }
  if (!run().reaches(memory.begin, bytes)) {
    run().errors().because("the texture has " + std::to_string(bytes) + " bytes from " + run().describe(memory.begin));
    return cudaErrorInvalidValue;
  }
  return cudaSuccess;
}

}  // namespace

cudaError_t createTexture(cudaTextureObject_t* object, const cudaResourceDesc* resource, const cudaTextureDesc* how,
                          const cudaResourceViewDesc* view) {
  if (object == nullptr || resource == nullptr || how == nullptr) return cudaErrorInvalidValue;
  auto texture = std::make_unique<Texture>();
  texture->how = *how;
  if (const cudaError_t error = memoryOf(*resource, texture->memory); error != cudaSuccess) return error;
  const auto refuse = [](const char* why) {
    run().errors().because(why);
    return cudaErrorInvalidValue;
  };
  if (view != nullptr) return refuse("views of resources are not simulated");
  if (how->sRGB != 0) return refuse("sRGB textures are not simulated");
  const cudaChannelFormatDesc& format = texture->memory.format;
  const bool floats = format.f == cudaChannelFormatKindFloat;
  if (!floats && format.x == 32 && how->readMode == cudaReadModeNormalizedFloat)
    return refuse("integers of 32 bits cannot be read as normalised numbers");
  if (!floats && how->filterMode == cudaFilterModeLinear && how->readMode == cudaReadModeElementType)
    return refuse("integers are filtered only where they are read as normalised numbers");
  if (texture->memory.cube) texture->how.normalizedCoords = 1;
  *object = run().textures().add(std::move(texture));
  return cudaSuccess;
}

unsigned long long TextureObjects::add(std::unique_ptr<Texture> texture) { return put(m_textures, std::move(texture)); }
unsigned long long TextureObjects::add(cudaArray_t surface) { return put(m_surfaces, surface); }
bool TextureObjects::removeTexture(unsigned long long object) { return remove(m_textures, object); }
bool TextureObjects::removeSurface(unsigned long long object) { return remove(m_surfaces, object); }

Texel fetched(cudaTextureObject_t object, TextureShape shape, const TexturePlace& place) noexcept {
  const Texture* const texture = run().textures().texture(object);
  if (!run().textures().used.load(std::memory_order_relaxed)) run().textures().used = true;
  if (texture == nullptr) trap("fetches from a texture object that does not exist");
  if (!hasShape(*texture, shape)) trap("fetches from a texture of another shape than its array's or memory's");
  return fetch(*texture, shape, place);
}

void readSurface(void* to, std::size_t bytes, cudaSurfaceObject_t surface, int dimensions, const SurfacePlace& place,
                 cudaSurfaceBoundaryMode mode) noexcept {
  const std::byte* const at = surfaceBytes(bytes, surface, dimensions, place, mode, "reads");
  if (at == nullptr)
    std::memset(to, 0, bytes);
  else
    std::memcpy(to, at, bytes);
}
void writeSurface(const void* from, std::size_t bytes, cudaSurfaceObject_t surface, int dimensions,
                  const SurfacePlace& place, cudaSurfaceBoundaryMode mode) noexcept {
  std::byte* const at = surfaceBytes(bytes, surface, dimensions, place, mode, "writes to");
  if (at != nullptr) std::memcpy(at, from, bytes);
}

}  // namespace warpbench::program

using warpbench::program::run;

extern "C" {

cudaError_t cudaCreateTextureObject(cudaTextureObject_t* object, const cudaResourceDesc* resource,
                                    const cudaTextureDesc* how, const cudaResourceViewDesc* view) {
  return run().call(WARPBENCH_CALLER("cudaCreateTextureObject"), false,
                    [&] { return warpbench::program::createTexture(object, resource, how, view); });
}
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t object) {
  return run().call(WARPBENCH_CALLER("cudaDestroyTextureObject"), true, [&] {
    return object == 0 || run().textures().removeTexture(object) ? cudaSuccess : cudaErrorInvalidValue;
  });
}
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t* object, const cudaResourceDesc* resource) {
  return run().call(WARPBENCH_CALLER("cudaCreateSurfaceObject"), false, [&] {
    if (object == nullptr || resource == nullptr || resource->resType != cudaResourceTypeArray)
      return cudaErrorInvalidValue;
    cudaArray_t const array = resource->res.array.array;
    if (!run().arrays().contains(array)) return cudaErrorInvalidValue;
    if ((array->flags & cudaArraySurfaceLoadStore) == 0) {
      run().errors().because("its array was not made with cudaArraySurfaceLoadStore");
      return cudaErrorInvalidValue;
    }
    *object = run().textures().add(array);
    return cudaSuccess;
  });
}
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t object) {
  return run().call(WARPBENCH_CALLER("cudaDestroySurfaceObject"), true, [&] {
    return object == 0 || run().textures().removeSurface(object) ? cudaSuccess : cudaErrorInvalidValue;
  });
}

}  // extern "C"
