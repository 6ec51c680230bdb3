// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/picture_size.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "text/number_text.h"

namespace warpbench::plots {
namespace {

struct PictureSizeText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::PictureSize)
};

constexpr double kMillimetres = 25.4;  ///< of an inch

/// One `unit` in inches.
double inch(PictureSize::Unit unit, double dpi) {
  return unit == PictureSize::Unit::Millimetres ? 1 / kMillimetres : 1 / dpi;
}

}  // namespace

QSize PictureSize::pixels() const { return (QSizeF(width, height) * inch(unit, dpi) * dpi).toSize(); }

int PictureSize::dotsPerMetre() const { return qRound(dpi * 1000 / kMillimetres); }

QSizeF PictureSize::millimetres() const {
  if (unit == Unit::Millimetres) return {width, height};  // exactly as entered
  return QSizeF(width, height) * (inch(unit, dpi) * kMillimetres);
}

QSizeF PictureSize::points() const { return QSizeF(width, height) * (inch(unit, dpi) * kPointsPerInch); }

QSizeF PictureSize::sheet() const { return points() * (kSheetText / textPoints); }

QSize PictureSize::wholeSheet() const { return sheet().toSize().expandedTo({1, 1}); }

PictureSize PictureSize::in(Unit other) const {
  const double factor = inch(unit, dpi) / inch(other, dpi);
  PictureSize size = *this;
  size.unit = other;
  size.width *= factor;
  size.height *= factor;
  return size;
}

PictureSize onScreen(QSize logical, double scale) {
  constexpr double kDpi = 96;  // logical pixels per inch
  return {.width = logical.width() * scale,
          .height = logical.height() * scale,
          .unit = PictureSize::Unit::Pixels,
          .dpi = kDpi * scale,
          .textPoints = kSheetText * kPointsPerInch / kDpi};
}

QString presetId(PicturePreset preset) {
  switch (preset) {
    case PicturePreset::Window:
      return QStringLiteral("window");
    case PicturePreset::OneColumn:
      return QStringLiteral("one-column");
    case PicturePreset::TwoColumns:
      return QStringLiteral("two-columns");
    case PicturePreset::Slide:
      return QStringLiteral("slide");
    case PicturePreset::Poster:
      break;
  }
  return QStringLiteral("poster");
}

std::optional<PicturePreset> presetOf(const QString& id) {
  for (const PicturePreset preset : kPicturePresets)
    if (presetId(preset) == id) return preset;
  return std::nullopt;
}

QString presetTitle(PicturePreset preset) {
  switch (preset) {
    case PicturePreset::Window:
      return PictureSizeText::tr("As in the window");
    case PicturePreset::OneColumn:
      return PictureSizeText::tr("Paper, one column");
    case PicturePreset::TwoColumns:
      return PictureSizeText::tr("Paper, two columns");
    case PicturePreset::Slide:
      return PictureSizeText::tr("Slide, 16:9");
    case PicturePreset::Poster:
      break;
  }
  return PictureSizeText::tr("Poster");
}

PictureSize sizeOf(PicturePreset preset, QSize window) {
  using enum PictureSize::Unit;
  // Column widths of Elsevier and the IEEE (85 to 90 and 178 to 190 mm), and their 600 dots per inch for drawings with
  // text.
  switch (preset) {
    case PicturePreset::OneColumn:
      return {.width = 85, .height = 68, .unit = Millimetres, .dpi = 600, .textPoints = 8};
    case PicturePreset::TwoColumns:
      return {.width = 178, .height = 100, .unit = Millimetres, .dpi = 600, .textPoints = 8};
    case PicturePreset::Slide:  // 13 1/3 inches wide, the width of presentations
      return {.width = 1920, .height = 1080, .unit = Pixels, .dpi = 144, .textPoints = 18};
    case PicturePreset::Poster:
      return {.width = 400, .height = 280, .unit = Millimetres, .dpi = 300, .textPoints = 24};
    case PicturePreset::Window:
      break;
  }
  constexpr double kFiner = 2;
  return onScreen(window, kFiner);
}

QString problemOf(const PictureSize& size, bool png) {
  if (!(size.dpi >= PictureSize::kLeastDpi && size.dpi <= PictureSize::kMostDpi))
    return PictureSizeText::tr("a picture has from %1 to %2 dots per inch")
        .arg(PictureSize::kLeastDpi)
        .arg(PictureSize::kMostDpi);
  if (!(size.textPoints >= PictureSize::kLeastText && size.textPoints <= PictureSize::kMostText))
    return PictureSizeText::tr("text has from %1 to %2 points")
        .arg(PictureSize::kLeastText)
        .arg(PictureSize::kMostText);
  const QSizeF physical = size.millimetres();
  const auto fits = [](double length, double least, double most) { return length >= least && length <= most; };
  if (png) {
    const QSizeF asked = physical * (size.dpi / kMillimetres);  // a QSize might overflow
    constexpr double kHalf = 0.5;
    if (!fits(asked.width(), kHalf, PictureSize::kMostPixels) || !fits(asked.height(), kHalf, PictureSize::kMostPixels))
      return PictureSizeText::tr("a picture has from 1 to %1 pixels each way").arg(PictureSize::kMostPixels);
    if (asked.width() * asked.height() > PictureSize::kMaxArea)
      return PictureSizeText::tr("a picture has at most %1 million pixels").arg(PictureSize::kMaxArea / 1e6);
  }
  constexpr double kLeast = 0.1;
  if (!fits(physical.width(), kLeast, PictureSize::kMostMillimetres) ||
      !fits(physical.height(), kLeast, PictureSize::kMostMillimetres))
    return PictureSizeText::tr("a picture has from %1 to %2 mm each way")
        .arg(kLeast)
        .arg(PictureSize::kMostMillimetres);
  return {};
}

QString sizeText(const PictureSize& size, bool png) {
  const QLocale locale = plotLocale();
  constexpr double kTenth = 10;
  const auto number = [&](double value) { return locale.toString(qRound(value * kTenth) / kTenth); };
  const QSizeF physical = size.millimetres();
  if (!png) return PictureSizeText::tr("%1 x %2 mm").arg(number(physical.width()), number(physical.height()));
  return PictureSizeText::tr("%1 x %2 pixels, %3 x %4 mm")
      .arg(locale.toString(size.pixels().width()), locale.toString(size.pixels().height()), number(physical.width()),
           number(physical.height()));
}

std::optional<PictureSize> sizeFromText(const QString& text) {
  static const QRegularExpression form(QStringLiteral("^(\\d+(?:\\.\\d+)?)x(\\d+(?:\\.\\d+)?)(mm|px|)$"));
  const QRegularExpressionMatch match = form.match(text);
  if (!match.hasMatch()) return std::nullopt;
  PictureSize size;
  size.width = match.captured(1).toDouble();
  size.height = match.captured(2).toDouble();
  const bool physical = match.captured(3) == QLatin1String("mm");
  size.unit = physical ? PictureSize::Unit::Millimetres : PictureSize::Unit::Pixels;
  if (!(size.width > 0) || !(size.height > 0)) return std::nullopt;
  return size;
}

}  // namespace warpbench::plots
