// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "document/file_writer.h"
#include "exporter/report_dialog.h"
#include "settings/export_choices.h"

class QAction;
class QMenu;
class QWidget;

namespace warpbench::gui {

class BatchDialog;
class Dialogs;
class ExportDialog;
class PlotsPanel;
class ResultsTable;
class SessionController;
class SessionDocument;
struct Workbench;

/// Exports from the window to files and the clipboard, except the session's own file: actions, their dialogs, and the
/// files being written.
class Exporter : public QObject {
  Q_OBJECT

 public:
  /// `window` is the parent of the dialogs.
  Exporter(PlotsPanel& plots, const ResultsTable& table, Workbench& workbench, QWidget& window);
  ~Exporter() override;

  ExportDialog& dialog() const { return *m_dialog; }
  BatchDialog& batch() const { return *m_batch; }
  QAction* exportPlot() const { return m_exportPlot; }
  QAction* exportAll() const { return m_exportAll; }
  QAction* copyPicture() const { return m_copyPicture; }
  QAction* copyData() const { return m_copyData; }
  QAction* exportSteps() const { return m_exportSteps; }
  QAction* exportTable() const { return m_exportTable; }
  QAction* exportCsv() const { return m_exportCsv; }
  QAction* exportReport() const { return m_exportReport; }
  FileWriter& writer() { return m_writer; }
  /// Whether files are being written.
  bool busy() const;
  /// Enables the actions that have something to export.
  void updateActions();
  void setChoices(const ExportChoices& choices);

  /// Exports the front view immediately.
  void writePlot(const QString& path);
  void writeCsv(const QString& path);
  /// Writes the table's visible rows as LaTeX, or as Markdown if the path ends in .md.
  void writeTable(const QString& path);
  /// Writes a report of the current session (.pdf or .html) in the background.
  void writeReport(const QString& path);
  /// Writes all steps of the memory view to one .pdf.
  void writeSteps(const QString& path);

 signals:
  /// The user changed the choices.
  void choicesChanged(const warpbench::gui::ExportChoices& choices);
  void done(const QString& message);
  /// `reason` is one line.
  void failed(const QString& reason);

 private:
  QAction* add(const QString& text, const QString& shortcut, const QString& tip, void (Exporter::*act)());
  void openDialog();
  void openBatch();
  void copyToClipboard();
  void copyDataToClipboard();
  void askSteps();
  void askTable();
  void askCsv();
  void askReport();

  QWidget& m_window;
  PlotsPanel& m_plots;
  const ResultsTable& m_table;
  const SessionController& m_sessions;
  const SessionDocument& m_document;
  Dialogs& m_dialogs;
  FileWriter m_writer;
  ReportOptions m_reportOptions;  ///< as last chosen
  ExportDialog* m_dialog;
  BatchDialog* m_batch;
  QAction* m_exportPlot;
  QAction* m_exportAll;
  QAction* m_copyPicture;
  QAction* m_copyData;
  QAction* m_exportSteps;
  QAction* m_exportTable;
  QAction* m_exportCsv;
  QAction* m_exportReport;
};

}  // namespace warpbench::gui
