// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>
#include <string>

#include "code/check_model.h"

class QAction;
class QLabel;
class QPlainTextEdit;
class QSplitter;
class QTreeView;

namespace warpbench::gui {

/// Shows the last check's findings by variant, and the full text of the selected one. Before the first check, explains
/// what a check is.
class CheckPanel : public QWidget {
  Q_OBJECT

 public:
  explicit CheckPanel(QWidget* parent = nullptr);

  /// Call this when a check begins: removes the previous findings.
  void start(const QString& family);
  void append(const CheckReport& report);
  /// `ending` is the summary of a complete check, or says why the check is incomplete.
  void finish(const QString& ending);

  /// The check's outcome on one line.
  QString summary() const;
  const CheckModel& model() const { return m_model; }
  /// Actions that copy the selected rows and all rows.
  QList<QAction*> copyActions() const;
  /// The selected rows, or all, as the command line prints them. A variant's row includes its findings.
  QString asText(bool all) const;

  QSize sizeHint() const override;

 signals:
  /// The user requests the line of a finding, by Enter or a double click.
  void lineRequested(const warpbench::CheckReport& report, const warpbench::SourceLine& line);

 private:
  void requestLine(const QModelIndex& index);
  void showSummary(const QString& text);
  void showCurrent();
  void selectFirstFinding();
  void updateActions();

  CheckModel m_model;
  QString m_family;
  QLabel* m_summary;
  QSplitter* m_parts;
  QTreeView* m_tree;
  QPlainTextEdit* m_detail;
  QAction* m_show;
  QAction* m_copy;
  QAction* m_copyAll;
};

}  // namespace warpbench::gui
