// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "model/gpu_profile.h"
#include "program/report/program_report.h"

class QLabel;

namespace warpbench::gui {

class CounterBars;

/// Why a launch of a program is as fast as it is: sentences, and its counters beside their ideal.
class LaunchWhy : public QScrollArea {
  Q_OBJECT

 public:
  explicit LaunchWhy(QWidget* parent = nullptr);

  /// @param launch of the report.
  void show(const program::ProgramReport& report, const program::LaunchEvent& launch, const GpuProfile& profile);
  void clear();

 private:
  QLabel* m_title;
  QLabel* m_facts;
  QLabel* m_sentences;
  CounterBars* m_counters;
};

}  // namespace warpbench::gui
