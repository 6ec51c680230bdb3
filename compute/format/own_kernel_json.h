// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/json_node.h"
#include "results/values/own_kernel.h"

/// The user's kernels in JSON, for session files and for other processes.
namespace warpbench {

nlohmann::ordered_json documentOf(const OwnKernel& own);
nlohmann::ordered_json documentOf(const KernelCopy& copy);

OwnKernel ownKernelOf(const Node& node);
KernelCopy kernelCopyOf(const Node& node);

}  // namespace warpbench
