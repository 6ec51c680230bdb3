// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Programs include it by habit; the driver's functions themselves are refused by name (see refused_words.h).
#include "program/cuda/runtime_types.h"
