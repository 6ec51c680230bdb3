// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/gpu/nvcc.h"

#include <algorithm>

#include "catalogue/kernel_source.h"
#include "core/child/child_start.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/symbol_name.h"
#include "core/text/text.h"
#include "own/elf_symbols.h"
#include "own/kernel_cache.h"
#include "own/tool_run.h"

namespace warpbench::own {
namespace {

/// Host code that makes nvcc instantiate the requested templates.
std::string usesOf(const std::vector<ReplacedName>& taken) {
  std::string uses;
  for (const ReplacedName& each : taken)
    if (each.isKernel()) uses += "  (void)static_cast<" + each.type + ">(" + each.words + ");\n";
  return "\nvoid warpbenchLaunches() {\n" + uses + "}\n";
}

}  // namespace

std::optional<std::filesystem::path> Nvcc::find() {
  if (!process::findProgram("g++")) return std::nullopt;  // nvcc preprocesses with it
  if (const auto onPath = process::findProgram("nvcc")) return onPath;
  const std::filesystem::path installed = "/usr/local/cuda/bin/nvcc";
  std::error_code unknown;
  if (std::filesystem::exists(installed, unknown)) return installed;
  return std::nullopt;
}

Nvcc::Nvcc(std::filesystem::path program, int capability)
    : m_words{program.string(),
              "-cubin",
              "-arch=" + architectureOf(capability),
              "-std=c++20",
              "-lineinfo",
              "--expt-relaxed-constexpr",
              "-w",
              "-x",
              "cu"} {
  const ToolOutcome version = runTool({m_words.front(), "--version"}, "/", {}, {.confined = false});
  if (!version.ok) throw DeviceError("'" + printable(m_words.front()) + " --version' " + version.end);
  m_key = version.output;
  for (const std::string& word : m_words) m_key += '\0' + word;
}

CudaCompiler::Outcome Nvcc::compile(const std::string& text, const std::string& name,
                                    const std::vector<ReplacedName>& taken) const {
  const WorkFolder work(kernelCacheFolder());
  for (const KernelFile& file : kernelFiles()) writeScratchFile(work.path() / file.name, file.text);
  // Uses the user's file name, so that messages have the user's lines and no path.
  writeScratchFile(work.path() / name, text + usesOf(taken));
  std::vector<std::string> command = m_words;
  for (const std::string& folder : kernelFolders()) command.push_back("-I" + folder);
  for (const std::string& word : {std::string("-o"), std::string("made.cubin"), name}) command.push_back(word);
  const ToolOutcome outcome = runTool(command, work.path(), {}, {.confined = false});
  if (!outcome.ok) {
    if (outcome.output.find("error") == std::string::npos)
      throw DeviceError("nvcc " + outcome.end + ": " + printable(outcome.output.substr(0, outcome.output.find('\n'))));
    return {.machineCode = {}, .symbols = {}, .log = outcome.output};
  }
  Outcome made{.machineCode = readFile(work.path() / "made.cubin"), .symbols = {}, .log = outcome.output};
  const std::vector<std::string> symbols = symbolsIn(made.machineCode);
  for (const ReplacedName& each : taken) {
    const auto found = std::ranges::find_if(symbols, [&](const std::string& symbol) {
      const LaunchedName known = parseName(demangled(symbol));
      return known.name + known.arguments == each.words && known.isKernel() == each.isKernel();
    });
    if (found == symbols.end()) throw DeviceError("nvcc has not compiled " + each.words);
    made.symbols.push_back(*found);
  }
  return made;
}

}  // namespace warpbench::own
