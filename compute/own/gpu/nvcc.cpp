// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/gpu/nvcc.h"

#include <elf.h>

#include <algorithm>
#include <cstring>

#include "catalogue/kernel_source.h"
#include "core/child/child_start.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/symbol_name.h"
#include "core/text/text.h"
#include "own/kernel_cache.h"
#include "own/tool_run.h"

namespace warpbench::own {
namespace {

template <typename T>
T readAt(const std::string& object, std::size_t offset) {
  T value{};
  if (offset > object.size() || object.size() - offset < sizeof(T))
    throw DeviceError("what nvcc has made is no object in ELF");
  std::memcpy(&value, object.data() + offset, sizeof(T));
  return value;
}

/// The name that begins there.
std::string symbolAt(const std::string& object, std::size_t offset) {
  if (offset >= object.size()) throw DeviceError("what nvcc has made is no object in ELF");
  return object.substr(offset, object.find('\0', offset) - offset);
}

/// A host's lines that make nvcc compile the templates that are taken.
std::string usesOf(const std::vector<TakenName>& taken) {
  std::string uses;
  for (const TakenName& each : taken)
    if (each.isKernel()) uses += "  (void)static_cast<" + each.type + ">(" + each.words + ");\n";
  return "\nvoid warpbenchLaunches() {\n" + uses + "}\n";
}

}  // namespace

std::vector<std::string> symbolsIn(const std::string& object) {
  const auto header = readAt<Elf64_Ehdr>(object, 0);
  if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64)
    throw DeviceError("what nvcc has made is no object in ELF");
  const auto section = [&](std::size_t index) {
    return readAt<Elf64_Shdr>(object, header.e_shoff + index * sizeof(Elf64_Shdr));
  };
  std::vector<std::string> symbols;
  for (std::size_t i = 0; i < header.e_shnum; ++i) {
    const Elf64_Shdr table = section(i);
    if (table.sh_type != SHT_SYMTAB) continue;
    const std::size_t names = section(table.sh_link).sh_offset;
    for (std::size_t at = 0; at + sizeof(Elf64_Sym) <= table.sh_size; at += sizeof(Elf64_Sym)) {
      const auto symbol = readAt<Elf64_Sym>(object, table.sh_offset + at);
      const int type = ELF64_ST_TYPE(symbol.st_info);
      if (symbol.st_shndx != SHN_UNDEF && (type == STT_FUNC || type == STT_OBJECT))
        symbols.push_back(symbolAt(object, names + symbol.st_name));
    }
  }
  return symbols;
}

std::optional<std::filesystem::path> Nvcc::find() {
  if (!process::findProgram("g++")) return std::nullopt;  // its preprocessor
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
                                    const std::vector<TakenName>& taken) const {
  const WorkFolder work(kernelCacheFolder());
  for (const KernelFile& file : kernelFiles()) writeScratchFile(work.path() / file.name, file.text);
  // In a file of its own, so that messages have the user's lines and no path.
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
  for (const TakenName& each : taken) {
    const auto found = std::ranges::find_if(symbols, [&](const std::string& symbol) {
      const LaunchedName known = nameFrom(demangled(symbol));
      return known.name + known.arguments == each.words && known.isKernel() == each.isKernel();
    });
    if (found == symbols.end()) throw DeviceError("nvcc has not compiled " + each.words);
    made.symbols.push_back(*found);
  }
  return made;
}

}  // namespace warpbench::own
