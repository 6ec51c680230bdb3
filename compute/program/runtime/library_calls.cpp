// SPDX-License-Identifier: GPL-3.0-or-later
// Thrust's algorithms, which run as host loops: see program/cuda/nvidia_words.h.
#include <span>

#include "program/cuda/runtime_functions.h"
#include "program/runtime/program_run.h"

namespace warpbench::program {

// A copy of the declaration in program/cuda/nvidia_words.h, which only programs can include.
enum class PointersOf { Host, Device };
struct LibraryPlace {
  const volatile void* at;
  bool isPlain;
};
cudaError_t libraryCallBegins(const char* name, PointersOf pointers, const LibraryPlace* places, int count) noexcept;
void libraryCallEnds() noexcept;
void libraryUseBegins() noexcept;
void libraryUseEnds() noexcept;

namespace {

/// The nesting depth of algorithms on this thread.
thread_local int t_depth = 0;

class Call {
 public:
  Call(const Caller& caller, PointersOf pointers, std::span<const LibraryPlace> places)
      : m_caller(caller), m_pointers(pointers), m_places(places) {}

  void begins() {
    bool usesHosts = false, usesDevices = false;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
      const void* const at = addressOf(m_places[i]);
      if (at == nullptr) continue;
      const Allocation* const there = run().memory().find(at);
      const bool isDevices = there != nullptr && there->kind == Allocation::Kind::Device;
      (isDevices ? usesDevices : usesHosts) = true;
      if (m_places[i].isPlain && isDevices && m_pointers == PointersOf::Host)
        refuse("takes a plain pointer as one to host memory, but " + run().describe(at) +
               ", is the device's: give it thrust::device, or a thrust::device_ptr");
      if (m_places[i].isPlain && m_pointers == PointersOf::Device && isHosts(at))
        refuse("gets thrust::device, but a pointer to host memory");
      if (run().check() == nullptr) continue;
      if (run().check()->wasFreed(at)) find("use-after-free", "gets memory that was freed");
      if (there != nullptr && i + 1 < m_places.size()) checkEnd(*there, addressOf(m_places[i + 1]));
    }
    if (usesDevices || !usesHosts)
      run().launches().tellLibrary(m_caller, Message::text("computed by plain loops: neither counted nor timed"));
  }

 private:
  static const void* addressOf(const LibraryPlace& place) { return const_cast<const void*>(place.at); }

  /// Checks the end of a range that begins in the array. `last` is not an end if the algorithm takes no such range.
  void checkEnd(const Allocation& there, const void* last) const {
    const auto* const byte = static_cast<const std::byte*>(last);
    const bool isBehindArray = run().check()->reserves(byte) && run().memory().find(byte) == nullptr &&
                               run().memory().find(byte - 1) == nullptr && !run().check()->wasFreed(byte);
    if (isBehindArray && byte > there.end())
      find("out-of-bounds", "gets a range that ends " + std::to_string(byte - there.end()) + " bytes behind " +
                                run().describe(there.begin));
  }

  /// Memory directly after a device array does not count as the host's.
  static bool isHosts(const void* at) {
    return !run().reaches(at, 1) && !run().memory().contains(at) &&
           (run().check() == nullptr || !run().check()->reserves(at));
  }

  void find(const char* kind, const std::string& what) const {
    const SourceLine where = run().lineOfCaller(m_caller);
    run().tell(
        {.kind = kind, .file = where.file, .line = where.line, .text = m_caller.function + (" " + what), .kernel = {}});
  }

  [[noreturn]] void refuse(const std::string& what) const { run().refuse(m_caller, what); }

  Caller m_caller;
  PointersOf m_pointers;
  std::span<const LibraryPlace> m_places;
};

}  // namespace

cudaError_t libraryCallBegins(const char* name, PointersOf pointers, const LibraryPlace* places, int count) noexcept {
  if (t_depth++ > 0) return cudaSuccess;
  const Caller caller = WARPBENCH_CALLER(name);
  const cudaError_t error = run().call(caller, true, [&] {
    Call(caller, pointers, std::span(places, static_cast<std::size_t>(count))).begins();
    run().timeline().order().hostWaitsForAll();
    return cudaSuccess;
  });
  if (error != cudaSuccess)
    --t_depth;
  else
    run().useMemory();
  return error;
}

void libraryCallEnds() noexcept {
  if (--t_depth > 0) return;
  run().leaveMemory();
  if (run().check() == nullptr) return;
  // A function passed to an algorithm may write anywhere.
  for (const auto& [begin, allocation] : run().memory().all()) run().written(allocation.begin, allocation.bytes);
}

void libraryUseBegins() noexcept {
  if (!isOnLane()) run().useMemory();
}
void libraryUseEnds() noexcept {
  if (!isOnLane()) run().leaveMemory();
}

}  // namespace warpbench::program
