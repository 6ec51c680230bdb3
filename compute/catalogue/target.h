// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Selects the namespace of this translation unit's kernels, launches and families by the machine it is compiled for.
/// The namespaces never meet at link time.
#if defined(__CUDACC__)
#define WARPBENCH_TARGET gpu
#elif defined(WARPBENCH_SIMULATE)
#define WARPBENCH_TARGET simt
#else
#define WARPBENCH_TARGET host
#endif
