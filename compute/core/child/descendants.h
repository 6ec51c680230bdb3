// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <set>

/// Finds all descendants of a child, even those that left its group or session or lost their parent.
namespace warpbench::process {

/// Adopts orphaned descendants of this process while it lives; the destructor kills those adopted.
class Orphans {
 public:
  Orphans();
  ~Orphans();
  Orphans(const Orphans&) = delete;
  Orphans& operator=(const Orphans&) = delete;

 private:
  std::set<pid_t> m_others;  ///< children that existed before
};

/// Call in a forked copy that is about to run a program. Forks once more and returns in the new copy, for the program.
/// The first copy stays as a guard: it ends when the program does and kills all that the program started, also when the
/// process that started it dies, even by SIGKILL.
void standGuard();

}  // namespace warpbench::process
