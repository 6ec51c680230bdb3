// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/own_launch.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "base/text.h"
#include "catalogue/catalogue.h"
#include "own/compile_error.h"
#include "own/diagnostics.h"
#include "own/kernel_object.h"
#include "own/launched_kernels.h"
#include "own/process_guard.h"
#include "own/sliders.h"

namespace warpbench::own {
namespace {

/// Whether g++ says something of the table, and of which of its entries.
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

/// What is wrong with a text that does not compile with the table behind it.
CompileError explained(const SimulatorCompiler& compiler, const OwnKernel& own, const ObjectSource& source,
                       const std::string& output, const std::stop_token& stop) {
  using Severity = Diagnostic::Severity;
  const auto isError = [](const Diagnostic& each) { return each.severity == Severity::Error; };
  if (output.find(std::string(kLaunchFile) + ":") == std::string::npos)
    return CompileError(diagnosticsIn(output, own.file));
  // Where the text alone is at fault, what the compiler says of the table only follows from that.
  std::vector<Diagnostic> alone = diagnosticsIn(compiler.complaintsOf(source.text + "\n", stop), own.file);
  if (std::ranges::any_of(alone, isError)) return CompileError(std::move(alone));
  std::vector<Diagnostic> found;
  for (const std::size_t entry : entriesIn(output, source.entries.size()))
    found.push_back({.file = own.file,
                     .text = (source.entries[entry].isKernel() ? "no kernel fits the launch of "
                                                               : "there is no __constant__ array ") +
                             source.entries[entry].signature()});
  // An error inside of a kernel that is made for the launch, or a note on one that does not fit it.
  for (Diagnostic& each : diagnosticsIn(output, own.file))
    if (each.line > 0 || found.empty()) found.push_back(std::move(each));
  return CompileError(std::move(found));
}

}  // namespace

std::shared_ptr<const simulator::LoadedKernels> OwnLaunch::kernelsOf(const Point& point, const Arguments& arguments,
                                                                     int multiprocessors, const std::stop_token& stop) {
  if (!point.own) return nullptr;
  const Variant& variant = *findFamily(point.family)->find(point.variant);
  const auto launch = launchOf<simulator::Launcher>(point.family, point.variant);
  OwnKernel own = *point.own;
  own.text = withSliders(own, point.parameters);
  const ObjectSource source = objectSource(own, variant.kernel, launchedBy(launch, arguments, multiprocessors));
  if (!m_compiler) m_compiler.emplace(stop);
  const SimulatorCompiler::Outcome outcome = m_compiler->compile(source.whole, stop);
  if (outcome.object.empty()) throw explained(*m_compiler, own, source, outcome.output, stop);
  guardProcess();
  return loadObject(outcome.object, source, own.file);
}

}  // namespace warpbench::own
