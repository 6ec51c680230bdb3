// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory_panel/block_choice.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <limits>

namespace warpbench::gui {

BlockChoice::BlockChoice(QWidget* parent) : QWidget(parent), m_warps(new QComboBox(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  const auto label = [&](const QString& name, QWidget* buddy) {
    auto* const text = new QLabel(name, this);
    text->setBuddy(buddy);
    row->addWidget(text);
  };
  constexpr std::array kAxes{"x", "y", "z"};
  for (std::size_t axis = 0; axis < m_block.size(); ++axis) {
    auto* box = new QSpinBox(this);
    box->setObjectName(QStringLiteral("memory.block.") + QLatin1String(kAxes[axis]));
    box->setAccessibleName(tr("Block, index in %1").arg(QLatin1String(kAxes[axis])));
    box->setToolTip(tr("Index in %1 of the block to trace").arg(QLatin1String(kAxes[axis])));
    box->setRange(0, 0);
    box->setKeyboardTracking(false);
    if (axis == 0) label(tr("Block"), box);
    row->addWidget(box);
    m_block[axis] = box;
    connect(box, &QSpinBox::valueChanged, this, &BlockChoice::blockChosen);
  }
  m_warps->setObjectName(QStringLiteral("memory.warp"));
  m_warps->setToolTip(tr("All warps of the block, or one of them"));
  m_warps->setAccessibleName(tr("Warp"));
  m_warps->addItem(tr("all"));
  label(tr("Warp"), m_warps);
  row->addWidget(m_warps);
  connect(m_warps, &QComboBox::activated, this, &BlockChoice::warpChosen);
  setLimits({1, 1, 1}, 0);  // nothing to choose from yet, and hidden fields need no room
}

std::array<unsigned, 3> BlockChoice::block() const {
  std::array<unsigned, 3> at{};
  for (std::size_t axis = 0; axis < at.size(); ++axis) at[axis] = static_cast<unsigned>(m_block[axis]->value());
  return at;
}

std::optional<int> BlockChoice::warp() const {
  return m_warps->currentIndex() > 0 ? std::optional(m_warps->currentIndex() - 1) : std::nullopt;
}

void BlockChoice::choose(const std::array<unsigned, 3>& block, std::optional<int> warp) {
  for (std::size_t axis = 0; axis < block.size(); ++axis) {
    const QSignalBlocker quiet(m_block[axis]);
    m_block[axis]->setMaximum(std::max(m_block[axis]->maximum(), static_cast<int>(block[axis])));
    m_block[axis]->setValue(static_cast<int>(block[axis]));
  }
  while (warp && m_warps->count() < *warp + 2) m_warps->addItem(QString::number(m_warps->count() - 1));
  m_warps->setCurrentIndex(warp ? *warp + 1 : 0);
}

void BlockChoice::chooseFirstBlock() { choose({}, warp()); }

void BlockChoice::setLimits(const std::array<unsigned, 3>& grid, int warps) {
  constexpr unsigned kMost = std::numeric_limits<int>::max();
  for (std::size_t axis = 0; axis < m_block.size(); ++axis) {
    const QSignalBlocker quiet(m_block[axis]);
    m_block[axis]->setMaximum(static_cast<int>(std::clamp(grid[axis], 1u, kMost)) - 1);
    m_block[axis]->setVisible(axis == 0 || grid[axis] > 1);
  }
  const int chosen = m_warps->currentIndex();
  while (m_warps->count() > 1 + warps) m_warps->removeItem(m_warps->count() - 1);
  while (m_warps->count() < 1 + warps) m_warps->addItem(QString::number(m_warps->count() - 1));
  m_warps->setCurrentIndex(chosen < m_warps->count() ? chosen : 0);
  m_warps->setEnabled(warps > 1);
}

}  // namespace warpbench::gui
