// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "document/session_document.h"

namespace warpbench::gui {

/// The session's results, one row each, in the order in which they came. A row's number is the result's index.
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
    SortRole = Qt::UserRole,  ///< the value behind the text: a number where the column holds numbers
    CopyRole,                 ///< for a spreadsheet: in English, every digit, a decimal point
    LastRole,                 ///< in whatever order, the row comes behind the others: its number is none, or of no use
  };

  /// What a row has in its columns, also of a session that no table shows.
  static QStringList cellTexts(const Session& session, const Result& result);

  explicit ResultsModel(const SessionDocument& document, QObject* parent = nullptr);

  const SessionDocument& document() const { return m_document; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  const std::string& familyOf(std::size_t resultIndex) const {
    return m_document.session().results[resultIndex].family;
  }
  /// Whether the cell tells something that most do not: another family than the first row's, a number, an error that is
  /// not 0, a remark. Cheap: for asking of every row.
  bool tells(int row, int column) const;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const SessionDocument& m_document;
};

}  // namespace warpbench::gui
