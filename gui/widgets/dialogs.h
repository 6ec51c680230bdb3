// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>
#include <optional>

class QWidget;

namespace warpbench::gui {

/// What the window asks of a person and tells one, apart from what it then does, so that a test can answer.
class Dialogs {
 public:
  enum class Answer { Save, Discard, Cancel };
  enum class Existing { Replace, Keep, Cancel };
  enum class Changed { Add, SaveAs, Replace, Cancel };

  virtual ~Dialogs() = default;
  /// A path; empty where the person thought better of it. So for all three that ask for one.
  virtual QString askOpenPath(QWidget* parent, const QString& title, const QString& filter);
  virtual QString askSavePath(QWidget* parent, const QString& title, const QString& proposed, const QString& filter);
  virtual QString askFolder(QWidget* parent, const QString& title, const QString& proposed);
  /// What becomes of the files in `folder` that are there already, of all that are to be written.
  virtual Existing askReplace(QWidget* parent, const QString& folder, int existing, int all);
  /// What becomes of results that no file has.
  virtual Answer askUnsaved(QWidget* parent, const QString& question);
  /// Whether what runs, and `waiting` experiments behind it, may be given up.
  virtual bool askStop(QWidget* parent, int waiting);
  /// What is done about a file that somebody else has changed. `missing`: results in it that would be written over;
  /// empty where it is no session any more, and Add is no answer then.
  virtual Changed askChanged(QWidget* parent, const QString& path, std::optional<std::size_t> missing);
  /// What that question begins with.
  static QString changedText(const QString& path);
  /// One line, shown as plain text: it may quote a file.
  virtual void showError(QWidget* parent, const QString& line);
  virtual void showAbout(QWidget* parent);
  virtual void showAboutQt(QWidget* parent);
};

}  // namespace warpbench::gui
