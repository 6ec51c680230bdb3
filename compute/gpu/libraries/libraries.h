// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "gpu/libraries/cub_counting.h"
#include "gpu/libraries/cub_reduction.h"
#include "gpu/libraries/cublas.h"

namespace warpbench::cuda {

/// The libraries that variants are compared with, on one device; each is set up at its first use.
class Libraries {
 public:
  CuBlas& blas() {
    if (!m_blas) m_blas = std::make_unique<CuBlas>();
    return *m_blas;
  }
  CubReduction& reduction() { return m_reduction; }
  CubScan& scan() { return m_scan; }
  CubHistogram& histogram() { return m_histogram; }

 private:
  std::unique_ptr<CuBlas> m_blas;
  CubReduction m_reduction;
  CubScan m_scan;
  CubHistogram m_histogram;
};

}  // namespace warpbench::cuda
