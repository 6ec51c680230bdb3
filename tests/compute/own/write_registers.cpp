// SPDX-License-Identifier: GPL-3.0-or-later
// Prints a new resources/profiles/registers.txt: write_registers > resources/profiles/registers.txt
#include <array>
#include <cstdio>
#include <iostream>

#include "compute/own/nvcc_code.h"

using namespace warpbench;

int main() {
  const auto program = own::Nvcc::find();
  if (!program) {
    std::cerr << "nvcc is not installed\n";
    return 1;
  }
  // The profiles' compute capabilities that CUDA 13 supports.
  constexpr std::array kCapabilities{75, 80, 89, 90};  // the last one has the loops
  std::cout
      << "# Registers per thread that nvcc uses for the catalogue's kernels, by compute capability, and the number of\n"
         "# instructions in the longest loop for 9.0. -: the kernel needs another GPU.\n"
         "# Written by tests/compute/own/write_registers.cpp.\n";
  struct Row {
    std::array<int, kCapabilities.size()> registers{};
    int loop = 0;
  };
  std::map<std::string, Row> table;
  for (std::size_t i = 0; i < kCapabilities.size(); ++i) {
    std::printf("%.1f ", kCapabilities[i] / 10.0);
    const own::Nvcc nvcc(*program, kCapabilities[i]);
    for (const auto& [file, kernels] : test::kernelsByFile()) try {
        for (const auto& [kernel, code] : test::codeByNvcc(nvcc, file, kernels)) {
          table[kernel].registers[i] = code.registers;
          table[kernel].loop = code.loop;
        }
      } catch (const CompileError& error) {
        std::cerr << kCapabilities[i] << ": " << error.what() << "\n";
      }
  }
  std::printf("loop\n");
  for (const auto& [kernel, row] : table) {
    for (const int each : row.registers) std::printf("%s ", each > 0 ? std::to_string(each).c_str() : "-");
    std::printf("%d %s\n", row.loop, kernel.c_str());
  }
  return 0;
}
