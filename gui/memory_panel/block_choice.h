// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>

class QComboBox;
class QSpinBox;

namespace warpbench::gui {

/// Fields for the block to trace and for the warps to show.
class BlockChoice : public QWidget {
  Q_OBJECT

 public:
  explicit BlockChoice(QWidget* parent = nullptr);

  std::array<unsigned, 3> block() const;
  /// Nothing: all warps of the block.
  std::optional<int> warp() const;
  /// Emits no signal, as all of these functions. Accepts any index.
  void choose(const std::array<unsigned, 3>& block, std::optional<int> warp);
  /// Selects the first block and keeps the warps.
  void chooseFirstBlock();
  /// Sets the launch's limits. An invalid block becomes the last one, an invalid warp all warps.
  void setLimits(const std::array<unsigned, 3>& grid, int warps);

 signals:
  void blockChosen();
  void warpChosen();

 private:
  std::array<QSpinBox*, 3> m_block{};
  QComboBox* m_warps;
};

}  // namespace warpbench::gui
