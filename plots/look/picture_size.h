// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QSizeF>
#include <QString>
#include <optional>

namespace warpbench::plots {

inline constexpr double kPointsPerInch = 72;
inline constexpr int kDotsPerInch = 96;  ///< of logical pixels

/// The size of an exported picture and of its text.
struct PictureSize {
  enum class Unit { Millimetres, Pixels };
  static constexpr double kLeastDpi = 30, kMostDpi = 2400;
  static constexpr double kLeastText = 3, kMostText = 200;  ///< points
  static constexpr double kMostMillimetres = 5000;          ///< each way; the limit of a .pdf page
  static constexpr int kMostPixels = 20000;                 ///< each way of a .png
  static constexpr double kMaxArea = 1e8;                   ///< pixels of a .png, which is painted in one go

  double width = 0;  ///< in `unit`
  double height = 0;
  Unit unit = Unit::Pixels;
  double dpi = 96;         ///< dots per inch
  double textPoints = 10;  ///< of axis titles and legend, in 1/72 inch; everything else scales with it

  bool operator==(const PictureSize&) const = default;

  /// For a .png.
  QSize pixels() const;
  int dotsPerMetre() const;
  QSizeF millimetres() const;
  /// In 1/72 inch, the unit of .pdf files.
  QSizeF points() const;
  /// The sheet that plots are laid out on, in pixels. Text is kSheetText of them high.
  QSizeF sheet() const;
  QSize wholeSheet() const;

  /// The same picture in the other unit.
  PictureSize in(Unit other) const;
};

/// The text size on a sheet in pixels: the same on every machine, regardless of the desktop's font size.
inline constexpr int kSheetText = 13;

/// A sheet of `logical` pixels as a window shows it, with `scale` dots per pixel.
PictureSize onScreen(QSize logical, double scale);

enum class PicturePreset {
  Window,      ///< the window's size at twice its resolution
  OneColumn,   ///< of a paper with two columns
  TwoColumns,  ///< the whole width of such a paper
  Slide,       ///< 16:9
  Poster,
};
inline constexpr PicturePreset kPicturePresets[] = {PicturePreset::Window, PicturePreset::OneColumn,
                                                    PicturePreset::TwoColumns, PicturePreset::Slide,
                                                    PicturePreset::Poster};

/// The id on the command line and in settings: "one-column".
QString presetId(PicturePreset preset);
std::optional<PicturePreset> presetOf(const QString& id);
/// "Paper, one column".
QString presetTitle(PicturePreset preset);
/// `window` is the size that the window shows, in logical pixels.
PictureSize sizeOf(PicturePreset preset, QSize window);

/// Why no picture can have that size, in one line; empty if it can. The limit on pixels applies to .png only.
QString problemOf(const PictureSize& size, bool png);

/// "2008 x 1606 pixels, 85 x 68 mm": pixels of a .png and its physical size.
QString sizeText(const PictureSize& size, bool png);

/// Reads "85x60mm", "1920x1080px" or "1920x1080", all parts of a size that fit into such a text; nothing if it is none
/// of these.
std::optional<PictureSize> sizeFromText(const QString& text);

}  // namespace warpbench::plots
