// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <map>

#include "code/code_view.h"
#include "program/report/program_report.h"

namespace warpbench::gui {

/// The program's file, to read: what its lines cost a block, and below them what is wrong.
class ProgramSourceView : public CodeView {
  Q_OBJECT

 public:
  explicit ProgramSourceView(QWidget* parent = nullptr);

  void show(const QString& fileName, const QString& text);
  void mark(const program::ProgramReport& report);
  /// Where the place is in this file.
  void showPlace(const std::string& file, int line);
  /// The same of a step of what a block does to memory: until another place is shown the line stands out.
  void showStep(const std::string& file, int line);

 private:
  bool isOwn(const std::string& file) const;
  void setStep(int line);

  QString m_fileName;
  std::map<int, Mark> m_lineMarks;  ///< without the step's, as all of these by line
  std::map<int, QString> m_lineNotes;
  std::map<int, QString> m_lineCosts;
};

}  // namespace warpbench::gui
