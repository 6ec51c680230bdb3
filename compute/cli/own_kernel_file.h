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

/// Kernels of the user's on the command line: --kernel FILE.
namespace warpbench::cli {

/// @throws RequestError where the file cannot be read, is no text, or is larger than 128 KiB.
std::shared_ptr<const OwnKernel> readOwnKernel(const std::filesystem::path& path);

/// The point's variant, with the name of the kernels that take the place of its own.
std::string nameOf(const Point& point);

/// The catalogue's family, with the sliders of the request's own kernels; nothing where there is none of that id.
/// @throws CompileError.
std::optional<Family> familyOf(const Request& request);

/// What the compiler says, a line each, as a compiler prints it.
void printDiagnostics(std::ostream& out, const CompileError& error);

}  // namespace warpbench::cli
