// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QCustomPlot;
class QCPAxisRect;

namespace warpbench::plots {

/// Light or dark background; text and pens follow. The presentation themes suit a projector in a bright room, with the
/// highest contrast and thicker lines.
enum class Theme { Light, Dark, PresentationLight, PresentationDark };

/// Dark if the palette's windows are dark. (Qt 6.4 lacks QStyleHints::colorScheme.)
Theme themeOf(const QPalette& palette);
bool isDark(Theme theme);
/// The presentation theme with the same background.
Theme presented(Theme theme);
/// The factor of a theme's line widths over those of the desktop themes.
double strokeFor(Theme theme);

/// The neutral colours of a plot.
struct Colours {
  QColor ground;
  QColor text;
  QColor muted;  ///< secondary text and reference lines
  QColor axis;
  QColor grid;
};
const Colours& coloursOf(Theme theme);

/// The colour of a style index: the eight by Okabe and Ito ("Color Universal Design", 2008), which readers with colour
/// vision deficiencies can distinguish. Two are adapted, because they would vanish on the background. Repeats after
/// eight.
QColor seriesColour(int style, Theme theme);

/// As seriesColour(), but for areas, which may be lighter on white than lines.
QColor areaColour(int style, Theme theme);

/// `share` (0 to 1) of `colour` on `ground`.
QColor mixed(const QColor& colour, const QColor& ground, double share);

/// The sizes of text in a plot in pixels, so that a picture is the same on every device.
struct Fonts {
  QFont title;
  QFont text;   ///< axis titles, legend
  QFont small;  ///< tick labels, values, notes
};

/// Derived from a widget's font, but never smaller than readable in print.
Fonts fontsFor(const QFont& base);

/// Applies the theme to the background and to an axis rect's axes and grids, because QCustomPlot ignores QPalette.
void applyTheme(QCustomPlot& plot, QCPAxisRect& axes, Theme theme, const Fonts& fonts);

}  // namespace warpbench::plots
