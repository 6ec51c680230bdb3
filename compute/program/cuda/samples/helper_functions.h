// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What <helper_functions.h> of the CUDA samples has, but for images.
#include <cmath>

#include "helper_string.h"
#include "helper_timer.h"

/// Whether the difference has at most this share of the reference's length.
inline bool sdkCompareL2fe(const float* reference, const float* data, unsigned length, float tolerance) {
  double error = 0, norm = 0;
  for (unsigned i = 0; i < length; ++i) {
    error += (reference[i] - data[i]) * (reference[i] - data[i]);
    norm += reference[i] * reference[i];
  }
  return norm >= 1e-7 && std::sqrt(error) / std::sqrt(norm) < tolerance;
}
