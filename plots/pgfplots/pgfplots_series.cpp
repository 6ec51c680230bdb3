// SPDX-License-Identifier: GPL-3.0-or-later
#include "pgfplots/pgfplots_series.h"

#include <algorithm>
#include <cmath>

#include "axes/reference_lines.h"
#include "core/text/text.h"
#include "data/best_point.h"
#include "draw/bar_places.h"
#include "draw/lines_plot.h"
#include "look/legend_entries.h"
#include "text/number_text.h"

namespace warpbench::plots::pgf {
namespace {

constexpr Theme kTheme = Theme::Light;

std::string at(double x, double y) { return "(axis cs:" + numberText(x) + "," + numberText(y) + ")"; }

/// The rows of a table, with quartiles or as a plain line.
class Rows {
 public:
  void add(double x, double y) { m_text += "  " + numberText(x) + " " + numberText(y) + "\n"; }

  /// Omits the half of an error bar that a logarithmic axis cannot show.
  void add(double x, const SeriesPoint& point, bool logY) {
    const double low = point.low < point.y && !(logY && point.low <= 0) ? point.low : point.y;
    const double high = std::max(point.high, point.y);
    m_quartiles = m_quartiles || low < point.y || high > point.y;
    m_text += "  " + numberText(x) + " " + numberText(point.y) + " " + numberText(low) + " " + numberText(high) + "\n";
    m_points = true;
  }

  bool empty() const { return m_text.empty(); }

  /// \addplot with those options, and whiskers of that colour if there are quartiles.
  std::string plot(const std::string& options, const std::string& whiskers, const std::string& end = "") const {
    std::string text = "\\addplot[" + options;
    if (m_quartiles)
      text +=
          ",\n  error bars/.cd, y dir=both, y explicit, error bar style={solid, line width=0.9pt, color=" + whiskers +
          "}, error mark options={rotate=90, mark size=2.5pt, line width=0.9pt, color=" + whiskers + "}";
    text += "]\ntable[x=x, y=y";
    if (m_quartiles)
      text += ", y error plus expr=\\thisrow{high}-\\thisrow{y}, y error minus expr=\\thisrow{y}-\\thisrow{low}";
    return text + "] {\n  x y" + (m_points ? " low high" : "") + "\n" + m_text + "}" + end + ";\n";
  }

 private:
  std::string m_text;
  bool m_quartiles = false;
  bool m_points = false;
};

/// Writes the pgfplots code of a plot piece by piece.
class Writer {
 public:
  Writer(const PlotData& data, const Axes& axes, Palette& palette, bool legend)
      : m_data(data), m_axes(axes), m_palette(palette), m_legend(legend), m_best(bestPoint(data)) {
    for (const Series& series : data.series)
      for (const SeriesPoint& point : series.points)
        if (!series.flat && canShow(axes, series, point)) m_xs.push_back(point.x);
    std::ranges::sort(m_xs);
  }

  Body write() {
    addReferenceLines();
    addSlopes();
    if (m_data.bars())
      addBars();
    else
      for (const Series& series : m_data.series) m_data.form == Form::Timeline ? addSpans(series) : addLine(series);
    addOwnMarks();
    return std::move(m_body);
  }

 private:
  std::string muted() { return m_palette.name(coloursOf(kTheme).muted); }
  std::string black() { return m_palette.name(coloursOf(kTheme).text); }

  void draw(const std::string& options, const std::string& path) {
    m_body.text += "\\draw[" + options + "] " + path + ";\n";
  }

