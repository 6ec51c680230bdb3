// SPDX-License-Identifier: GPL-3.0-or-later
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <set>
#include <string>

#include "core/text/error.h"
#include "core/text/text.h"
#include "own/process_guard.h"
#include "program/loaded_program.h"
#include "program/program_compiler.h"
#include "program/run_order.h"
#include "program/runtime/program_run.h"

/// The startup code of programs linked by warpbench-nvcc. They are ordinary programs: the environment may say how to
/// run them, but need not.
namespace warpbench::program {
namespace {

[[noreturn]] void giveUp(const std::string& why) {
  std::fprintf(stderr, "warpbench: %s\n", oneLine(why).c_str());
  std::exit(kProgramCannotRun);
}

void begin() {
  try {
    LinkedRun run{.device = {}, .order = {}};
    if (const char* const text = std::getenv(kRunVariable)) {
      run = linkedRunFrom(text);
      ::unsetenv(kRunVariable);  // for this process only, not for its children
      ::fcntl(run.report, F_SETFD, FD_CLOEXEC);
      if (run.order.confinement) sandbox::confine(*run.order.confinement);  // before any code of the program runs
    }
    const GpuProfile* const profile = run.device.empty() ? &defaultProfile() : findProfile(run.device, "");
    if (profile == nullptr) giveUp("there is no device '" + printable(run.device) + "'");
    beginRun(*profile, run.report, run.order);
    // Line buffering shows output at once and keeps it if the program is killed.
    if (run.report >= 0) std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    std::atexit([] { program::run().ends(); });
    own::guardProcess([](const void* at, const void* context) { return program::run().memoryIsTouched(at, context); });
  } catch (const std::exception& error) {
    giveUp(error.what());
  }
}

[[gnu::constructor]] void prepare() { beginRunAtFirst(&begin); }

}  // namespace
}  // namespace warpbench::program

/// Each object with kernels calls this before its own constructors run, with the table shared by all objects of one
/// program or shared library.
extern "C" [[gnu::visibility("default")]] void warpbench_linked(const warpbench::program::ProgramTable* table) {
  using namespace warpbench;
  static std::set<const program::ProgramTable*> known;
  if (!known.insert(table).second) return;
  Dl_info place{};
  void* map = nullptr;
  if (::dladdr1(table, &place, &map, RTLD_DL_LINKMAP) == 0) program::giveUp("the program's own file is not known");
  const char* const name = static_cast<const link_map*>(map)->l_name;
  const bool isProgram = *name == '\0';
  void* const handle = ::dlopen(isProgram ? nullptr : name, RTLD_NOW | RTLD_NOLOAD);
  if (handle == nullptr) program::giveUp(::dlerror());
  const std::string file = isProgram ? "/proc/self/exe" : name;
  if (known.size() > 1)
    program::giveUp("kernels are in two files of the program, of which one is '" + file +
                    "': the simulator takes one program, or one shared library, with kernels");
  if (const std::string why = program::adopt(*table, file, handle); !why.empty()) program::giveUp(why);
}
