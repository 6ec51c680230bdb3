// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/build/project_build.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <system_error>

#include "core/child/child_start.h"
#include "core/child/run_to_end.h"
#include "core/machine/machine_limits.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "own/kernel_cache.h"
#include "program/build/toolkit_folder.h"
#include "program/program_compiler.h"
#include "program/program_process.h"
#include "program/project/project_files.h"

namespace warpbench::program {

namespace fs = std::filesystem;

namespace {

using Words = std::vector<std::string>;

/// This process's environment, with warpbench-nvcc as `nvcc`.
Words environmentOf(const fs::path& toolkit, const fs::path& temporary) {
  Words environment{"TMPDIR=" + temporary.string()};
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    if (text.starts_with("PATH="))
      environment.push_back("PATH=" + (toolkit / "bin").string() + ":" + std::string(text.substr(5)));
    else if (!text.starts_with("TMPDIR="))
      environment.emplace_back(text);
  }
  return environment;
}

bool isThere(const fs::path& path) {
  std::error_code unknown;
  return fs::exists(path, unknown);
}

/// The build commands, in order.
std::vector<Words> commandsFor(const fs::path& folder, const fs::path& toolkit) {
  const std::string jobs = std::to_string(usableThreads());
  const std::string nvcc = (toolkit / "bin/nvcc").string();
  if (std::ranges::any_of(std::array{"GNUmakefile", "makefile", "Makefile"},
                          [&](const char* name) { return isThere(folder / name); })) {
    Words make{"make", "-j", jobs, "NVCC=" + nvcc};
    for (const char* name :
         {"CUDA_PATH", "CUDA_HOME", "CUDA_DIR", "CUDA_INSTALL_PATH", "CUDA_TOOLKIT_PATH", "CUDA_ROOT"})
      make.push_back(std::string(name) + "=" + toolkit.string());
    return {make};
  }
  if (isThere(folder / "CMakeLists.txt")) {
    Words configure{"cmake", "-S", ".", "-B", "build-warpbench", "-DCMAKE_CUDA_COMPILER=" + nvcc};
    // CMake uses make unless told otherwise.
    if (!process::findProgram("make")) configure.insert(configure.end(), {"-G", "Ninja"});
    return {configure, {"cmake", "--build", "build-warpbench", "--parallel", jobs}};
  }
  throw RequestError("'" + printable(folder.string()) + "' has neither a Makefile nor a CMakeLists.txt");
}

}  // namespace

std::vector<fs::path> buildProject(const fs::path& folder, std::optional<sandbox::Confinement> confinement,
                                   const std::stop_token& stop) {
  using process::ChildStart;
  const fs::path toolkit = toolkitFolder(headersOfPrograms(stop));
  const std::vector<Words> commands = commandsFor(folder, toolkit);
  const own::WorkFolder work(own::kernelCacheFolder());
  if (confinement) {
    confinement->processes = confinement->builds = true;
    confinement->denials = sandbox::Confinement::Denials::Silent;
    confinement->write.push_back(own::kernelCacheFolder().string());
    confinement->read.push_back(programLibrary().parent_path().string());
    // A Makefile may include one of the whole project.
    const ProjectFiles project(folder / "Makefile");
    for (const fs::path& part : project.parts()) sandbox::addFolder(confinement->read, part);
  }
  for (const Words& command : commands) {
    const ChildStart start{.words = command,
                           .input = ChildStart::Input::Nothing,
                           .errors = ChildStart::Errors::WithOutput,
                           .folder = folder,
                           .environment = environmentOf(toolkit, work.path()),
                           .confinement = confinement};
    constexpr std::size_t kMostOutput = std::size_t{64} << 20;
    const process::RunOutcome outcome = process::runToEnd(start, {.outputBytes = kMostOutput}, stop);
    if (outcome.code == 0) continue;
    std::cerr << outcome.output;
    throw DeviceError(command.front() + " in '" + printable(folder.string()) + "' " + outcome.end.english());
  }
  std::vector<fs::path> programs;
  std::error_code unknown;
  for (fs::recursive_directory_iterator each(folder, unknown), end; !unknown && each != end; each.increment(unknown))
    if (each->path().filename() == "CMakeFiles")  // CMake's compiler checks
      each.disable_recursion_pending();
    else if (isLinkedProgram(each->path()) && each->path().extension() != ".so")
      programs.push_back(each->path());
  std::ranges::sort(programs);
  return programs;
}

}  // namespace warpbench::program
