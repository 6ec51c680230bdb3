// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporter/exporter.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "document/session_document.h"
#include "export/export.h"
#include "export/picture_mime.h"
#include "export/plot_data_text.h"
#include "exporter/batch_dialog.h"
#include "exporter/export_dialog.h"
#include "exporter/report_export.h"
#include "format/session_file.h"
#include "memory/memory_export.h"
#include "memory/memory_view.h"
#include "memory_panel/memory_panel.h"
#include "plots/plots_panel.h"
#include "report/report_table.h"
#include "result_views/results_table.h"
#include "results/session/session.h"
#include "text/shown_text.h"
#include "widgets/dialogs.h"
#include "workbench/workbench.h"

namespace warpbench::gui {

namespace {

QString exportedText(const QString& path) { return Exporter::tr("Exported %1").arg(QDir::toNativeSeparators(path)); }

}  // namespace

Exporter::Exporter(PlotsPanel& plots, const ResultsTable& table, Workbench& workbench, QWidget& window)
    : QObject(&window),
      m_window(window),
      m_plots(plots),
      m_table(table),
      m_sessions(workbench.sessions),
      m_document(m_sessions.document()),
      m_dialogs(workbench.dialogs),
      m_dialog(new ExportDialog(plots, workbench, m_writer, &window)),
      m_batch(new BatchDialog(workbench.sessions.document(), m_dialogs, &window)),
      m_exportPlot(add(tr("&Export plot..."), tr("Ctrl+E"),
                       tr("Write the current plot or memory view to a picture or a table"), &Exporter::openDialog)),
      m_exportAll(add(tr("Export all &views..."), tr("Ctrl+Alt+E"),
                      tr("Write every view of every family of the session into a folder"), &Exporter::openBatch)),
      m_copyPicture(add(tr("Copy &plot as picture"), tr("Ctrl+Shift+C"),
                        tr("Copy the current view to the clipboard, in the size chosen for export"),
                        &Exporter::copyToClipboard)),
      m_copyData(add(tr("Copy plot's da&ta"), tr("Ctrl+Alt+C"), tr("Copy the plot's data for a spreadsheet"),
                     &Exporter::copyDataToClipboard)),
      m_exportSteps(add(tr("Export all steps as &PDF..."), {},
                        tr("Write every step of the memory view to a page of one file, as a handout"),
                        &Exporter::askSteps)),
      m_exportTable(add(tr("Export ta&ble..."), {}, tr("Write the visible rows of the table as LaTeX or Markdown"),
                        &Exporter::askTable)),
      m_exportCsv(add(tr("Export &data as CSV..."), tr("Ctrl+Shift+E"), {}, &Exporter::askCsv)),
      m_exportReport(add(tr("Export repor&t..."), tr("Ctrl+Alt+R"),
                         tr("Write the session as one document, with its plots, tables and explanations"),
                         &Exporter::askReport)) {
  connect(&m_writer, &FileWriter::done, this, &Exporter::done);
  connect(&m_writer, &FileWriter::failed, this, &Exporter::failed);
  connect(m_dialog, &ExportDialog::choicesChanged, this, &Exporter::choicesChanged);
  connect(m_dialog, &ExportDialog::failed, this, &Exporter::failed);
  connect(m_batch, &BatchDialog::choicesChanged, this, &Exporter::choicesChanged);
  connect(m_batch, &BatchDialog::done, this, &Exporter::done);
  connect(m_batch, &BatchDialog::failed, this, &Exporter::failed);
}

Exporter::~Exporter() {
  // Destroying a dialog commits a number being typed; nobody needs that signal any more.
  for (QObject* dialog : std::initializer_list<QObject*>{m_dialog, m_batch}) dialog->disconnect(this);
  delete m_dialog;
  delete m_batch;
}

QAction* Exporter::add(const QString& text, const QString& shortcut, const QString& tip, void (Exporter::*act)()) {
  auto* action = new QAction(text, this);
  action->setShortcut(QKeySequence(shortcut));
  if (!tip.isEmpty()) action->setToolTip(tip);
  connect(action, &QAction::triggered, this, act);
  return action;
}

bool Exporter::busy() const { return m_writer.busy() || m_batch->running(); }

void Exporter::updateActions() {
  const bool any = m_plots.canExport();
  m_exportPlot->setEnabled(any);
  m_copyPicture->setEnabled(any);
  m_copyData->setEnabled(any && !m_plots.memoryInFront());
  m_exportSteps->setEnabled(m_plots.memory().scene() != nullptr);
  for (QAction* action : {m_exportAll, m_exportTable, m_exportCsv, m_exportReport})
    action->setEnabled(!m_document.session().results.empty());
}

void Exporter::setChoices(const ExportChoices& choices) {
  if (m_dialog->choices() != choices) m_dialog->setChoices(choices);
  if (m_batch->choices() != choices) m_batch->setChoices(choices);
}

void Exporter::openDialog() { m_dialog->openFront(); }

void Exporter::openBatch() {
  m_batch->openFor(QFileInfo(m_sessions.proposedPath(QStringLiteral("pdf"))).absolutePath(),
                   m_plots.view(m_plots.currentView())->size());
}

void Exporter::copyToClipboard() {
  const ExportChoices& choices = m_dialog->choices();
  const plots::PlotView* const plot = m_plots.plotInUse();
  const QSize window = plot ? plot->size() : m_plots.memory().view()->size();
  try {
    if (plot && plot->data().empty()) throw RequestError(tr("The plot is empty.").toStdString());
    const plots::ExportedPicture picture =
        plot ? plots::pictureOf(plot->data(), choices.theme(), plot->state())
             : plots::pictureOf(m_plots.memory().scene(), m_plots.memory().step(), choices.theme());
    QGuiApplication::clipboard()->setMimeData(plots::mimeOf(picture, choices.sizeFor(window)).release());
    emit done(tr("Copied the picture"));
  } catch (const RequestError& error) {
    emit failed(plots::shownText(messageOf(error)));
  }
}

void Exporter::copyDataToClipboard() {
  const plots::PlotView* const plot = m_plots.plotInUse();
  if (!plot) return;
  const QByteArray text = plots::plotDataText(plot->data(), plot->state(), plots::DataFormat::Tsv);
  QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
  emit done(tr("Copied the plot's data"));
}

void Exporter::askSteps() {
  const QString path = m_dialogs.askSavePath(&m_window, tr("Export all steps"),
                                             m_sessions.proposedPath(QStringLiteral("pdf")), tr("Handouts (*.pdf)"));
  if (!path.isEmpty()) writeSteps(path);
}

void Exporter::askTable() {
  const QString path =
      m_dialogs.askSavePath(&m_window, tr("Export table"), m_sessions.proposedPath(QStringLiteral("table.tex")),
                            tr("LaTeX tables (*.tex);;Markdown tables (*.md)"));
  if (!path.isEmpty()) writeTable(path);
}

void Exporter::askCsv() {
  const QString path =
      m_dialogs.askSavePath(&m_window, tr("Export data"), m_sessions.proposedPath(QStringLiteral("csv")),
                            tr("Comma-separated values (*.csv);;All files (*)"));
  if (!path.isEmpty()) writeCsv(path);
}

void Exporter::askReport() {
  auto* dialog = new ReportDialog(m_reportOptions, &m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    m_reportOptions = dialog->options();
    const bool pdf = m_reportOptions.ending == QLatin1String("pdf");
    const QString path = m_dialogs.askSavePath(
        &m_window, tr("Export report"), m_sessions.proposedPath(QStringLiteral("report.") + m_reportOptions.ending),
        pdf ? tr("Reports (*.pdf)") : tr("Reports (*.html)"));
    if (!path.isEmpty()) writeReport(path);
  });
  dialog->open();
}

