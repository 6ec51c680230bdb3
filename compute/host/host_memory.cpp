// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/host_memory.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstring>
#include <new>

#include "core/machine/large_pages.h"
#include "core/machine/machine_limits.h"
#include "measure/verification.h"

namespace warpbench::cpu {
namespace {

constexpr std::size_t kAlignment = 256;

}  // namespace

HostMemory::HostMemory(const Problem& problem) : m_problem(problem) {
  for (const Array& array : problem.arrays()) m_bytes += (array.bytes + kAlignment - 1) / kAlignment * kAlignment;
  requireMemory(m_bytes, kArraysNeed);
  m_base = mmap(nullptr, m_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (m_base == MAP_FAILED) throw std::bad_alloc();
  preferLargePages(m_base, m_bytes);
  char* at = static_cast<char*>(m_base);
  for (const Array& array : problem.arrays()) {
    m_buffers.push_back({array.name, at, array.bytes});
    at += (array.bytes + kAlignment - 1) / kAlignment * kAlignment;
  }
  try {
    reset();
  } catch (...) {
    munmap(m_base, m_bytes);  // the destructor will not run
    throw;
  }
}

HostMemory::~HostMemory() { munmap(m_base, m_bytes); }

void HostMemory::reset() {
  for (std::size_t i = 0; i < m_buffers.size(); ++i) {
    const Array& array = m_problem.arrays()[i];
    char* const data = static_cast<char*>(m_buffers[i].data);
    inParallel(
        static_cast<std::int64_t>(array.bytes),
        [&](std::int64_t begin, std::int64_t end) {
          if (array.initial.empty())
            std::memset(data + begin, 0xff, static_cast<std::size_t>(end - begin));
          else
            std::memcpy(data + begin, array.initial.data() + begin, static_cast<std::size_t>(end - begin));
        },
        1);
  }
}

void HostMemory::neutralise() {
  for (std::size_t i = 0; i < m_buffers.size(); ++i) {
    const std::vector<std::byte>& neutral = m_problem.arrays()[i].neutral;
    if (neutral.empty()) continue;
    char* const data = static_cast<char*>(m_buffers[i].data);
    inParallel(
        static_cast<std::int64_t>(m_buffers[i].bytes / neutral.size()), [&](std::int64_t begin, std::int64_t end) {
          for (std::int64_t element = begin; element < end; ++element)
            std::memcpy(data + static_cast<std::size_t>(element) * neutral.size(), neutral.data(), neutral.size());
        });
  }
}

std::vector<const std::byte*> HostMemory::begins() const {
  std::vector<const std::byte*> arrays;
  for (const Arguments::Buffer& buffer : m_buffers) arrays.push_back(static_cast<const std::byte*>(buffer.data));
  return arrays;
}

std::vector<std::span<const std::byte>> HostMemory::written() const {
  std::vector<std::span<const std::byte>> arrays;
  for (std::size_t i = 0; i < m_buffers.size(); ++i)
    if (m_problem.arrays()[i].written())
      arrays.emplace_back(static_cast<const std::byte*>(m_buffers[i].data), m_buffers[i].bytes);
  return arrays;
}

}  // namespace warpbench::cpu
