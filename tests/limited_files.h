// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/resource.h>

#include <csignal>

namespace warpbench::test {

/// During its lifetime, no file that this process writes can grow beyond the limit (as with ulimit -f): a full disk
/// that any user can simulate.
class LimitedFiles {
 public:
  explicit LimitedFiles(rlim_t mostBytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit limit{.rlim_cur = mostBytes, .rlim_max = m_before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~LimitedFiles() {
    ::setrlimit(RLIMIT_FSIZE, &m_before);
    std::signal(SIGXFSZ, m_handler);
  }
  LimitedFiles(const LimitedFiles&) = delete;
  LimitedFiles& operator=(const LimitedFiles&) = delete;

 private:
  void (*m_handler)(int);
  rlimit m_before{};
};

}  // namespace warpbench::test
