// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalogue/family.h"
#include "device/device.h"
#include "engine/run/request.h"

namespace warpbench {

/// The parameters of a variant as a memory view offers them: as the family describes them, but small to begin with,
/// such as 4 x 4 matrices in tiles of 2, and no larger than can be traced, all blocks, while people wait.
std::vector<ParameterSpec> memorySpecs(const Family& family, const Variant& variant);

/// What is to be traced. Parameters that are not named take the initial values of memorySpecs().
/// `own`: kernels in place of the variant's. @throws RequestError where family or variant is unknown or cannot be
/// simulated, or a value is beyond its limits; CompileError of a slider without values.
Point memoryPoint(const std::string& family, const std::string& variant, const Parameters& parameters,
                  std::shared_ptr<const OwnKernel> own = nullptr);

/// Of the variants of an experiment the first that can be traced; where none can, the first of its family; where none
/// of those can either, the experiment's first, of which memoryPoint() says why. The family is known.
std::string variantToTrace(const Request& experiment);

}  // namespace warpbench
