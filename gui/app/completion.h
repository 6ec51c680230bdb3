// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace warpbench::gui {

/// An option of `warpbench` for shell completion.
struct CompletedOption {
  QStringList names;  ///< without dashes
  QString meaning;
  bool takesValue = false;
  QStringList values = {};  ///< possible values; empty: a file
  bool device = false;      ///< its values are the devices listed by warpbench-cli
};

/// A script that completes these options, their values and session files.
/// @throws RequestError for shells other than bash, zsh and fish.
QString completionScript(const std::vector<CompletedOption>& options, const QString& shell);

}  // namespace warpbench::gui
