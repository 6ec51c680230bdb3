// SPDX-License-Identifier: GPL-3.0-or-later
// Prints resources/profiles/registers.txt anew: write_registers > resources/profiles/registers.txt
#include <array>
#include <cstdio>
#include <iostream>

#include "compute/own/nvcc_registers.h"

using namespace warpbench;

int main() {
  const auto program = own::Nvcc::find();
  if (!program) {
    std::cerr << "nvcc is not installed\n";
    return 1;
  }
  // Those of the profiles that CUDA 13 compiles for.
  constexpr std::array kCapabilities{75, 80, 89, 90};
  std::cout << "# Registers of a thread, by compute capability, as nvcc compiles the catalogue's kernels: the output of\n"
               "# tests/compute/own/write_registers. -: that GPU lacks what the kernel needs.\n";
  std::map<std::string, std::array<int, kCapabilities.size()>> table;
  for (std::size_t i = 0; i < kCapabilities.size(); ++i) {
    std::printf(i == 0 ? "%.1f" : " %.1f", kCapabilities[i] / 10.0);
    const own::Nvcc nvcc(*program, kCapabilities[i]);
    for (const auto& [file, kernels] : test::kernelsByFile()) try {
        for (const auto& [kernel, registers] : test::registersByNvcc(nvcc, file, kernels)) table[kernel][i] = registers;
      } catch (const CompileError& error) {
        std::cerr << kCapabilities[i] << ": " << error.what() << "\n";
      }
  }
  std::printf("\n");
  for (const auto& [kernel, registers] : table) {
    for (const int each : registers) std::printf("%s ", each > 0 ? std::to_string(each).c_str() : "-");
    std::printf("%s\n", kernel.c_str());
  }
  return 0;
}