void Exporter::writePlot(const QString& path) {
  try {
    m_plots.exportFront(path);
    emit done(exportedText(path));
  } catch (const RequestError& error) {
    emit failed(plots::shownText(messageOf(error)));
  }
}

void Exporter::writeSteps(const QString& path) {
  const std::shared_ptr<const plots::MemoryScene> scene = m_plots.memory().scene();
  if (scene) m_writer.start([scene, path] { plots::exportMemoryPages(*scene, path); }, exportedText(path));
}

void Exporter::writeCsv(const QString& path) {
  m_writer.start([path, session = m_document.snapshot()] { writeFile(path.toStdU16String(), toCsv(*session)); },
                 exportedText(path));
}

void Exporter::writeTable(const QString& path) {
  const bool markdown = path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
  const ResultTable table = plots::shownTable(m_table.shownSession());
  m_writer.start(
      [path, text = markdown ? toMarkdown(table) : toLatex(table)] { writeFile(path.toStdU16String(), text); },
      exportedText(path));
}

void Exporter::writeReport(const QString& path) {
  const Session shown = withoutHiddenRuns(*m_document.snapshot());
  const std::size_t leftOut = m_document.session().results.size() - shown.results.size();
  gui::writeReport(m_writer, shown, {.listings = m_reportOptions.listings, .leftOut = leftOut}, path,
                   exportedText(path));
}

}  // namespace warpbench::gui
