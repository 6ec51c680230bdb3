// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;

namespace warpbench::gui {

/// A thumbnail of an image file with its size, or the reason why the file cannot be used. Reads the file in the
/// background; hidden without a file.
class ImagePreview : public QWidget {
  Q_OBJECT

 public:
  explicit ImagePreview(QWidget* parent = nullptr);

  /// An empty path means no file.
  void setPath(const QString& path);
  /// Why the file cannot be used, on one line; empty if it can, or until the answer is known.
  const QString& problem() const { return m_problem; }

 signals:
  /// The file has been examined.
  void looked();

 private:
  QLabel* m_picture;
  QLabel* m_text;
  QString m_problem;
  quint64 m_latest = 0;  ///< number of setPath calls
};

}  // namespace warpbench::gui
