// SPDX-License-Identifier: GPL-3.0-or-later
// Copies between host and device.
#include <algorithm>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "program/cuda/runtime_functions.h"
#include "program/runtime/copies.h"
#include "program/runtime/program_run.h"
#include "program/textures/texture_objects.h"
#include "simulator/debug_info.h"

using warpbench::program::Allocation;
using warpbench::program::ByteUse;
using warpbench::program::Caller;
using warpbench::program::copyRows;
using warpbench::program::fits;
using warpbench::program::isOnDevice;
using warpbench::program::isOnHost;
using warpbench::program::isReachable;
using warpbench::program::kOnDeviceMs;
using warpbench::program::Rows;
using warpbench::program::run;
using warpbench::program::Timeline;
using warpbench::program::useOf;
using warpbench::simulator::AddressRange;

namespace {

/// Between host and device.
constexpr double kBusBytesPerMs = warpbench::program::kModelledBusGbs * 1e6;

/// Checks as the runtime does on GPUs with unified addressing: the kind must agree with the locations.
cudaError_t checked(const void* to, const void* from, std::size_t toBytes, std::size_t fromBytes, cudaMemcpyKind kind) {
  if (to == nullptr || from == nullptr) return cudaErrorInvalidValue;
  if (kind < cudaMemcpyHostToHost || kind > cudaMemcpyDefault) return cudaErrorInvalidMemcpyDirection;
  const bool toDevice = kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice;
  const bool fromDevice = kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice;
  const auto refuse = [](const std::string& why) {
    run().errors().because(why);
    return cudaErrorInvalidValue;
  };
  if (kind != cudaMemcpyDefault) {
    if (toDevice ? !isReachable(to) : !isOnHost(to))
      return refuse("the kind says that it copies to the " + std::string(toDevice ? "device" : "host") +
                    ", but its first argument is " + run().describe(to));
    if (fromDevice ? !isReachable(from) : !isOnHost(from))
      return refuse("the kind says that it copies from the " + std::string(fromDevice ? "device" : "host") +
                    ", but its second argument is " + run().describe(from));
  }
  if (!fits(to, toBytes)) return refuse("it copies " + std::to_string(toBytes) + " bytes to " + run().describe(to));
  if (!fits(from, fromBytes))
    return refuse("it copies " + std::to_string(fromBytes) + " bytes from " + run().describe(from));
  return cudaSuccess;
}

/// The time of a 4-byte copy in its stream, in milliseconds, on an H200 (driver 580.159.04; medians of 200, by the
/// host's clock and by events, 28 November 2026). From pageable memory, the host continues once the bytes are staged.
/// cudaMemcpy() with page-locked memory waits for the GPU. A copy that nobody waits for takes only the engine's time.
constexpr double kFromPageableMs = 0.0029, kToPageableMs = 0.0089, kPinnedMs = 0.0075, kPinnedAsyncMs = 0.0025;

void takeTime(const Caller& caller, cudaStream_t stream, const void* to, const void* from, std::size_t bytes,
              bool waits) {
  const bool toDevice = isOnDevice(to);
  const bool fromDevice = isOnDevice(from);
  if (!toDevice && !fromDevice) return;
  const bool pageable = !run().hostReachable(toDevice ? from : to);
  const double latency = pageable ? (toDevice ? kFromPageableMs : kToPageableMs) : waits ? kPinnedMs : kPinnedAsyncMs;
  using Kind = warpbench::program::WorkEvent::Kind;
  const auto amount = static_cast<double>(bytes);
  const auto counted = static_cast<std::int64_t>(bytes);
  if (toDevice && fromDevice)
    run().work(caller, stream, Timeline::Engine::None, false,
               {.kind = Kind::CopyOnDevice,
                .bytes = counted,
                .milliseconds = kOnDeviceMs + 2 * amount / (run().profile().copyBandwidthGbs * 1e6)});
  else
    run().work(caller, stream, toDevice ? Timeline::Engine::ToDevice : Timeline::Engine::ToHost, true,
               {.kind = toDevice ? Kind::CopyToDevice : Kind::CopyToHost,
                .bytes = counted,
                .milliseconds = latency + amount / kBusBytesPerMs});
}

/// The accesses of a copy that may follow the return of its call (CUDA Runtime API, "API synchronization behavior").
/// Pageable host memory is read and written before the call returns.
class CopyOrder {
 public:
  CopyOrder(const void* to, const void* from)
      : m_toPageable(isPageable(to)), m_readsLater(!isPageable(from)), m_isHosts(isHosts(to) && isHosts(from)) {}
  void add(const void* to, const void* from, std::size_t bytes) {
    if (run().check() == nullptr) return;
    m_uses.push_back(useOf(to, bytes, ByteUse::kStore));
    if (m_readsLater) m_uses.push_back(useOf(from, bytes, ByteUse::kLoad));
  }
  void begin(const Caller& caller, cudaStream_t stream) {
    run().does(caller, stream, std::move(m_uses));
    if (m_toPageable || m_isHosts) run().timeline().hostKnows(stream);
  }

