// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cuda_pipeline_primitives.h"

/// The pipeline of the first asynchronous copies (CUDA 11, <cuda_pipeline.h>). A copy is done at once, so that there is
/// nothing to wait for.
namespace nvcuda::experimental {

class pipeline {
 public:
  pipeline() = default;
  pipeline(const pipeline&) = delete;
  pipeline& operator=(const pipeline&) = delete;

  WARPBENCH_WORD std::size_t commit() { return m_committed++; }
  WARPBENCH_WORD void commit_and_wait() { commit(); }
  WARPBENCH_WORD void wait(std::size_t) {}
  template <unsigned kPrior>
  WARPBENCH_WORD void wait_prior() {}

 private:
  std::size_t m_committed = 0;
};

template <typename T>
WARPBENCH_WORD void memcpy_async(T& to, const T& from, pipeline&) {
  if constexpr (sizeof(T) == 4 || sizeof(T) == 8 || sizeof(T) == 16)
    __pipeline_memcpy_async(&to, &from, sizeof(T));
  else
    to = from;
}

}  // namespace nvcuda::experimental
