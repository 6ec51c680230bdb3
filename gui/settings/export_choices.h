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

/// How plots are exported; kept from one start to the next.
struct ExportChoices {
  QString ending = QStringLiteral("pdf");                                        ///< of kEndings: the format
  std::optional<plots::PicturePreset> preset = plots::PicturePreset::Window;     ///< none: a size of one's own
  plots::PictureSize size = plots::sizeOf(plots::PicturePreset::OneColumn, {});  ///< where there is no preset
  bool dark = false;
  std::map<QString, plots::PlotParts> parts = {};  ///< by partsKey(), where a person has changed them; without words

  /// The preset's id, or "own".
  QString partsKey() const;
  /// Those of a column of a paper have no words that a caption has: the data get the room.
  plots::PlotParts shownParts() const;

  bool operator==(const ExportChoices&) const = default;

  /// `window` is what the window shows, in logical pixels.
  plots::PictureSize sizeFor(QSize window) const;
  plots::Theme theme() const { return dark ? plots::Theme::Dark : plots::Theme::Light; }
  bool picture() const;  ///< or text: data, or LaTeX
  bool sized() const;    ///< a picture, or LaTeX that draws one

  /// What is missing or makes no sense is the default.
  static ExportChoices read(const QSettings& store);
  void write(QSettings& store) const;
};

/// The parts of a plot that can be left out, as the command line calls them: "title", "lines", "legend".
QStringList partNames();
/// False where there is no such part.
bool leavePartOut(const QString& name, plots::PlotParts& parts);

/// Pictures first.
inline constexpr QLatin1String kEndings[] = {QLatin1String("pdf"), QLatin1String("svg"), QLatin1String("png"),
                                             QLatin1String("tex"), QLatin1String("csv"), QLatin1String("tsv"),
                                             QLatin1String("json")};

}  // namespace warpbench::gui
