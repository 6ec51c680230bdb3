// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/gpu_profile.h"

namespace warpbench::program {

/// What cuBLAS computes with: its kernels for half precision, and for fp64 on some GPUs, use tensor cores.
enum class BlasNumbers { Fp32, Fp64, TensorFloat, Half };

/// What a call of cuBLAS does on a GPU.
struct BlasCost {
  double bytes = 0;  ///< that it moves at the least
  double flops = 0;
  BlasNumbers numbers = BlasNumbers::Fp32;
  double tiles = 0;        ///< of 128 x 128 of its results, and of 1,024 of the sum; 0: it is no product of matrices
  double share = 1;        ///< of the bandwidth of the device's own copy that it reaches
  bool givesHost = false;  ///< its result is a number of the host's, which it waits for
  bool isMatrix = false;   ///< a matrix is read or written once
};

/// Of so many products of rows x inner by inner x columns.
BlasCost costOfProduct(double rows, double columns, double inner, double count, double factorBytes, double resultBytes,
                       BlasNumbers numbers);
template <typename Factor, typename Result>
BlasCost costOfProduct(double rows, double columns, double inner, double count) {
  return costOfProduct(rows, columns, inner, count, sizeof(Factor), sizeof(Result),
                       sizeof(Factor) == 8 ? BlasNumbers::Fp64 : BlasNumbers::Fp32);
}

/// A roofline: the larger of what the bytes and what the operations take, and what any call takes.
double blasMilliseconds(const GpuProfile& profile, const BlasCost& cost);

}  // namespace warpbench::program
