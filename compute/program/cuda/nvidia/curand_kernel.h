// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// cuRAND's device functions from NVIDIA's own header, in their GPU version. <nv/target> would select the host version,
/// whose tables kernels cannot access.
#include <nv/target>

#pragma push_macro("NV_IF_TARGET")
#pragma push_macro("NV_IF_ELSE_TARGET")
#undef NV_IF_TARGET
#undef NV_IF_ELSE_TARGET
#define NV_IF_TARGET(target, ...) \
  { __VA_ARGS__ }
#define NV_IF_ELSE_TARGET(target, gpu, host) \
  { gpu }
#include_next <curand_kernel.h>
#pragma pop_macro("NV_IF_ELSE_TARGET")
#pragma pop_macro("NV_IF_TARGET")
