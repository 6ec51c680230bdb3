// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Two ways to hide latency: more warps, or more loads in the same thread before it needs the first value. After Volkov,
// "Better Performance at Lower Occupancy", GTC 2010. The bytes in flight must reach latency times bandwidth (Little's
// law).

// A copy by any number of threads. Each warp loads `loads` times 32 neighbouring elements, waits, then stores them. A
// store may change what a later load reads, so the compiler keeps this order.
template <int loads>
__global__ void copyWithLoadsInFlight(const float* in, float* out, int elements) {
  const int threads = gridDim.x * blockDim.x;
  for (int first = blockIdx.x * blockDim.x + threadIdx.x; first < elements; first += loads * threads) {
    float value[loads];
    for (int k = 0; k < loads; ++k) value[k] = first + k * threads < elements ? in[first + k * threads] : 0.0f;
    for (int k = 0; k < loads; ++k)
      if (first + k * threads < elements) out[first + k * threads] = value[k];
  }
}
