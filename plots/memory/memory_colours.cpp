// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memory_colours.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace warpbench::plots {

QColor laneColour(int lane, int lanes, Theme theme) {
  // In rainbow order: blue, sky blue, bluish green, yellow, orange, vermilion, purple.
  constexpr std::array kStyles{0, 5, 2, 6, 1, 3, 4};
  constexpr double kLast = static_cast<double>(kStyles.size()) - 1;
  const double place = lanes > 1 ? kLast * std::clamp(lane, 0, lanes - 1) / (lanes - 1) : 0;
  const auto before = static_cast<std::size_t>(std::min(std::floor(place), kLast - 1));
  return mixed(areaColour(kStyles[before + 1], theme), areaColour(kStyles[before], theme),
               place - static_cast<double>(before));
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
