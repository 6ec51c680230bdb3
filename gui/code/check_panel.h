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

/// What the last check found, variant by variant, and the whole text of what is selected. Before the first check it
/// says what a check is.
class CheckPanel : public QWidget {
  Q_OBJECT

 public:
  explicit CheckPanel(QWidget* parent = nullptr);

  /// A check begins: what the last one found goes.
  void start(const QString& family);
  void append(const CheckReport& report);
  /// `ending` is the summary of a whole check, else why it is none.
  void finish(const QString& ending);

  /// How it came out, in one line.
  QString summary() const;
  const CheckModel& model() const { return m_model; }
  /// They copy the selected rows, and all of them.
  QList<QAction*> copyActions() const;
  /// The selected rows or all, as the command line prints them; a variant's row takes its findings along.
  QString asText(bool all) const;

  QSize sizeHint() const override;

 signals:
  /// The line of a finding in a variant's or a copy's kernel is to be shown: by Enter or a double click.
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
