// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "session.h"

namespace warpbench::gui {

/// The session that the window shows, the file that it belongs to, and whether that file has all of it.
class SessionDocument : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  const Session& session() const { return m_session; }
  /// Empty until opened or saved.
  const QString& path() const { return m_path; }
  bool modified() const { return m_revision != m_savedRevision; }
  /// Changes with every change of the session.
  quint64 revision() const { return m_revision; }

  /// The next results come from this environment.
  void addEnvironment(const Environment& environment);
  /// Pictures of results long before it are let go.
  void append(const Result& result);
  void replace(const Session& session, const QString& path);
  void clear() { replace(Session(), QString()); }
  /// `path` now holds the session as it was at `revision`.
  void setSaved(const QString& path, quint64 revision);

 signals:
  void aboutToAppend();
  void appended();
  void aboutToReplace();
  void replaced();
  /// The path changed, or whether there are changes to save.
  void stateChanged();

 private:
  void forgetOldPictures();

  Session m_session;
  QString m_path;
  quint64 m_revision = 0;
  quint64 m_savedRevision = 0;
};

}  // namespace warpbench::gui
