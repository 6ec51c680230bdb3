// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <functional>
#include <optional>

#include "results/values/own_kernel.h"

class QAction;
class QLabel;
class QSpinBox;

namespace warpbench::gui {

/// The block of a copy's launch, where it is not the catalogue's, and the elements of a thread: from both follows the
/// grid.
class LaunchFields : public QWidget {
  Q_OBJECT

 public:
  /// @param usual gives the catalogue's block, which a block of its own begins as.
  explicit LaunchFields(std::function<OwnBlock()> usual, QWidget* parent = nullptr);

  /// Where a block of its own is asked for, for the bar of who shows this: the fields are there only then.
  QAction* own() const { return m_own; }
  /// Nothing: the catalogue's.
  void show(const std::optional<OwnBlock>& block);

 signals:
  /// By hand, and within the limits of GPUs.
  void changed(const std::optional<OwnBlock>& block);

 private:
  void fill(const OwnBlock& block);
  void take();

  std::function<OwnBlock()> m_usual;
  QAction* m_own;
  std::array<QSpinBox*, 3> m_threads{};
  std::array<QSpinBox*, 3> m_elements{};
  QLabel* m_problem;
};

}  // namespace warpbench::gui
