// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "device/cuda/cub_reduction.h"
#include "device/cuda/cublas.h"

namespace warpbench::cuda {

/// The libraries that variants are compared with, on one device; each is set up at its first use.
class Libraries {
 public:
  CuBlas& blas() {
    if (!m_blas) m_blas = std::make_unique<CuBlas>();
    return *m_blas;
  }
  CubReduction& reduction() { return m_reduction; }

 private:
  std::unique_ptr<CuBlas> m_blas;
  CubReduction m_reduction;
};

}  // namespace warpbench::cuda
