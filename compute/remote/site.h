// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace warpbench::process {

/// How long another process may take, in seconds.
struct Patience {
  double start = 60;    ///< until it says hello
  double silence = 30;  ///< without a word while an order is in work; it speaks each second
  double point = 3600;  ///< for a point, beside its options' time limit
  double grace = 2;     ///< to stop when it is asked to
  /// What does not stop is killed. Else its input ends first, as programs that lead elsewhere have to pass that on.
  bool endsAtOnce = false;
};

/// How to get to `warpbench-cli serve`.
struct Site {
  std::string name;                ///< what follows the '@' of its devices' ids; empty: they are as there
  std::vector<std::string> words;  ///< the program and its arguments
  Patience patience;
  bool slurm = false;              ///< the program is srun: a job waits for its turn, and may outlive srun
  std::vector<std::string> login;  ///< of Slurm: what a shell on the machine that has srun is given as a last word, by
                                   ///< ssh; none: it is on this one
};

}  // namespace warpbench::process
