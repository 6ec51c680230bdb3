// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Which machine this translation unit is compiled for: the namespace that its kernels, launches and families live in.
/// They never meet at link time.
#if defined(__CUDACC__)
#define WARPBENCH_TARGET gpu
#elif defined(WARPBENCH_SIMULATE)
#define WARPBENCH_TARGET simt
#else
#define WARPBENCH_TARGET host
#endif
