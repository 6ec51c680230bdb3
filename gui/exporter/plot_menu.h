// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>

#include "document/file_writer.h"
#include "draw/plot_view.h"
#include "widgets/dialogs.h"

namespace warpbench::gui {

/// The context menu of a stand-alone plot: exports it to a file or the clipboard, with the size and background last
/// chosen for exports.
class PlotMenu : public QObject {
  Q_OBJECT

 public:
  /// `propose` returns a path for a new file with that ending.
  PlotMenu(plots::PlotView& view, Dialogs& dialogs, std::function<QString(const QString& ending)> propose);

 signals:
  void done(const QString& message);
  /// `reason` is one line.
  void failed(const QString& reason);

 private:
  void add(const QString& text, void (PlotMenu::*act)());
  void exportPlot();
  void copyPicture();
  void copyData();

  plots::PlotView& m_view;
  Dialogs& m_dialogs;
  FileWriter m_writer;
  std::function<QString(const QString&)> m_propose;
};

}  // namespace warpbench::gui
