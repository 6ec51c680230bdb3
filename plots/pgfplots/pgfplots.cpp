// SPDX-License-Identifier: GPL-3.0-or-later
#include "pgfplots/pgfplots.h"

#include <QCoreApplication>
#include <algorithm>

#include "axes/reference_lines.h"
#include "core/text/text.h"
#include "look/legend_entries.h"
#include "pgfplots/pgfplots_axis.h"
#include "pgfplots/pgfplots_series.h"
#include "tables/latex_text.h"

namespace warpbench::plots {
namespace {

struct PgfplotsText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Export)
};

using pgf::kPointsPerPixel;
constexpr double kTexPoints = 72.27 / kPointsPerInch;  ///< per point of 1/72 inch
using pgf::shortNumber;

/// The legend below the axes, with as many columns as the longest name allows, or beside the axes.
std::string legendOptions(const PlotData& data, PlotParts::Legend where, const pgf::Axes& axes, int columns) {
  const std::string style =
      ", anchor=north west, draw=none, fill=none, font=\\small, cells={anchor=west}, inner xsep=0pt, column "
      "sep=8pt},\n";
  if (where == PlotParts::Legend::Beside) {
    // Leaves room for line labels, if there are any.
    constexpr double kGap = 10, kLabels = 68;  // pt
    const double shift = kGap + (chosenLines(data, axes.logY).drawn.empty() ? 0 : kLabels);
    return "  legend style={at={(" + shortNumber(1 + shift / (axes.width * kPointsPerPixel)) + ",1)}" + style +
           "  legend columns=1,\n";
  }
  if (legendKeys(data).isEmpty()) return {};
  // Below the axis title, wherever the tick labels end.
  const std::string place = data.xTitle.isEmpty() ? "6pt" : "24pt";
  return "  legend style={at={(xticklabel cs:0," + place + ")}" + style +
         "  legend columns=" + std::to_string(columns) + ",\n";
}

std::string titleOf(const PlotData& data, const pgf::Axes& axes) {
  if (data.title.isEmpty() && data.subtitle.isEmpty()) return {};
  const std::string width = shortNumber(axes.width * kPointsPerPixel) + "pt";
  std::string title = "\\textbf" + pgf::braced(data.title);
  if (!data.subtitle.isEmpty()) title += "\\\\{\\small " + latexText(data.subtitle.toStdString()) + "}";
  return "  title={" + title + "},\n  title style={at={(0,1)}, anchor=south west, align=left, text width=" + width +
         "},\n";
}

/// The formula and the notes, at the bottom.
std::string notesOf(const PlotData& data, double width) {
  QStringList lines = data.notes;
  if (!data.formula.isEmpty()) lines.prepend(data.formula);
  if (lines.isEmpty()) return {};
  std::vector<std::string> texts;
  for (const QString& line : lines) texts.push_back(latexText(line.toStdString()));
  return "\\node[anchor=north west, align=left, font=\\footnotesize, inner xsep=0pt, text width=" +
         shortNumber(width * kPointsPerPixel) + "pt] at ([yshift=-4pt]current bounding box.south west) {" +
         joined(texts, "\\\\\n  ") + "};\n";
}

bool isAscii(const std::string& text) {
  return std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; });
}

/// Makes the file a document of its own. When another document includes it, this has no effect, because LaTeX has let
/// \@nodocument be \relax by then; the plot is then at most as wide as the text.
std::string headOf(const PlotData& data, bool ascii) {
  std::string text =
      "% " + oneLine(data.title.toStdString()) +
      "\n% Made by Warpbench. pdflatex makes a picture of it. A document takes it in by \\input, with this in its "
      "preamble:\n%   \\usepackage{pgfplots} \\pgfplotsset{compat=1.16}\n";
  // Non-ASCII letters need fonts with this encoding, which few installations have as outlines.
  if (!ascii) text += "%   \\usepackage[T1]{fontenc}\n";
  text +=
      "\\makeatletter\n\\ifx\\@nodocument\\relax\n  \\let\\warpbenchbegin\\relax\n  \\let\\warpbenchend\\relax\n"
      "  \\def\\warpbenchwidth#1{\\ifdim\\linewidth<#1\\linewidth\\else#1\\fi}%\n\\else\n"
      "  \\documentclass[border=1pt]{standalone}\n";
  if (!ascii)
    text +=
        "  \\usepackage[T1]{fontenc}\n"
        "  \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{\\usepackage[scaled]{helvet}}\n";
  return text +
         "  \\usepackage{pgfplots}\n  \\pgfplotsset{compat=1.16}\n  \\renewcommand{\\familydefault}{\\sfdefault}\n"
         "  \\def\\warpbenchbegin{\\begin{document}}\n  \\def\\warpbenchend{\\end{document}}\n"
         "  \\def\\warpbenchwidth#1{#1}\n\\fi\n\\makeatother\n\\warpbenchbegin\n";
}

}  // namespace

std::string pgfplotsText(const PlotData& all, const ViewState& state, const PictureSize& size) {
  PlotData data =
      shownOnly(withScales(withParts(all, state.parts), state.parts, pgf::isLogX(all, state), pgf::isLogY(all, state)),
                state.hidden);
  const bool lines = !chosenLines(data, pgf::isLogY(data, state)).drawn.empty();
  const bool legend = state.parts.legend != PlotParts::Legend::None;
  pgf::Palette palette;
  pgf::Layout layout;
  pgf::Axes axes;
  pgf::Body body;
  const auto draw = [&] {
    layout = pgf::layoutOf(data, state.parts.legend, lines, size.sheet());
    axes = pgf::axesOf(data, state, layout);
    body = pgf::bodyOf(data, axes, palette, legend);
  };
  draw();
  if (state.parts.notes && !body.notes.isEmpty()) {
    data.notes << body.notes;  // which takes some of the height
    draw();
  }
  constexpr double kBorder = 1;  // pt, on each side
  const std::string width = shortNumber(size.points().width() * kTexPoints - 2 * kBorder) + "pt";
  // An lrbox keeps line ends, which separate table rows; a macro argument would lose them. Outside the box, line ends
  // would become spaces.
  const std::string picture =
      "\\begin{lrbox}{\\warpbenchplot}\n\\begin{tikzpicture}\n\\begin{axis}[\n" + titleOf(data, axes) +
      pgf::axisOptions(data, axes) +
      (legend ? legendOptions(data, state.parts.legend, axes, layout.legendColumns) : std::string()) + "]\n" +
      body.text + "\\end{axis}\n" + notesOf(data, layout.whole) + "\\end{tikzpicture}\n\\end{lrbox}%\n";
  return headOf(data, isAscii(picture)) + "\\begingroup%\n\\pgfplotsset{compat=1.16}%\n" + palette.definitions() +
         "\\ifdefined\\warpbenchplot\\else\\newsavebox{\\warpbenchplot}\\fi%\n" + picture +
         "\\resizebox{\\warpbenchwidth{" + width + "}}{!}{\\usebox{\\warpbenchplot}}%\n\\endgroup%\n\\warpbenchend\n";
}

}  // namespace warpbench::plots
