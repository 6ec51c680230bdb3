// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "results/session/comparison.h"

namespace warpbench::gui {

/// The points that two sessions have in common, one per row: their times in each session and whether the difference
/// exceeds the noise.
class ComparisonModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Family, Variant, Parameters, Mode, Here, There, Ratio, Verdict, Range, ColumnCount };
  enum Role {
    SortRole = Qt::UserRole,
    CopyRole,     ///< numbers with all digits and a decimal point, words in English
    ChangedRole,  ///< whether the difference exceeds the noise
  };

  using QAbstractTableModel::QAbstractTableModel;

  /// Compares `here` with `there`, whose name is `name`.
  void show(const Session& here, const Session& there, const QString& name);
  int differences() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  struct Row {
    Result here;  ///< without samples
    double hereMs = 0;
    double thereMs = 0;
    ComparedPair pair;
  };
  QString words(const Row& row, int column, bool english) const;

  std::vector<Row> m_rows;
  QString m_name;
};

}  // namespace warpbench::gui
