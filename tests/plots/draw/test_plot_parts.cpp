// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QVector>
#include <cmath>
#include <set>

#include "axes/axis_range.h"
#include "axes/axis_tickers.h"
#include "look/series_style.h"
#include "plots/sample_results.h"
#include "test_registry.h"
#include "text/number_text.h"
#include "text/point_text.h"
#include "text/shown_text.h"
#include "text/text_wrap.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

std::pair<QVector<double>, QVector<QString>> ticksOf(QCPAxisTicker& ticker, const QCPRange& range, int count = 8) {
  QVector<double> ticks;
  QVector<QString> labels;
  ticker.setTickCount(count);
  ticker.generate(range, QLocale::c(), 'g', 6, ticks, nullptr, &labels);
  return {ticks, labels};
}

double luminance(const QColor& colour) {
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// Contrast as defined by WCAG 2.
double contrast(const QColor& a, const QColor& b) {
  const double dark = std::min(luminance(a), luminance(b));
  return (std::max(luminance(a), luminance(b)) + 0.05) / (dark + 0.05);
}

}  // namespace

class TestPlotParts : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
  void figuresHaveThreeDigits();
  void largePowersOfTwoAreWrittenAsSuch();
  void figuresFollowTheLocale();
  void sweepTicksAreMultiplesOfPowersOfTwo();
  void ticksAreNeverBetweenWholeNumbers();
  void logarithmicTicksArePowers();
  void aRangeWithinADecadeStillHasTicks();
  void rangesStartAtZeroAndLeaveRoomAbove();
  void logarithmicRangesPassOverZero();
  void oneValueMakesARange();
  void linesAreNoWiderThanAsked();
  void textsAreElidedFromTheLastLineOn();
  void stylesStayApartBeyondEight();
  void linesOfTwoDevicesStayApartInPrint();
  void groupsDifferInMoreThanColour();
  void coloursAreReadableOnBothGrounds();
  void tooltipsSayEverything();
};

void TestPlotParts::figuresHaveThreeDigits() {
  QCOMPARE(figureText(4210.6), "4211");
  QCOMPARE(figureText(66900), "66900");
  QCOMPARE(figureText(99.96), "100");
  QCOMPARE(figureText(12.34), "12.3");
  QCOMPARE(figureText(2.3), "2.3");
  QCOMPARE(figureText(0.0123456), "0.0123");
  QCOMPARE(figureText(0.0000123456), "1.23E-05");
  QCOMPARE(figureText(0), "0");
  QCOMPARE(figureText(std::nan("")), "?");
  // Formatted as in a sentence.
  for (const double value : {2.1, 2.0, 0.5, 0.0123456, 9.996, 12.34, 99.96, 480.4})
    QCOMPARE(figureText(value), quantityText({value, {}}));
}

void TestPlotParts::largePowersOfTwoAreWrittenAsSuch() {
  QCOMPARE(wholeText(32768), "32768");
  QCOMPARE(wholeText(65536), "2¹⁶");
  QCOMPARE(wholeText(1 << 28), "2²⁸");
  QCOMPARE(wholeText(100000), "100000");
  QCOMPARE(wholeText(0), "0");
  QCOMPARE(wholeText(-3), "-3");
}

void TestPlotParts::figuresFollowTheLocale() {
  const QLocale before;
  QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
  const QString text = figureText(12.34);
  const QString large = figureText(66900);
  QLocale::setDefault(before);
  QCOMPARE(text, "12,3");
  QCOMPARE(large, "66900");  // no thousands separator that looks like a decimal point
}

void TestPlotParts::sweepTicksAreMultiplesOfPowersOfTwo() {
  IntegerTicker tiles({1, 2, 3, 31, 32});
  QCOMPARE(ticksOf(tiles, {0.5, 32.5}).first, (QVector<double>{4, 8, 12, 16, 20, 24, 28, 32}));
  IntegerTicker sizes({512, 1024, 4096});
  QCOMPARE(ticksOf(sizes, {400, 4200}).first, (QVector<double>{512, 1024, 1536, 2048, 2560, 3072, 3584, 4096}));
  IntegerTicker decimal({1000, 1500, 2000});
  QCOMPARE(ticksOf(decimal, {990, 2010}, 5).first, (QVector<double>{1000, 1200, 1400, 1600, 1800, 2000}));
}

void TestPlotParts::ticksAreNeverBetweenWholeNumbers() {
  IntegerTicker ticker({1, 2, 3});
  QCOMPARE(ticksOf(ticker, {0.8, 3.2}).first, (QVector<double>{1, 2, 3}));
  QCOMPARE(ticksOf(ticker, {0.8, 3.2}).second, (QVector<QString>{"1", "2", "3"}));
}

