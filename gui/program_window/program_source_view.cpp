// SPDX-License-Identifier: GPL-3.0-or-later
#include "program_window/program_source_view.h"

#include <QFileInfo>
#include <map>
#include <vector>

#include "code/source_texts.h"
#include "program_window/program_texts.h"
#include "text/shown_text.h"

namespace warpbench::gui {

ProgramSourceView::ProgramSourceView(QWidget* parent) : CodeView(parent) {
  setObjectName(QStringLiteral("program.source"));
  setAccessibleName(tr("The program's source"));
  setToolTip(tr("Each line shows the sectors or wavefronts per request of one block"));
}

void ProgramSourceView::show(const QString& fileName, const QString& text) {
  if (fileName == m_fileName && text == this->text()) return;  // the scroll position stays
  m_fileName = fileName;
  m_lineMarks.clear();
  m_lineNotes.clear();
  m_lineCosts.clear();
  setCode(text);
}

bool ProgramSourceView::isOwn(const std::string& file) const {
  return QFileInfo(QString::fromStdString(file)).fileName() == m_fileName;
}

void ProgramSourceView::mark(const program::ProgramReport& report) {
  m_lineMarks.clear();
  m_lineNotes.clear();
  m_lineCosts.clear();
  for (const program::LaunchEvent& launch : report.launches)
    for (const LineCost& cost : launch.costs) {
      if (!isOwn(cost.where.file)) continue;
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
    if (each.line > 0 && isOwn(each.file)) said.push_back(each);
  for (const program::ProgramFinding& each : report.findings)
    if (each.line > 0 && isOwn(each.file))
      said.push_back({.severity = Diagnostic::Severity::Warning,
                      .line = each.line,
                      .text = (mistakeText(each.kind) + QStringLiteral(": ")).toStdString() + each.text});
  for (const program::LaunchEvent& launch : report.launches)
    if (launch.result.status == Result::Status::Failed && launch.line > 0 && isOwn(launch.file))
      said.push_back({.line = launch.line, .text = plots::shownText(launch.result.error).toStdString()});
  setDiagnostics(said);
}

void ProgramSourceView::showPlace(const std::string& file, int line) {
  setStep(0);
  if (isOwn(file)) showLine(line);
}

void ProgramSourceView::showStep(const std::string& file, int line) {
  setStep(isOwn(file) ? line : 0);
  if (isOwn(file)) showLine(line);
}

void ProgramSourceView::setStep(int line) {
  std::map<int, Mark> marks = m_lineMarks;
  if (line > 0) marks[line] = Mark::Current;
  setMarks(marks, m_lineNotes, m_lineCosts);
}

}  // namespace warpbench::gui
