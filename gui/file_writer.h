// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>

namespace warpbench::gui {

/// Writes files in the background, while the person goes on, and counts those that are in work.
class FileWriter : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Calls `write` on another thread. Unless that throws, `written` is called on this one, and `done` says `message`.
  void start(std::function<void()> write, const QString& message, std::function<void()> written = {});
  /// One is being written: neither `done` nor `failed` has told of it yet.
  bool busy() const { return m_inWork > 0; }

 signals:
  void done(const QString& message);
  /// One line.
  void failed(const QString& reason);

 private:
  int m_inWork = 0;
};

}  // namespace warpbench::gui
