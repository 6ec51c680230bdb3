// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <vector>

#include "engine/simulated/check.h"

namespace warpbench::gui {

/// A finding's place and kind on two lines: "kernels/matmul/matmul.cuh:83", "race, 40 times".
QString placeAndKind(const Finding& finding);
/// "race, 3 times: block (0, 0), thread (1, 0): load of 4 bytes ...": everything but the place, on one line.
QString findingText(const Finding& finding);

/// A check's findings as a tree: one row per variant, with its findings below.
class CheckModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Role {
    DetailRole = Qt::UserRole,  ///< the row's full text, on several lines
    CopyRole,                   ///< the row as the command line prints it, a variant without its findings
  };

  using QAbstractItemModel::QAbstractItemModel;

  void clear();
  void append(const CheckReport& report);
  const std::vector<CheckReport>& reports() const { return m_reports; }
  /// The report of the row's variant.
  const CheckReport& report(const QModelIndex& index) const;
  /// nullptr for a variant's row.
  const Finding* finding(const QModelIndex& index) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

 private:
  std::vector<CheckReport> m_reports;
};

}  // namespace warpbench::gui
