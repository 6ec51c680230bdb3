// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace warpbench::gui {

/// What the window asks of a person and tells one, apart from what it then does, so that a test can answer.
class Dialogs {
 public:
  enum class Answer { Save, Discard, Cancel };

  virtual ~Dialogs() = default;
  /// A path; empty where the person thought better of it. So for all three.
  virtual QString askOpenPath(QWidget* parent, const QString& title, const QString& filter);
  virtual QString askSavePath(QWidget* parent, const QString& title, const QString& proposed, const QString& filter);
  /// What becomes of results that no file has.
  virtual Answer askUnsaved(QWidget* parent, const QString& question);
  /// One line, shown as plain text: it may quote a file.
  virtual void showError(QWidget* parent, const QString& line);
  virtual void showAbout(QWidget* parent);
  virtual void showAboutQt(QWidget* parent);
};

}  // namespace warpbench::gui
