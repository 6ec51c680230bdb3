// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/launch_fields.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "results/values/block_limits.h"
#include "text/shown_text.h"
#include "widgets/reason_label.h"

namespace warpbench::gui {

LaunchFields::LaunchFields(std::function<OwnBlock()> usual, QWidget* parent)
    : QWidget(parent),
      m_usual(std::move(usual)),
      m_own(new QAction(tr("Own block"), this)),
      m_problem(reasonLabel(this)) {
  m_own->setObjectName(QStringLiteral("source.block"));
  m_own->setCheckable(true);
  m_own->setToolTip(tr("Launch the copy with its own block size; the grid follows"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  // Two rows, because one would be wider than a dock of a small window.
  auto* threads = new QHBoxLayout;
  auto* elements = new QHBoxLayout;
  constexpr std::array kAxes{"x", "y", "z"};
  const auto add = [&](QHBoxLayout& row, std::array<QSpinBox*, 3>& boxes, const QString& name,
                       const QString& accessible, const QString& tip, unsigned mostAlongZ) {
    for (std::size_t axis = 0; axis < boxes.size(); ++axis) {
      const QString letter = QLatin1String(kAxes[axis]);
      auto* box = new QSpinBox(this);
      box->setObjectName(name + letter);
      box->setAccessibleName(accessible.arg(letter));
      box->setToolTip(tip.arg(letter));
      box->setRange(1, static_cast<int>(axis == 2 ? mostAlongZ : own::kMostThreads));
      box->setKeyboardTracking(false);
      connect(box, &QSpinBox::valueChanged, this, &LaunchFields::take);
      row.addWidget(box);
      boxes[axis] = box;
    }
  };
  add(*threads, m_threads, QStringLiteral("source.block."), tr("Threads of the block along %1"),
      tr("Threads of the block along %1"), own::kMostThreadsAlongZ);
  threads->addWidget(new QLabel(tr("threads,"), this));
  add(*elements, m_elements, QStringLiteral("source.elements."), tr("Elements per thread along %1"),
      tr("Elements that each thread takes along %1"), own::kMostThreads);
  elements->addWidget(new QLabel(tr("elements per thread"), this));
  for (QHBoxLayout* row : {threads, elements}) row->addStretch();
  column->addLayout(threads);
  column->addLayout(elements);
  column->addWidget(m_problem);
  connect(m_own, &QAction::toggled, this, [this](bool own) {
    if (own) fill(m_usual());
    take();
  });
  show({});
}

void LaunchFields::show(const std::optional<OwnBlock>& block) {
  const QSignalBlocker quiet(m_own);
  m_own->setChecked(block.has_value());
  if (block) fill(*block);
  setVisible(block.has_value());
  m_problem->hide();
}

void LaunchFields::fill(const OwnBlock& block) {
  for (std::size_t axis = 0; axis < m_threads.size(); ++axis) {
    const QSignalBlocker still(m_threads[axis]);
    const QSignalBlocker calm(m_elements[axis]);
    m_threads[axis]->setValue(static_cast<int>(block.threads[axis]));
    m_elements[axis]->setValue(static_cast<int>(block.elements[axis]));
  }
}

void LaunchFields::take() {
  std::optional<OwnBlock> block;
  if (m_own->isChecked()) {
    block.emplace();
    for (std::size_t axis = 0; axis < m_threads.size(); ++axis) {
      block->threads[axis] = static_cast<unsigned>(m_threads[axis]->value());
      block->elements[axis] = static_cast<unsigned>(m_elements[axis]->value());
    }
  }
  setVisible(block.has_value());
  const Message why = block ? own::whyNot(*block) : Message();
  m_problem->setText(plots::shownText(why));
  m_problem->setVisible(!why.empty());
  if (why.empty()) emit changed(block);
}

}  // namespace warpbench::gui
