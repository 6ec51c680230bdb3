// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <elf.h>

#include <cstring>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/symbol_name.h"
#include "catalogue/kernel_source.h"
#include "files/file_io.h"
#include "own/compile_error.h"
#include "own/gpu/nvcc.h"
#include "own/launch/launched_kernels.h"

namespace warpbench::test {

/// Every kernel of the catalogue, in each of its instances, by the kernel file that has it: this program's own symbols
/// tell them.
inline std::map<std::string, std::vector<own::TakenName>> kernelsByFile() {
  std::map<std::string, std::map<std::string, own::TakenName>> found;
  for (const std::string& symbol : own::symbolsIn(readFile("/proc/self/exe"))) {
    if (!symbol.starts_with("_ZN9warpbench4simt")) continue;
    const own::LaunchedName kernel = own::nameFrom(demangled(symbol));
    const auto source = findKernel(kernel.name);
    if (!kernel.isKernel() || !source) continue;
    const std::string words = kernel.name + kernel.arguments;
    found[std::string(source->file->name)].emplace(words, own::TakenName{kernel, words});
  }
  std::map<std::string, std::vector<own::TakenName>> kernels;
  for (const auto& [file, byWords] : found)
    for (const auto& [words, kernel] : byWords) kernels[file].push_back(kernel);
  return kernels;
}

/// Registers that nvcc gives the kernels of machine code, by symbol: EIATTR_REGCOUNT in its section .nv.info, which
/// holds entries of a format, an attribute, a size of two bytes, and the value (read beside what cuobjdump -res-usage
/// prints of CUDA 13.0).
inline std::map<std::string, int> registersInCubin(const std::string& cubin) {
  const auto read = [&]<typename T>(std::size_t offset, T) {
    T value{};
    if (offset + sizeof(T) > cubin.size()) throw std::logic_error("the machine code ends early");
    std::memcpy(&value, cubin.data() + offset, sizeof(T));
    return value;
  };
  const auto header = read(0, Elf64_Ehdr());
  const auto section = [&](std::size_t i) { return read(header.e_shoff + i * sizeof(Elf64_Shdr), Elf64_Shdr()); };
  const auto text = [&](std::size_t offset) { return std::string(cubin.c_str() + offset); };
  std::map<std::string, int> registers;
  for (std::size_t i = 0; i < header.e_shnum; ++i) {
    const Elf64_Shdr info = section(i);
    if (text(section(header.e_shstrndx).sh_offset + info.sh_name) != ".nv.info") continue;
    const Elf64_Shdr symbols = section(info.sh_link);
    const std::size_t names = section(symbols.sh_link).sh_offset;
    constexpr unsigned char kSized = 4, kRegisterCount = 0x2f;
    constexpr std::size_t kHead = 4;
    for (std::size_t at = 0; at < info.sh_size;) {
      const std::size_t entry = info.sh_offset + at;
      const bool sized = read(entry, char()) == kSized;
      if (sized && static_cast<unsigned char>(read(entry + 1, char())) == kRegisterCount) {
        const auto symbol = read(entry + kHead, std::uint32_t());
        const auto count = read(entry + kHead + sizeof(std::uint32_t), std::uint32_t());
        const auto named = read(symbols.sh_offset + symbol * sizeof(Elf64_Sym), Elf64_Sym());
        registers[text(names + named.st_name)] = static_cast<int>(count);
      }
      at += kHead + (sized ? read(entry + 2, std::uint16_t()) : 0);
    }
  }
  return registers;
}

/// Registers of kernels of one file, by "transposeNaive<float, false>".
/// @throws DeviceError; CompileError, such as where an architecture lacks what they need.
inline std::map<std::string, int> registersByNvcc(const own::Nvcc& nvcc, const std::string& file,
                                                  const std::vector<own::TakenName>& kernels) {
  // The types of CUDA that kernels are instances for.
  const std::string text = "#include <cuda_bf16.h>\n#include <cuda_fp16.h>\n#include \"" + file + "\"\n";
  const own::CudaCompiler::Outcome made = nvcc.compile(text, "all.cu", kernels);
  if (made.machineCode.empty()) throw CompileError({{.file = file, .text = made.log}});
  std::map<std::string, int> bySymbol = registersInCubin(made.machineCode);
  std::map<std::string, int> registers;
  for (std::size_t i = 0; i < kernels.size(); ++i) registers[kernels[i].words] = bySymbol.at(made.symbols[i]);
  return registers;
}

}  // namespace warpbench::test
