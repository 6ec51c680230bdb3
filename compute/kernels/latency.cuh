// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How latency is hidden: by other warps, or by more loads of the same thread before the first one's value is needed.
// After Volkov, "Better Performance at Lower Occupancy", GTC 2010; the bytes that have to be in flight are latency
// times bandwidth (Little's law).

// A copy by however many threads there are. Each warp asks for `loads` times 32 neighbouring elements, then waits, then
// writes them: a store may change what a later load reads, so the compiler keeps them in this order.
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
