// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/theme.h"

#include <qcustomplot.h>

#include <QFontInfo>
#include <algorithm>
#include <array>

namespace warpbench::plots {
namespace {

using Palette = std::array<QRgb, 8>;

// Okabe and Ito's blue, orange, bluish green, vermilion, reddish purple, sky blue, yellow, black.
constexpr Palette kAreas{0xff0072b2, 0xffe69f00, 0xff009e73, 0xffd55e00,
                         0xffcc79a7, 0xff56b4e9, 0xffb8a200, 0xff333333};
// Darker where theirs have a contrast below 3 to 1.
constexpr Palette kOnWhite{0xff0072b2, 0xffc97b00, 0xff009e73, 0xffd55e00,
                           0xffcc79a7, 0xff2e94d0, 0xff928a00, 0xff333333};
constexpr Palette kOnDark{0xff3d9bdc, 0xffe69f00, 0xff1fb88c, 0xffe8743b,
                          0xffd98bb7, 0xff7cc8f2, 0xfff0e442, 0xffe0e0e0};

QColor colourIn(const Palette& palette, int style) {
  return QColor::fromRgb(palette[static_cast<std::size_t>(std::max(style, 0)) % palette.size()]);
}

}  // namespace

Theme themeOf(const QPalette& palette) {
  constexpr int kMiddle = 128;
  return palette.color(QPalette::Window).lightness() < kMiddle ? Theme::Dark : Theme::Light;
}

bool isDark(Theme theme) { return theme == Theme::Dark || theme == Theme::PresentationDark; }

Theme presented(Theme theme) { return isDark(theme) ? Theme::PresentationDark : Theme::PresentationLight; }

double strokeFor(Theme theme) {
  constexpr double kThick = 1.5;
  return theme == Theme::PresentationLight || theme == Theme::PresentationDark ? kThick : 1;
}

const Colours& coloursOf(Theme theme) {
  static const Colours light{.ground = QColor(0xffffff),
                             .text = QColor(0x1a1a1a),
                             .muted = QColor(0x555555),
                             .axis = QColor(0x4d4d4d),
                             .grid = QColor(0xe2e2e2)};
  static const Colours dark{.ground = QColor(0x1e2126),
                            .text = QColor(0xececec),
                            .muted = QColor(0xb4b8be),
                            .axis = QColor(0x9a9fa6),
                            .grid = QColor(0x363b42)};
  static const Colours brightest{.ground = QColor(0xffffff),
                                 .text = QColor(Qt::black),
                                 .muted = QColor(0x2e2e2e),
                                 .axis = QColor(0x1a1a1a),
                                 .grid = QColor(0xd0d0d0)};
  static const Colours darkest{.ground = QColor(Qt::black),
                               .text = QColor(0xffffff),
                               .muted = QColor(0xdcdcdc),
                               .axis = QColor(0xe6e6e6),
                               .grid = QColor(0x454545)};
  switch (theme) {
    case Theme::Light:
      return light;
    case Theme::Dark:
      return dark;
    case Theme::PresentationLight:
      return brightest;
    case Theme::PresentationDark:
      break;
  }
  return darkest;
}

QColor seriesColour(int style, Theme theme) {
  return colourIn(isDark(theme) ? kOnDark : kOnWhite, style);
}

QColor areaColour(int style, Theme theme) { return colourIn(isDark(theme) ? kOnDark : kAreas, style); }

QColor mixed(const QColor& colour, const QColor& ground, double share) {
  const auto mix = [share](float a, float b) { return static_cast<float>(share * a + (1 - share) * b); };
  return QColor::fromRgbF(mix(colour.redF(), ground.redF()), mix(colour.greenF(), ground.greenF()),
                          mix(colour.blueF(), ground.blueF()));
}

Fonts fontsFor(const QFont& base) {
  constexpr int kSmallest = 12;
  constexpr double kTitle = 1.25;
  constexpr double kSmall = 0.92;
  const int pixels = std::max(QFontInfo(base).pixelSize(), kSmallest);
  Fonts fonts{base, base, base};
  fonts.title.setPixelSize(qRound(pixels * kTitle));
  fonts.title.setBold(true);
  fonts.text.setPixelSize(pixels);
  fonts.small.setPixelSize(std::max(qRound(pixels * kSmall), kSmallest - 1));
  return fonts;
}

void applyTheme(QCustomPlot& plot, QCPAxisRect& axes, Theme theme, const Fonts& fonts) {
  const Colours& colours = coloursOf(theme);
  plot.setBackground(QBrush(colours.ground));
  for (QCPAxis* axis : axes.axes()) {
    const QPen pen(colours.axis, strokeFor(theme));
    axis->setBasePen(pen);
    axis->setTickPen(pen);
    axis->setSubTickPen(pen);
    axis->setSelectedBasePen(pen);
    axis->setSelectedTickPen(pen);
    axis->setSelectedSubTickPen(pen);
    axis->setLabelColor(colours.text);
    axis->setSelectedLabelColor(colours.text);
    axis->setTickLabelColor(colours.text);
    axis->setSelectedTickLabelColor(colours.text);
    axis->setLabelFont(fonts.text);
    axis->setSelectedLabelFont(fonts.text);
    axis->setTickLabelFont(fonts.small);
    axis->setSelectedTickLabelFont(fonts.small);
    axis->grid()->setPen(QPen(colours.grid, 1));
    axis->grid()->setSubGridPen(QPen(colours.grid, 1, Qt::DotLine));
    axis->grid()->setZeroLinePen(Qt::NoPen);
  }
}

}  // namespace warpbench::plots
