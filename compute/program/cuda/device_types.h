// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How a conversion rounds (CUDA Toolkit, "device_types.h").
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