  void addReferenceLines() {
    constexpr double kNarrowAxes = 400;
    constexpr double kLabelLine = 12;     // pixels
    constexpr double kLabelLetters = 17;  // letters per label line
    constexpr double kAboveAxes = 12;     // pixels that labels may extend beyond the axes
    constexpr double kLeader = 6;
    ChosenLines chosen = chosenLines(m_data, m_axes.logY);
    if (m_axes.width < kNarrowAxes) chosen.shorten();
    if (!chosen.beyond.isEmpty()) m_body.notes << chosen.note();
    std::vector<LineLabel> labels;
    std::vector<QString> texts;
    for (const ReferenceLine& line : chosen.drawn) {
      if (!m_axes.y.contains(line.y)) continue;
      const double from = line.from > 0 ? std::max(line.from, m_axes.x.lower) : m_axes.x.lower;
      const std::string dash = dashFor(roofDash(line.kind), 1.5);
      draw(muted() + ", line width=1.125pt, " + dash, at(from, line.y) + " -- " + at(m_axes.x.upper, line.y));
      const double y = m_axes.height * (1 - m_axes.shareOfY(line.y));
      labels.push_back(
          {.lineY = y,
           .y = y,
           .height = kLabelLine * (1 + std::floor(static_cast<double>(line.label.size()) / kLabelLetters))});
      texts.push_back(line.label);
    }
    standApart(labels, -kAboveAxes, m_axes.height + kAboveAxes);
    const auto beside = [&](double x, double y) {
      return "(rel axis cs:" + shortNumber(1 + x / m_axes.width) + "," + shortNumber(1 - y / m_axes.height) + ")";
    };
    for (std::size_t i = 0; i < labels.size(); ++i) {
      draw(muted() + ", line width=0.75pt", beside(1, labels[i].lineY) + " -- " + beside(kLeader, labels[i].y));
      m_body.text +=
          "\\node[anchor=west, inner sep=2pt, align=left, text width=66pt, font=\\scriptsize, text=" + muted() +
          "] at " + beside(kLeader, labels[i].y) + " " + braced(texts[i]) + ";\n";
    }
  }

  void addOwnMarks() {
    for (const OwnMark& mark : m_data.marks) {
      const double y = mark.y.value_or(m_axes.y.upper);
      if (!m_axes.shows(mark.x, y)) continue;
      if (mark.y)
        m_body.text += "\\fill[" + black() + "] " + at(mark.x, y) + " circle [radius=1.9pt];\n";
      else
        draw(muted() + ", line width=1.125pt", at(mark.x, m_axes.y.lower) + " -- " + at(mark.x, y));
      if (mark.text.isEmpty()) continue;
      // On the side with enough room.
      constexpr double kOwnLetter = 5.5;  // pixels
      const double place = m_axes.shareOfX(mark.x) * m_axes.width;
      const double width = kOwnLetter * static_cast<double>(mark.text.size() + 1);
      const bool right = place + width <= m_axes.width || place < width;
      m_body.text += std::string("\\node[anchor=") + (mark.y ? "south " : "north ") + (right ? "west" : "east") +
                     ", inner sep=3pt, font=\\scriptsize] at " + at(mark.x, y) + " " + braced(mark.text) + ";\n";
    }
  }

  void addSlopes() {
    for (const Slope& slope : m_data.slopes) {
      if (!(slope.perX > 0)) continue;
      const double first = std::max(m_axes.x.lower, m_axes.y.lower / slope.perX);
      const double end = slope.until > 0 ? slope.until : m_axes.x.upper;
      const double last = std::min({end, m_axes.x.upper, m_axes.y.upper / slope.perX});
      if (!(last > first)) continue;
      const bool below = slope.kind == ReferenceLine::Kind::Copy;
      draw(muted() + ", line width=1.125pt, " + dashFor(roofDash(slope.kind), 1.5),
           at(first, slope.perX * first) + " -- node[sloped, " + (below ? "below" : "above") +
               ", pos=0.35, font=\\scriptsize] " + braced(slope.label) + " " + at(last, slope.perX * last));
    }
  }

  std::string barOptions(const BarStyle& style) {
    return "draw=" + m_palette.name(style.pen.color()) + ", fill=" + m_palette.name(style.brush.color());
  }

  void addBars() {
    const BarPlaces bars = barPlaces(m_data);
    for (std::size_t i = 0; i < m_data.series.size(); ++i) {
      const Series& series = m_data.series[i];
      Rows rows;
      std::string values;
      for (const auto& [id, key] : bars.places) {
        if (id.series != i) continue;
        const SeriesPoint& point = series.points[id.point];
        if (!canShow(m_axes, series, point)) {
          m_body.notes << leftOutText(series, 1);
          continue;
        }
        rows.add(key, point, m_axes.logY);
        values += valueOf(point, key, bars.width) + idealOf(point, key - 0.56 * bars.width, key + 0.56 * bars.width);
      }
      if (rows.empty()) continue;
      const BarStyle style = barStyle(series, kTheme, series.faded ? Emphasis::Faint : Emphasis::None);
      const std::string look = "line width=0.9pt, " + barOptions(style);
      m_body.text += "% " + latexComment(series.name) + "\n";
      // pgfplots can only start bars at zero, so rectangles replace them.
      if (m_data.around)
        m_body.text += rectangles(bars, i, look) + rows.plot("draw=none, mark=none, forget plot", black());
      else
        m_body.text +=
            rows.plot("ybar, bar shift=0pt, bar width=" + shortNumber(bars.width) + ", forget plot, " + look, black());
      m_body.text += values;
    }
    for (const QString& key : legendKeys(m_data))
      m_body.text += legendImage("area legend, " + barOptions(swatchFor(m_data, key, kTheme))) + legendEntry(key);
  }

