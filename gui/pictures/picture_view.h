// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace warpbench::gui {

/// A picture as large as it fits, with its proportions.
class PictureView : public QWidget {
  Q_OBJECT

 public:
  explicit PictureView(QWidget* parent = nullptr);

  /// A null image: none. A large one is first made smaller, in the background.
  void setImage(const QImage& image);
  /// What is painted; null while there is nothing yet.
  const QImage& shownImage() const { return m_shown; }

  QSize sizeHint() const override { return {420, 360}; }
  QSize minimumSizeHint() const override { return {120, 90}; }

 signals:
  void shown();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QImage m_shown;
  quint64 m_latest = 0;  ///< of the calls of setImage
};

}  // namespace warpbench::gui
