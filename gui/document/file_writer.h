// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>

namespace warpbench::gui {

/// Tracks files that are written in the background, and reports the outcome of each.
class FileWriter : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// `reason` is one line that says why the file was not written; empty on success.
  using Ended = std::function<void(const QString& reason)>;
  /// Counts a file as in progress until the returned function is called, once. `done` then reports `message` unless
  /// there is a reason.
  Ended begin(const QString& message);
  /// Calls `write` on another thread. If it succeeds, calls `written` on this thread, and `done` reports `message`.
  void start(std::function<void()> write, const QString& message, std::function<void()> written = {});
  /// Whether a file is being written, so that `done` or `failed` is still to come.
  bool busy() const { return m_inWork > 0; }

 signals:
  void done(const QString& message);
  /// `reason` is one line.
  void failed(const QString& reason);

 private:
  int m_inWork = 0;
};

}  // namespace warpbench::gui
