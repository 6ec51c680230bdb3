// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>
#include <string>

#include "draw/plot_view.h"
#include "export/prepared_file.h"
#include "settings/export_choices.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace warpbench::gui {

class Dialogs;
class ExportPreview;
class FileWriter;
class PictureForm;
class PlotsPanel;
class SessionController;
class SessionDocument;
struct Workbench;

/// Exports the front plot or the memory view to a file, with its content, size, format and a preview. It stays open
/// next to the window and follows the window's content.
class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  ExportDialog(PlotsPanel& plots, Workbench& workbench, FileWriter& writer, QWidget* parent = nullptr);

  /// Emits no signal.
  void setChoices(const ExportChoices& choices);
  const ExportChoices& choices() const;
  /// Shows the dialog with the window's front view.
  void openFront();

  /// Paints the current selection with the chosen size and background. The path's ending selects the format.
  /// @throws RequestError naming the path and the cause.
  plots::PreparedFile prepared(const QString& path) const;
  /// Asks for a path and lets the writer write the file, then closes.
  void save();

 signals:
  /// The user changed the choices.
  void choicesChanged(const warpbench::gui::ExportChoices& choices);
  /// There is nothing to write; `reason` is one line.
  void failed(const QString& reason);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  bool memoryChosen() const;
  bool available() const;
  /// The plot to export if no memory view is exported.
  const plots::PlotView& plot() const;
  /// The view's state with the chosen parts and words.
  plots::ViewState stateOf(const plots::PlotView& view) const;
  /// In logical pixels.
  QSize windowSize() const;
  void later();
  void refresh();
  void takeForm();

  PlotsPanel& m_plots;
  const SessionController& m_sessions;
  SessionDocument& m_document;
  Dialogs& m_dialogs;
  FileWriter& m_writer;
  QComboBox* m_what;
  PictureForm* m_form;
  QStackedWidget* m_preview;
  ExportPreview* m_picture;
  QPlainTextEdit* m_data;
  QLabel* m_result;
  QPushButton* m_save = nullptr;
  std::string m_formKey;  ///< of the plot whose words the form shows
  QTimer m_refresh;       ///< merges the repaints of results in quick succession
};

}  // namespace warpbench::gui
