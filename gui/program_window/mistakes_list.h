// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "program/report/program_report.h"

namespace warpbench::gui {

/// What is wrong with a program: what the compiler says, what a check has found, launches that failed.
class MistakesList : public QTreeWidget {
  Q_OBJECT

 public:
  explicit MistakesList(QWidget* parent = nullptr);

  void show(const program::ProgramReport& report);
  int count() const { return topLevelItemCount(); }

 signals:
  /// `what`: all there is to say of it.
  void chosen(const std::string& file, int line, const QString& what);

 private:
  void add(const std::string& file, int line, const QString& kind, const QString& what);
};

}  // namespace warpbench::gui