  std::string legendImage(const std::string& options) const {
    return m_legend ? "\\addlegendimage{" + options + "}\n" : std::string();
  }
  std::string legendEntry(const QString& text) const {
    return m_legend ? "\\addlegendentry" + braced(text) + "\n" : std::string();
  }

  /// The bars of a series, from the value of equal times to their ends.
  std::string rectangles(const BarPlaces& bars, std::size_t series, const std::string& look) const {
    std::string text;
    for (const auto& [id, key] : bars.places) {
      if (id.series != series || !canShow(m_axes, m_data.series[series], m_data.series[series].points[id.point]))
        continue;
      const auto inside = [this](double y) { return std::clamp(y, m_axes.y.lower, m_axes.y.upper); };
      text += "\\draw[" + look + "] " + at(key - bars.width / 2, inside(*m_data.around)) + " rectangle " +
              at(key + bars.width / 2, inside(m_data.series[series].points[id.point].y)) + ";\n";
    }
    return text;
  }

  std::string valueOf(const SeriesPoint& point, double key, double width) {
    const QString text = figureText(point.y) + (point.warnings.isEmpty() ? QString() : kWarningMark);
    constexpr double kDigit = 5.5;  // pixels
    constexpr double kHeight = 9;   // pixels, of a line of digits
    const double pitch = m_axes.width / m_axes.x.size();
    const bool upright = static_cast<double>(text.size()) * kDigit <= pitch * std::max(width, 0.6);
    if (!upright && pitch * width < kHeight) return {};  // bars come before values, as in the window
    const bool hangs = m_data.around && point.y < *m_data.around;
    const std::string anchor = upright ? (hangs ? "anchor=north" : "anchor=south")
                                       : (hangs ? "anchor=east, rotate=90" : "anchor=west, rotate=90");
    const double end = hangs ? std::min(point.y, point.low) : std::max(point.y, point.high);
    if (!m_axes.shows(key, end)) return {};
    // The white fill interrupts reference lines that would cross the digits. Rotated labels have no vertical padding,
    // so they do not cover neighbouring bars.
    return "\\node[" + anchor + ", inner xsep=1pt, inner ysep=" + (upright ? "1pt" : "0pt") +
           ", outer sep=1pt, fill=white, font=\\scriptsize] at " + at(key, end) + " " + braced(text) + ";\n";
  }

  std::string idealOf(const SeriesPoint& point, double from, double to) {
    if (!point.ideal || !m_axes.shows((from + to) / 2, *point.ideal)) return {};
    return "\\draw[" + black() + ", line width=1.9pt] " + at(from, *point.ideal) + " -- " + at(to, *point.ideal) +
           ";\n";
  }

  void addSpans(const Series& series) {
    const BarStyle style = barStyle(series, kTheme, series.faded ? Emphasis::Faint : Emphasis::None);
    const std::string look = "line width=0.4pt, " + barOptions(style);
    m_body.text += "% " + latexComment(series.name) + "\n";
    for (const SeriesPoint& span : series.points) {
      constexpr double kHalf = 0.36;  // of a row
      const double from = std::max(span.x, m_axes.x.lower);
      const double to = std::min(span.x + span.length, m_axes.x.upper);
      if (from <= to) draw(look, at(from, span.y - kHalf) + " rectangle " + at(to, span.y + kHalf));
    }
    m_body.text += legendImage("area legend, " + barOptions(style)) + legendEntry(series.name);
  }

