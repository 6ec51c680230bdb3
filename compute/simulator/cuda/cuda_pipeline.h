// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cuda_pipeline_primitives.h"

/// The pipeline of the first asynchronous copies (CUDA 11, <cuda_pipeline.h>). Copies are synchronous here.
namespace nvcuda::experimental {

class pipeline {
 public:
  pipeline() = default;
  pipeline(const pipeline&) = delete;
  pipeline& operator=(const pipeline&) = delete;

  WARPBENCH_WORD std::size_t commit() {
    __pipeline_commit();
    return m_committed++;
  }
  WARPBENCH_WORD void commit_and_wait() { wait(commit()); }
  WARPBENCH_WORD void wait(std::size_t batch) {
    if (batch < m_committed) __pipeline_wait_prior(m_committed - 1 - batch);
  }
  template <unsigned kPrior>
  WARPBENCH_WORD void wait_prior() {
    __pipeline_wait_prior(kPrior);
  }

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
