// SPDX-License-Identifier: GPL-3.0-or-later
// Copies between the host and the device, and memory that is set.
#include <cstring>

#include "program/cuda/runtime_functions.h"
#include "program/runtime/program_run.h"

using warpbench::program::Allocation;
using warpbench::program::run;
using warpbench::program::Timeline;

namespace {

/// Bytes per millisecond between host and device: what PCI Express 4.0 with 16 lanes carries at best (31.5 GB/s, less
/// its packets' headers), as no profile has measured it.
constexpr double kBusBytesPerMs = 25e6;

/// Rows of a picture, or all bytes as one.
struct Rows {
  std::size_t width;  ///< bytes
  std::size_t height = 1;
  std::size_t toPitch = 0;
  std::size_t fromPitch = 0;
};

bool onDevice(const void* at) {
  const Allocation* const there = run().memory().find(at);
  return there != nullptr ? there->kind == Allocation::Kind::Device : run().variables().contain(at);
}
/// The host may have it as well: managed, page-locked.
bool onHost(const void* at) {
  const Allocation* const there = run().memory().find(at);
  return there != nullptr ? there->kind != Allocation::Kind::Device
                          : !run().variables().contain(at) && !run().memory().contains(at);
}
bool reachable(const void* at) { return run().memory().find(at) != nullptr || run().variables().contain(at); }

/// Whether so many bytes from there on are one allocation's, where it is one's at all.
bool fits(const void* at, std::size_t bytes) {
  const Allocation* const there = run().memory().find(at);
  if (there == nullptr) return !run().memory().contains(at);
  return static_cast<std::size_t>(there->end() - static_cast<const std::byte*>(at)) >= bytes;
}

/// As the runtime does on GPUs with unified addressing: the kind has to agree with where the bytes are.
cudaError_t checked(const void* to, const void* from, std::size_t toBytes, std::size_t fromBytes, cudaMemcpyKind kind) {
  if (to == nullptr || from == nullptr) return cudaErrorInvalidValue;
  if (kind < cudaMemcpyHostToHost || kind > cudaMemcpyDefault) return cudaErrorInvalidMemcpyDirection;
  const bool toDevice = kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice;
  const bool fromDevice = kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice;
  if (kind != cudaMemcpyDefault) {
    if (toDevice ? !reachable(to) : !onHost(to)) return cudaErrorInvalidValue;
    if (fromDevice ? !reachable(from) : !onHost(from)) return cudaErrorInvalidValue;
  }
  return fits(to, toBytes) && fits(from, fromBytes) ? cudaSuccess : cudaErrorInvalidValue;
}

void takeTime(cudaStream_t stream, bool toDevice, bool fromDevice, std::size_t bytes) {
  const auto amount = static_cast<double>(bytes);
  const double onGpu = 2 * amount / (run().profile().copyBandwidthGbs * 1e6);
  if (toDevice == fromDevice)
    run().timeline().work(stream, toDevice ? onGpu : 0, Timeline::Engine::None, false);
  else
    run().timeline().work(stream, amount / kBusBytesPerMs,
                          toDevice ? Timeline::Engine::ToDevice : Timeline::Engine::ToHost, true);
}

cudaError_t copy(const char* name, void* to, const void* from, const Rows& rows, cudaMemcpyKind kind,
                 cudaStream_t stream, bool waits) {
  return run().call(name, waits, [&] {
    if (!run().timeline().knows(stream)) return cudaErrorInvalidResourceHandle;
    if (rows.width == 0 || rows.height == 0) return cudaSuccess;
    if (rows.height > 1 && (rows.width > rows.toPitch || rows.width > rows.fromPitch))
      return cudaErrorInvalidPitchValue;
    const cudaError_t error = checked(to, from, (rows.height - 1) * rows.toPitch + rows.width,
                                      (rows.height - 1) * rows.fromPitch + rows.width, kind);
    if (error != cudaSuccess) return error;
    for (std::size_t row = 0; row < rows.height; ++row)
      std::memmove(static_cast<char*>(to) + row * rows.toPitch, static_cast<const char*>(from) + row * rows.fromPitch,
                   rows.width);
    takeTime(stream, onDevice(to), onDevice(from), rows.width * rows.height);
    if (waits) run().timeline().synchronise(stream);
    return cudaSuccess;
  });
}

cudaError_t copy3D(const char* name, const cudaMemcpy3DParms* parms, cudaStream_t stream, bool waits) {
  return run().call(name, waits, [&] {
    if (parms == nullptr) return cudaErrorInvalidValue;
    if (parms->srcArray != nullptr || parms->dstArray != nullptr) return cudaErrorNotSupported;
    const cudaExtent& extent = parms->extent;
    const auto rowOf = [](const cudaPitchedPtr& at, const cudaPos& pos, std::size_t y, std::size_t z) {
      return static_cast<char*>(at.ptr) + ((pos.z + z) * at.ysize + pos.y + y) * at.pitch + pos.x;
    };
    if (extent.width == 0 || extent.height == 0 || extent.depth == 0) return cudaSuccess;
    for (std::size_t z = 0; z < extent.depth; ++z)
      for (std::size_t y = 0; y < extent.height; ++y) {
        char* const to = rowOf(parms->dstPtr, parms->dstPos, y, z);
        const char* const from = rowOf(parms->srcPtr, parms->srcPos, y, z);
        if (const cudaError_t error = checked(to, from, extent.width, extent.width, parms->kind); error != cudaSuccess)
          return error;
        std::memmove(to, from, extent.width);
      }
    takeTime(stream, onDevice(parms->dstPtr.ptr), onDevice(parms->srcPtr.ptr),
             extent.width * extent.height * extent.depth);
    return cudaSuccess;
  });
}

cudaError_t set(const char* name, void* at, std::size_t pitch, int value, std::size_t width, std::size_t height,
                std::size_t depth, std::size_t rowsOfSlice, cudaStream_t stream, bool waits) {
  return run().call(name, waits, [&] {
    if (!run().timeline().knows(stream)) return cudaErrorInvalidResourceHandle;
    if (width == 0 || height == 0 || depth == 0) return cudaSuccess;
    if (height > 1 && width > pitch) return cudaErrorInvalidPitchValue;
    if (!reachable(at) || !fits(at, ((depth - 1) * rowsOfSlice + height - 1) * pitch + width))
      return cudaErrorInvalidValue;
    for (std::size_t z = 0; z < depth; ++z)
      for (std::size_t row = 0; row < height; ++row)
        std::memset(static_cast<char*>(at) + (z * rowsOfSlice + row) * pitch, value, width);
    const double bytes = static_cast<double>(width * height * depth);
    run().timeline().work(stream, bytes / (run().profile().writeBandwidthGbs * 1e6), Timeline::Engine::Compute, false);
    return cudaSuccess;
  });
}

/// A symbol's bytes, where there are so many.
cudaError_t withSymbol(const void* symbol, std::size_t, std::size_t, const char* name, bool waits, auto work) {
  return run().call(name, waits, [&] { return run().variables().contain(symbol) ? work() : cudaErrorInvalidSymbol; });
}

}  // namespace

