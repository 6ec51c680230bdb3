// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>
#include <optional>

class QWidget;

namespace warpbench::gui {

/// The window's questions and messages to the user, behind an interface so that tests can answer.
class Dialogs {
 public:
  enum class Answer { Save, Discard, Cancel };
  enum class Existing { Replace, Keep, Cancel };
  enum class Changed { Add, SaveAs, Replace, Cancel };

  virtual ~Dialogs() = default;
  /// A path; empty if the user cancels. The same holds for all three functions that ask for a path.
  virtual QString askOpenPath(QWidget* parent, const QString& title, const QString& filter);
  virtual QString askSavePath(QWidget* parent, const QString& title, const QString& proposed, const QString& filter);
  virtual QString askFolder(QWidget* parent, const QString& title, const QString& proposed);
  /// What to do with the existing files in `folder`, out of all files to be written.
  virtual Existing askReplace(QWidget* parent, const QString& folder, int existing, int all);
  /// What to do with unsaved results.
  virtual Answer askUnsaved(QWidget* parent, const QString& question);
  /// Whether the current run and `waiting` queued experiments may be cancelled.
  virtual bool askStop(QWidget* parent, int waiting);
  /// Whether these programs, which are running, may be ended.
  virtual bool askEnd(QWidget* parent, const QString& programs);
  /// What to do about a file that another program has changed. `missing`: the number of its results that would be
  /// overwritten; nothing if it is no longer a session, in which case Add is not offered.
  virtual Changed askChanged(QWidget* parent, const QString& path, std::optional<std::size_t> missing);
  /// The beginning of that question.
  static QString changedText(const QString& path);
  /// One line, shown as plain text because it may quote a file.
  virtual void showError(QWidget* parent, const QString& line);
  virtual void showAbout(QWidget* parent);
  virtual void showAboutQt(QWidget* parent);
};

}  // namespace warpbench::gui
