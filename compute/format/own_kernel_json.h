// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/json_node.h"
#include "results/values/own_kernel.h"

/// Kernels of the user's in documents: in a session's file and on the way to another process.
namespace warpbench {

nlohmann::ordered_json documentOf(const OwnKernel& own);
nlohmann::ordered_json documentOf(const KernelCopy& copy);

/// @throws FormatError.
OwnKernel ownKernelOf(const Node& node);
KernelCopy kernelCopyOf(const Node& node);

}  // namespace warpbench
