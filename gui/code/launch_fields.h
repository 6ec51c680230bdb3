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

/// Edits a copy's own launch: the block, if it differs from the catalogue's, and the elements per thread. The grid
/// follows from both.
class LaunchFields : public QWidget {
  Q_OBJECT

 public:
  /// @param usual returns the catalogue's block, the initial value of an own block.
  explicit LaunchFields(std::function<OwnBlock()> usual, QWidget* parent = nullptr);

  /// Turns the own block on or off; the owner of this widget places it in its bar. The fields are visible only while it
  /// is on.
  QAction* own() const { return m_own; }
  /// Without a value, the launch uses the catalogue's block.
  void show(const std::optional<OwnBlock>& block);

 signals:
  /// The user has changed the block within the limits of GPUs.
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
