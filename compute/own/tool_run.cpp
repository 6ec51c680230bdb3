// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/tool_run.h"

#include <unistd.h>

#include <chrono>
#include <string_view>

#include "core/child/run_to_end.h"

namespace warpbench::own {
namespace {

constexpr std::size_t kMostMemory = std::size_t{4} << 30;  // bytes of addresses
constexpr std::size_t kLargestFile = std::size_t{1} << 30;

/// This program's, with messages in English and temporary files in `folder`.
std::vector<std::string> environmentIn(const std::string& folder) {
  std::vector<std::string> environment{"LC_ALL=C.UTF-8", "TMPDIR=" + folder};
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    const auto sets = [&](std::string_view name) { return text.starts_with(name); };
    if (!sets("LC_") && !sets("LANG") && !sets("TMPDIR=") && !sets("GCC_COLORS=") && !sets("CPATH=") &&
        !sets("CPLUS_INCLUDE_PATH="))
      environment.emplace_back(text);
  }
  return environment;
}

}  // namespace

ToolOutcome runTool(const std::vector<std::string>& words, const std::filesystem::path& folder,
                    const std::stop_token& stop, const ToolLimits& limits) {
  using process::ChildStart;
  using process::RunOutcome;
  const ChildStart start{.words = words,
                         .input = ChildStart::Input::Nothing,
                         .errors = ChildStart::Errors::WithOutput,
                         .folder = folder,
                         .environment = environmentIn(folder.string()),
                         .limits = {.memoryBytes = kMostMemory,
                                    .fileBytes = kLargestFile,
                                    .cpuSeconds = static_cast<std::size_t>(limits.seconds),
                                    .noCoreFile = true}};
  const RunOutcome outcome =
      process::runToEnd(start, {.time = std::chrono::seconds(limits.seconds), .outputBytes = limits.outputBytes}, stop);
  return {.ok = outcome.code == 0,
          .tooMuchOutput = outcome.how == RunOutcome::How::TooMuchOutput,
          .end = outcome.end,
          .output = outcome.output};
}

}  // namespace warpbench::own
