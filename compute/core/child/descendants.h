// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <set>

/// What a child has started, also where that has left its group and its session, and where its own parent is gone.
namespace warpbench::process {

/// While it lives, orphans below this process become its children. Those that have come are ended with it.
class Orphans {
 public:
  Orphans();
  ~Orphans();
  Orphans(const Orphans&) = delete;
  Orphans& operator=(const Orphans&) = delete;

 private:
  std::set<pid_t> m_others;  ///< children that were there before
};

/// In a copy of the process that is to run a program: returns in one more copy, for the program. The first one stays
/// behind as its guard. It ends as the program does, and with all that the program started; so too where the process
/// dies that started it, killed or not.
void standGuard();

}  // namespace warpbench::process
