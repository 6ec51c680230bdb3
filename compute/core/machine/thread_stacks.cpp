// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/thread_stacks.h"

#include <link.h>
#include <pthread.h>

#include <cstddef>

namespace warpbench {
namespace {

/// Size of the thread-local data of the program and its loaded libraries.
std::size_t threadLocalBytes() {
  std::size_t bytes = 0;
  ::dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* sum) {
        for (int i = 0; i < info->dlpi_phnum; ++i)
          if (const ElfW(Phdr) & each = info->dlpi_phdr[i]; each.p_type == PT_TLS)
            *static_cast<std::size_t*>(sum) += each.p_memsz + each.p_align;
        return 0;
      },
      &bytes);
  return bytes;
}

}  // namespace

void setThreadStacks() {
  constexpr std::size_t kForWork = std::size_t{8} << 20;
  constexpr std::size_t kPage = std::size_t{64} << 10;  // at least the page size of any machine
  const std::size_t stack = (kForWork + threadLocalBytes() + kPage - 1) / kPage * kPage;
  pthread_attr_t attributes;
  if (::pthread_getattr_default_np(&attributes) != 0) return;
  std::size_t usual = 0;
  ::pthread_attr_getstacksize(&attributes, &usual);
  if (usual < stack && ::pthread_attr_setstacksize(&attributes, stack) == 0) ::pthread_setattr_default_np(&attributes);
  ::pthread_attr_destroy(&attributes);
}

}  // namespace warpbench
