// SPDX-License-Identifier: GPL-3.0-or-later
// Collects what kernels print.
#include <signal.h>

#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <string>
#include <utility>

#include "simulator/block/block_runner_private.h"
#include "simulator/cuda/language/builtins.h"

namespace warpbench::simulator {
namespace {

/// Where a GPU's printf() prints the conversion as it stands, without an argument: `%zu` (measured on an H200). nullptr
/// if there is none.
const char* unknownConversion(const char* format) {
  while ((format = std::strchr(format, '%')) != nullptr) {
    const char* const begin = format++;
    format += std::strspn(format, "-+ #0123456789.*");
    if (*format == 'z') return begin;
    if (*format == '%') ++format;
  }
  return nullptr;
}

std::string asOnGpu(const char* format) {
  std::string text;
  while (const char* const unknown = unknownConversion(format)) {
    text.append(format, unknown) += "%%";
    format = unknown + 1;
  }
  return text += format;
}

}  // namespace

int BlockRunner::Private::print(const char* format, std::va_list arguments) {
  leaveOutOfDigest();
  std::string changed;
  if (unknownConversion(format) != nullptr) format = (changed = asOnGpu(format)).c_str();
  if (!watchesSharing) return std::vprintf(format, arguments);
  std::va_list again;
  va_copy(again, arguments);
  int count = 0;
  doAside([&] {
    count = std::vsnprintf(nullptr, 0, format, arguments);
    if (count <= 0) return;
    const std::size_t before = printed.size();
    printed.resize(before + static_cast<std::size_t>(count) + 1);
    std::vsnprintf(printed.data() + before, static_cast<std::size_t>(count) + 1, format, again);
    printed.pop_back();
  });
  va_end(again);
  return count;
}

void BlockRunner::Private::letOut() {
  std::fwrite(printed.data(), 1, printed.size(), stdout);
  printed.clear();
}

void BlockRunner::Private::assertionFails(const char* expression, const SourceLine& line, const char* function) {
  doAside([&] {
    const auto index = [](const uint3& at) {
      return "[" + std::to_string(at.x) + "," + std::to_string(at.y) + "," + std::to_string(at.z) + "]";
    };
    assertions += line.file + ":" + std::to_string(line.line) + ": " + function + ": block: " + index(blockIdx) +
                  ", thread: " + index(current->index) + " Assertion `" + expression + "` failed.\n";
    if (!assertion)
      assertion = std::make_exception_ptr(LaneFault(
          "thread " + indexOf(*current) + " finds that `" + expression + "` does not hold" + whereItRuns(line),
          SIGABRT));
  });
  endUnseen();
  leaveKernel();
}

void BlockRunner::Private::tellAssertions() {
  letOut();
  std::fwrite(assertions.data(), 1, assertions.size(), stderr);
  error = assertion;
}

}  // namespace warpbench::simulator
