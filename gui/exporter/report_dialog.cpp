// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporter/report_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include "widgets/texts.h"

namespace warpbench::gui {

ReportDialog::ReportDialog(const ReportOptions& options, QWidget* parent)
    : QDialog(parent), m_format(new QComboBox(this)), m_listings(new QCheckBox(tr("&List the kernels"), this)) {
  setObjectName(QStringLiteral("report"));
  setWindowTitle(tr("Export report"));
  auto* form = new QFormLayout(this);
  auto* explanation = new QLabel(
      tr("The session in one document: environment, method, plots, tables, warnings and explanations, in the language "
         "of the window."),
      this);
  explanation->setTextFormat(Qt::PlainText);
  explanation->setWordWrap(true);
  form->addRow(explanation);

  m_format->setObjectName(QStringLiteral("report.format"));
  m_format->addItem(tr("PDF, pages to print"), QStringLiteral("pdf"));
  m_format->addItem(tr("HTML page for a browser"), QStringLiteral("html"));
  m_format->setCurrentIndex(m_format->findData(options.ending));
  m_format->setToolTip(toolTipText(tr("Each is a single self-contained file.")));
  auto* label = new QLabel(tr("&Format"), this);
  label->setBuddy(m_format);
  label->setToolTip(m_format->toolTip());
  form->addRow(label, m_format);
  m_listings->setObjectName(QStringLiteral("report.listings"));
  m_listings->setToolTip(toolTipText(tr("Adds the source of each kernel that ran, at the end of its family.")));
  m_listings->setChecked(options.listings);
  form->addRow(m_listings);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  QPushButton* write = buttons->addButton(tr("&Export..."), QDialogButtonBox::AcceptRole);
  write->setObjectName(QStringLiteral("report.export"));
  write->setToolTip(tr("Choose a file and write the report"));
  write->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setToolTip(tr("Close without a report (Esc)"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  form->addRow(buttons);
}

ReportOptions ReportDialog::options() const {
  return {.ending = m_format->currentData().toString(), .listings = m_listings->isChecked()};
}

}  // namespace warpbench::gui
