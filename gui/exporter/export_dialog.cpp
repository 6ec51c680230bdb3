// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporter/export_dialog.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <chrono>

#include "core/text/error.h"
#include "document/file_writer.h"
#include "document/session_document.h"
#include "export/export.h"
#include "export/plot_data_text.h"
#include "exporter/export_preview.h"
#include "exporter/picture_form.h"
#include "memory/memory_export.h"
#include "memory/memory_view.h"
#include "memory_panel/memory_panel.h"
#include "plots/plots_panel.h"
#include "text/shown_text.h"
#include "views/views.h"
#include "widgets/dialogs.h"
#include "widgets/texts.h"
#include "workbench/workbench.h"

namespace warpbench::gui {

namespace {

enum What { Plot, Memory };

/// Puts the format's own group first.
QString filterFor(const QString& ending) {
  return ExportDialog::tr(
             "Files of the chosen format (*.%1);;Pictures and data (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)")
      .arg(ending);
}

}  // namespace

ExportDialog::ExportDialog(PlotsPanel& plots, Workbench& workbench, FileWriter& writer, QWidget* parent)
    : QDialog(parent),
      m_plots(plots),
      m_sessions(workbench.sessions),
      m_document(workbench.sessions.document()),
      m_dialogs(workbench.dialogs),
      m_writer(writer),
      m_what(new QComboBox(this)),
      m_form(new PictureForm(QStringLiteral("export"), this)),
      m_preview(new QStackedWidget(this)),
      m_picture(new ExportPreview(this)),
      m_data(new QPlainTextEdit(this)),
      m_result(new QLabel(this)) {
  setObjectName(QStringLiteral("export"));
  setWindowTitle(tr("Export plot"));
  m_what->addItem(tr("the plot"));
  m_what->addItem(tr("the memory view"));
  m_form->addFirst(tr("Wh&at"), m_what, "what", tr("Content of the file"));
  m_form->addWords();

  m_picture->setObjectName(QStringLiteral("export.preview"));
  m_picture->setAccessibleName(tr("Preview"));
  m_data->setObjectName(QStringLiteral("export.data"));
  m_data->setAccessibleName(tr("Preview of the data"));
  m_data->setToolTip(tr("Content that the file will have"));
  m_data->setReadOnly(true);
  m_data->setTabChangesFocus(true);
  m_data->setLineWrapMode(QPlainTextEdit::NoWrap);
  m_data->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  m_preview->addWidget(m_picture);
  m_preview->addWidget(m_data);
  m_result->setObjectName(QStringLiteral("export.result"));
  m_result->setTextFormat(Qt::PlainText);
  m_result->setWordWrap(true);
  m_result->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  constexpr int kLines = 4;
  m_result->setMinimumHeight(kLines * fontMetrics().lineSpacing());

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_save = buttons->addButton(tr("&Save..."), QDialogButtonBox::ActionRole);
  m_save->setObjectName(QStringLiteral("export.save"));
  m_save->setToolTip(tr("Choose a file and write it (Return)"));
  m_save->setDefault(true);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Close and keep the choices (Esc)"));
  connect(m_save, &QPushButton::clicked, this, &ExportDialog::save);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* left = new QVBoxLayout;
  left->addWidget(m_form);
  left->addWidget(m_result);
  left->addStretch();
  auto* row = new QHBoxLayout;
  row->addLayout(left);
  row->addWidget(m_preview, 1);
  auto* column = new QVBoxLayout(this);
  column->addLayout(row, 1);
  column->addWidget(buttons);

  m_refresh.setSingleShot(true);
  m_refresh.setInterval(std::chrono::milliseconds(30));
  connect(&m_refresh, &QTimer::timeout, this, &ExportDialog::refresh);
  connect(m_what, &QComboBox::currentIndexChanged, this, &ExportDialog::later);
  connect(m_form, &PictureForm::changed, this, &ExportDialog::takeForm);
  connect(&plots, &PlotsPanel::shownChanged, this, &ExportDialog::later);
  connect(&plots.memory(), &MemoryPanel::shown, this, &ExportDialog::later);
  connect(&plots.memory(), &MemoryPanel::stepChanged, this, &ExportDialog::later);
  // Hidden series and a switch to logarithmic axes are visible only in the plot itself.
  for (const QCustomPlot* plot : plots.findChildren<QCustomPlot*>())
    connect(plot, &QCustomPlot::afterReplot, this, &ExportDialog::later);
}

void ExportDialog::setChoices(const ExportChoices& choices) {
  m_form->setChoices(choices);
  later();
}

const ExportChoices& ExportDialog::choices() const { return m_form->choices(); }

void ExportDialog::openFront() {
  m_what->setCurrentIndex(m_plots.plotInUse() ? Plot : Memory);
  show();
  raise();
  activateWindow();
  m_what->setFocus();
}

const plots::PlotView& ExportDialog::plot() const {
  const plots::PlotView* const used = m_plots.plotInUse();
  return used ? *used : *m_plots.view(m_plots.currentView());
}

bool ExportDialog::memoryChosen() const { return m_what->currentIndex() == Memory; }

bool ExportDialog::available() const {
  return memoryChosen() ? m_plots.memory().scene() != nullptr : !plot().data().empty();
}

plots::ViewState ExportDialog::stateOf(const plots::PlotView& view) const {
  plots::ViewState state = view.state();
  state.parts = choices().shownParts();
  state.parts.own = plots::wordsOf(view.data(), m_document.session().annotations);
  return state;
}

QSize ExportDialog::windowSize() const { return memoryChosen() ? m_plots.memory().view()->size() : plot().size(); }

plots::PreparedFile ExportDialog::prepared(const QString& path) const {
  const plots::Theme theme = choices().theme();
  if (memoryChosen()) {
    const auto& scene = m_plots.memory().scene();
    if (!scene) plots::failExport(path, tr("the memory view is empty"));
    return plots::prepared(plots::pictureOf(scene, m_plots.memory().step(), theme), path, m_form->size());
  }
  const plots::PlotView& view = plot();
  return plots::prepared(view.data(), path, theme, m_form->size(), stateOf(view));
}

void ExportDialog::save() {
  const ExportChoices chosen = choices();
  QString path =
      m_dialogs.askSavePath(this, windowTitle(), m_sessions.proposedPath(chosen.ending), filterFor(chosen.ending));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += QLatin1Char('.') + chosen.ending;
  try {
    m_writer.start([file = prepared(path)] { file.write(); }, tr("Exported %1").arg(QDir::toNativeSeparators(path)),
                   [dialog = QPointer(this)] {
                     if (dialog) dialog->accept();
                   });
  } catch (const RequestError& error) {
    emit failed(plots::shownText(messageOf(error)));
  }
}

void ExportDialog::takeForm() {
  m_document.setWords(plots::wordingOf(m_formKey, m_form->words()));
  later();
  emit choicesChanged(choices());
}

void ExportDialog::later() {
  if (isVisible() && !m_refresh.isActive()) m_refresh.start();
}

void ExportDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  refresh();
}

