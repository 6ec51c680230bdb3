// SPDX-License-Identifier: GPL-3.0-or-later
// C library functions that use memory. A program compiled for a check calls these versions instead: the linker renames
// the calls (kWrapped in program_compiler.cpp).
#include <cstdlib>
#include <cstring>

#include "program/runtime/program_run.h"
#include "simulator/host_accesses.h"

using warpbench::program::ByteUse;
using warpbench::program::run;

namespace warpbench::program {
bool isOnLane() noexcept;  // declared in program/cuda/kernel_heap.h, which only programs can include
}

namespace {

void uses(const char* who, const void* at, std::size_t bytes, unsigned does, const void* place,
          const char* verb = nullptr) {
  const auto begin = reinterpret_cast<std::uint64_t>(at);
  if (bytes == 0 || warpbench::program::isOnLane()) return;
  if (!warpbench::simulator::hostAccesses.listensTo(begin, begin + bytes)) return;
  run().hostUses({.who = who,
                  .begin = begin,
                  .bytes = bytes,
                  .does = does,
                  .place = reinterpret_cast<std::uint64_t>(place),
                  .verb = verb});
}

/// @returns the block's number of bytes; 0 if it is unknown.
std::size_t frees(const char* who, const void* at, const void* place) {
  const warpbench::simulator::AddressRange block = run().hostBlocks.around(at);
  uses(who, at, block.end - block.begin, ByteUse::kStore, place, "frees");
  run().hostBlocks.remove(at);
  run().unfilledBlocks.forget(block.begin, block.end);
  return block.end - block.begin;
}

}  // namespace

extern "C" {

void* __wrap_malloc(std::size_t bytes) {
  void* const at = std::malloc(bytes);
  if (run().check() != nullptr) warpbench::program::UnfilledBlocks::begin(at, bytes);
  run().hostBlocks.add(at, bytes);
  return at;
}
void* __wrap_calloc(std::size_t count, std::size_t bytes) {
  void* const at = std::calloc(count, bytes);
  run().hostBlocks.add(at, count * bytes);
  return at;
}
void* __wrap_realloc(void* before, std::size_t bytes) {
  const std::size_t bytesBefore = frees("realloc", before, __builtin_return_address(0));
  void* const at = std::realloc(before, bytes);
  if (at == nullptr && bytes != 0)
    run().hostBlocks.add(before, bytesBefore);  // a realloc() that fails frees nothing
  else
    run().hostBlocks.add(at, bytes);
  return at;
}
void __wrap_free(void* at) {
  frees("free", at, __builtin_return_address(0));
  std::free(at);
}
void* __wrap_memcpy(void* to, const void* from, std::size_t bytes) {
  uses("memcpy", from, bytes, ByteUse::kLoad, __builtin_return_address(0));
  uses("memcpy", to, bytes, ByteUse::kStore, __builtin_return_address(0));
  return std::memcpy(to, from, bytes);
}
void* __wrap_memmove(void* to, const void* from, std::size_t bytes) {
  uses("memmove", from, bytes, ByteUse::kLoad, __builtin_return_address(0));
  uses("memmove", to, bytes, ByteUse::kStore, __builtin_return_address(0));
  return std::memmove(to, from, bytes);
}
void* __wrap_memset(void* at, int value, std::size_t bytes) {
  uses("memset", at, bytes, ByteUse::kStore, __builtin_return_address(0));
  return std::memset(at, value, bytes);
}

}  // extern "C"
