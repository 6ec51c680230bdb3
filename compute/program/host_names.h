// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/compile_error.h"

/// Functions of the GPU that use what is the host's alone: its variables, its functions, containers of the library.
/// nvcc refuses them. And functions of the host that read and write variables of the device, which nvcc warns of: they
/// reach a variable of the host's that has the name and nothing else. g++ makes no difference between the two, but it
/// knows what a name means: those of the other side are marked as deprecated where it is to warn of them.
namespace warpbench::program {

struct HostNames {
  std::string text;  ///< as it was given, with static variables of functions of the GPU made the device's
  std::vector<std::string> marked;      ///< the same, marked for functions of the GPU, and for those of the host
  std::vector<Diagnostic> refused;      ///< of what is known by its name alone: std::vector, fopen()
  std::vector<Diagnostic> direct;       ///< the host's uses of the device's variables, if the names mean those
  std::vector<Diagnostic> unevaluated;  ///< the host's names, in sizeof() and the like: their texts
};

/// Of a preprocessed text. Nothing is marked where no function has such a word. Lines keep their numbers: where
/// `marked` has more of them, a line of the preprocessor says so.
HostNames hostNamesIn(std::string_view preprocessed);

/// Of what g++ says of a marked text, the uses of what is marked, in nvcc's words.
std::vector<Diagnostic> wrongUses(const std::vector<Diagnostic>& said, const HostNames& names);

}  // namespace warpbench::program
