// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

#include "draw/plot_view.h"
#include "export/picture_export.h"
#include "exporter/export_kind.h"
#include "look/plot_parts.h"

namespace warpbench::gui {

/// What `warpbench` was asked on the command line.
struct CommandLine {
  enum class Action {
    Window,      ///< the window, with `session` where one is given
    Export,      ///< what `exported` says of a session to `output`
    Screenshot,  ///< a picture of the window to `output`, after a run where `family` is to be run
    Help,        ///< `message`
    Version,     ///< `message`
  };

  Action action = Action::Window;
  QString message;
  QString session;   ///< path; empty where none was given
  QString output;    ///< path
  QString view;      ///< one of plots::viewName, or empty
  QString family;    ///< id, or empty
  QString compare;   ///< path of a session to draw beside it, or empty
  QString language;  ///< of languages(), or empty: the one that is set, or the system's
  std::optional<plots::Theme> theme;

  QString logarithmic;     ///< axes of an exported plot: "x", "y", "x,y" or empty
  plots::PlotParts parts;  ///< of an exported plot
  plots::PictureSize picture = plots::onScreen(plots::kPictureSize, plots::kPictureScale);  ///< of an exported plot

  // Of an export.
  ExportKind exported = ExportKind::Plot;
  bool listings = false;  ///< of kernels, in a report

  // Of a screenshot.
  QSize size{1280, 800};
  bool run = false;
  QString device;          ///< id; empty: the one that the window proposes
  QStringList variants;    ///< ids; empty: all that run
  QStringList parameters;  ///< NAME=VALUE
  QString sweep;           ///< NAME=A:B and so on, or empty

  /// @throws RequestError saying what would be right.
  static CommandLine parse(const QStringList& arguments);
};

}  // namespace warpbench::gui
