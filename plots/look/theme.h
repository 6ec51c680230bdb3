// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QCustomPlot;
class QCPAxisRect;

namespace warpbench::plots {

/// Light or dark ground; text and pens follow. For a projector in a bright room, the contrast is the highest there is
/// and lines are thicker.
enum class Theme { Light, Dark, PresentationLight, PresentationDark };

/// Dark where the palette's windows are. (Qt 6.4 has no QStyleHints::colorScheme yet.)
Theme themeOf(const QPalette& palette);
bool isDark(Theme theme);
/// The same ground, for a projector.
Theme presented(Theme theme);
/// How many times as thick as on a desk a theme's lines are.
double strokeOf(Theme theme);

/// The neutral colours of a plot.
struct Colours {
  QColor ground;
  QColor text;
  QColor muted;  ///< secondary text and reference lines
  QColor axis;
  QColor grid;
};
const Colours& coloursOf(Theme theme);

/// The colour of a style index: Okabe and Ito's eight ("Color Universal Design", 2008), which people with a colour
/// vision deficiency can tell apart, with those two adapted that would vanish on the ground. Repeats after eight.
QColor seriesColour(int style, Theme theme);

/// `share` of `colour` on `ground`, 0 to 1.
QColor mixed(const QColor& colour, const QColor& ground, double share);

/// The sizes of text in a plot, all in pixels, so that a picture is the same whatever it is painted on.
struct Fonts {
  QFont title;
  QFont text;   ///< axis titles, legend
  QFont small;  ///< tick labels, values, notes
};

/// Derived from a widget's font; never smaller than what can be read in print.
Fonts fontsOf(const QFont& base);

/// Sets the ground, and the pens, colours and fonts of an axis rect's axes and grids: QCustomPlot ignores QPalette.
void applyTheme(QCustomPlot& plot, QCPAxisRect& axes, Theme theme, const Fonts& fonts);

}  // namespace warpbench::plots
