// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "widgets/dialogs.h"

namespace warpbench::gui {

/// Dialogs whose errors can be sent elsewhere, so that nothing pops up in front of a class.
class QuietDialogs : public Dialogs {
 public:
  explicit QuietDialogs(std::unique_ptr<Dialogs> dialogs) : m_dialogs(std::move(dialogs)) {}

  /// Sends errors to `take` instead of showing them; an empty function lets them pop up again.
  void setQuiet(std::function<void(const QString& line)> take) { m_take = std::move(take); }

  QString askOpenPath(QWidget* parent, const QString& title, const QString& filter) override;
  QString askSavePath(QWidget* parent, const QString& title, const QString& proposed, const QString& filter) override;
  QString askFolder(QWidget* parent, const QString& title, const QString& proposed) override;
  Existing askReplace(QWidget* parent, const QString& folder, int existing, int all) override;
  Answer askUnsaved(QWidget* parent, const QString& question) override;
  bool askStop(QWidget* parent, int waiting) override;
  bool askEnd(QWidget* parent, const QString& programs) override;
  Changed askChanged(QWidget* parent, const QString& path, std::optional<std::size_t> missing) override;
  void showError(QWidget* parent, const QString& line) override;
  void showAbout(QWidget* parent) override;
  void showAboutQt(QWidget* parent) override;

 private:
  std::unique_ptr<Dialogs> m_dialogs;
  std::function<void(const QString&)> m_take;
};

}  // namespace warpbench::gui
