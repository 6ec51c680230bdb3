// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "document/session_document.h"

namespace warpbench::gui {

/// The session's results in order of arrival, one per row. The row number is the result's index.
class ResultsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column {
    Family,
    Variant,
    Device,
    Parameters,
    Time,
    Noise,
    Bandwidth,
    Gflops,
    Rate,
    OfPeak,
    OfCopy,
    Origin,
    Verified,
    Error,
    Warnings,
    ColumnCount,
  };
  enum Role {
    SortRole = Qt::UserRole,  ///< the value behind the text; a number in columns of numbers
    CopyRole,                 ///< for a spreadsheet: in English, with all digits and a decimal point
    LastRole,                 ///< the row comes last in either order, because its number is missing or meaningless
  };

  /// A row's texts, also for a session that no table shows.
  static QStringList cellTexts(const Session& session, const Result& result);

  explicit ResultsModel(const SessionDocument& document, QObject* parent = nullptr);

  const SessionDocument& document() const { return m_document; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  const std::string& familyOf(std::size_t resultIndex) const {
    return m_document.session().results[resultIndex].family;
  }
  /// Whether the cell is informative: another family or device than the first row's, a number, a nonzero error or a
  /// remark. Fast enough to call for every row.
  bool tells(int row, int column) const;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const SessionDocument& m_document;
};

}  // namespace warpbench::gui
