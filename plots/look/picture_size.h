// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QSizeF>
#include <QString>
#include <optional>

namespace warpbench::plots {

inline constexpr double kPointsPerInch = 72;
inline constexpr int kDotsPerInch = 96;  ///< of logical pixels

/// How large an exported picture is, and what is written in it.
struct PictureSize {
  enum class Unit { Millimetres, Pixels };
  static constexpr double kLeastDpi = 30, kMostDpi = 2400;
  static constexpr double kLeastText = 3, kMostText = 200;  ///< points
  static constexpr double kMostMillimetres = 5000;          ///< each way; a .pdf's page ends there
  static constexpr int kMostPixels = 20000;                 ///< each way of a .png
  static constexpr double kMostArea = 1e8;                  ///< pixels of a .png; they are painted at a stretch

  double width = 0;  ///< in `unit`
  double height = 0;
  Unit unit = Unit::Pixels;
  double dpi = 96;         ///< dots per inch: how large a pixel is
  double textPoints = 10;  ///< of axis titles and legend, in 1/72 inch; all else is in proportion to it

  bool operator==(const PictureSize&) const = default;

  /// Of a .png.
  QSize pixels() const;
  int dotsPerMetre() const;
  QSizeF millimetres() const;
  /// 1/72 inch, as a .pdf counts.
  QSizeF points() const;
  /// What plots are laid out on: in pixels of which kSheetText make the text's size.
  QSizeF sheet() const;
  QSize wholeSheet() const;

  /// The same picture, counted in the other unit.
  PictureSize in(Unit other) const;
};

/// The size of text on a sheet, in its pixels: the same on every machine, whatever its desktop's font size.
inline constexpr int kSheetText = 13;

/// A sheet of `logical` pixels as a window shows it, with `scale` dots for each.
PictureSize onScreen(QSize logical, double scale);

enum class PicturePreset {
  Window,      ///< what stands there, twice as fine
  OneColumn,   ///< of a paper with two
  TwoColumns,  ///< the whole width of such a paper
  Slide,       ///< 16:9
  Poster,
};
inline constexpr PicturePreset kPicturePresets[] = {PicturePreset::Window, PicturePreset::OneColumn,
                                                    PicturePreset::TwoColumns, PicturePreset::Slide,
                                                    PicturePreset::Poster};

/// The word of the command line and of the settings: "one-column".
QString presetId(PicturePreset preset);
std::optional<PicturePreset> presetOf(const QString& id);
/// "Paper, one column".
QString presetTitle(PicturePreset preset);
/// `window` is what the window shows, in logical pixels.
PictureSize sizeOf(PicturePreset preset, QSize window);

/// Why no picture of that size can be made, in one line; empty where it can. Pixels count for a .png only.
QString problemOf(const PictureSize& size, bool png);

/// "2008 x 1606 pixels, 85 x 68 mm": pixels of a .png, and how large it is.
QString sizeText(const PictureSize& size, bool png);

/// Reads "85x60mm", "1920x1080px" or "1920x1080", into which nothing else of a size goes; nothing where it is none.
std::optional<PictureSize> sizeFromText(const QString& text);

}  // namespace warpbench::plots
