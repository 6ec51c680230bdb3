// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/exporter.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

#include "base/error.h"
#include "document/session_document.h"
#include "export/batch_dialog.h"
#include "export/export.h"
#include "export/export_dialog.h"
#include "export/picture_mime.h"
#include "memory/memory_export.h"
#include "memory/memory_panel.h"
#include "memory/memory_view.h"
#include "results/plots_panel.h"
#include "text/plot_data_text.h"
#include "text/shown_text.h"

namespace warpbench::gui {

Exporter::Exporter(PlotsPanel& plots, const SessionDocument& document, Dialogs& dialogs, FileWriter& writer,
                   std::function<QString(const QString&)> propose, QWidget& window)
    : QObject(&window),
      m_plots(plots),
      m_document(document),
      m_propose(std::move(propose)),
      m_dialog(new ExportDialog(plots, dialogs, writer, m_propose, &window)),
      m_batch(new BatchDialog(document, dialogs, &window)),
      m_exportPlot(add(tr("&Export plot..."), tr("Ctrl+E"),
                       tr("Write the current plot or memory view to a picture or a table"), &Exporter::openDialog)),
      m_exportAll(add(tr("Export all &views..."), tr("Ctrl+Alt+E"),
                      tr("Write every view of every family of the session into a folder"), &Exporter::openBatch)),
      m_copyPicture(add(tr("Copy &plot as picture"), tr("Ctrl+Shift+C"),
                        tr("Copy the current view to the clipboard, in the size chosen for export"),
                        &Exporter::copyToClipboard)),
      m_copyData(add(tr("Copy plot's da&ta"), tr("Ctrl+Alt+C"), tr("Copy the plot's data for a spreadsheet"),
                     &Exporter::copyDataToClipboard)) {
  connect(m_dialog, &ExportDialog::choicesChanged, this, &Exporter::choicesChanged);
  connect(m_dialog, &ExportDialog::failed, this, &Exporter::failed);
  connect(m_batch, &BatchDialog::choicesChanged, this, &Exporter::choicesChanged);
  connect(m_batch, &BatchDialog::done, this, &Exporter::done);
  connect(m_batch, &BatchDialog::failed, this, &Exporter::failed);
}

Exporter::~Exporter() {
  // A number that was being typed is taken when its dialog goes, and is nobody's concern any more.
  for (QObject* dialog : std::initializer_list<QObject*>{m_dialog, m_batch}) dialog->disconnect(this);
  delete m_dialog;
  delete m_batch;
}

QAction* Exporter::add(const QString& text, const QString& shortcut, const QString& tip, void (Exporter::*act)()) {
  auto* action = new QAction(text, this);
  action->setShortcut(QKeySequence(shortcut));
  action->setToolTip(tip);
  connect(action, &QAction::triggered, this, act);
  return action;
}

bool Exporter::busy() const { return m_batch->running(); }

void Exporter::updateActions() {
  const bool any = m_plots.canExport();
  m_exportPlot->setEnabled(any);
  m_copyPicture->setEnabled(any);
  m_copyData->setEnabled(any && !m_plots.memoryInFront());
  m_exportAll->setEnabled(!m_document.session().results.empty());
}

void Exporter::setChoices(const ExportChoices& choices) {
  if (m_dialog->choices() != choices) m_dialog->setChoices(choices);
  if (m_batch->choices() != choices) m_batch->setChoices(choices);
}

void Exporter::openDialog() { m_dialog->openFront(); }

void Exporter::openBatch() {
  m_batch->openFor(QFileInfo(m_propose(QStringLiteral("pdf"))).absolutePath(),
                   m_plots.view(m_plots.currentView())->size());
}

void Exporter::copyToClipboard() {
  const ExportChoices& choices = m_dialog->choices();
  const bool memory = m_plots.memoryInFront();
  const plots::PlotView& view = *m_plots.view(m_plots.currentView());
  const QSize window = memory ? m_plots.memory().view()->size() : view.size();
  try {
    if (!memory && view.data().empty()) throw RequestError(tr("The plot is empty.").toStdString());
    const plots::ExportedPicture picture =
        memory ? plots::pictureOf(m_plots.memory().scene(), m_plots.memory().step(), choices.theme())
               : plots::pictureOf(view.data(), choices.theme(), view.state());
    QGuiApplication::clipboard()->setMimeData(plots::mimeOf(picture, choices.sizeFor(window)).release());
    emit done(tr("Copied the picture"));
  } catch (const RequestError& error) {
    emit failed(plots::shownText(messageOf(error)));
  }
}

void Exporter::copyDataToClipboard() {
  const plots::PlotView& view = *m_plots.view(m_plots.currentView());
  const QByteArray text = plots::plotDataText(view.data(), view.state(), plots::DataFormat::Tsv);
  QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
  emit done(tr("Copied the plot's data"));
}

}  // namespace warpbench::gui
