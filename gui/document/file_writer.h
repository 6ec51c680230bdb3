// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>

namespace warpbench::gui {

/// Counts the files that are in work while the person goes on, and tells how each went.
class FileWriter : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Why there is no file, in one line; empty where there is one.
  using Ended = std::function<void(const QString& reason)>;
  /// A file is in work until what this returns is called, once; `done` then says `message`, unless there is a reason.
  Ended begin(const QString& message);
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
