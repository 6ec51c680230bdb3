// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace warpbench::process {

/// Time limits of another process, in seconds.
struct Patience {
  double start = 60;    ///< until its hello
  double silence = 30;  ///< without a message while an order is in progress; it reports every second
  double point = 3600;  ///< per point, in addition to the options' time limit
  double grace = 2;     ///< to stop when asked
  /// Kill a process that does not stop. Otherwise close its input first, which wrappers such as ssh forward.
  bool endsAtOnce = false;
};

/// How to reach a `warpbench-cli serve`.
struct Site {
  std::string name;                ///< name after the '@' of its devices' ids; empty: ids are unchanged
  std::vector<std::string> words;  ///< program and arguments
  Patience patience;
  bool slurm = false;              ///< the program is srun: its job waits in a queue and may outlive srun
  std::vector<std::string> login;  ///< Slurm: ssh and its arguments for the host with srun; empty: local
};

}  // namespace warpbench::process
