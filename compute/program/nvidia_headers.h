// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "own/diagnostics.h"

/// Thrust, the CUDA C++ standard library that it is made with, cuRAND's functions of the GPU and small floating-point
/// numbers: NVIDIA's own headers, where they are on this machine.
namespace warpbench::program {

/// Where the compiler finds them: links to their folders, and to nothing else of the toolkit's.
struct NvidiaHeaders {
  std::filesystem::path links;
  std::filesystem::path files;  ///< the same for single files, whose inline PTX is simulated; empty where none is there
  std::vector<std::string> includes;  ///< the program's own -I, but for the one that they are from
};

/// Of a folder among `includes`, laid out as the toolkit's or a checkout of CCCL; else of the toolkit that CUDA_HOME,
/// CUDA_PATH or nvcc name, or that is in /usr/local/cuda. The links are made in `folder`.
std::optional<NvidiaHeaders> nvidiaHeaders(const std::vector<std::string>& includes,
                                           const std::filesystem::path& folder);

/// Whether a folder among `includes` is laid out as the toolkit's, so that its headers are found there.
bool holdsNvidias(const std::vector<std::string>& includes);

/// They may have it: "thrust/sort.h", "cuda/std/tuple".
bool isNvidias(std::string_view header);

/// Of a preprocessed text, those headers that the program includes and the simulator cannot take: what they do to
/// memory would go uncounted.
std::vector<Diagnostic> refusedHeaders(std::string_view preprocessed);

/// The text with a word to the runtime at the beginning of each of Thrust's algorithms. Lines stay where they are.
std::string withLibraryCalls(std::string_view preprocessed);

}  // namespace warpbench::program
