// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "model/gpu_profile.h"
#include "program/report/program_report.h"

class QLabel;

namespace warpbench::gui {

class CounterBars;

/// Explains the speed of a program's launch: sentences, and counters compared with their ideals.
class LaunchWhy : public QScrollArea {
  Q_OBJECT

 public:
  explicit LaunchWhy(QWidget* parent = nullptr);

  /// @param launch is one of the report's.
  void show(const program::ProgramReport& report, const program::LaunchEvent& launch, const GpuProfile& profile);
  void clear();

 private:
  QLabel* m_title;
  QLabel* m_facts;
  QLabel* m_sentences;
  CounterBars* m_counters;
};

}  // namespace warpbench::gui
