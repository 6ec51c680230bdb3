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

/// Exports the plot in front or the memory view to a file: what, how large and in which format, with a preview. It
/// stays open beside the window and follows what that shows.
class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  ExportDialog(PlotsPanel& plots, Workbench& workbench, FileWriter& writer, QWidget* parent = nullptr);

  /// Sends nothing.
  void setChoices(const ExportChoices& choices);
  const ExportChoices& choices() const;
  /// Shows the dialog with what is in front in the window.
  void openFront();

  /// Paints what is chosen as it is now, in the size and on the ground that are chosen; the path's ending says the
  /// format. @throws RequestError naming the path and the cause.
  plots::PreparedFile prepared(const QString& path) const;
  /// Asks for a path and lets the writer write the file. Closes once it is there.
  void save();

 signals:
  /// By a person.
  void choicesChanged(const warpbench::gui::ExportChoices& choices);
  /// There is nothing to write, in one line.
  void failed(const QString& reason);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  bool memoryChosen() const;
  bool available() const;
  /// That is exported where no memory view is.
  const plots::PlotView& plot() const;
  /// What the view shows, with the parts that are chosen and the words for it.
  plots::ViewState stateOf(const plots::PlotView& view) const;
  /// Logical pixels.
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
  QTimer m_refresh;       ///< results that come in quick succession are painted together
};

}  // namespace warpbench::gui
