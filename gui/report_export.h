// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "session.h"

namespace warpbench::gui {

/// Writes reports while the window stays alive: what they say is found out in the background, and their plots are drawn
/// a few at a time between the window's own work. A session may change meanwhile: a report is of what it was.
class ReportExport : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// `path` ends in .pdf or .html.
  void write(const Session& session, bool listings, const QString& path);
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
