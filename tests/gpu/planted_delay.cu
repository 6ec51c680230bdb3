// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/planted_delay.h"

namespace {

__global__ void spin(long long clocks) {
  const long long begin = clock64();
  while (clock64() - begin < clocks) {
  }
}

}  // namespace

void plantDelay(warpbench::cuda::CudaLauncher& device, long long clocks) {
  device.launchPreparation(spin, {dim3(1), dim3(1)}, clocks);
}
