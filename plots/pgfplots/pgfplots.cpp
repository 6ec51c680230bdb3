// SPDX-License-Identifier: GPL-3.0-or-later
#include "pgfplots/pgfplots.h"

#include <algorithm>

#include "axes/reference_lines.h"
#include "base/text.h"
#include "look/legend_entries.h"
#include "pgfplots/pgfplots_axis.h"
#include "pgfplots/pgfplots_series.h"
#include "report/latex_text.h"

namespace warpbench::plots {
namespace {

struct PgfplotsText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Export)
};

using pgf::kPointsPerPixel;
using pgf::shortNumber;

/// Below the axes in as many columns as the longest name leaves room for, or beside them.
std::string legendOptions(const PlotData& data, PlotParts::Legend where, const pgf::Axes& axes) {
  const std::string style =
      ", anchor=north west, draw=none, fill=none, font=\\small, cells={anchor=west}, inner xsep=0pt, column "
      "sep=8pt},\n";
  if (where == PlotParts::Legend::Beside) {
    // Past the labels of lines, where there are any.
    constexpr double kGap = 10, kLabels = 68;  // pt
    const double shift = kGap + (chosenLines(data, axes.logY).drawn.empty() ? 0 : kLabels);
    return "  legend style={at={(" + shortNumber(1 + shift / (pgf::kWidth * kPointsPerPixel)) + ",1)}" + style +
           "  legend columns=1,\n";
  }
  constexpr double kLetter = 5.6, kBesideName = 60;  // pixels
  constexpr int kMost = 4;
  qsizetype longest = 1;
  qsizetype count = 0;
  for (const QString& key : legendKeys(data)) {
    longest = std::max(longest, key.size());
    ++count;
  }
  if (count == 0) return {};
  const int columns =
      std::clamp(static_cast<int>(pgf::kWidth / (static_cast<double>(longest) * kLetter + kBesideName)), 1, kMost);
  // Below the title of the axis, wherever the ticks' labels end.
  const std::string place = data.bars() ? "6pt" : "24pt";
  return "  legend style={at={(xticklabel cs:0," + place + ")}" + style +
         "  legend columns=" + std::to_string(columns) + ",\n";
}

std::string titleOf(const PlotData& data) {
  const std::string width = shortNumber(pgf::kWidth * kPointsPerPixel) + "pt";
  std::string title = "\\textbf" + pgf::braced(data.title);
  if (!data.subtitle.isEmpty()) title += "\\\\{\\small " + latexText(data.subtitle.toStdString()) + "}";
  return "  title={" + title + "},\n  title style={at={(0,1)}, anchor=south west, align=left, text width=" + width +
         "},\n";
}

/// The formula and what there is to know of single results, below all else.
std::string notesOf(const PlotData& data, const QStringList& notes) {
  QStringList lines = notes;
  if (!data.formula.isEmpty()) lines.prepend(data.formula);
  if (lines.isEmpty()) return {};
  std::vector<std::string> texts;
  for (const QString& line : lines) texts.push_back(latexText(line.toStdString()));
  return "\\node[anchor=north west, align=left, font=\\footnotesize, inner xsep=0pt, text width=" +
         shortNumber((pgf::kWidth + 100) * kPointsPerPixel) +
         "pt] at ([yshift=-4pt]current bounding box.south west) {" + joined(texts, "\\\\\n  ") + "};\n";
}

bool isAscii(const std::string& text) {
  return std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; });
}

}  // namespace

std::string pgfplotsText(const PlotData& all, const ViewState& state) {
  const PlotData data = shownOnly(withParts(all, state.parts), state.hidden);
  const pgf::Axes axes = pgf::axesOf(data, state);
  const bool legend = state.parts.legend != PlotParts::Legend::None;
  pgf::Palette palette;
  const pgf::Body body = pgf::bodyOf(data, axes, palette, legend);
  const std::string picture = "\\begin{tikzpicture}\n\\begin{axis}[\n" + titleOf(data) + pgf::axisOptions(data, axes) +
                              (legend ? legendOptions(data, state.parts.legend, axes) : std::string()) + "]\n" +
                              body.text + "\\end{axis}\n" + notesOf(data, data.notes + body.notes) +
                              "\\end{tikzpicture}\n";
  std::string text = "% " + oneLine(data.title.toStdString()) +
                     "\n% Made by Warpbench; pdflatex makes a picture of it.\n" +
                     "\\documentclass[border=4pt]{standalone}\n";
  // Letters beyond ASCII are in fonts of this encoding, which few installations have as outlines.
  if (!isAscii(picture))
    text +=
        "\\usepackage[T1]{fontenc}\n\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{\\usepackage[scaled]{helvet}}\n";
  return text +
         "\\usepackage{pgfplots}\n\\pgfplotsset{compat=1.16}\n\\usetikzlibrary{plotmarks}\n"
         "\\renewcommand{\\familydefault}{\\sfdefault}\n" +
         palette.definitions() + "\\begin{document}\n" + picture + "\\end{document}\n";
}

}  // namespace warpbench::plots
