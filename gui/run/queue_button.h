// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QMenu;

namespace warpbench {
struct Request;
}

namespace warpbench::gui {

class RunQueue;

/// "2 more waiting": a menu of the queued experiments, each of which can be removed. Hidden if there are none.
class QueueButton : public QPushButton {
  Q_OBJECT

 public:
  explicit QueueButton(RunQueue& queue, QWidget* parent = nullptr);

  /// "Matrix transpose, 8 variants, width=512 height=512 type=fp32".
  static QString textOf(const Request& request);

 private:
  void show(int waiting);
  void fillMenu();

  RunQueue& m_queue;
  QMenu* m_menu;
};

}  // namespace warpbench::gui
