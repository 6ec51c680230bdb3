// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memory_colours.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace warpbench::plots {

QColor laneColour(int lane, int lanes, Theme theme) {
  // Okabe and Ito's colours in rainbow order: blue, sky blue, bluish green, yellow, orange, vermilion, purple. Areas
  // may be lighter than lines.
  static constexpr std::array kStyles{0, 5, 2, 6, 1, 3, 4};
  static constexpr std::array<QRgb, 7> kLight{0xff0072b2, 0xff56b4e9, 0xff009e73, 0xffb8a200,
                                              0xffe69f00, 0xffd55e00, 0xffcc79a7};
  const auto colour = [theme](std::size_t i) {
    return theme == Theme::Light ? QColor(kLight[i]) : seriesColour(kStyles[i], theme);
  };
  constexpr double kLast = static_cast<double>(kStyles.size()) - 1;
  const double place = lanes > 1 ? kLast * std::clamp(lane, 0, lanes - 1) / (lanes - 1) : 0;
  const auto before = static_cast<std::size_t>(std::min(std::floor(place), kLast - 1));
  return mixed(colour(before + 1), colour(before), place - static_cast<double>(before));
}

QColor readColour(const QColor& lane, Theme theme) { return mixed(lane, coloursOf(theme).ground, 0.45); }

QColor writtenColour(Theme theme) {
  return mixed(coloursOf(theme).text, coloursOf(theme).ground, isDark(theme) ? 0.3 : 0.22);
}

QColor fetchedColour(Theme theme) { return mixed(coloursOf(theme).axis, coloursOf(theme).ground, 0.35); }

QColor idleColour(Theme theme) {
  // A projector needs more contrast on black.
  return mixed(coloursOf(theme).text, coloursOf(theme).ground, isDark(theme) ? 0.22 : 0.1);
}

QColor inkOn(const QColor& ground) {
  // Perceived brightness, ITU-R BT.601.
  const double brightness = 0.299 * ground.redF() + 0.587 * ground.greenF() + 0.114 * ground.blueF();
  constexpr double kMiddle = 0.55;
  return brightness > kMiddle ? QColor(Qt::black) : QColor(Qt::white);
}

}  // namespace warpbench::plots
