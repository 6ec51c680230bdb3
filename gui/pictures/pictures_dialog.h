// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>
#include <vector>

#include "document/session_document.h"
#include "widgets/dialogs.h"

class QLabel;
class QPushButton;

namespace warpbench::gui {

class FileWriter;
class PictureView;

/// The input and output pictures of a kernel, for the selected result or the last one that has pictures.
class PicturesDialog : public QDialog {
  Q_OBJECT

 public:
  PicturesDialog(const SessionDocument& document, Dialogs& dialogs, FileWriter& writer, QWidget* parent = nullptr);

  /// Whether there are pictures to show.
  bool available() const { return m_pictures != nullptr; }
  /// Indices into the session; shows the last of these with pictures.
  void select(const std::vector<std::size_t>& resultIndices);
  /// Lets the writer write the kernel's output.
  void save(const QString& path);

 signals:
  void availableChanged();

 private:
  void showLatest();
  void showPictures(const Result* result);
  void askSave();

  const SessionDocument& m_document;
  Dialogs& m_dialogs;
  FileWriter& m_writer;
  std::vector<std::size_t> m_selected;
  std::shared_ptr<const Pictures> m_pictures;
  QLabel* m_title;
  PictureView* m_before;
  PictureView* m_after;
  QPushButton* m_save;
};

}  // namespace warpbench::gui
