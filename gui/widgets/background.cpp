// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/background.h"

#include <QCoreApplication>
#include <QThread>

namespace warpbench::gui {

QThreadPool* newPool(int threads) {
  auto* const pool = new QThreadPool(QCoreApplication::instance());  // whose destruction waits for the pool
  pool->setMaxThreadCount(threads);
  return pool;
}

QThreadPool& backgroundPool() {
  static auto* const pool = newPool(QThread::idealThreadCount());
  return *pool;
}

}  // namespace warpbench::gui
