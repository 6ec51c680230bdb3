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

/// The parsed command line of `warpbench`.
struct CommandLine {
  enum class Action {
    Window,      ///< the window, with `session` if given
    Export,      ///< writes `exported` of a session to `output`
    Screenshot,  ///< writes a picture of the window to `output`, after a run if `family` is to run
    Help,        ///< prints `message`
    Version,     ///< prints `message`
  };

  Action action = Action::Window;
  QString message;
  QString session;   ///< path; empty if not given
  QString output;    ///< path
  QString view;      ///< one of plots::viewName, or empty
  QString family;    ///< id, or empty
  QString compare;   ///< path of a session to compare with, or empty
  QString language;  ///< of languages(), or empty: the stored or the system's language
  std::optional<plots::Theme> theme;

  QString logarithmic;     ///< axes of an exported plot: "x", "y", "x,y" or empty
  plots::PlotParts parts;  ///< of an exported plot
  plots::PictureSize picture = plots::onScreen(plots::kPictureSize, plots::kPictureScale);  ///< of an exported plot

  // For an export.
  ExportKind exported = ExportKind::Plot;
  bool listings = false;  ///< include kernels in a report

  // For a screenshot.
  QSize size{1280, 800};
  bool run = false;
  QString device;          ///< id; empty: the window's default
  QStringList variants;    ///< ids; empty: all runnable ones
  QStringList parameters;  ///< NAME=VALUE
  QString sweep;           ///< NAME=A:B and so on, or empty

  /// @throws RequestError describing correct usage.
  static CommandLine parse(const QStringList& arguments);
};

}  // namespace warpbench::gui