 private:
  static bool isPageable(const void* at) {
    return isOnHost(at) && !run().hostReachable(at) && !run().variables().isManaged(at);
  }
  /// Whether only the host uses the memory.
  static bool isHosts(const void* at) {
    const Allocation* const there = run().memory().find(at);
    return isOnHost(at) && !run().variables().isManaged(at) &&
           (there == nullptr || there->kind == Allocation::Kind::Host);
  }

  bool m_toPageable, m_readsLater, m_isHosts;
  std::vector<ByteUse> m_uses;
};

/// The host's heap block or static variable that the byte is in; empty if unknown.
AddressRange hostsBlock(const void* at) {
  if (run().check() == nullptr || isReachable(at)) return {};
  const AddressRange block = run().hostBlocks.around(at);
  if (block.begin != block.end) return block;
  const auto [begin, end] = warpbench::simulator::variableAt(reinterpret_cast<std::uint64_t>(at));
  return {begin, end};
}

/// The number of bytes within the block; all bytes if it is unknown. Reports the others as out of bounds.
std::size_t withinBlock(const Caller& caller, const AddressRange& block, const void* at, std::size_t bytes,
                        const char* verb) {
  const auto begin = reinterpret_cast<std::uint64_t>(at);
  const std::uint64_t left = block.end - std::min(begin, block.end);
  if (block.begin == block.end || bytes <= left) return bytes;
  run().tellOnce(caller, "out-of-bounds",
                 std::string(caller.function) + " " + verb + " " + std::to_string(bytes) +
                     " bytes of the host's memory, in a block of " + std::to_string(block.end - block.begin) +
                     " bytes of which " + std::to_string(left) + " are left there");
  return left;
}

/// On a GPU the bytes are copied in any order, so bytes in both ranges may be overwritten before they are read.
void tellOverlap(const Caller& caller, const char* to, const char* from, std::size_t bytes) {
  const std::size_t apart = to < from ? static_cast<std::size_t>(from - to) : static_cast<std::size_t>(to - from);
  if (apart == 0 || apart >= bytes || run().check() == nullptr || !isOnDevice(to)) return;
  run().tellOnce(caller, "overlapping-copy",
                 std::string(caller.function) + " copies " + std::to_string(bytes) + " bytes to where " +
                     std::to_string(bytes - apart) + " of them come from: its result is undefined");
}

}  // namespace

namespace warpbench::program {

bool isOnDevice(const void* at) {
  const Allocation* const there = run().memory().find(at);
  return there != nullptr ? there->kind == Allocation::Kind::Device
                          : run().variables().contain(at) && !run().variables().isManaged(at);
}
bool isOnHost(const void* at) {
  const Allocation* const there = run().memory().find(at);
  return there != nullptr
             ? there->kind != Allocation::Kind::Device
             : run().variables().isManaged(at) || (!run().variables().contain(at) && !run().memory().contains(at));
}
bool isReachable(const void* at) { return run().memory().find(at) != nullptr || run().variables().contain(at); }

bool fits(const void* at, std::size_t bytes) {
  const Allocation* const there = run().memory().find(at);
  if (there == nullptr) return !run().memory().contains(at);
  return static_cast<std::size_t>(there->end() - static_cast<const std::byte*>(at)) >= bytes;
}

ByteUse useOf(const void* at, std::size_t bytes, unsigned does) {
  const auto begin = reinterpret_cast<std::uint64_t>(at);
  return {.begin = begin, .end = begin + bytes, .does = does, .reachesHost = !isOnDevice(at)};
}

cudaError_t copyRows(const Caller& caller, void* to, const void* from, const Rows& rows, cudaMemcpyKind kind,
                     cudaStream_t stream, bool waits) {
  return run().call(caller, waits, [&] {
    if (!run().timeline().knows(stream)) return cudaErrorInvalidResourceHandle;
    if (CUgraph_st* const graph = run().timeline().capturing(stream)) {
      graph->nodes.push_back({cudaGraphNodeTypeMemcpy,
                              [=](cudaStream_t now) { return copyRows(caller, to, from, rows, kind, now, false); }});
      return cudaSuccess;
    }
    if (rows.width == 0 || rows.height == 0) return cudaSuccess;
    if (rows.height > 1 && (rows.width > rows.toPitch || rows.width > rows.fromPitch))
      return cudaErrorInvalidPitchValue;
    const cudaError_t error = checked(to, from, (rows.height - 1) * rows.toPitch + rows.width,
                                      (rows.height - 1) * rows.fromPitch + rows.width, kind);
    if (error != cudaSuccess) return error;
    if (rows.height == 1) tellOverlap(caller, static_cast<const char*>(to), static_cast<const char*>(from), rows.width);
    CopyOrder order(to, from);
    const AddressRange targets = hostsBlock(to);
    const AddressRange sources = hostsBlock(from);
    bool fits = true;
    for (std::size_t row = 0; row < rows.height && fits; ++row) {
      char* const target = static_cast<char*>(to) + row * rows.toPitch;
      const char* const source = static_cast<const char*>(from) + row * rows.fromPitch;
      const std::size_t bytes = std::min(withinBlock(caller, targets, target, rows.width, "writes"),
                                         withinBlock(caller, sources, source, rows.width, "reads"));
      fits = bytes == rows.width;
      std::memmove(target, source, bytes);
      run().written(target, bytes);
      order.add(target, source, bytes);
    }
    if (rows.height == 1 && fits && isOnDevice(from) && run().check() != nullptr)
      run().unfilledBlocks.copied(targets, to, rows.width, run().lineOfCaller(caller));
    order.begin(caller, stream);
    takeTime(caller, stream, to, from, rows.width * rows.height, waits);
    if (waits) run().timeline().synchronise(stream);
    return cudaSuccess;
  });
}

}  // namespace warpbench::program

