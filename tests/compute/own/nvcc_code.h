// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <elf.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "catalogue/kernel_source.h"
#include "core/files/file_io.h"
#include "core/text/symbol_name.h"
#include "own/compile_error.h"
#include "own/elf_symbols.h"
#include "own/gpu/nvcc.h"
#include "own/launch/launched_kernels.h"

namespace warpbench::test {

/// Every instance of the catalogue's kernels, by kernel file, from this program's symbols.
inline std::map<std::string, std::vector<own::ReplacedName>> kernelsByFile() {
  std::map<std::string, std::map<std::string, own::ReplacedName>> found;
  for (const std::string& symbol : own::symbolsIn(readFile("/proc/self/exe"))) {
    if (!symbol.starts_with("_ZN9warpbench4simt")) continue;
    const own::LaunchedName kernel = own::parseName(demangled(symbol));
    const auto source = findKernel(kernel.name);
    if (!kernel.isKernel() || !source) continue;
    const std::string words = kernel.name + kernel.arguments;
    found[std::string(source->file->name)].emplace(words, own::ReplacedName{kernel, words});
  }
  std::map<std::string, std::vector<own::ReplacedName>> kernels;
  for (const auto& [file, byWords] : found)
    for (const auto& [words, kernel] : byWords) kernels[file].push_back(kernel);
  return kernels;
}

/// nvcc's machine code for a kernel.
struct KernelCode {
  int registers = 0;  ///< per thread
  int loop = 0;       ///< instructions of its longest loop; only known for compute capability 9.0
};

/// NVIDIA machine code in an ELF object.
class Cubin {
 public:
  explicit Cubin(std::string bytes) : m_bytes(std::move(bytes)), m_header(read<Elf64_Ehdr>(0)) {}

  /// Registers by symbol: EIATTR_REGCOUNT in section .nv.info. Its entries have a format, an attribute, a size of two
  /// bytes, and a value (compared with the output of cuobjdump -res-usage, CUDA 13.0).
  std::map<std::string, int> registers() const {
    std::map<std::string, int> registers;
    for (std::size_t i = 0; i < m_header.e_shnum; ++i) {
      const Elf64_Shdr info = section(i);
      if (nameOf(info) != ".nv.info") continue;
      const Elf64_Shdr symbols = section(info.sh_link);
      const std::size_t names = section(symbols.sh_link).sh_offset;
      constexpr unsigned char kSized = 4, kRegisterCount = 0x2f;
      constexpr std::size_t kHead = 4;
      for (std::size_t at = 0; at < info.sh_size;) {
        const std::size_t entry = info.sh_offset + at;
        const bool sized = read<unsigned char>(entry) == kSized;
        if (sized && read<unsigned char>(entry + 1) == kRegisterCount) {
          const auto symbol = read<std::uint32_t>(entry + kHead);
          const auto count = read<std::uint32_t>(entry + kHead + sizeof(std::uint32_t));
          const auto named = read<Elf64_Sym>(symbols.sh_offset + symbol * sizeof(Elf64_Sym));
          registers[m_bytes.c_str() + names + named.st_name] = static_cast<int>(count);
        }
        at += kHead + (sized ? read<std::uint16_t>(entry + 2) : 0);
      }
    }
    return registers;
  }

  /// The number of instructions in the longest loop of this symbol's kernel. A loop ends with a conditional branch
  /// backward and begins at its target; it may contain only short loops, such as waits. An instruction has 16 bytes. A
  /// branch (opcode 0x947) encodes its distance from the next instruction in words of four bytes: the low 8 bits are
  /// bits 16 to 23 of the instruction, the 48 above them begin at bit 34. Two facts confirm this (CUDA 13.0, sm_90):
  /// the branch to itself at the end of each kernel, and the number of instructions in a step of matmulPacked<float>,
  /// which Nsight Compute counted.
  int longestLoop(const std::string& symbol) const {
    constexpr std::size_t kBytes = 16;
    constexpr std::uint64_t kBranch = 0x947, kOperation = 0xfff, kAlways = 7, kHighBits = 0x3ffff;
    constexpr std::int64_t kShort = 256;
    std::int64_t longest = 0;
    for (std::size_t i = 0; i < m_header.e_shnum; ++i) {
      const Elf64_Shdr text = section(i);
      if (nameOf(text) != ".text." + symbol) continue;
      std::int64_t last = -1;  // start of the last loop that is not short
      for (std::size_t at = 0; at + kBytes <= text.sh_size; at += kBytes) {
        const auto low = read<std::uint64_t>(text.sh_offset + at);
        const auto high = read<std::uint64_t>(text.sh_offset + at + sizeof(low));
        if ((low & kOperation) != kBranch || (low >> 12 & 0xf) == kAlways) continue;
        const std::uint64_t above = (high & kHighBits) << 30 | low >> 34;
        const std::int64_t words = static_cast<std::int64_t>(above << 16 | (low >> 16 & 0xff) << 8) >> 8;
        const std::int64_t instructions = -words / 4;
        const std::int64_t first = static_cast<std::int64_t>(at / kBytes) + 1 - instructions;
        if (last < first) longest = std::max(longest, instructions);
        if (instructions > kShort) last = std::max(last, first);
      }
    }
    return static_cast<int>(longest);
  }

 private:
  template <typename T>
  T read(std::size_t offset) const {
    T value{};
    if (offset + sizeof(T) > m_bytes.size()) throw std::logic_error("the machine code ends early");
    std::memcpy(&value, m_bytes.data() + offset, sizeof(T));
    return value;
  }
  Elf64_Shdr section(std::size_t i) const { return read<Elf64_Shdr>(m_header.e_shoff + i * sizeof(Elf64_Shdr)); }
  std::string nameOf(const Elf64_Shdr& named) const {
    return m_bytes.c_str() + section(m_header.e_shstrndx).sh_offset + named.sh_name;
  }

  std::string m_bytes;
  Elf64_Ehdr m_header;
};

/// Kernels of one file, by "transposeNaive<float, false>". @throws DeviceError; CompileError, for example if an
/// architecture lacks what they need.
inline std::map<std::string, KernelCode> codeByNvcc(const own::Nvcc& nvcc, const std::string& file,
                                                    const std::vector<own::ReplacedName>& kernels) {
  // The CUDA types for which kernels are instantiated.
  const std::string text = "#include <cuda_bf16.h>\n#include <cuda_fp16.h>\n#include \"" + file + "\"\n";
  const own::CudaCompiler::Outcome made = nvcc.compile(text, "all.cu", kernels);
  if (made.machineCode.empty()) throw CompileError({{.file = file, .text = made.log}});
  const Cubin cubin(made.machineCode);
  const std::map<std::string, int> registers = cubin.registers();
  std::map<std::string, KernelCode> codes;
  for (std::size_t i = 0; i < kernels.size(); ++i)
    codes[kernels[i].words] = {.registers = registers.at(made.symbols[i]), .loop = cubin.longestLoop(made.symbols[i])};
  return codes;
}

}  // namespace warpbench::test
