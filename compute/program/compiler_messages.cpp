// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/compiler_messages.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/text/error.h"
#include "core/text/text.h"
#include "own/compile_error.h"
#include "own/kernel_cache.h"
#include "program/rewriting/nvidia_headers.h"
#include "program/rewriting/program_text.h"
#include "program/rewriting/refused_words.h"

namespace warpbench::program {
namespace {

/// Names the files of the units in a linker message: "unit1.o: ... unit0.o:... first defined here".
std::string filesIn(std::string_view line, const std::vector<std::string>& units) {
  std::vector<std::string> files;
  for (std::size_t at = line.find("unit"); at != line.npos; at = line.find("unit", at + 1)) {
    const std::size_t dot = line.find_first_not_of("0123456789", at + 4);
    if (dot == line.npos || dot == at + 4 || line.substr(dot, 2) != ".o") continue;
    const std::size_t unit = std::stoul(std::string(line.substr(at + 4, dot - at - 4)));
    if (unit < units.size() && (files.empty() || files.back() != units[unit])) files.push_back(units[unit]);
  }
  std::string text;
  for (const std::string& file : files) (text += text.empty() ? ": in " : ", and in ") += file;
  return files.size() > 1 ? text : "";
}

/// The word of a message "‘word’ was not declared in this scope"; empty for other messages.
std::string_view undeclaredWord(std::string_view message) {
  constexpr std::string_view kOpen = "‘", kClose = "’ was not declared";
  const std::size_t end = message.find(kClose);
  if (!message.starts_with(kOpen) || end == message.npos) return "";
  return message.substr(kOpen.size(), end - kOpen.size());
}

}  // namespace

std::string missingHeader(std::string_view text) {
  const std::size_t end = text.find(": No such file");
  if (end == text.npos) return "";
  const std::size_t before = text.substr(0, end).rfind(' ');
  return std::string(text.substr(before + 1, end - before - 1));
}

std::vector<Diagnostic> compilerErrors(const own::ToolOutcome& outcome, const ProgramSource& source,
                                       const std::string& file, bool nvidias, const std::string& preprocessed) {
  std::vector<Diagnostic> found = refusedWords(preprocessed);
  const auto isOwn = [&](std::string_view each) { return isOfProgram(source, each); };
  for (Diagnostic& each : own::diagnosticsIn(outcome.output, file, isOwn)) {
    const std::string header = missingHeader(each.text);
    const std::string why = !header.empty() ? nvidias && isNvidias(header) ? "" : whyNoHeader(header)
                                            : whyNoWord(undeclaredWord(each.text));
    if (!why.empty()) each.text += " (" + why + ")";
    found.push_back(std::move(each));
  }
  if (found.empty())
    throw DeviceError(
        "g++ " + outcome.end +
        (outcome.output.empty() ? "" : ": " + oneLine(outcome.output.substr(0, outcome.output.find('\n')))));
  return found;
}

std::vector<Diagnostic> linkerErrors(const own::ToolOutcome& outcome, const std::vector<std::string>& units) {
  std::vector<Diagnostic> all;
  const auto add = [&](std::string text) {
    if (std::ranges::find(all, text, &Diagnostic::text) == all.end())
      all.push_back({.file = units.front(), .text = std::move(text)});
  };
  std::string before;  // names the object that the line refers to
  for (std::size_t begin = 0; begin < outcome.output.size();) {
    const std::size_t end = std::min(outcome.output.find('\n', begin), outcome.output.size());
    const std::string line = outcome.output.substr(begin, end - begin);
    const std::string both = std::exchange(before, line) + line;
    begin = end + 1;
    if (const std::size_t several = line.find("multiple definition of "); several != std::string::npos) {
      const std::string files = filesIn(line, units);
      add(oneLine(line.substr(several, line.find(';', several) - several)) +
          (files.empty() ? filesIn(both, units) : files));
    }
    if (line.find("cannot find -l") != std::string::npos)
      add(oneLine(line.substr(line.find("cannot find -l"))) + " (name the folder of a library with -L DIR)");
    if (const std::size_t lacks = line.find("undefined reference"); lacks != std::string::npos)
      add(oneLine(line.substr(lacks)));
  }
  if (all.empty()) add("it cannot be linked: " + oneLine(outcome.output.substr(0, outcome.output.find('\n'))));
  return all;
}

void throwErrors(std::vector<Diagnostic> diagnostics) {
  for (Diagnostic& each : diagnostics) each.column = 0;
  // A rewritten launch names its kernel more than once.
  diagnostics.erase(std::unique(diagnostics.begin(), diagnostics.end()), diagnostics.end());
  throw CompileError(std::move(diagnostics));
}

bool isOfProgram(const ProgramSource& source, std::string_view file) {
  const auto isIn = [&](const std::string& folder) { return !folder.empty() && file.starts_with(folder + '/'); };
  if (isIn(own::kernelCacheFolder().string())) return false;          // the simulator's headers
  const bool isNone = file.starts_with('<') || file == kKernelsFile;  // "<command-line>"
  return (!isNone && !file.starts_with('/')) || std::ranges::any_of(source.includes, isIn) ||
         std::ranges::any_of(source.files, [&](const std::filesystem::path& each) { return isIn(each.parent_path().string()); });
}

}  // namespace warpbench::program
