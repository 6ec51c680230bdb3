// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>

#include "draw/plot_view.h"

class QLabel;

namespace warpbench::plots {
class MemoryScene;
class MemoryView;
class PresentedPlot;
}  // namespace warpbench::plots

namespace warpbench::gui {

class ZoomArea;

/// A screen readable from the last row: a title, a plot as large as possible, and text below. It displays its content
/// and reports keys; the pointer hides when it rests. The wheel, or Ctrl with plus and minus, zooms; dragging pans;
/// Ctrl+0 resets the view.
class PresentationWindow : public QWidget {
  Q_OBJECT

 public:
  struct Content {
    QString title;
    QString place;  ///< "3 of 9"
    QString html;
    QStringList options = {};  ///< possible answers, below the text
    int chosen = -1;           ///< index of the chosen one
    bool asks = false;         ///< a question is open: up and down choose instead of changing the step
    std::optional<plots::PlotData> plot = {};
    plots::ViewState state = {};
    std::optional<double> position = {};  ///< x of the experiment's slider
    bool slides = false;                  ///< a slider is followed: up and down move it instead of changing the step
    /// Shown instead of a plot, at `moment`.
    std::shared_ptr<const plots::MemoryScene> memory = nullptr;
    std::size_t moment = 0;
    bool busy = false;  ///< another block is being traced
    QString note;       ///< one small line
  };

  explicit PresentationWindow(QWidget* parent);

  void setContent(const Content& content);
  void setNote(const QString& note);
  bool blank() const;

 signals:
  void forwardRequested();
  void backwardRequested();
  /// Moves the memory view by `step` moments.
  void momentRequested(int step);
  /// An answer was clicked.
  void optionClicked(int option);
  /// Selects the next or the previous answer.
  void choiceMoved(int step);
  void sliderMoved(int steps);
  void endRequested();

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  void applyTheme();
  /// Makes text as large as the screen's height and the amount of text allow.
  void fit();
  void showPointer();
  void showOptions();
  /// Zooms the content in wheel steps; 0 resets it.
  void zoom(double steps, QPointF place);
  /// The wheel steps that a key stands for; 0: reset; nothing: another key.
  static std::optional<int> zoomOf(const QKeyEvent& event);
  /// The index of the answer at that position; -1: none.
  int optionAt(QPoint place) const;

  Content m_content;
  QLabel* m_title;
  QLabel* m_place;
  plots::PresentedPlot* m_plot;
  plots::MemoryView* m_memory;
  ZoomArea* m_memoryArea;
  QLabel* m_words;
  QWidget* m_options;
  QLabel* m_note;
  QWidget* m_blank;
  std::optional<QPoint> m_pressed;  ///< where the held button was pressed
  QPoint m_dragged;                 ///< how far the content has been dragged
  bool m_drags = false;
  QTimer m_rest;  ///< until the pointer hides
};

}  // namespace warpbench::gui
