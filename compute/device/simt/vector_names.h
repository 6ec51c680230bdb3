// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/simt/vector_types.h"
#include "target.h"

/// CUDA's vector types under their own names, for kernels and families in builds that nvcc does not do.
namespace warpbench {
inline namespace WARPBENCH_TARGET {

using simulator::dim3;
using simulator::double2;
using simulator::float2;
using simulator::float3;
using simulator::float4;
using simulator::int2;
using simulator::int3;
using simulator::int4;
using simulator::make_double2;
using simulator::make_float2;
using simulator::make_float4;
using simulator::make_int2;
using simulator::make_int4;
using simulator::make_uchar4;
using simulator::make_uint4;
using simulator::uchar2;
using simulator::uchar3;
using simulator::uchar4;
using simulator::uint3;
using simulator::uint4;

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
