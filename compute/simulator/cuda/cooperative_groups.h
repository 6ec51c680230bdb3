// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Cooperative groups (CUDA C++ Programming Guide, "Cooperative Groups"). Reductions, scans and copies have separate
/// headers, as in CUDA. Omits groups of several grids and clusters of blocks.
#include "cooperative_groups/groups.h"
#include "cooperative_groups/tiles.h"
