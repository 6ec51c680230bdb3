// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "program/cuda/launch.h"

namespace warpbench::program {

/// The caller of a runtime function.
struct Caller {
  const char* function;
  const void* returnAddress;
};
#define WARPBENCH_CALLER(name) \
  warpbench::program::Caller { name, __builtin_return_address(0) }

/// The errors of a program's runtime calls and kernels (CUDA Runtime API, "Error Handling").
class Errors {
 public:
  /// An error that the program has ignored so far.
  struct Unchecked {
    cudaError_t error;
    Caller caller;
    LaunchPlace launch;  ///< if it was a launch
    std::string why;
  };

  /// `checks`: whether a check reports unchecked errors.
  explicit Errors(bool checks) : m_checks(checks) {}

  /// Begins a call. With `synchronises`, the call returns the error of an earlier kernel.
  /// @returns the error that keeps it from running.
  cudaError_t begin(bool synchronises);
  /// The number of calls that have begun.
  std::int64_t calls() const { return m_calls; }
  /// Keeps the error that a call returns. @returns it.
  cudaError_t keep(cudaError_t error, const Caller& caller, const LaunchPlace& launch = {});
  /// The calling thread's last error.
  cudaError_t last(bool forget);
  /// The program has checked an error.
  void seen() { m_unchecked.reset(); }
  std::optional<Unchecked> takeUnchecked();
  /// The calling thread's next call is a statement of its own, so its result is ignored.
  static void valueIsDropped() { t_dropped = true; }

  /// Explains why the current call is about to fail.
  void because(std::string why) { m_why = std::move(why); }
  const std::string& why() const { return m_why; }
  /// The mistake of the current call was reported under a name of its own.
  void mistakeIsReported() { m_isReported = true; }

  /// A kernel failed. Later launches do not run, and the next call that waits returns the error.
  void kernelFails(cudaError_t error) { m_pending = error; }
  bool kernelHasFailed() const { return m_pending != cudaSuccess; }
  /// cudaDeviceReset().
  void reset();

 private:
  static thread_local cudaError_t t_last;
  static thread_local bool t_dropped;
  std::atomic<std::int64_t> m_calls = 0;
  bool m_checks;
  cudaError_t m_sticky = cudaSuccess;
  cudaError_t m_pending = cudaSuccess;  ///< of a kernel that has not been waited for
  std::optional<Unchecked> m_unchecked;
  std::string m_why;
  bool m_isReported = false;
};

}  // namespace warpbench::program
