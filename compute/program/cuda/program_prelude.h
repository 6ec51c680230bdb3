// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The precompiled header of most programs: common standard headers, to save compile time, and CUDA's keywords.
// See program_words.h.
#define lerp warpbenchLerp

#include <algorithm>
#include <bit>
#include <cfloat>
#include <chrono>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <random>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#undef lerp

#include "program/cuda/program_words.h"