void ExportDialog::refresh() {
  auto* model = qobject_cast<QStandardItemModel*>(m_what->model());
  model->item(Memory)->setEnabled(m_plots.memory().scene() != nullptr);
  m_form->setWindowSize(windowSize());
  m_formKey = plots::wordsKey(plot().data());
  m_form->setWords(plots::wordsOf(plot().data(), m_document.session().annotations));
  m_form->setDataOffered(!memoryChosen());
  const bool png = choices().ending == QLatin1String("png");
  const bool picture = choices().picture() || memoryChosen();
  m_preview->setCurrentWidget(picture ? static_cast<QWidget*>(m_picture) : m_data);
  QString problem;
  if (!available())
    problem = tr("There is nothing to export yet.");
  else if (memoryChosen() && !choices().picture())
    problem = tr("The memory view has no data: choose a picture.");
  else if (choices().sized() || memoryChosen())
    problem = plots::problemOf(m_form->size(), png);
  m_save->setEnabled(problem.isEmpty());
  if (!problem.isEmpty()) {
    m_result->setText(problem);
    m_preview->setCurrentWidget(m_picture);
    m_picture->setMessage(problem);
    return;
  }
  if (!picture) {
    m_data->setPlainText(QString::fromUtf8(prepared(QLatin1Char('.') + choices().ending).bytes));
    m_result->setText(choices().sized() ? plots::sizeText(m_form->size(), false)
                                        : tr("The data shown in the plot, with units and a decimal point."));
    return;
  }
  const plots::PlotView& view = plot();
  const plots::ExportedPicture shown =
      memoryChosen() ? plots::pictureOf(m_plots.memory().scene(), m_plots.memory().step(), choices().theme())
                     : plots::pictureOf(view.data(), choices().theme(), stateOf(view));
  m_picture->setPicture(shown, m_form->size());
  QString result = plots::sizeText(m_form->size(), png);
  if (const QString lacks = shown.lacks(); !lacks.isEmpty()) result += QLatin1Char('\n') + lacks;
  m_result->setText(result);
}

}  // namespace warpbench::gui
