// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;

namespace warpbench::gui {

/// A small picture of an image file and its size, or why it cannot be used. Read in the background; hidden without a
/// file.
class ImagePreview : public QWidget {
  Q_OBJECT

 public:
  explicit ImagePreview(QWidget* parent = nullptr);

  /// Empty: none.
  void setPath(const QString& path);
  /// Why the file cannot be used, in one line; empty where it can, and while nobody knows yet.
  const QString& problem() const { return m_problem; }

 signals:
  /// The file has been looked at.
  void looked();

 private:
  QLabel* m_picture;
  QLabel* m_text;
  QString m_problem;
  quint64 m_latest = 0;  ///< of the calls of setPath
};

}  // namespace warpbench::gui
