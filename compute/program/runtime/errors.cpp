// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/errors.h"

#include <utility>

namespace warpbench::program {

thread_local cudaError_t Errors::t_last = cudaSuccess;
thread_local bool Errors::t_dropped = false;

cudaError_t Errors::begin(bool synchronises) {
  ++m_calls;
  if (synchronises && m_pending != cudaSuccess) m_sticky = m_pending;
  if (m_sticky != cudaSuccess) return t_last = m_sticky;
  m_why.clear();
  return cudaSuccess;
}

cudaError_t Errors::keep(cudaError_t error, const Caller& caller, const LaunchPlace& launch) {
  const bool dropped = std::exchange(t_dropped, false) && !m_isReported;
  m_isReported = false;
  if (error == cudaSuccess || (error == cudaErrorNotReady && m_why.empty())) return error;
  t_last = error;
  if (m_checks && dropped) m_unchecked = {.error = error, .caller = caller, .launch = launch, .why = m_why};
  return error;
}

cudaError_t Errors::last(bool forget) {
  seen();
  t_dropped = false;
  return forget ? std::exchange(t_last, cudaSuccess) : t_last;
}

std::optional<Errors::Unchecked> Errors::takeUnchecked() { return std::exchange(m_unchecked, std::nullopt); }

void Errors::reset() {
  // After a failed kernel, the process has no device: an H200 (driver 580) resets but provides no memory afterwards.
  const bool failed = m_sticky != cudaSuccess || m_pending != cudaSuccess;
  t_last = m_pending = cudaSuccess;
  m_sticky = failed ? cudaErrorDevicesUnavailable : cudaSuccess;
}

}  // namespace warpbench::program
