// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "own/diagnostics.h"

/// NVIDIA's own headers, if installed on this machine: Thrust, the CUDA C++ standard library that it needs, cuRAND's
/// device functions and small floating-point numbers.
namespace warpbench::program {

/// Include folders for the compiler: links to these headers only, without the rest of the toolkit.
struct NvidiaHeaders {
  std::filesystem::path links;
  std::filesystem::path files;  ///< the same for single files, whose inline PTX is translated; empty if there are none
  std::vector<std::string> includes;  ///< the program's own -I, except the folder that contains these headers
};

/// Searches folders in `includes` laid out as a toolkit or a CCCL checkout, then the toolkits given by CUDA_HOME,
/// CUDA_PATH, nvcc and /usr/local/cuda. Creates the links in `folder`.
std::optional<NvidiaHeaders> nvidiaHeaders(const std::vector<std::string>& includes,
                                           const std::filesystem::path& folder);

/// Whether a folder in `includes` is laid out as a toolkit and so contains its headers.
bool holdsNvidias(const std::vector<std::string>& includes);

/// Whether NVIDIA's headers may include this one: "thrust/sort.h", "cuda/std/tuple".
bool isNvidias(std::string_view header);

/// Whether the file is one of NVIDIA's headers, found through the links.
bool isOfLinks(std::string_view file);

/// The included headers that the simulator cannot support, because their memory accesses would go uncounted.
std::vector<Diagnostic> refusedHeaders(std::string_view preprocessed);

/// The text with a runtime notification at the start of each Thrust algorithm. Keeps line numbers.
std::string withLibraryCalls(std::string_view preprocessed);

}  // namespace warpbench::program
