// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/gpu_profile.h"

namespace warpbench::program {

/// The arithmetic of cuBLAS. Its kernels for half precision, and for fp64 on some GPUs, use tensor cores.
enum class BlasNumbers { Fp32, Fp64, TensorFloat, Half };

/// The work of a cuBLAS call on a GPU.
struct BlasCost {
  double bytes = 0;  ///< least number of bytes to transfer
  double flops = 0;
  BlasNumbers numbers = BlasNumbers::Fp32;
  double tiles = 0;        ///< of 128 x 128 results and 1,024 terms of the sum; 0: not a matrix product
  double share = 1;        ///< of the device's copy bandwidth that it reaches
  bool givesHost = false;  ///< returns a number to the host, which waits for it
  bool isMatrix = false;   ///< reads or writes a matrix once
};

/// The cost of `count` products of rows x inner by inner x columns.
BlasCost costOfProduct(double rows, double columns, double inner, double count, double factorBytes, double resultBytes,
                       BlasNumbers numbers);
template <typename Factor, typename Result>
BlasCost costOfProduct(double rows, double columns, double inner, double count) {
  return costOfProduct(rows, columns, inner, count, sizeof(Factor), sizeof(Result),
                       sizeof(Factor) == 8 ? BlasNumbers::Fp64 : BlasNumbers::Fp32);
}

/// A roofline: the larger of the times for bytes and for operations, plus the overhead of any call.
double blasMilliseconds(const GpuProfile& profile, const BlasCost& cost);

}  // namespace warpbench::program
