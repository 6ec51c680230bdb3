// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// CUDA's language for g++ in the simulator: everything that nvcc provides without an include. Half precision and
/// cooperative groups have the same headers as in CUDA.
#include "../math_functions.h"
#include "../vector_types.h"
#include "atomic_builtins.h"
#include "atomics.h"
#include "barrier_instructions.h"
#include "builtins.h"
#include "conversions.h"
#include "integer_functions.h"
#include "loads.h"
#include "matrix_instructions.h"
#include "memory_functions.h"
#include "ptx_numbers.h"
#include "rounding.h"
#include "simd_words.h"
#include "warp_functions.h"
