// SPDX-License-Identifier: GPL-3.0-or-later
#include "background.h"

#include <QCoreApplication>

namespace warpbench::gui {

QThreadPool& backgroundPool() {
  static auto* const pool = new QThreadPool(QCoreApplication::instance());  // whose end waits for it
  return *pool;
}

}  // namespace warpbench::gui
