// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::simulator {

/// The blocks of a launch that run one at a time, each on an operating-system thread of its own. A block that waits for
/// another one lets others run.
class BlockTurns {
 public:
  enum class Turn {
    Again,   ///< it is the block's turn again
    Never,   ///< no other block goes on
    Failed,  ///< another block has failed
  };
  virtual Turn letOthersRun() = 0;
  /// The running block, which has waited, goes on.
  virtual void goesOn() = 0;
  /// The running block waits for the whole grid.
  virtual Turn meet() = 0;
  /// Whether blocks may do so.
  virtual bool isCooperative() const = 0;

 protected:
  ~BlockTurns() = default;
};

}  // namespace warpbench::simulator
