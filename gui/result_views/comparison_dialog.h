// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QSortFilterProxyModel>
#include <QTimer>

#include "result_views/comparison_model.h"

class QCheckBox;
class QLabel;
class QTableView;

namespace warpbench::gui {

class ParametersDelegate;
class SessionDocument;

/// Shows how the session differs from the one it is compared with: machine, driver, versions, and the times of their
/// common points. Follows the session while visible.
class ComparisonDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ComparisonDialog(const SessionDocument& document, QWidget* parent = nullptr);

  /// Compares with this session, called `name`, from now on. An empty name ends the comparison.
  void compareWith(const Session& session, const QString& name);
  const ComparisonModel& model() const { return m_model; }

  /// The visible rows with a header line, for a spreadsheet.
  QString asTsv() const;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  void showChanges(const Session& shown);

  const SessionDocument& m_document;
  Session m_other;
  QString m_name;
  ComparisonModel m_model;
  QSortFilterProxyModel m_sorted;
  QLabel* m_environment;
  QLabel* m_summary;
  QCheckBox* m_onlyChanged;
  QTableView* m_table;
  ParametersDelegate* m_parameters;
  QTimer m_refresh;  ///< batches results that arrive in quick succession
};

}  // namespace warpbench::gui