extern "C" {

cudaError_t cudaMemcpy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind) {
  return copy("cudaMemcpy", to, from, {.width = bytes}, kind, nullptr, true);
}
cudaError_t cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream) {
  return copy("cudaMemcpyAsync", to, from, {.width = bytes}, kind, stream, false);
}
cudaError_t cudaMemcpyPeer(void* to, int, const void* from, int, std::size_t bytes) {
  return copy("cudaMemcpyPeer", to, from, {.width = bytes}, cudaMemcpyDeviceToDevice, nullptr, true);
}
cudaError_t cudaMemcpyPeerAsync(void* to, int, const void* from, int, std::size_t bytes, cudaStream_t stream) {
  return copy("cudaMemcpyPeerAsync", to, from, {.width = bytes}, cudaMemcpyDeviceToDevice, stream, false);
}
cudaError_t cudaMemcpy2D(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                         std::size_t height, cudaMemcpyKind kind) {
  return copy("cudaMemcpy2D", to, from, {width, height, toPitch, fromPitch}, kind, nullptr, true);
}
cudaError_t cudaMemcpy2DAsync(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                              std::size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  return copy("cudaMemcpy2DAsync", to, from, {width, height, toPitch, fromPitch}, kind, stream, false);
}
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms* parms) { return copy3D("cudaMemcpy3D", parms, nullptr, true); }
cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms* parms, cudaStream_t stream) {
  return copy3D("cudaMemcpy3DAsync", parms, stream, false);
}