namespace {

/// One end of a three-dimensional copy.
struct Side {
  char* begin;
  std::size_t pitch, rows;
  cudaPos pos;
  bool inside;
  char* row(std::size_t y, std::size_t z) const { return begin + ((pos.z + z) * rows + pos.y + y) * pitch + pos.x; }
};

cudaError_t copy3D(const Caller& caller, const cudaMemcpy3DParms* parms, cudaStream_t stream, bool waits) {
  return run().call(caller, waits, [&] {
    if (parms == nullptr) return cudaErrorInvalidValue;
    if (!run().timeline().knows(stream)) return cudaErrorInvalidResourceHandle;
    if (CUgraph_st* const graph = run().timeline().capturing(stream)) {
      graph->nodes.push_back({cudaGraphNodeTypeMemcpy, [caller, copied = *parms](cudaStream_t now) {
                                return copy3D(caller, &copied, now, false);
                              }});
      return cudaSuccess;
    }
    // With an array, extent and positions are in elements.
    cudaExtent extent = parms->extent;
    for (cudaArray_t const array : {parms->srcArray, parms->dstArray})
      if (array != nullptr && !run().arrays().contains(array)) return cudaErrorInvalidValue;
    const std::size_t element = parms->srcArray != nullptr   ? parms->srcArray->elementBytes()
                                : parms->dstArray != nullptr ? parms->dstArray->elementBytes()
                                                             : 1;
    extent.width *= element;
    if (extent.width == 0 || extent.height == 0 || extent.depth == 0) return cudaSuccess;
    const auto sideOf = [&](cudaArray_t array, const cudaPitchedPtr& at, cudaPos pos) {
      if (array != nullptr) pos.x *= array->elementBytes();
      const bool inside =
          array == nullptr || (pos.x + extent.width <= array->rowBytes() && pos.y + extent.height <= array->height() &&
                               pos.z + extent.depth <= array->depth());
      return Side{.begin = array != nullptr ? reinterpret_cast<char*>(array->begin) : static_cast<char*>(at.ptr),
                  .pitch = array != nullptr ? array->rowBytes() : at.pitch,
                  .rows = array != nullptr ? array->height() : at.ysize,
                  .pos = pos,
                  .inside = inside};
    };
    const Side target = sideOf(parms->dstArray, parms->dstPtr, parms->dstPos);
    const Side source = sideOf(parms->srcArray, parms->srcPtr, parms->srcPos);
    if (!target.inside || !source.inside) {
      run().errors().because("it copies outside of the array");
      return cudaErrorInvalidValue;
    }
    CopyOrder order(target.begin, source.begin);
    for (std::size_t z = 0; z < extent.depth; ++z)
      for (std::size_t y = 0; y < extent.height; ++y) {
        char* const to = target.row(y, z);
        const char* const from = source.row(y, z);
        if (const cudaError_t error = checked(to, from, extent.width, extent.width, parms->kind); error != cudaSuccess)
          return error;
        std::memmove(to, from, extent.width);
        run().written(to, extent.width);
        order.add(to, from, extent.width);
      }
    order.begin(caller, stream);
    takeTime(caller, stream, target.begin, source.begin, extent.width * extent.height * extent.depth, waits);
    if (waits) run().timeline().synchronise(stream);
    return cudaSuccess;
  });
}

cudaError_t copySymbol(const Caller& caller, void* to, const void* from, const void* symbol, std::size_t bytes,
                       cudaMemcpyKind kind, cudaStream_t stream, bool waits) {
  if (!run().variables().contain(symbol)) return run().call(caller, waits, [] { return cudaErrorInvalidSymbol; });
  const cudaError_t error = copyRows(caller, to, from, {.width = bytes}, kind, stream, waits);
  if (error == cudaSuccess && run().check() != nullptr && run().variables().contain(to))
    run().check()->setsPartOf(symbol, to, bytes, run().lineOfCaller(caller));
  return error;
}

}  // namespace