  void addLine(const Series& series) {
    const LineStyle style = lineStyle(series, kTheme, series.faded ? Emphasis::Faint : Emphasis::None);
    m_body.text += "% " + latexComment(series.name) + "\n";
    std::string options = penFor(style.pen, m_palette);
    Rows rows;
    std::string marks;
    int leftOut = 0;
    for (const SeriesPoint& point : series.points) {
      if (!canShow(m_axes, series, point)) {
        ++leftOut;
        continue;
      }
      if (series.flat) {
        rows.add(m_xs.empty() ? m_axes.x.lower : m_xs.front(), point.y);
        rows.add(m_xs.empty() ? m_axes.x.upper : m_xs.back(), point.y);
        continue;
      }
      if (series.spread) {
        if (rows.empty()) rows.add(point.x, ground());
        rows.add(point.x, std::max(point.y, ground()));
        continue;
      }
      rows.add(point.x, point, m_axes.logY);
      const bool best = m_best && &m_data.series[m_best->series].points[m_best->point] == &point;
      marks += (best ? bestMark(point) : markAbove(point)) + idealAt(point, m_palette.name(style.pen.color()));
    }
    if (leftOut > 0) m_body.notes << leftOutText(series, leftOut);
    if (rows.empty()) {
      m_body.text += legendImage(options) + legendEntry(series.name);
      return;
    }
    if (series.spread) {
      const SeriesPoint& last = series.points.back();
      rows.add(last.x + series.spread->binWidth, ground());
      m_body.text +=
          rows.plot("const plot, mark=none, fill, fill opacity=0.22, draw opacity=1, area legend, " + options, "");
      marks += spreadOf(series, style.pen.color());
    } else {
      const bool marked = !series.flat && m_data.form != Form::Course;
      options += marked ? ", " + markOf(style, m_palette) : ", mark=none";
      if (m_data.form == Form::Roofline) options += ", only marks";
      m_body.text += rows.plot(options, m_palette.name(style.pen.color()));
    }
    m_body.text += legendEntry(series.name) + marks;
  }

  /// The bottom of the steps: on a logarithmic axis an empty bin extends down to the start of the axis.
  double ground() const { return m_axes.logY ? m_axes.y.lower : 0; }

  std::string spreadOf(const Series& series, const QColor& colour) {
    double top = 0;
    for (const SeriesPoint& bin : series.points) top = std::max(top, bin.y);
    std::string text;
    const Spread& spread = *series.spread;
    for (const double x : {spread.q1, spread.median, spread.q3}) {
      if (!m_axes.x.contains(x)) continue;
      text += "\\draw[" + m_palette.name(colour) + ", " +
              (x == spread.median ? "line width=1.9pt" : "line width=1.5pt, " + dashFor({1, 1.5}, 2)) + "] " +
              at(x, m_axes.y.lower) + " -- " + at(x, std::min(top, m_axes.y.upper)) + ";\n";
    }
    return text;
  }

  std::string markAbove(const SeriesPoint& point) const {
    if (point.warnings.isEmpty() || !m_axes.shows(point.x, point.y)) return {};
    return "\\node[anchor=south, inner sep=4pt, font=\\scriptsize] at " + at(point.x, std::max(point.high, point.y)) +
           " " + braced(kWarningMark.trimmed()) + ";\n";
  }

  std::string bestMark(const SeriesPoint& point) const {
    const bool lowest = m_data.best == PlotData::Best::Lowest;
    const double low = point.low > 0 ? std::min(point.low, point.y) : point.y;
    const double end = lowest ? low : std::max(point.high, point.y);
    if (!m_axes.shows(point.x, point.y)) return {};
    const QString text = figureText(point.y) + (point.warnings.isEmpty() ? QString() : kWarningMark);
    return std::string("\\node[anchor=") + (lowest ? "north" : "south") +
           ", inner sep=4pt, font=\\scriptsize\\bfseries] at " + at(point.x, end) + " " + braced(text) + ";\n";
  }

  std::string idealAt(const SeriesPoint& point, const std::string& colour) {
    if (!point.ideal || !m_axes.shows(point.x, *point.ideal)) return {};
    return "\\draw[" + colour + ", line width=1.9pt] ([xshift=-5pt]axis cs:" + numberText(point.x) + "," +
           numberText(*point.ideal) + ") -- ([xshift=5pt]axis cs:" + numberText(point.x) + "," +
           numberText(*point.ideal) + ");\n";
  }

  /// A LaTeX comment ends at the end of its line.
  static std::string latexComment(const QString& text) { return oneLine(text.toStdString()); }

  const PlotData& m_data;
  const Axes& m_axes;
  Palette& m_palette;
  bool m_legend;
  std::optional<PointId> m_best;
  std::vector<double> m_xs;
  Body m_body;
};

}  // namespace

Body bodyOf(const PlotData& data, const Axes& axes, Palette& palette, bool legend) {
  return Writer(data, axes, palette, legend).write();
}

}  // namespace warpbench::plots::pgf