cudaError_t cudaMemcpyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                               cudaMemcpyKind kind) {
  return withSymbol(symbol, bytes, offset, "cudaMemcpyToSymbol", true, [&] {
    return cudaMemcpy(static_cast<char*>(const_cast<void*>(symbol)) + offset, from, bytes, kind);
  });
}
cudaError_t cudaMemcpyFromSymbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset,
                                 cudaMemcpyKind kind) {
  return withSymbol(symbol, bytes, offset, "cudaMemcpyFromSymbol", true,
                    [&] { return cudaMemcpy(to, static_cast<const char*>(symbol) + offset, bytes, kind); });
}
cudaError_t cudaMemcpyToSymbolAsync(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                                    cudaMemcpyKind kind, cudaStream_t stream) {
  return withSymbol(symbol, bytes, offset, "cudaMemcpyToSymbolAsync", false, [&] {
    return cudaMemcpyAsync(static_cast<char*>(const_cast<void*>(symbol)) + offset, from, bytes, kind, stream);
  });
}
cudaError_t cudaMemcpyFromSymbolAsync(void* to, const void* symbol, std::size_t bytes, std::size_t offset,
                                      cudaMemcpyKind kind, cudaStream_t stream) {
  return withSymbol(symbol, bytes, offset, "cudaMemcpyFromSymbolAsync", false, [&] {
    return cudaMemcpyAsync(to, static_cast<const char*>(symbol) + offset, bytes, kind, stream);
  });
}
cudaError_t cudaGetSymbolAddress(void** at, const void* symbol) {
  return withSymbol(symbol, 0, 0, "cudaGetSymbolAddress", false, [&] {
    *at = const_cast<void*>(symbol);
    return cudaSuccess;
  });
}

cudaError_t cudaMemset(void* at, int value, std::size_t bytes) {
  return set("cudaMemset", at, 0, value, bytes, 1, 1, 0, nullptr, true);
}
cudaError_t cudaMemsetAsync(void* at, int value, std::size_t bytes, cudaStream_t stream) {
  return set("cudaMemsetAsync", at, 0, value, bytes, 1, 1, 0, stream, false);
}
cudaError_t cudaMemset2D(void* at, std::size_t pitch, int value, std::size_t width, std::size_t height) {
  return set("cudaMemset2D", at, pitch, value, width, height, 1, 0, nullptr, true);
}
cudaError_t cudaMemset2DAsync(void* at, std::size_t pitch, int value, std::size_t width, std::size_t height,
                              cudaStream_t stream) {
  return set("cudaMemset2DAsync", at, pitch, value, width, height, 1, 0, stream, false);
}
cudaError_t cudaMemset3D(cudaPitchedPtr at, int value, cudaExtent extent) {
  return set("cudaMemset3D", at.ptr, at.pitch, value, extent.width, extent.height, extent.depth, at.ysize, nullptr,
             true);
}
cudaError_t cudaMemset3DAsync(cudaPitchedPtr at, int value, cudaExtent extent, cudaStream_t stream) {
  return set("cudaMemset3DAsync", at.ptr, at.pitch, value, extent.width, extent.height, extent.depth, at.ysize, stream,
             false);
}

}  // extern "C"