void TestPlotParts::logarithmicTicksArePowers() {
  LogTicker two(LogTicker::Base::Two);
  const auto tiles = ticksOf(two, {0.9, 35});
  QCOMPARE(tiles.first, (QVector<double>{1, 2, 4, 8, 16, 32}));
  const auto elements = ticksOf(two, {1000, 3e8}, 10);
  QCOMPARE(elements.first.first(), 1024.);
  QCOMPARE(elements.second.last(), "2²⁸");
  LogTicker ten(LogTicker::Base::Ten);
  QCOMPARE(ticksOf(ten, {0.005, 200}).second, (QVector<QString>{"0.01", "0.1", "1", "10", "100"}));
}

void TestPlotParts::aRangeWithinADecadeStillHasTicks() {
  LogTicker ten(LogTicker::Base::Ten);
  QCOMPARE(ticksOf(ten, {1500, 6000}).first, (QVector<double>{2000, 5000}));
}

void TestPlotParts::rangesStartAtZeroAndLeaveRoomAbove() {
  const QCPRange range = valueRange({{100, 20}, {90, 100}, {119, 0}}, 200, false);
  QCOMPARE(range.lower, 0.);
  QCOMPARE(range.upper, 180.);  // 90 with half of the 200 pixels above it
}

void TestPlotParts::logarithmicRangesPassOverZero() {
  const QCPRange range = valueRange({{0, 10}, {-5, 10}, {250, 0}, {1000, 0}, {std::nan(""), 0}}, 200, true);
  QCOMPARE(range.lower, 200.);
  QVERIFY(qAbs(range.upper - 1000) < 1e-6);
  QCOMPARE(valueRange({{0, 0}}, 200, true).lower, 1.);
  // Below a value that is almost round there is space for half a marker.
  QCOMPARE(valueRange({{501, 0}, {60000, 0}}, 200, true).lower, 200.);
  QCOMPARE(valueRange({{500, 0}, {60000, 0}}, 200, true).lower, 200.);
  QCOMPARE(valueRange({{580, 0}, {60000, 0}}, 200, true).lower, 500.);
  QCOMPARE(valueRange({}, 200, false).upper, 1.);
  const QCPRange sweep = sweepRange({0, 1, 4}, 100, 25, true);
  QVERIFY(qAbs(sweep.lower - 0.5) < 1e-9);  // half of the axis for a factor of 4: a quarter for a factor of 2
  QVERIFY(qAbs(sweep.upper - 8) < 1e-9);
}

void TestPlotParts::oneValueMakesARange() {
  const QCPRange range = sweepRange({5}, 100, 0, false);
  QCOMPARE(range.lower, 4.);
  QCOMPARE(range.upper, 6.);
  QVERIFY(valueRange({{0, 10}}, 100, false).size() > 0);
}

void TestPlotParts::linesAreNoWiderThanAsked() {
  const QFontMetrics metrics(QApplication::font());
  const QString text = "Speicherkonfliktvermeidung durch 96-Kern-Prozessoren mit aufgefüllten Kacheln";
  for (const int width : {60, 100, 200, 1000}) {
    const QStringList lines = wrapped(text, metrics, width).split('\n');
    for (const QString& line : lines) QVERIFY2(metrics.horizontalAdvance(line) <= width, qPrintable(line));
    if (width == 1000) QCOMPARE(lines, QStringList{text});
  }
  QCOMPARE(wrapped("one two", metrics, metrics.horizontalAdvance("one t")), "one\ntwo");
  QCOMPARE(wrapped("sub-matrices", metrics, metrics.horizontalAdvance("matrices") + 1), "sub-\nmatrices");
  QCOMPARE(wrapped("on 2026-11-26", metrics, metrics.horizontalAdvance("on 2026-11-")), "on\n2026-11-26");
  QCOMPARE(wrapped("a\nb", metrics, 500), "a\nb");
  QCOMPARE(wrapped("", metrics, 10), "");
  QCOMPARE(wrapped("W", metrics, 1), "W");  // nothing narrower than a character
}

void TestPlotParts::textsAreElidedFromTheLastLineOn() {
  const QFontMetrics metrics(QApplication::font());
  const int width = metrics.horizontalAdvance("gamma delta");
  const QString text = wrapped("alpha beta gamma delta epsilon zeta", metrics, width, 2);
  QCOMPARE(text.count('\n'), 1);
  QVERIFY(text.startsWith("alpha beta\ngamma"));
  QVERIFY(text.endsWith(QChar(0x2026)));
}

void TestPlotParts::linesOfTwoDevicesStayApartInPrint() {
  constexpr int kStyles = 16;
  std::set<QString> seen;
  for (int style = 0; style < kStyles; ++style)
    for (const int group : {0, 1}) {
      const LineStyle line = lineStyle(Series{.style = style, .group = group}, Theme::Light);
      QStringList dash;
      for (const qreal length : line.pen.dashPattern()) dash << QString::number(length);
      const bool open = line.marker.brush().color() == coloursOf(Theme::Light).ground;
      seen.insert(
          QStringList{QString::number(line.marker.shape()), open ? "open" : "filled", dash.join(' ')}.join(','));
    }
  QCOMPARE(seen.size(), std::size_t{2 * kStyles});
}

