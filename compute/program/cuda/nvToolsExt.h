// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Of NVTX 2, as it was called before it was only a header.
#include "program/cuda/nvtx3/nvToolsExt.h"
