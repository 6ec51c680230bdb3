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

/// The session that the window shows, the file that it belongs to, and whether that file has all of it.
class SessionDocument : public QObject {
  Q_OBJECT

 public:
  explicit SessionDocument(QObject* parent = nullptr);

  const Session& session() const { return m_session; }
  /// The session as it is now, for other threads: no result is copied.
  std::shared_ptr<const Session> snapshot() const;
  /// Empty until opened or saved.
  const QString& path() const { return m_path; }
  bool modified() const { return !isSaved(m_revision); }
  bool isSaved(quint64 revision) const { return revision == m_savedRevision; }
  /// Names the session's content: another one after every change, the earlier one again after its undoing.
  quint64 revision() const { return m_revision; }
  /// Names the document itself: another one where another session is opened or recovered or where all is cleared, the
  /// earlier one again after the undoing of that.
  quint64 identity() const { return m_identity; }
  /// Which results came of which run. They follow the document before all else does.
  SessionRuns& runs() { return m_runs; }
  const SessionRuns& runs() const { return m_runs; }
  /// Of all that a person changes, but the texts of copies, which their editor has. Emptied where another session is
  /// opened or a new one begun.
  QUndoStack& undoStack() { return m_undo; }

  /// The next results come from this environment, whose devices may come by other ids: see idIn.
  void addEnvironment(const Environment& environment);
  /// A moment in the history of the copies' names: a result names its copy as that was called when it was asked for.
  std::size_t names() const { return m_namesForgotten + m_renames.size(); }
  /// Of that environment; asked for at the moment `names`, it goes to the copy that had its name then, whatever is
  /// called so now. Pictures of results long before them are let go, those of removed ones first.
  void append(Result result, std::size_t names);
  /// Asked for now.
  void append(Result result) { append(std::move(result), names()); }
  /// Appends results that came from elsewhere, with their environment.
  void add(Session session);
  /// Gives what can be undone its name in the language now in use.
  void nameCommands();
  /// Can be undone. `resultIndices` ascend.
  void remove(const std::vector<std::size_t>& resultIndices);
  /// Removes all results, and leaves the file as it is. Can be undone.
  void clear();
  /// What comes next is a new session. What was before is gone.
  void begin() { replace({}, {}); }
  void replace(const Session& session, const QString& path);
  /// Kernels of the user's: their texts, and which there are.
  void setCopies(std::vector<KernelCopy> copies);
  /// Gives the family's copy `from` the id `to`, which none has. Its results and what was written beside its series
  /// follow. Can be undone.
  void renameCopy(const std::string& family, const std::string& from, const std::string& to);
  /// The copy at `place` among them. Its results stay. Can be undone.
  void removeCopy(std::size_t place);
  /// Whether `id`, which no copy of the family's has, was that of a copy that is gone: its results are there or may
  /// still come, or its removal can be undone.
  bool wasOfACopy(const std::string& family, const std::string& id) const;
  /// Names and colours of series, and marks in plots. Can be undone, as can the next two.
  void setAnnotations(Annotations annotations);
  /// In place of those that its plot has; where all are empty, the plot has none.
  void setWords(PlotWording words);
  /// Likewise. Linear ones are a choice, too: a plot of much that is small has others by itself.
  void setAxes(PlotAxes axes);
  /// Replaces it by a session that no file has.
  void recover(const Session& session);
  /// `path` now holds the session as it was at `revision`.
  void setSaved(const QString& path, quint64 revision);

 signals:
  /// Results have come at the end, from `first` on, by a pair of `aboutToInsert` and `inserted`.
  void appended(std::size_t first);
  void aboutToReplace();
  void replaced();
  /// Results are about to be removed or to come back, in ranges of neighbours, each with a pair of the signals below.
  void aboutToRenumber();
  void aboutToRemove(std::size_t first, std::size_t last);
  void removed();
  void aboutToInsert(std::size_t first, std::size_t last);
  void inserted();
  /// All are gone or back: the other results' indices are others now. `restored` are those of the ones that came back.
  void renumbered(const std::vector<std::size_t>& restored);
  void copiesChanged();
  /// The family's copy `from` is `to` now, and so are its results.
  void relabelled(const std::string& family, const std::string& from, const std::string& to);
  /// The family's copy `id` was removed and is back.
  void copyReturned(const std::string& family, const std::string& id);
  void annotationsChanged();
  /// The path changed, or whether there are changes to save.
  void stateChanged();

 private:
  friend class RemoveResults;
  friend class RemoveCopy;
  friend class RenameCopy;
  friend class ValueCommand;

  /// What removed results leave behind; shared with the command that can bring them back.
  using Removed = std::shared_ptr<Results>;

  /// A family's copy that was given another id.
  struct Renamed {
    std::string family, from, to;
  };

  void show(const Session& session, const QString& path);
  void change(Annotations annotations, const QString& place);
  quint64 newRevision() { return ++m_lastRevision; }
  void setRevision(quint64 revision);
  /// As renameCopy, for good; it is of that revision then.
  void relabel(const std::string& family, const std::string& from, const std::string& to, quint64 revision);
  void showCopies(std::vector<KernelCopy> copies, quint64 revision);
  /// The present id of the family's copy that was `id` at the moment `names`.
  std::string presentId(const std::string& family, std::string id, std::size_t names) const;
  Removed take(const std::vector<std::size_t>& resultIndices);
  void putBack(const std::vector<std::size_t>& resultIndices, const Removed& results);
  /// @param newBytes of the pictures that have come since it was last called.
  void forgetOldPictures(std::size_t newBytes);
  /// What is unknown of the session is filled in; devices that it does not have are added.
  void merge(const Environment& environment);

  Session m_session;   ///< without its runs, which SessionRuns has
  Environment m_from;  ///< of what is appended, whichever session is open by then
  QString m_path;
  quint64 m_revision = 0;
  quint64 m_savedRevision = 0;
  quint64 m_lastRevision = 0;  ///< no revision is given twice
  quint64 m_identity = 0;
  quint64 m_lastIdentity = 0;        ///< no identity either
  std::vector<Renamed> m_renames;    ///< of this session's copies, in the order in which they were renamed
  std::size_t m_namesForgotten = 0;  ///< moments before this session's first
  std::set<std::pair<std::string, std::string>> m_removedCopies;  ///< family and id
  QUndoStack m_undo;
  std::vector<std::weak_ptr<Results>> m_removed;
  SessionRuns m_runs{*this};
  std::size_t m_pictureBytes = 0;  ///< no fewer than all pictures take
};

}  // namespace warpbench::gui
