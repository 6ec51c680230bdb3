// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <map>
#include <string>
#include <utility>

#include "code/code_view.h"
#include "program/report/program_report.h"

namespace warpbench::gui {

/// One of the program's files, read-only: costs per block next to the lines, mistakes below them.
class ProgramSourceView : public CodeView {
  Q_OBJECT

 public:
  explicit ProgramSourceView(QWidget* parent = nullptr);

  /// `owns` says whether events name the file in view so.
  void setOwner(std::function<bool(const std::string& file)> owns) { m_owns = std::move(owns); }
  const QString& path() const { return m_path; }
  void show(const QString& path, const QString& text);
  void mark(const program::ProgramReport& report);
  /// Shows the line if the place is in this file.
  void showPlace(const std::string& file, int line);
  /// Shows a memory step's line as showPlace() does, and highlights it until another place is shown.
  void showStep(const std::string& file, int line);

 private:
  void setStep(int line);

  std::function<bool(const std::string& file)> m_owns;
  QString m_path;
  std::map<int, Mark> m_lineMarks;  ///< by line, as the next two; without the step's mark
  std::map<int, QString> m_lineNotes;
  std::map<int, QString> m_lineCosts;
};

}  // namespace warpbench::gui
