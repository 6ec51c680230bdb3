// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/tool_run.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/child/run_to_end.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "own/kernel_cache.h"
#include "core/sandbox/confinement.h"

namespace warpbench::own {
namespace {

constexpr std::size_t kMaxMemory = std::size_t{4} << 30;  // of address space
constexpr std::size_t kLargestFile = std::size_t{1} << 30;

/// This process's environment with English messages and temporary files in `folder`.
std::vector<std::string> environmentIn(const std::string& folder) {
  // A compiler cache wrapper would write outside the sandbox.
  std::vector<std::string> environment{"LC_ALL=C.UTF-8", "TMPDIR=" + folder, "CCACHE_DISABLE=1"};
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    const auto sets = [&](std::string_view name) { return text.starts_with(name); };
    if (!sets("LC_") && !sets("LANG") && !sets("TMPDIR=") && !sets("GCC_COLORS=") && !sets("CPATH=") &&
        !sets("CPLUS_INCLUDE_PATH="))
      environment.emplace_back(text);
  }
  return environment;
}

/// Removes g++'s notes about passes that the flags enable or disable.
std::string withoutNotes(std::string output) {
  if (output.find(": note: disable pass ") == output.npos && output.find(": note: enable pass ") == output.npos)
    return output;
  std::string text;
  for (std::size_t at = 0; at < output.size();) {
    const std::size_t end = std::min(output.find('\n', at), output.size() - 1) + 1;
    const std::string_view line = std::string_view(output).substr(at, end - at);
    if (line.find(": note: disable pass ") == line.npos && line.find(": note: enable pass ") == line.npos) text += line;
    at = end;
  }
  return text;
}

/// Whether it ran out of memory. g++ and its tools, the dynamic linker, and the kernel (for a control group's limit)
/// each have their own message.
bool lackedMemory(std::string_view output) {
  const auto mentions = [&](std::string_view words) { return output.find(words) != output.npos; };
  return mentions("virtual memory exhausted") || mentions("out of memory allocating") || mentions("memory exhausted") ||
         mentions("Cannot allocate memory") || mentions("failed to map segment from shared object") ||
         mentions("std::bad_alloc") || mentions("PCH allocation failure") ||
         mentions("Killed signal terminated program");
}

}  // namespace

namespace {

namespace fs = std::filesystem;

/// The user's text may include any file: `#include "/home/.../.ssh/id_rsa"`.
sandbox::Confinement makeConfinement(const std::vector<std::string>& words, const fs::path& folder) {
  sandbox::Confinement confinement = sandbox::systemConfinement();
  confinement.processes = true;  // g++ starts the compiler and the linker
  confinement.denials = sandbox::Confinement::Denials::Silent;
  std::error_code unknown;
  if (const fs::path compiler = fs::canonical(words.front(), unknown).parent_path(); !unknown)
    sandbox::addFolder(confinement.read, compiler.filename() == "bin" ? compiler.parent_path() : compiler);
  if (const fs::path cache = kernelCacheFolder(); !cache.empty()) sandbox::addFolder(confinement.read, cache);
  for (std::size_t i = 1; i < words.size(); ++i) {
    const bool namesFolder = words[i].starts_with("-I") || words[i].starts_with("-L");
    const fs::path named = folder / (namesFolder ? words[i].substr(2) : words[i]);
    if (fs::is_directory(named, unknown)) {
      sandbox::addFolder(confinement.read, named);
    } else if (fs::is_regular_file(named, unknown)) {
      // The user's headers may lie two folders up, as in "../../common/check.h".
      const fs::path whole = fs::canonical(named, unknown);
      confinement.read.push_back(whole.string());
      for (const fs::path& around :
           {whole.parent_path(), whole.parent_path().parent_path(), whole.parent_path().parent_path().parent_path()})
        sandbox::addFolder(confinement.read, around);
    }
  }
  if (folder != fs::current_path(unknown) && folder != "/") confinement.write.push_back(folder.string());
  return confinement;
}

}  // namespace

ToolOutcome runTool(const std::vector<std::string>& words, const std::filesystem::path& folder,
                    const std::stop_token& stop, const ToolLimits& limits) {
  using process::ChildStart;
  using process::RunOutcome;
  ChildStart start{.words = words,
                   .input = ChildStart::Input::Nothing,
                   .errors = ChildStart::Errors::WithOutput,
                   .folder = folder,
                   .environment = environmentIn(folder.string()),
                   .limits = {.memoryBytes = kMaxMemory,
                              .fileBytes = kLargestFile,
                              .cpuSeconds = static_cast<std::size_t>(limits.seconds),
                              .noCoreFile = true}};
  if (limits.confined) start.confinement = makeConfinement(words, folder);
  const RunOutcome outcome =
      process::runToEnd(start, {.time = std::chrono::seconds(limits.seconds), .outputBytes = limits.outputBytes}, stop);
  const bool ok = outcome.code == 0;
  if (!ok && !limits.printsText && lackedMemory(outcome.output))
    throw DeviceError(Message::text("too little memory to compile: the system refused '%1' more memory; see ulimit -v, "
                                    "or the limits of this container or job"),
                      printable(words.front()));
  return {.ok = ok,
          .tooMuchOutput = outcome.how == RunOutcome::How::TooMuchOutput,
          .end = outcome.end,
          .output = withoutNotes(outcome.output)};
}

}  // namespace warpbench::own
