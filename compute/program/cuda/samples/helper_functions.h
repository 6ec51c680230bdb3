// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The contents of the CUDA samples' <helper_functions.h>, except for images.
#include <cmath>

#include "helper_string.h"
#include "helper_timer.h"

/// True if the difference is at most this fraction of the reference's norm.
inline bool sdkCompareL2fe(const float* reference, const float* data, unsigned length, float tolerance) {
  double error = 0, norm = 0;
  for (unsigned i = 0; i < length; ++i) {
    error += (reference[i] - data[i]) * (reference[i] - data[i]);
    norm += reference[i] * reference[i];
  }
  return norm >= 1e-7 && std::sqrt(error) / std::sqrt(norm) < tolerance;
}
