// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda_launcher.h"

/// Keeps the stream of `device` busy for this many clocks of a multiprocessor, with one thread.
void plantDelay(warpbench::cuda::CudaLauncher& device, long long clocks);
