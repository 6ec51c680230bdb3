// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/program_source_view.h"

#include <map>
#include <vector>

#include "code/source_texts.h"
#include "programs/program_texts.h"
#include "text/shown_text.h"

namespace warpbench::gui {

ProgramSourceView::ProgramSourceView(QWidget* parent) : CodeView(parent) {
  setObjectName(QStringLiteral("program.source"));
  setAccessibleName(tr("The program's source"));
  setToolTip(tr("Each line shows the sectors or wavefronts per request of one block"));
}

void ProgramSourceView::show(const QString& path, const QString& text) {
  if (path == m_path && text == this->text()) return;  // the scroll position stays
  m_path = path;
  m_lineMarks.clear();
  m_lineNotes.clear();
  m_lineCosts.clear();
  setCode(text);
}

void ProgramSourceView::mark(const program::ProgramReport& report) {
  m_lineMarks.clear();
  m_lineNotes.clear();
  m_lineCosts.clear();
  for (const program::LaunchEvent& launch : report.launches)
    for (const LineCost& cost : launch.costs) {
      if (!m_owns(cost.where.file)) continue;
      const int line = cost.where.line;
      if (cost.wasteful()) m_lineMarks[line] = Mark::Costs;
      if (m_lineCosts[line].isEmpty() || cost.wasteful()) m_lineCosts[line] = shortCostText(cost);
      QString& note = m_lineNotes[line];
      if (!note.isEmpty()) note += QLatin1Char('\n');
      note += QString::fromStdString(launch.result.variant) + QStringLiteral(": ") + costText(cost);
    }
  setStep(0);

  std::vector<Diagnostic> said;
  for (const Diagnostic& each : report.complaints)
    if (each.line > 0 && m_owns(each.file)) said.push_back(each);
  for (const program::ProgramFinding& each : report.findings)
    if (each.line > 0 && m_owns(each.file))
      said.push_back({.severity = Diagnostic::Severity::Warning,
                      .line = each.line,
                      .text = (mistakeText(each.kind) + QStringLiteral(": ")).toStdString() + each.text});
  for (const program::LaunchEvent& launch : report.launches)
    if (launch.result.status == Result::Status::Failed && launch.line > 0 && m_owns(launch.file))
      said.push_back({.line = launch.line, .text = plots::shownText(launch.result.error).toStdString()});
  setDiagnostics(said);
}

void ProgramSourceView::showPlace(const std::string& file, int line) {
  setStep(0);
  if (m_owns(file)) showLine(line);
}

void ProgramSourceView::showStep(const std::string& file, int line) {
  setStep(m_owns(file) ? line : 0);
  if (m_owns(file)) showLine(line);
}

void ProgramSourceView::setStep(int line) {
  std::map<int, Mark> marks = m_lineMarks;
  if (line > 0) marks[line] = Mark::Current;
  setMarks(marks, m_lineNotes, m_lineCosts);
}

}  // namespace warpbench::gui
