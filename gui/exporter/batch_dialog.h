// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>

#include "exporter/batch_export.h"

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace warpbench::gui {

class PictureForm;
class SessionDocument;

/// Exports all views of the session into a folder while the window stays usable.
class BatchDialog : public QDialog {
  Q_OBJECT

 public:
  BatchDialog(const SessionDocument& document, Dialogs& dialogs, QWidget* parent = nullptr);

  /// Emits no signal.
  void setChoices(const ExportChoices& choices);
  const ExportChoices& choices() const;
  bool running() const { return m_export.running(); }
  /// Shows the dialog. Proposes `folder` if none was chosen before; `window` is the size of a plot in the window.
  void openFor(const QString& folder, QSize window);

 signals:
  /// The user changed the choices.
  void choicesChanged(const warpbench::gui::ExportChoices& choices);
  void done(const QString& message);
  /// `reason` is one line.
  void failed(const QString& reason);

 private:
  void browse();
  void start();
  void stopOrClose();
  void showState();

  const SessionDocument& m_document;
  Dialogs& m_dialogs;
  BatchExport m_export;
  QSize m_window;
  QLineEdit* m_folder;
  QPushButton* m_browse;
  PictureForm* m_form;
  QLabel* m_result;
  QProgressBar* m_progress;
  QPushButton* m_start = nullptr;
  QPushButton* m_close = nullptr;
};

}  // namespace warpbench::gui
