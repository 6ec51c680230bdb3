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

/// One moment of what a block does to memory. It follows the palette and the font.
class MemoryView : public QWidget {
  Q_OBJECT

 public:
  explicit MemoryView(QWidget* parent = nullptr);

  /// nullptr: nothing but a message.
  void setScene(std::shared_ptr<const MemoryScene> scene, std::size_t moment = 0);
  const std::shared_ptr<const MemoryScene>& scene() const { return m_scene; }
  /// Shown where there is no scene.
  void setMessage(const QString& message);

  /// Another scene is being made: a sign over the present one says so, if it takes a moment, until one is set.
  void setBusy(bool busy);

  /// The last where there are not so many.
  void showMoment(std::size_t moment);
  std::size_t moment() const { return m_frame.moment; }

  /// Follows the palette's lightness until a theme is set.
  void setTheme(std::optional<Theme> theme);
  /// Large type and thick lines, for a projector.
  void setStrong(bool strong);

  /// What is painted, and where: for tests.
  const MemoryFrame& frame() const { return m_frame; }
  const MemoryLayout& memoryLayout();

  /// In full, what stands at a place and may be elided there: an array's title, the line of code, the sentences.
  QString textAt(QPointF place);

  /// What all of a scene has room in: for who lets it scroll.
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
  std::optional<MemoryState> m_state;  ///< behind the moment
  MemoryFrame m_frame;
  std::optional<MemoryLayout> m_layout;  ///< of the present size
  QPixmap m_ground;                      ///< what moments are painted on; null where it has to be painted anew
  QString m_message;
  std::optional<Theme> m_theme;
  bool m_strong = false;
  QTimer m_busySoon;  ///< what takes no time needs no sign
  bool m_busy = false;
};

}  // namespace warpbench::plots
