// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "document/session_runs.h"
#include "results/session/session.h"

namespace warpbench::gui {

/// The window's session, its file, and whether the file is up to date.
class SessionDocument : public QObject {
  Q_OBJECT

 public:
  explicit SessionDocument(QObject* parent = nullptr);

  const Session& session() const { return m_session; }
  /// The current session for other threads, without copying results.
  std::shared_ptr<const Session> snapshot() const;
  /// Empty until opened or saved.
  const QString& path() const { return m_path; }
  bool modified() const { return !isSaved(m_revision); }
  bool isSaved(quint64 revision) const { return revision == m_savedRevision; }
  /// Identifies the session's content: changes with every change and returns with its undo.
  quint64 revision() const { return m_revision; }
  /// Identifies the document: changes if another session is opened or recovered or if all is cleared, and returns with
  /// the undo of that.
  quint64 identity() const { return m_identity; }
  /// Which run each result belongs to. Updated before all other listeners of the document.
  SessionRuns& runs() { return m_runs; }
  const SessionRuns& runs() const { return m_runs; }
  /// All changes by the user, except those to the texts of copies, which have their editor's own undo. Cleared when a
  /// session is opened or begun.
  QUndoStack& undoStack() { return m_undo; }

  /// The environment of the results that follow. Its devices may get other ids: see idIn.
  void addEnvironment(const Environment& environment);
  /// A moment in the history of the copies' names. A result names its copy as it was called when the run was requested.
  std::size_t names() const { return m_namesForgotten + m_renames.size(); }
  /// Appends a result from that environment. It was requested at the moment `names` and goes to the copy that had its
  /// name then. Drops pictures of much older results, beginning with removed ones.
  void append(Result result, std::size_t names);
  /// For a result requested now.
  void append(Result result) { append(std::move(result), names()); }
  /// Appends results from elsewhere together with their environment.
  void add(Session session);
  /// Names the undoable commands in the current language.
  void nameCommands();
  /// Undoable. `resultIndices` ascend.
  void remove(const std::vector<std::size_t>& resultIndices);
  /// Removes all results; the file stays unchanged. Undoable.
  void clear();
  /// Begins a new session and discards the previous one.
  void begin() { replace({}, {}); }
  void replace(const Session& session, const QString& path);
  void setCopies(std::vector<KernelCopy> copies);
  /// Gives the family's copy `from` the unused id `to`. Its results and its series' annotations follow. Undoable.
  void renameCopy(const std::string& family, const std::string& from, const std::string& to);
  /// Removes the copy at index `place`. Its results stay. Undoable.
  void removeCopy(std::size_t place);
  /// Whether `id` belonged to a copy that is gone, but whose results exist or may still arrive, or whose removal can be
  /// undone.
  bool wasOfACopy(const std::string& family, const std::string& id) const;
  /// Sets names and colours of series, and marks in plots. Undoable, as are the next two.
  void setAnnotations(Annotations annotations);
  /// Replaces the words of one plot; removes them if all are empty.
  void setWords(PlotWording words);
  /// Replaces the axes of one plot. Linear axes are stored as well, because plots with many small values are
  /// logarithmic by default.
  void setAxes(PlotAxes axes);
  /// Replaces the document by an unsaved session.
  void recover(const Session& session);
  /// `path` now contains the session as of `revision`.
  void setSaved(const QString& path, quint64 revision);

 signals:
  /// Results from index `first` on were appended, in one pair of `aboutToInsert` and `inserted`.
  void appended(std::size_t first);
  void aboutToReplace();
  void replaced();
  /// Results are about to be removed or restored, in ranges of consecutive indices, each with a pair of the signals
  /// below.
  void aboutToRenumber();
  void aboutToRemove(std::size_t first, std::size_t last);
  void removed();
  void aboutToInsert(std::size_t first, std::size_t last);
  void inserted();
  /// All ranges are done, and the other results have new indices. `restored` lists the indices of restored results.
  void renumbered(const std::vector<std::size_t>& restored);
  void copiesChanged();
  /// The family's copy `from` and its results are now called `to`.
  void relabelled(const std::string& family, const std::string& from, const std::string& to);
  /// The family's removed copy `id` has returned.
  void copyReturned(const std::string& family, const std::string& id);
  void annotationsChanged();
  /// The path changed, or whether there are unsaved changes.
  void stateChanged();

 private:
  friend class RemoveResults;
  friend class RemoveCopy;
  friend class RenameCopy;
  friend class ValueCommand;

  /// Removed results, shared with the command that can restore them.
  using Removed = std::shared_ptr<Results>;

  /// A copy whose id was changed.
  struct Renamed {
    std::string family, from, to;
  };

  void show(const Session& session, const QString& path);
  void change(Annotations annotations, const QString& place);
  quint64 newRevision() { return ++m_lastRevision; }
  void setRevision(quint64 revision);
  /// As renameCopy(), but without undo; the document then has that revision.
  void relabel(const std::string& family, const std::string& from, const std::string& to, quint64 revision);
  void showCopies(std::vector<KernelCopy> copies, quint64 revision);
  /// The current id of the family's copy that was called `id` at the moment `names`.
  std::string presentId(const std::string& family, std::string id, std::size_t names) const;
  Removed take(const std::vector<std::size_t>& resultIndices);
  void putBack(const std::vector<std::size_t>& resultIndices, const Removed& results);
  /// @param newBytes of the pictures added since the last call.
  void forgetOldPictures(std::size_t newBytes);
  /// Fills in unknown fields of the session's environment and adds missing devices.
  void merge(const Environment& environment);

  Session m_session;   ///< without its runs, which SessionRuns keeps
  Environment m_from;  ///< of appended results, whichever session is open
  QString m_path;
  quint64 m_revision = 0;
  quint64 m_savedRevision = 0;
  quint64 m_lastRevision = 0;  ///< revisions are never reused
  quint64 m_identity = 0;
  quint64 m_lastIdentity = 0;        ///< identities are never reused
  std::vector<Renamed> m_renames;    ///< of this session's copies, in order
  std::size_t m_namesForgotten = 0;  ///< moments before this session's first
  std::set<std::pair<std::string, std::string>> m_removedCopies;  ///< family and id
  QUndoStack m_undo;
  std::vector<std::weak_ptr<Results>> m_removed;
  SessionRuns m_runs{*this};
  std::size_t m_pictureBytes = 0;  ///< an upper bound for the bytes of all pictures
};

}  // namespace warpbench::gui