extern "C" {

cudaError_t cudaMemcpy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind) {
  return copyRows(WARPBENCH_CALLER("cudaMemcpy"), to, from, {.width = bytes}, kind, nullptr, true);
}
cudaError_t cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream) {
  return copyRows(WARPBENCH_CALLER("cudaMemcpyAsync"), to, from, {.width = bytes}, kind, stream, false);
}
cudaError_t cudaMemcpyPeer(void* to, int, const void* from, int, std::size_t bytes) {
  return copyRows(WARPBENCH_CALLER("cudaMemcpyPeer"), to, from, {.width = bytes}, cudaMemcpyDeviceToDevice, nullptr,
                  true);
}
cudaError_t cudaMemcpyPeerAsync(void* to, int, const void* from, int, std::size_t bytes, cudaStream_t stream) {
  return copyRows(WARPBENCH_CALLER("cudaMemcpyPeerAsync"), to, from, {.width = bytes}, cudaMemcpyDeviceToDevice, stream,
                  false);
}
cudaError_t cudaMemcpy2D(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                         std::size_t height, cudaMemcpyKind kind) {
  return copyRows(WARPBENCH_CALLER("cudaMemcpy2D"), to, from, {width, height, toPitch, fromPitch}, kind, nullptr, true);
}
cudaError_t cudaMemcpy2DAsync(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                              std::size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  return copyRows(WARPBENCH_CALLER("cudaMemcpy2DAsync"), to, from, {width, height, toPitch, fromPitch}, kind, stream,
                  false);
}
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms* parms) {
  return copy3D(WARPBENCH_CALLER("cudaMemcpy3D"), parms, nullptr, true);
}
cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms* parms, cudaStream_t stream) {
  return copy3D(WARPBENCH_CALLER("cudaMemcpy3DAsync"), parms, stream, false);
}

cudaError_t cudaMemcpyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                               cudaMemcpyKind kind) {
  return copySymbol(WARPBENCH_CALLER("cudaMemcpyToSymbol"), static_cast<char*>(const_cast<void*>(symbol)) + offset,
                    from, symbol, bytes, kind, nullptr, true);
}
cudaError_t cudaMemcpyFromSymbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset,
                                 cudaMemcpyKind kind) {
  return copySymbol(WARPBENCH_CALLER("cudaMemcpyFromSymbol"), to, static_cast<const char*>(symbol) + offset, symbol,
                    bytes, kind, nullptr, true);
}
cudaError_t cudaMemcpyToSymbolAsync(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                                    cudaMemcpyKind kind, cudaStream_t stream) {
  return copySymbol(WARPBENCH_CALLER("cudaMemcpyToSymbolAsync"), static_cast<char*>(const_cast<void*>(symbol)) + offset,
                    from, symbol, bytes, kind, stream, false);
}
cudaError_t cudaMemcpyFromSymbolAsync(void* to, const void* symbol, std::size_t bytes, std::size_t offset,
                                      cudaMemcpyKind kind, cudaStream_t stream) {
  return copySymbol(WARPBENCH_CALLER("cudaMemcpyFromSymbolAsync"), to, static_cast<const char*>(symbol) + offset,
                    symbol, bytes, kind, stream, false);
}
cudaError_t cudaGetSymbolAddress(void** at, const void* symbol) {
  return run().call(WARPBENCH_CALLER("cudaGetSymbolAddress"), false, [&] {
    if (!run().variables().contain(symbol)) return cudaErrorInvalidSymbol;
    *at = const_cast<void*>(symbol);
    return cudaSuccess;
  });
}

}  // extern "C"
