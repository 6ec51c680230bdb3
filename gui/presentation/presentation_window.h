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

/// A screen for the last row: a title, a plot as large as there is room for, and words below it. It shows what it is
/// given and says which key was pressed; the pointer hides when it rests. The wheel, or Ctrl with plus and minus,
/// zooms what is shown, a drag moves it, and Ctrl with 0 shows it as it was.
class PresentationWindow : public QWidget {
  Q_OBJECT

 public:
  struct Content {
    QString title;
    QString place;  ///< "3 of 9"
    QString html;
    QStringList options = {};  ///< answers to choose from, below the words
    int chosen = -1;           ///< among them
    bool asks = false;         ///< a question is open: up and down choose, and go nowhere
    std::optional<plots::PlotData> plot = {};
    plots::ViewState state = {};
    std::optional<double> position = {};  ///< of the experiment's slider, along x
    bool slides = false;                  ///< a slider is followed: up and down move it, and go nowhere
    /// In place of a plot, at that moment.
    std::shared_ptr<const plots::MemoryScene> memory = nullptr;
    std::size_t moment = 0;
    bool busy = false;  ///< another memory is being traced
    QString note;       ///< one small line
  };

  explicit PresentationWindow(QWidget* parent);

  void setContent(const Content& content);
  void setNote(const QString& note);
  bool blank() const;

 signals:
  void forwardRequested();
  void backwardRequested();
  /// One moment of the memory view on, or back.
  void momentRequested(int step);
  /// An answer was clicked.
  void optionClicked(int option);
  /// The next answer is to be chosen, or the one before.
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
  /// Type as large as the screen's height allows, and as the words leave room for.
  void fit();
  void showPointer();
  void showOptions();
  /// Enlarges what is shown, in steps of the wheel; 0: as it was at first.
  void zoom(double steps, QPointF place);
  /// Steps of the wheel that a key stands for; 0: as it was at first; nothing: it is another key.
  static std::optional<int> zoomOf(const QKeyEvent& event);
  /// Which answer is there; -1: none.
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
  std::optional<QPoint> m_pressed;  ///< where the button went down that is held
  QPoint m_dragged;                 ///< how far what is shown has followed the pointer
  bool m_drags = false;
  QTimer m_rest;  ///< until the pointer hides
};

}  // namespace warpbench::gui
