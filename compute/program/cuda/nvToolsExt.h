// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// NVTX 2's name of the header, from before NVTX became header-only.
#include "program/cuda/nvtx3/nvToolsExt.h"
