// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "program/report/launch_rows.h"

namespace warpbench::gui {

/// A program's launches, in order or grouped by kernel, one per row.
class LaunchesModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column {
    Number,  ///< the launch's number, or the number of a kernel's launches
    Kernel,
    Grid,
    Block,
    Occupancy,
    Registers,
    Time,
    PerRequest,
    Efficiency,
    Conflicts,
    Findings,
    Share,
    Requests,
    Sectors,
    Wavefronts,
    Place,
    Remarks,
    ColumnCount,
  };
  enum Role {
    SortRole = Qt::UserRole,  ///< the value behind the text
  };

  using QAbstractTableModel::QAbstractTableModel;

  /// `report` must live until the next call or as long as this model.
  void show(const program::ProgramReport& report, program::Grouping grouping);
  const std::vector<program::LaunchRow>& rows() const { return m_rows; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString text(const program::LaunchRow& row, int column) const;
  QString remarks(const program::LaunchRow& row) const;

  const program::ProgramReport* m_report = nullptr;
  program::Grouping m_grouping = program::Grouping::InOrder;
  std::vector<program::LaunchRow> m_rows;
};

}  // namespace warpbench::gui
