// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/wide_shifts.h"

#include <atomic>
#include <cstdint>

#include "device/simt/block/block_runner_private.h"

namespace {

/// What -fsanitize=shift-exponent tells of a shift, as GCC lays it out (libsanitizer/ubsan/ubsan_handlers.h).
struct ShiftPlace {
  const char* file;
  std::uint32_t line, column;
};

std::atomic<const ShiftPlace*> g_wideShift = nullptr;

}  // namespace

// The undefined behaviour sanitizer's own library is not linked, but in a build that is to be checked itself.
#if !defined(__SANITIZE_ADDRESS__)
extern "C" void __ubsan_handle_shift_out_of_bounds(const ShiftPlace* place, void*, void*) {
  if (warpbench::simulator::t_runner != nullptr) g_wideShift.store(place, std::memory_order_relaxed);
}
#endif

namespace warpbench::program {

std::optional<SourceLine> takeWideShift() {
  const ShiftPlace* const place = g_wideShift.exchange(nullptr);
  if (place == nullptr) return std::nullopt;
  return SourceLine{place->file, static_cast<int>(place->line)};
}

}  // namespace warpbench::program
