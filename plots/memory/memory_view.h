// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>

#include "memory/memory_painter.h"
#include "memory/memory_scene.h"

namespace warpbench::plots {

/// Shows one moment of a block's memory accesses. Follows the palette and the font.
class MemoryView : public QWidget {
  Q_OBJECT

 public:
  explicit MemoryView(QWidget* parent = nullptr);

  /// nullptr: show only the message.
  void setScene(std::shared_ptr<const MemoryScene> scene, std::size_t moment = 0);
  const std::shared_ptr<const MemoryScene>& scene() const { return m_scene; }
  /// Shown if there is no scene.
  void setMessage(const QString& message);

  /// While another scene is prepared, an overlay on the present one says so after a short delay, until setScene().
  void setBusy(bool busy);

  /// Shows the last moment if there are fewer.
  void showMoment(std::size_t moment);
  std::size_t moment() const { return m_frame.moment; }

  /// Follows the palette's lightness until a theme is set.
  void setTheme(std::optional<Theme> theme);
  /// Large type and thick lines, for a projector.
  void setStrong(bool strong);

  /// What is painted and where, for tests.
  const MemoryFrame& frame() const { return m_frame; }
  const MemoryLayout& memoryLayout();

  /// The full text at a position where it may be elided: an array's title, the line of code or the sentences.
  QString textAt(QPointF place);

  /// The height at which the whole scene fits, for scroll areas.
  int heightForWidth(int width) const override;
  QSize minimumSizeHint() const override { return {320, 200}; }
  QSize sizeHint() const override { return {720, 480}; }

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  MemoryLook look() const;
  void invalidate();
  void fit();
  void paintBusy(QPainter& painter) const;

  std::shared_ptr<const MemoryScene> m_scene;
  std::optional<MemoryState> m_state;  ///< after the moment
  MemoryFrame m_frame;
  std::optional<MemoryLayout> m_layout;  ///< for the present size
  QPixmap m_ground;                      ///< the background of all moments; null if it must be repainted
  QString m_message;
  std::optional<Theme> m_theme;
  bool m_strong = false;
  QTimer m_busySoon;  ///< delays the overlay: short waits need none
  bool m_busy = false;
};

}  // namespace warpbench::plots
