// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::test {

/// Two instances of one kernel and one of another, as `cuobjdump -ptx` prints them.
inline constexpr const char* kPtxDump = R"(
Fatbin ptx code:
================
arch = sm_90

.version 9.0
.target sm_90

.visible .entry _ZN9warpbench3gpu14transposeNaiveIdLb0EEEvPKT_PS2_iii(
	.param .u64 a
)
{
	ret;
}
.visible .entry _ZN9warpbench3gpu14transposeNaiveIfLb0EEEvPKT_PS2_iii(
	.param .u64 a
)
{
	ld.global.f32 %f1, [%rd1];
	ret;
}
.entry _ZN9warpbench3gpu13transposeCopyIfLb0EEEvPKT_PS2_iii(
)
{
}
)";

}  // namespace warpbench::test
