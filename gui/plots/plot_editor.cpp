// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_editor.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include "plots/marks_form.h"
#include "plots/series_looks_form.h"
#include "widgets/dialogs.h"
#include "widgets/reason_label.h"
#include "widgets/vertical_scroll_area.h"

namespace warpbench::gui {

PlotEditor::PlotEditor(const plots::PlotView& view, View which, const std::string& family,
                       const Annotations& annotations, Dialogs& dialogs, QWidget* parent)
    : QDialog(parent),
      m_annotations(annotations),
      m_dialogs(dialogs),
      m_series(new SeriesLooksForm(view.data(), family, annotations.series, this)),
      m_marks(nullptr) {
  setObjectName(QStringLiteral("plot.editor"));
  setWindowTitle(tr("Names, colours and notes"));
  PlotMark mark{.family = family,
                .view = plots::viewName(which, QString::fromStdString(family)).toStdString(),
                .along = {},
                .variant = {},
                .unit = {},
                .text = {}};
  m_marks = new MarksForm(view, mark, annotations.marks, this);
  auto* scroll = new VerticalScrollArea(this);
  scroll->setWidget(m_series);
  auto* tabs = new QTabWidget(this);
  tabs->setObjectName(QStringLiteral("plot.editor.tabs"));
  tabs->addTab(scroll, tr("&Series"));
  tabs->addTab(m_marks, tr("&Lines and texts"));
  tabs->setTabToolTip(0, tr("Names and colours, in all plots of this family"));
  tabs->setTabToolTip(1, tr("Your own lines and texts in this plot"));
  auto* reason = reasonLabel(this);
  reason->hide();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  QPushButton* const accept = buttons->button(QDialogButtonBox::Ok);
  accept->setToolTip(tr("Apply the changes; the session saves them (Return)"));
  buttons->button(QDialogButtonBox::Cancel)->setToolTip(tr("Keep the plot unchanged (Esc)"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, [this] { QDialog::reject(); });  // Cancel discards without asking
  connect(m_marks, &MarksForm::changed, this, [this, reason, accept] {
    const QString problem = m_marks->problem();
    reason->setText(problem);
    reason->setVisible(!problem.isEmpty());
    accept->setEnabled(problem.isEmpty());
  });
  auto* column = new QVBoxLayout(this);
  column->addWidget(tabs, 1);
  column->addWidget(reason);
  column->addWidget(buttons);
  constexpr int kLetters = 100;
  constexpr int kLines = 18;
  resize(fontMetrics().averageCharWidth() * kLetters, fontMetrics().height() * kLines);
  m_unedited = this->annotations();
}

void PlotEditor::reject() {
  if (annotations() == m_unedited) return QDialog::reject();
  switch (m_dialogs.askUnsaved(this, tr("Names, colours or notes were edited. Save them?"))) {
    case Dialogs::Answer::Save:
      if (m_marks->problem().isEmpty()) accept();
      return;
    case Dialogs::Answer::Discard:
      return QDialog::reject();
    case Dialogs::Answer::Cancel:
      return;
  }
}

Annotations PlotEditor::annotations() const {
  Annotations edited = m_annotations;
  edited.series = m_series->looks();
  edited.marks = m_marks->marks();
  return edited;
}

}  // namespace warpbench::gui
