// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

class QCheckBox;
class QComboBox;

namespace warpbench::gui {

struct ReportOptions {
  QString ending = QStringLiteral("pdf");  ///< or "html"
  bool listings = false;                   ///< include kernels
};

/// Asks for the options of a report.
class ReportDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ReportDialog(const ReportOptions& options, QWidget* parent = nullptr);

  ReportOptions options() const;

 private:
  QComboBox* m_format;
  QCheckBox* m_listings;
};

}  // namespace warpbench::gui
