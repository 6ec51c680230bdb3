// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// cuRAND's functions of the GPU: NVIDIA's own header, of which the GPU's half is taken. <nv/target> would have the
/// host's, with tables that no kernel reaches.
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
