// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Cooperative groups (CUDA C++ Programming Guide, "Cooperative Groups"). Reductions, scans and copies have headers of
/// their own beside this one, as in CUDA. Groups of several grids and clusters of blocks are left out.
#include "cooperative_groups/groups.h"
#include "cooperative_groups/tiles.h"
