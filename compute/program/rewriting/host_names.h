// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/compile_error.h"

/// Finds GPU functions that use host-only variables, functions or library containers, which nvcc rejects. Also finds
/// host functions that access device variables, about which nvcc warns, because they reach only a host variable of the
/// same name. g++ does not distinguish the two sides, but it resolves names. So names of the other side are marked as
/// deprecated in the functions where g++ should report them.
namespace warpbench::program {

struct HostNames {
  std::string text;                     ///< the input, with static variables of GPU functions made device variables
  std::vector<std::string> marked;      ///< the text marked for GPU functions, and for host functions
  std::vector<Diagnostic> refused;      ///< uses recognizable by name alone: std::vector, fopen()
  std::vector<Diagnostic> direct;       ///< host uses of device variables, if the names refer to those
  std::vector<Diagnostic> unevaluated;  ///< host names within sizeof() and similar operators
};

/// Processes a preprocessed text. Marks nothing if no function uses such a name. Lines keep their numbers: a line
/// directive compensates for lines added in `marked`.
HostNames hostNamesIn(std::string_view preprocessed);

/// The uses of marked names in g++'s diagnostics for a marked text, in nvcc's words.
std::vector<Diagnostic> wrongUses(const std::vector<Diagnostic>& said, const HostNames& names);

}  // namespace warpbench::program