void TestPlotParts::stylesStayApartBeyondEight() {
  for (const Theme theme : {Theme::Light, Theme::Dark}) {
    std::set<QString> looks;
    constexpr int kStyles = 24;
    for (int style = 0; style < kStyles; ++style) {
      const LineStyle line = lineStyle(Series{.style = style}, theme);
      QString look = line.pen.color().name() + QString::number(line.marker.shape()) + ':';
      for (const qreal dash : line.pen.dashPattern()) look += QString::number(dash) + ' ';
      looks.insert(look);
    }
    QCOMPARE(looks.size(), std::size_t(kStyles));
    std::set<QRgb> colours;
    for (int style = 0; style < 8; ++style) colours.insert(seriesColour(style, theme).rgb());
    QCOMPARE(colours.size(), 8u);
    QCOMPARE(seriesColour(9, theme), seriesColour(1, theme));
  }
}

void TestPlotParts::groupsDifferInMoreThanColour() {
  const LineStyle first = lineStyle(Series{.style = 2, .group = 0}, Theme::Light);
  const LineStyle second = lineStyle(Series{.style = 2, .group = 1}, Theme::Light);
  QVERIFY(first.pen.dashPattern() != second.pen.dashPattern());
  // The dashes are visible on each other, in the variant's hue.
  for (const Theme theme : {Theme::Light, Theme::Dark})
    for (int style = 0; style < 7; ++style) {
      const QColor below = lineStyle(Series{.style = style, .group = 0}, theme).pen.color();
      const QColor above = lineStyle(Series{.style = style, .group = 1}, theme).pen.color();
      QVERIFY2(contrast(above, below) > 1.5, qPrintable(QString::number(style)));
      QVERIFY(qAbs(above.hue() - below.hue()) < 4);
      QVERIFY(contrast(above, coloursOf(theme).ground) > 2.2);
    }
  // The user's colour is used unchanged.
  QCOMPARE(lineStyle(Series{.colour = "#102030", .group = 1}, Theme::Light).pen.color(), QColor("#102030"));
  for (int style = 0; style < 8; ++style) {
    const QCPScatterStyle one = lineStyle(Series{.style = style, .group = 0}, Theme::Light).marker;
    const QCPScatterStyle other = lineStyle(Series{.style = style, .group = 1}, Theme::Light).marker;
    QVERIFY2(one.shape() != other.shape() || one.brush().color() != other.brush().color(),
             qPrintable(QString::number(style)));
  }
  const BarStyle filled = barStyle(Series{.style = 2, .group = 0}, Theme::Light);
  const BarStyle lighter = barStyle(Series{.style = 2, .group = 1}, Theme::Light);
  QCOMPARE(filled.brush.color(), seriesColour(2, Theme::Light));
  QVERIFY(lighter.brush.color().lightness() > filled.brush.color().lightness() + 40);
  // In a legend of bars with many colours, a group shows one of theirs.
  PlotData data;
  for (const int style : {2, 3})
    for (const int group : {0, 1})
      data.series.push_back({.distinction = group == 0 ? "pageable" : "page-locked", .style = style, .group = group});
  for (const Theme theme : {Theme::Light, Theme::Dark})
    for (const int group : {0, 1})
      QCOMPARE(swatchFor(data, group == 0 ? "pageable" : "page-locked", theme).brush.color(),
               barStyle(data.series[static_cast<std::size_t>(group)], theme).brush.color());
}

void TestPlotParts::coloursAreReadableOnBothGrounds() {
  for (const Theme theme : {Theme::Light, Theme::Dark}) {
    const Colours& colours = coloursOf(theme);
    QVERIFY(contrast(colours.text, colours.ground) > 12);
    QVERIFY(contrast(colours.muted, colours.ground) > 4.5);
    QVERIFY(contrast(colours.axis, colours.ground) > 3);
    for (int style = 0; style < 8; ++style) QVERIFY(contrast(seriesColour(style, theme), colours.ground) > 3);
  }
}

void TestPlotParts::tooltipsSayEverything() {
  PlotData data = sweep();
  data.series[0].points[1].warnings = {"fewer than 5 samples"};
  QCOMPARE(pointText(data, {0, 1}), data.series[0].name +
                                        "\nOffset (elements): 1\nmedian 2535 GB/s\nquartiles 2028 to 3169 GB/s\n52.7 % "
                                        "of the peak\n60.2 % of the measured copy\nmeasured\n"
                                        "warning: fewer than 5 samples");
  data.series[0].origin = Origin::Modelled;
  data.series[0].points[0].low = data.series[0].points[0].high = 2710;
  QCOMPARE(pointText(data, {0, 0}),
           data.series[0].name +
               "\nOffset (elements): 0\n2710 GB/s\n56.3 % of the peak\n64.4 % of the measured copy\n"
               "modelled from simulated counts");
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPlotParts>(__FILE__);
#include "test_plot_parts.moc"
