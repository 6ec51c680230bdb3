// SPDX-License-Identifier: GPL-3.0-or-later
// Functions that a program's converted text calls implicitly: launches, the kernels' heap and printf(), and unsupported
// features when they are reached (cuda/launch.h, cuda/kernel_heap.h).
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <set>
#include <string>

#include "program/cuda/launch_attributes.h"
#include "program/rewriting/nvidia_headers.h"
#include "program/runtime/kernel_prints.h"
#include "program/runtime/program_run.h"
#include "simulator/block/block_runner_private.h"
#include "simulator/cuda/language/builtins.h"

namespace warpbench::program {

cudaError_t runLaunch(const LaunchPlace& place, const Configuration& configuration, const KernelClosure& kernel) {
  if (!isOfLinks(place.file)) return run().launches().launch(place, configuration, kernel);
  // A launch of CUB's: the line of the program that has called it. Graphs keep the name of the file.
  const std::lock_guard lock(run().mutex());
  static std::set<std::string> files;
  const SourceLine line = run().lineOfCaller(WARPBENCH_CALLER("a launch"));
  return run().launches().launch({place.kernel, files.insert(line.file).first->c_str(), line.line}, configuration,
                                 kernel);
}

cudaError_t runKnown(const LaunchPlace& place, const Configuration& configuration, const void* kernel,
                     void** arguments) {
  return run().launches().launchKnown(place, configuration, kernel, arguments);
}

cudaError_t configurationOf(const ConfiguredAt& at, Configuration& configuration) {
  return run().call(WARPBENCH_CALLER("cudaLaunchKernelEx"), false, [&] {
    if (at.config == nullptr || (at.config->numAttrs > 0 && at.config->attrs == nullptr)) return cudaErrorInvalidValue;
    configuration = {at.config->gridDim, at.config->blockDim, at.config->dynamicSmemBytes, at.config->stream};
    for (unsigned i = 0; i < at.config->numAttrs; ++i) {
      const cudaLaunchAttribute& attribute = at.config->attrs[i];
      const auto& cluster = attribute.val.clusterDim;
      switch (attribute.id) {
        case cudaLaunchAttributeCooperative:
          configuration.cooperative = attribute.val.cooperative != 0;
          break;
        case cudaLaunchAttributeClusterDimension:
          if (std::uint64_t{cluster.x} * cluster.y * cluster.z != 1)
            refused("a cluster of several blocks", at.place.file, at.place.line);
          break;
        case cudaLaunchAttributeProgrammaticEvent:
        case cudaLaunchAttributeLaunchCompletionEvent:
          refused("an event of a launch", at.place.file, at.place.line);
        case cudaLaunchAttributeDeviceUpdatableKernelNode:
          refused("a node of a graph that kernels change", at.place.file, at.place.line);
        default:
          break;
      }
    }
    return cudaSuccess;
  });
}

void makeKnown(const KnownKernel& kernel) { run().launches().makeKnown(kernel); }

void valueIsDropped() noexcept { Errors::valueIsDropped(); }

void prefetched(const void* at) noexcept { run().memory().moveToDevice(at); }

bool isOnLane() noexcept { return simulator::t_runner != nullptr; }

void* kernelAllocates(std::size_t bytes) noexcept {
  void* at = nullptr;
  simulator::doAside([&] { at = run().takeOfHeap(bytes); });
  return at;
}

void kernelFrees(void* at) noexcept {
  bool wasTaken = at == nullptr;
  if (!wasTaken) simulator::doAside([&] { wasTaken = run().heap().giveBack(at); });
  if (!wasTaken)
    simulator::t_runner->fail("frees what no kernel has allocated",
                              reinterpret_cast<std::uint64_t>(__builtin_return_address(0)));
}

void localBegins(const volatile void* at, std::size_t bytes, const char* name) noexcept {
  if (simulator::t_runner == nullptr || simulator::isUnseen()) return;
  simulator::t_runner->tellWatcher(
      [=](simulator::AccessWatcher& watcher) { watcher.beginsLocal(const_cast<const void*>(at), bytes, name); });
}

namespace {

void countPrint(std::uint64_t place, const char* format, std::va_list arguments) {
  const auto block = blockIdx.x + std::int64_t{gridDim.x} * (blockIdx.y + std::int64_t{gridDim.y} * blockIdx.z);
  const int thread = simulator::threadIndex();
  const bool inStep = simulator::t_runner->runsInStep;
  const PrintCost cost = printCost(format, arguments);
  simulator::doAside([&] { run().launches().prints().add(block, thread, inStep, place, cost); });
}

}  // namespace

int prints(const char* format, ...) noexcept {
  std::va_list arguments;
  va_start(arguments, format);
  int count = 0;
  if (simulator::t_runner == nullptr) {
    count = std::vprintf(format, arguments);
  } else {
    const auto place = reinterpret_cast<std::uint64_t>(__builtin_return_address(0));
    std::va_list again;
    va_copy(again, arguments);
    countPrint(place, format, again);
    va_end(again);
    run().kernelPrints = true;
    count = simulator::t_runner->print(format, arguments);
  }
  va_end(arguments);
  return count;
}

void assertionFails(const char* expression, const char* file, unsigned line, const char* function) noexcept {
  if (simulator::t_runner == nullptr) {
    std::fflush(stdout);
    std::fprintf(stderr, "%s: %s:%u: %s: Assertion `%s' failed.\n", program_invocation_short_name, file, line, function,
                 expression);
    std::abort();
  }
  simulator::t_runner->assertionFails(expression, {file, static_cast<int>(line)}, function);
}

cudaError_t outsideSymbol(std::size_t bytes, std::size_t offset, std::size_t size) {
  return run().call(WARPBENCH_CALLER("a copy to or from a symbol"), true, [&] {
    run().errors().because("it copies " + std::to_string(bytes) + " bytes at byte " + std::to_string(offset) +
                           " of a variable of " + std::to_string(size) + " bytes");
    return cudaErrorInvalidValue;
  });
}

void refused(const char* what, const char* file, int line) noexcept {
  const std::string place = std::string(file) + ":" + std::to_string(line);
  if (simulator::t_runner != nullptr)
    simulator::t_runner->trap("comes to " + std::string(what) + " (" + place + "), which is not simulated");
  std::fprintf(stderr, "warpbench-cli: %s: %s is not simulated\n", place.c_str(), what);
  std::exit(1);
}

}  // namespace warpbench::program
