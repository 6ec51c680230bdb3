// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>

class QComboBox;
class QSpinBox;

namespace warpbench::gui {

/// Fields for the block to trace, and for the warps of it that are shown.
class BlockChoice : public QWidget {
  Q_OBJECT

 public:
  explicit BlockChoice(QWidget* parent = nullptr);

  std::array<unsigned, 3> block() const;
  /// Nothing: all of the block's.
  std::optional<int> warp() const;
  /// Without a signal, as all of these; as large an index as it is.
  void choose(const std::array<unsigned, 3>& block, std::optional<int> warp);
  /// The first block; the warps as they are.
  void chooseFirstBlock();
  /// As many as the launch has. What there is not becomes the last, or all warps.
  void setLimits(const std::array<unsigned, 3>& grid, int warps);

 signals:
  void blockChosen();
  void warpChosen();

 private:
  std::array<QSpinBox*, 3> m_block{};
  QComboBox* m_warps;
};

}  // namespace warpbench::gui
