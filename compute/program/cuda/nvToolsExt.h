// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The header's name in NVTX 2, which was not header-only.
#include "program/cuda/nvtx3/nvToolsExt.h"
