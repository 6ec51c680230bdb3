// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <map>

#include "code/code_view.h"
#include "program/report/program_report.h"

namespace warpbench::gui {

/// The program's file, read-only: costs per block next to the lines, mistakes below them.
class ProgramSourceView : public CodeView {
  Q_OBJECT

 public:
  explicit ProgramSourceView(QWidget* parent = nullptr);

  void show(const QString& fileName, const QString& text);
  void mark(const program::ProgramReport& report);
  /// Shows the line if the place is in this file.
  void showPlace(const std::string& file, int line);
  /// Shows a memory step's line as showPlace() does, and highlights it until another place is shown.
  void showStep(const std::string& file, int line);

 private:
  bool isOwn(const std::string& file) const;
  void setStep(int line);

  QString m_fileName;
  std::map<int, Mark> m_lineMarks;  ///< by line, as the next two; without the step's mark
  std::map<int, QString> m_lineNotes;
  std::map<int, QString> m_lineCosts;
};

}  // namespace warpbench::gui
