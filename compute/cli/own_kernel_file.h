// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>

#include "device/device.h"
#include "engine/run/request.h"
#include "own/compile_error.h"
#include "results/values/own_kernel.h"

/// The user's kernels on the command line: --kernel FILE.
namespace warpbench::cli {

/// @throws RequestError if the file cannot be read, is not text, or is larger than 128 KiB.
std::shared_ptr<const OwnKernel> readOwnKernel(const std::filesystem::path& path);

/// The point's variant, and the name of the user's kernels that replace it.
std::string nameOf(const Point& point);

/// The catalogue's family with the sliders of the request's own kernels; std::nullopt if the id is unknown.
/// @throws CompileError.
std::optional<Family> familyOf(const Request& request);

/// The compiler's messages, one line each, in a compiler's format.
void printDiagnostics(std::ostream& out, const CompileError& error);

}  // namespace warpbench::cli
