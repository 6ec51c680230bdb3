// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "export/export_choices.h"
#include "window/dialogs.h"

class QAction;
class QMenu;
class QWidget;

namespace warpbench::gui {

class BatchDialog;
class ExportDialog;
class FileWriter;
class PlotsPanel;
class SessionDocument;

/// What leads from the window to pictures and data of its plots: the actions, their dialogs and the clipboard.
class Exporter : public QObject {
  Q_OBJECT

 public:
  /// `propose` gives a path for a new file with that ending. The dialogs belong to `window`.
  Exporter(PlotsPanel& plots, const SessionDocument& document, Dialogs& dialogs, FileWriter& writer,
           std::function<QString(const QString& ending)> propose, QWidget& window);
  ~Exporter() override;

  ExportDialog& dialog() const { return *m_dialog; }
  BatchDialog& batch() const { return *m_batch; }
  QAction* exportPlot() const { return m_exportPlot; }
  QAction* exportAll() const { return m_exportAll; }
  QAction* copyPicture() const { return m_copyPicture; }
  QAction* copyData() const { return m_copyData; }
  /// Files are being written, one after the other, and by no FileWriter.
  bool busy() const;
  /// Enables what has something to work on.
  void updateActions();
  void setChoices(const ExportChoices& choices);

 signals:
  /// By a person.
  void choicesChanged(const warpbench::gui::ExportChoices& choices);
  void done(const QString& message);
  /// One line.
  void failed(const QString& reason);

 private:
  QAction* add(const QString& text, const QString& shortcut, const QString& tip, void (Exporter::*act)());
  void openDialog();
  void openBatch();
  void copyToClipboard();
  void copyDataToClipboard();

  PlotsPanel& m_plots;
  const SessionDocument& m_document;
  std::function<QString(const QString&)> m_propose;
  ExportDialog* m_dialog;
  BatchDialog* m_batch;
  QAction* m_exportPlot;
  QAction* m_exportAll;
  QAction* m_copyPicture;
  QAction* m_copyData;
};

}  // namespace warpbench::gui
