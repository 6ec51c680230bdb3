// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "own/cuda_tokens.h"

namespace warpbench::own {

/// For each token, whether it belongs to a GPU function, which is marked __global__ or __device__. Excludes
/// preprocessor lines and system headers.
std::vector<bool> tokensOfGpu(const std::vector<Token>& tokens);

/// Whether an operator character belongs to an operator's name: `operator<<=`.
bool isOfOperatorName(const std::vector<Token>& tokens, std::size_t sign);

}  // namespace warpbench::own
