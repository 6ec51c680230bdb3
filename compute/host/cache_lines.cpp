// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/cache_lines.h"

#include <cstdint>
#include <fstream>
#include <set>
#include <string>
#include <system_error>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace warpbench::cpu {
namespace {

constexpr std::uintptr_t kLineBytes = 64;

#if defined(__x86_64__)

bool hasClflushopt() {
  unsigned eax = 0;
  unsigned ebx = 0;
  unsigned ecx = 0;
  unsigned edx = 0;
  return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) != 0 && (ebx & bit_CLFLUSHOPT) != 0;
}

__attribute__((target("clflushopt"))) void dropUnordered(std::uintptr_t line, std::uintptr_t end) {
  for (; line < end; line += kLineBytes) _mm_clflushopt(reinterpret_cast<void*>(line));
}

void dropLines(std::uintptr_t line, std::uintptr_t end) {
  static const bool unordered = hasClflushopt();
  if (unordered) {
    dropUnordered(line, end);
  } else {
    for (; line < end; line += kLineBytes) _mm_clflush(reinterpret_cast<const void*>(line));
  }
  _mm_mfence();
}

#elif defined(__aarch64__)

void dropLines(std::uintptr_t line, std::uintptr_t end) {
  for (; line < end; line += kLineBytes) asm volatile("dc civac, %0" : : "r"(line) : "memory");
  asm volatile("dsb ish" : : : "memory");
}

#else
#error "This processor's instruction that drops a cache line is not known: see host/cache_lines.h"
#endif

}  // namespace

void dropFromCaches(std::span<const std::byte> data) {
  const auto begin = reinterpret_cast<std::uintptr_t>(data.data());
  dropLines(begin / kLineBytes * kLineBytes, begin + data.size());
}

std::size_t lastCacheBytes(const std::filesystem::path& processors) {
  std::set<std::string> counted;  // processors that share the cache: "0-7"
  std::size_t bytes = 0;
  std::error_code unknown;
  for (const auto& entry : std::filesystem::directory_iterator(processors, unknown)) {
    const std::filesystem::path cache = entry.path() / "cache" / "index3";
    std::ifstream sharers(cache / "shared_cpu_list");
    std::ifstream size(cache / "size");
    std::string who;
    std::size_t kibibytes = 0;
    char unit = 0;
    if (sharers >> who && size >> kibibytes >> unit && unit == 'K' && counted.insert(who).second)
      bytes += kibibytes << 10;
  }
  return bytes;
}

}  // namespace warpbench::cpu
