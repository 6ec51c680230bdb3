// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace warpbench::gui {

/// An option of `warpbench` as a shell completes it.
struct CompletedOption {
  QStringList names;  ///< without dashes
  QString meaning;
  bool takesValue = false;
  QStringList values = {};  ///< that there are; none: a file
  bool device = false;      ///< its values are the devices that warpbench-cli finds
};

/// A script by which the shell completes these options, their values and files of sessions.
/// @throws RequestError for another shell than bash, zsh and fish.
QString completionScript(const std::vector<CompletedOption>& options, const QString& shell);

}  // namespace warpbench::gui
