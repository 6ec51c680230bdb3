// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/loaded_program.h"

#include <dlfcn.h>
#include <signal.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "own/kernel_object.h"
#include "own/process_guard.h"
#include "program/cuda/graph_functions.h"
#include "program/cuda/libraries/cublas_v2.h"
#include "program/cuda/libraries/cufft.h"
#include "program/cuda/libraries/curand.h"
#include "program/cuda/libraries/nvml.h"
#include "program/cuda/runtime_functions.h"
#include "program/cuda/textures.h"
#include "program/program_compiler.h"
#include "program/runtime/program_run.h"

extern "C" {
void __wrap_free(void*);  // the linker's name
int __wrap_sigaction(int, const struct sigaction*, struct sigaction*);
}
namespace warpbench::program {

void libraryCallEnds() noexcept;  // declared in program/cuda/nvidia_words.h, which only programs can include

namespace {

simulator::AddressRange rangeOf(const char* begin, const char* end) {
  return {reinterpret_cast<std::uint64_t>(begin), reinterpret_cast<std::uint64_t>(end)};
}

/// One function from each of the runtime's files. Nothing else in this program refers to them, so the linker would drop
/// them.
[[gnu::used]] const void* const kRuntime[] = {reinterpret_cast<const void*>(&cudaGetLastError),
                                              reinterpret_cast<const void*>(&cudaFree),
                                              reinterpret_cast<const void*>(&cudaMemcpyAsync),
                                              reinterpret_cast<const void*>(&cudaStreamSynchronize),
                                              reinterpret_cast<const void*>(&cudaDeviceSynchronize),
                                              reinterpret_cast<const void*>(&cudaFreeArray),
                                              reinterpret_cast<const void*>(&cudaDestroyTextureObject),
                                              reinterpret_cast<const void*>(&cudaGraphLaunch),
                                              reinterpret_cast<const void*>(&cublasCreate),
                                              reinterpret_cast<const void*>(&curandCreateGenerator),
                                              reinterpret_cast<const void*>(&cufftCreate),
                                              reinterpret_cast<const void*>(&nvmlShutdown),
                                              reinterpret_cast<const void*>(&__wrap_free),
                                              reinterpret_cast<const void*>(&__wrap_sigaction),
                                              reinterpret_cast<const void*>(&libraryCallEnds)};

}  // namespace

std::string adopt(const ProgramTable& table, const std::string& file, void* handle) {
  const simulator::AddressRange constants = rangeOf(table.constantsBegin, table.constantsEnd);
  if (const std::size_t bytes = constants.end - constants.begin; bytes > kMostConstant)
    return "its __constant__ variables take " + std::to_string(bytes) + " bytes, but ptxas allows " +
           std::to_string(kMostConstant);
  const auto* const bounds = reinterpret_cast<const LaunchBounds*>(table.boundsBegin);
  run().launches().facts().setBounds({bounds, reinterpret_cast<const LaunchBounds*>(table.boundsEnd)});
  run().loaded(own::moduleOf(file, handle, table.touchShared, constants),
               {.constants = constants,
                .variables = rangeOf(table.variablesBegin, table.variablesEnd),
                .zeroed = rangeOf(table.zeroedBegin, table.zeroedEnd),
                .managed = rangeOf(table.managedBegin, table.managedEnd)});
  return "";
}

int runLoaded(const ProgramOrder& order, const GpuProfile& profile, int report) {
  try {
    beginRun(profile, report, order);
    // Line buffering shows output at once and keeps it if the program is killed.
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    std::atexit([] { run().ends(); });
    own::guardProcess([](const void* at, const void* context) { return run().memoryIsTouched(at, context); });
    void* const handle = ::dlopen(order.object.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr) {
      const std::string why = own::whatIsMissing(::dlerror());
      Reporter(report).send(lineOf(RefusalEvent{why.starts_with("main is") ? "it has no main()" : why}));
      return kProgramCannotRun;
    }
    const auto* const table = static_cast<const ProgramTable*>(::dlsym(handle, kProgramTableName));
    if (table == nullptr) {
      Reporter(report).send(lineOf(RefusalEvent{"its object has no table"}));
      return kProgramCannotRun;
    }
    if (const std::string why = adopt(*table, order.object.string(), handle); !why.empty()) {
      Reporter(report).send(lineOf(RefusalEvent{why}));
      return kProgramCannotRun;
    }
    std::vector<std::string> words{order.name};
    words.insert(words.end(), order.arguments.begin(), order.arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return table->main(static_cast<int>(words.size()), pointers.data(), environ);
  } catch (const std::bad_alloc&) {
    Reporter(report).send(
        lineOf(RefusalEvent{"there is too little memory for it: the simulator needs 4 GiB of addresses and the memory "
                            "that the program allocates; see ulimit -v"}));
  } catch (const std::exception& error) {
    Reporter(report).send(
        lineOf(RefusalEvent{std::string("it threw an exception that it did not catch: ") + error.what()}));
  }
  return kProgramCannotRun;
}

}  // namespace warpbench::program
