// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalogue/family.h"
#include "device/device.h"
#include "engine/run/request.h"

namespace warpbench {

/// A variant's parameters for the memory view: the family's, but small initially, such as 4 x 4 matrices in tiles of 2,
/// and small enough to trace all blocks interactively.
std::vector<ParameterSpec> memorySpecs(const Family& family, const Variant& variant);

/// The point to trace. Parameters not given take the initial values of memorySpecs(). @param own replaces the variant's
/// kernels. @throws RequestError if family or variant is unknown or cannot be simulated, or a value is out of range;
/// CompileError for a slider without values.
Point memoryPoint(const std::string& family, const std::string& variant, const Parameters& parameters,
                  std::shared_ptr<const OwnKernel> own = nullptr);

/// The first variant of an experiment that can be traced, otherwise of its family; if there is none, the experiment's
/// first, for which memoryPoint() throws the reason. The family must exist.
std::string variantToTrace(const Request& experiment);

}  // namespace warpbench
