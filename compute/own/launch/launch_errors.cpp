// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/launch/launch_errors.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "own/diagnostics.h"

namespace warpbench::own {
namespace {

/// The table entries about which g++ reports errors.
std::set<std::size_t> entriesIn(const std::string& output, std::size_t count) {
  std::set<std::size_t> entries;
  const std::string place = std::string(kLaunchFile) + ":";
  for (std::size_t at = output.find(place); at != std::string::npos; at = output.find(place, at + 1)) {
    std::size_t line = 0;
    const auto [behind, error] =
        std::from_chars(output.data() + at + place.size(), output.data() + output.size(), line);
    const std::size_t column =
        output.find_first_not_of("0123456789:", static_cast<std::size_t>(behind - output.data()));
    if (error == std::errc() && line >= 2 && line - 2 < count && output.compare(column, 7, " error:") == 0)
      entries.insert(line - 2);
  }
  return entries;
}

}  // namespace

CompileError explained(const OwnKernel& own, const std::vector<ReplacedName>& entries, const std::string& output,
                       const std::function<std::string()>& alone) {
  using Severity = Diagnostic::Severity;
  const auto isError = [](const Diagnostic& each) { return each.severity == Severity::Error; };
  if (output.find(std::string(kLaunchFile) + ":") == std::string::npos)
    return CompileError(diagnosticsIn(output, own.file));
  // If the text alone does not compile, errors about the launch are only consequences.
  std::vector<Diagnostic> ofText = diagnosticsIn(alone(), own.file);
  if (std::ranges::any_of(ofText, isError)) return CompileError(std::move(ofText));
  std::vector<Diagnostic> found;
  for (const std::size_t entry : entriesIn(output, entries.size()))
    found.push_back(
        {.file = own.file,
         .text = (entries[entry].isKernel() ? "no kernel fits the launch of " : "there is no __constant__ array ") +
                 entries[entry].signature()});
  // Keeps errors inside a kernel instantiated for the launch, and notes on kernels that do not fit it.
  for (Diagnostic& each : diagnosticsIn(output, own.file))
    if (each.line > 0 || found.empty()) found.push_back(std::move(each));
  return CompileError(std::move(found));
}

}  // namespace warpbench::own
