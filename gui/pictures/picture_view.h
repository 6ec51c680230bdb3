// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace warpbench::gui {

/// Shows a picture as large as possible with its proportions.
class PictureView : public QWidget {
  Q_OBJECT

 public:
  explicit PictureView(QWidget* parent = nullptr);

  /// A null image clears the view. Large images are scaled down in the background first.
  void setImage(const QImage& image);
  /// The painted image; null while there is none.
  const QImage& shownImage() const { return m_shown; }

  QSize sizeHint() const override { return {420, 360}; }
  QSize minimumSizeHint() const override { return {120, 90}; }

 signals:
  void shown();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QImage m_shown;
  quint64 m_latest = 0;  ///< number of the last call of setImage
};

}  // namespace warpbench::gui
