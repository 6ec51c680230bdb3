// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "program/report/program_report.h"

namespace warpbench::gui {

/// A program's mistakes: compiler diagnostics, a check's findings and failed launches.
class MistakesList : public QTreeWidget {
  Q_OBJECT

 public:
  explicit MistakesList(QWidget* parent = nullptr);

  void show(const program::ProgramReport& report);
  int count() const { return topLevelItemCount(); }

 signals:
  /// The user chose a mistake; `what` describes it in full.
  void chosen(const std::string& file, int line, const QString& what);

 private:
  void add(const std::string& file, int line, const QString& kind, const QString& what);
};

}  // namespace warpbench::gui
