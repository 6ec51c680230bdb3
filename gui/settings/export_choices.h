// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <optional>

#include "look/picture_size.h"
#include "look/plot_parts.h"
#include "look/theme.h"

class QSettings;

namespace warpbench::gui {

/// How plots are exported; kept between starts.
struct ExportChoices {
  QString ending = QStringLiteral("pdf");                                        ///< one of kEndings: the format
  std::optional<plots::PicturePreset> preset = plots::PicturePreset::Window;     ///< nothing: a custom size
  plots::PictureSize size = plots::sizeOf(plots::PicturePreset::OneColumn, {});  ///< used without a preset
  bool dark = false;
  std::map<QString, plots::PlotParts> parts = {};  ///< by partsKey(), if the user changed them; without words

  /// The preset's id, or "own".
  QString partsKey() const;
  /// A column of a paper omits the words that belong in its caption, to leave the room for the data.
  plots::PlotParts shownParts() const;

  bool operator==(const ExportChoices&) const = default;

  /// `window` is the window's size in logical pixels.
  plots::PictureSize sizeFor(QSize window) const;
  plots::Theme theme() const { return dark ? plots::Theme::Dark : plots::Theme::Light; }
  bool picture() const;  ///< not text (data or LaTeX)
  bool sized() const;    ///< a picture, or LaTeX that draws one

  /// Missing or invalid values take their defaults.
  static ExportChoices read(const QSettings& store);
  void write(QSettings& store) const;
};

/// The parts of a plot that can be left out, by their names on the command line: "title", "lines", "legend".
QStringList partNames();
/// Returns false if there is no such part.
bool leavePartOut(const QString& name, plots::PlotParts& parts);

/// Pictures first.
inline constexpr QLatin1String kEndings[] = {QLatin1String("pdf"), QLatin1String("svg"), QLatin1String("png"),
                                             QLatin1String("tex"), QLatin1String("csv"), QLatin1String("tsv"),
                                             QLatin1String("json")};

}  // namespace warpbench::gui
