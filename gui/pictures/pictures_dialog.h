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

/// What a kernel for pictures was given, and what it made of it: of the selected result, or of the last that has any.
class PicturesDialog : public QDialog {
  Q_OBJECT

 public:
  PicturesDialog(const SessionDocument& document, Dialogs& dialogs, FileWriter& writer, QWidget* parent = nullptr);

  /// There is something to show.
  bool available() const { return m_pictures != nullptr; }
  /// Indices into the session; the last of these that has pictures is shown.
  void select(const std::vector<std::size_t>& resultIndices);
  /// Lets the writer write what the kernel made.
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
