// SPDX-License-Identifier: GPL-3.0-or-later
// A build tool. `translate_kernels FROM.cuh TO.cuh` writes a kernel file with its inline PTX as C++ for the simulator
// and with lane-dependent atomic addresses marked. Debug information refers to lines of FROM.
#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include "own/ptx/inline_ptx.h"
#include "own/scattered_atomics.h"

namespace {

std::string contentOf(const char* file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

int main(int argc, char** argv) try {
  if (argc != 3) throw std::runtime_error("translate_kernels FROM.cuh TO.cuh");
  const std::string text = contentOf(argv[1]);
  if (text.empty()) throw std::runtime_error("cannot read " + std::string(argv[1]));
  const std::string translated = "#line 1 \"" + std::string(argv[1]) + "\"\n" + warpbench::own::withScatteredAtomics(warpbench::own::withInlinePtx(text));
  if (contentOf(argv[2]) == translated) return 0;  // keeps the timestamp, so that files including it are not recompiled
  std::ofstream out(argv[2], std::ios::binary);
  out << translated;
  out.close();
  if (!out) throw std::runtime_error("cannot write " + std::string(argv[2]));
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
