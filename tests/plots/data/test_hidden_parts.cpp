// SPDX-License-Identifier: GPL-3.0-or-later
// Plots for a class: with a hidden part, enlarged, and as handouts.
#include <qcustomplot.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/text/error.h"
#include "data/hidden_parts.h"
#include "draw/presented_plot.h"
#include "look/series_style.h"
#include "plots/sample_results.h"
#include "report/handout.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

PlotData transposes() {
  Session both =
      session({measured("transpose", "naive", square(512), 550), measured("transpose", "copy", square(512), 2000)});
  both.environment.devices = {h200()};
  return plotData(both, "transpose", View::Figure);
}

double lightnessOfGround(const QImage& image) { return image.pixelColor(2, 2).lightnessF(); }

/// The perceived difference of two colours: 21 is black on white (WCAG 2.1, "contrast ratio").
double contrast(const QColor& a, const QColor& b) {
  const auto luminance = [](const QColor& colour) {
    const auto linear = [](double channel) {
      return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
  };
  const double one = luminance(a), other = luminance(b);
  return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

}  // namespace

class TestHiddenParts : public QObject {
  Q_OBJECT

 private slots:
  void aCurtainShowsATextAndNothingOfTheResults() {
    const PlotData curtain =
        withHiddenParts(transposes(), {.curtain = QString("Guess first"), .hiddenLines = {}, .highlighted = {}});
    QVERIFY(curtain.empty() && curtain.series.empty() && curtain.lines.empty() && curtain.notes.isEmpty());
    QCOMPARE(curtain.emptyText, "Guess first");
    QCOMPARE(curtain.title, transposes().title);
  }

  void linesAreHiddenByTheirKind() {
    const PlotData all = transposes();
    QCOMPARE(all.lines.size(), std::size_t{2});
    const PlotData one =
        withHiddenParts(all, {.curtain = {}, .hiddenLines = {ReferenceLine::Kind::Peak}, .highlighted = {}});
    QCOMPARE(one.lines.size(), std::size_t{1});
    QCOMPARE(one.lines.front().kind, ReferenceLine::Kind::Copy);
    QCOMPARE(one.series.size(), all.series.size());
  }

  void whatIsNotHighlightedFades() {
    const PlotData data = withHiddenParts(transposes(), {.curtain = {}, .hiddenLines = {}, .highlighted = {"naive"}});
    for (const Series& series : data.series) QCOMPARE(series.faded, series.variant != "naive");
    // A missing variant fades none.
    for (const Series& series :
         withHiddenParts(transposes(), {.curtain = {}, .hiddenLines = {}, .highlighted = {"tiled"}}).series)
      QVERIFY(!series.faded);
    PlotView view;
    view.setData(data);
    const QColor ground = coloursOf(Theme::Light).ground;
    for (int i = 0; i < view.plot()->plottableCount(); ++i) {
      const auto* bars = qobject_cast<QCPBars*>(view.plot()->plottable(i));
      if (!bars || bars->dataCount() == 0) continue;
      const Series& series = *std::ranges::find(data.series, bars->name(), &Series::name);
      if (series.faded)
        QVERIFY(contrast(bars->brush().color(), ground) <
                contrast(barStyle(series, Theme::Light).brush.color(), ground));
    }
  }

  void aPresentationHasTheHighestContrastAndThickerLines() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
      const Colours& desk = coloursOf(theme);
      const Colours& hall = coloursOf(presented(theme));
      QCOMPARE(isDark(presented(theme)), isDark(theme));
      QCOMPARE(presented(presented(theme)), presented(theme));
      QVERIFY(contrast(hall.text, hall.ground) > 20.5);
      QVERIFY(contrast(hall.muted, hall.ground) > contrast(desk.muted, desk.ground));
      QVERIFY(contrast(hall.axis, hall.ground) > contrast(desk.axis, desk.ground));
      const Series series;
      QVERIFY(lineStyle(series, presented(theme)).pen.widthF() > lineStyle(series, theme).pen.widthF());
    }
  }

  void aPresentedPlotGrowsAsAWhole() {
    PresentedPlot plot;
    plot.setTheme(Theme::Dark);
    plot.setData(transposes(), {});
    plot.resize(640, 400);
    plot.setEnlargement(1);
    const QImage small = plot.grab().toImage();
    QVERIFY(lightnessOfGround(small) < 0.05);
    plot.resize(1280, 800);
    plot.setEnlargement(2);
    const QImage large = plot.grab().toImage();
    QCOMPARE(large.size(), small.size() * 2);
    // The same picture, except for antialiased edges.
    const QImage scaled = large.scaled(small.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int different = 0;
    for (int y = 0; y < small.height(); ++y)
      for (int x = 0; x < small.width(); ++x)
        if (std::abs(small.pixelColor(x, y).lightness() - scaled.pixelColor(x, y).lightness()) > 96) ++different;
    QVERIFY2(different < small.width() * small.height() / 50, qPrintable(QString::number(different)));
  }

  void aHandoutHasItsPagesAndNoPictures() {
    QTemporaryDir folder;
    const QString path = folder.filePath("handout.pdf");
    Handout handout{.title = "A lesson", .sources = "From: a course", .pages = {}};
    for (int i = 0; i < 3; ++i)
      handout.pages.push_back({.title = "Step", .html = "<p>Words</p>", .plot = {}, .picture = {}});
    handout.pages[1].plot = transposes();
    handout.pages[2].html = QString("<p>%1</p>").arg(QString("Many words, again and again. ").repeated(200));
    handout.pages[2].plot = transposes();
    writeHandout(handout, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QCOMPARE(pdf.count("/Type /Page\n"), qsizetype{3});
    QVERIFY(pdf.contains("/Type /Font"));
    QCOMPARE(pdf.count("/Subtype /Image"), qsizetype{0});
  }

  void aHandoutThatCannotBeWrittenSaysWhy() {
    const Handout one{
        .title = "A lesson", .sources = {}, .pages = {{.title = "Step", .html = {}, .plot = {}, .picture = {}}}};
    const auto why = [](const Handout& handout) {
      try {
        writeHandout(handout, "/nowhere/handout.pdf");
      } catch (const RequestError& error) {
        return QString::fromUtf8(error.what());
      }
      return QString();
    };
    QVERIFY(why(one).startsWith("cannot write /nowhere/handout.pdf: "));
    QCOMPARE(why({}), "cannot write /nowhere/handout.pdf: there is nothing to print");
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestHiddenParts>(__FILE__);
#include "test_hidden_parts.moc"
