// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/text/error.h"
#include "export/export.h"
#include "files.h"
#include "plots/sample_results.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;
using warpbench::test::contentOf;

namespace {

QString whyNot(const PlotData& data, const QString& path, QSize size = {900, 560}) {
  try {
    exportPlot(data, path, Theme::Light, size);
  } catch (const RequestError& error) {
    return QString::fromUtf8(error.what());
  }
  return {};
}

}  // namespace

class TestExport : public QObject {
  Q_OBJECT
 private slots:
  void init() { QVERIFY(m_folder.isValid()); }
  void pngHasTheSizeAskedFor_data();
  void pngHasTheSizeAskedFor();
  void pngHasTheThemesGround();
  void pngShowsTheBars();
  void svgHoldsTheTextsAsText();
  void hiddenSeriesAreLeftOutOfTheLegendToo();
  void aTitleOfOnesOwnIsTheFilesToo();
  void whatAFileSaysIsNoMarkupInAnSvg();
  void svgRenders();
  void pdfIsOnePageOfTheSizeAskedFor();
  void endingsAreReadInAnyCase();
  void unknownEndingsAreRefused_data();
  void unknownEndingsAreRefused();
  void nothingToPlotIsRefused();
  void impossibleSizesAreRefused();
  void aFolderThatIsNotThereIsRefused();
  void anOldFileSurvivesAFailure();
  void anOldFileIsReplaced();

 private:
  QString at(const QString& name) const { return m_folder.filePath(name); }
  QTemporaryDir m_folder;
};

void TestExport::pngHasTheSizeAskedFor_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("scale");
  QTest::addColumn<QSize>("pixels");
  QTest::newRow("plain") << QSize(900, 560) << 1.0 << QSize(900, 560);
  QTest::newRow("doubled") << QSize(900, 560) << 2.0 << QSize(1800, 1120);
  QTest::newRow("fraction") << QSize(400, 300) << 1.5 << QSize(600, 450);
}

void TestExport::pngHasTheSizeAskedFor() {
  QFETCH(QSize, size);
  QFETCH(double, scale);
  QFETCH(QSize, pixels);
  exportPlot(bars(), at("plot.png"), Theme::Light, size, scale);
  const QImage image(at("plot.png"), "PNG");
  QCOMPARE(image.size(), pixels);
}

void TestExport::pngHasTheThemesGround() {
  exportPlot(bars(), at("light.png"));
  QCOMPARE(QImage(at("light.png")).pixelColor(0, 0), QColor(Qt::white));
  exportPlot(bars(), at("dark.png"), Theme::Dark);
  QCOMPARE(QImage(at("dark.png")).pixelColor(0, 0), coloursOf(Theme::Dark).ground);
  // The desktop's palette has no effect.
  const QPalette palette = QApplication::palette();
  QPalette dark = palette;
  dark.setColor(QPalette::Window, Qt::black);
  QApplication::setPalette(dark);
  exportPlot(bars(), at("still-light.png"));
  QApplication::setPalette(palette);
  QCOMPARE(contentOf(at("still-light.png")), contentOf(at("light.png")));
}

void TestExport::pngShowsTheBars() {
  const PlotData data = bars();
  exportPlot(data, at("plot.png"), Theme::Light, {900, 560}, 1);
  const QImage image(at("plot.png"));
  int pixels = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) pixels += image.pixelColor(x, y) == seriesColour(0, Theme::Light);
  // A bar a third as wide as the axis rect, as high as its value compared with the peak.
  double expected = 0;
  for (const Series& series : data.series) expected += 0.62 * 690 / 3 * 380 * series.points[0].y / 4814;
  QVERIFY2(pixels > 0.6 * expected && pixels < 1.4 * expected, qPrintable(QString::number(pixels / expected)));
}

void TestExport::svgHoldsTheTextsAsText() {
  exportPlot(bars(), at("plot.svg"));
  QXmlStreamReader reader(contentOf(at("plot.svg")));
  QString text;
  QSize size;
  while (!reader.atEnd()) {
    if (reader.readNext() == QXmlStreamReader::Characters) text += reader.text();
    if (reader.isStartElement() && reader.name() == QLatin1String("svg"))
      size = QRectF(0, 0, reader.attributes().value("viewBox").split(' ')[2].toDouble(),
                    reader.attributes().value("viewBox").split(' ')[3].toDouble())
                 .size()
                 .toSize();
  }
  QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
  QCOMPARE(size, QSize(900, 560));
  QVERIFY(text.contains("512 x 512 fp32"));
  QVERIFY(text.contains("NVIDIA H200 - measured"));
  QVERIFY(text.contains("1968"));
  QVERIFY(text.contains("Effective bandwidth (GB/s)"));
}

void TestExport::hiddenSeriesAreLeftOutOfTheLegendToo() {
  const PlotData data = sweep();
  const QString hidden = data.series[0].name;
  const QString path = at("hidden.svg");
  const auto save = [&](const QStringList& names) {
    exportPlot(data, path, Theme::Light, {900, 560}, 1, {.hidden = names});
    return QString::fromUtf8(contentOf(path));
  };
  QVERIFY(save({}).contains('>' + hidden + '<'));
  const QString text = save({hidden});
  QVERIFY(!text.contains('>' + hidden + '<'));
  QVERIFY(text.contains('>' + data.series[1].name + '<'));
  QVERIFY_THROWS_EXCEPTION(RequestError, save({hidden, data.series[1].name}));
}

void TestExport::aTitleOfOnesOwnIsTheFilesToo() {
  exportPlot(bars(), at("own.svg"), Theme::Light, {900, 560}, 1,
             {.parts = {.own = {.title = "Mine", .x = {}, .y = {}}}});
  QVERIFY(contentOf(at("own.svg")).contains("<title>Mine</title>"));
}

void TestExport::whatAFileSaysIsNoMarkupInAnSvg() {
  const QString said = QString::fromUtf8("</title><script>x()</script> & \x1b \x01 \u00e9");
  PlotData data = bars();
  data.title = data.subtitle = data.categories.front() = said;
  exportPlot(data, at("plot.svg"));
  QXmlStreamReader reader(contentOf(at("plot.svg")));
  QString title, text;
  int titles = 0;
  while (!reader.atEnd()) {
    if (reader.readNext() == QXmlStreamReader::Characters) text += reader.text();
    QVERIFY(!reader.isStartElement() || reader.name() != QLatin1String("script"));
    if (reader.isStartElement() && reader.name() == QLatin1String("title")) {
      title = reader.readElementText();
      ++titles;
    }
  }
  QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
  QCOMPARE(titles, 1);
  QVERIFY2(title.contains(QString::fromUtf8("</title><script>x()</script> & \ufffd \ufffd \u00e9")), qPrintable(title));
}

void TestExport::svgRenders() {
  exportPlot(sweep(), at("plot.svg"));
  QSvgRenderer renderer(at("plot.svg"));
  QVERIFY(renderer.isValid());
  QImage image(900, 560, QImage::Format_RGB32);
  image.fill(Qt::red);
  QPainter painter(&image);
  renderer.render(&painter);
  painter.end();
  QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
}

void TestExport::pdfIsOnePageOfTheSizeAskedFor() {
  exportPlot(bars(), at("plot.pdf"), Theme::Light, {800, 400});
  const QByteArray content = contentOf(at("plot.pdf"));
  QVERIFY(content.startsWith("%PDF-"));
  QVERIFY(content.trimmed().endsWith("%%EOF"));
  QVERIFY(content.contains("/MediaBox [0 0 600 300]") || content.contains("/MediaBox [0 0 600.000000 300.000000]"));
  QVERIFY(content.contains("/Count 1"));
}

void TestExport::endingsAreReadInAnyCase() {
  exportPlot(bars(), at("PLOT.PDF"));
  QVERIFY(contentOf(at("PLOT.PDF")).startsWith("%PDF-"));
}

void TestExport::unknownEndingsAreRefused_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<QString>("says");
  QTest::newRow("other") << "plot.gif"
                         << ".gif";
  QTest::newRow("none") << "plot"
                        << "no ending";
}

void TestExport::unknownEndingsAreRefused() {
  QFETCH(QString, file);
  QFETCH(QString, says);
  const QString why = whyNot(bars(), at(file));
  QVERIFY2(why.contains(says), qPrintable(why));
  QVERIFY2(why.contains(at(file)), qPrintable(why));
  QVERIFY2(why.contains(".png") && why.contains(".pdf") && why.contains(".svg"), qPrintable(why));
  QVERIFY(!QFile::exists(at(file)));
}

void TestExport::nothingToPlotIsRefused() {
  QVERIFY(whyNot(PlotData(), at("empty.png")).contains("nothing to plot"));
  QVERIFY(!QFile::exists(at("empty.png")));
}

void TestExport::impossibleSizesAreRefused() {
  QVERIFY(whyNot(bars(), at("none.png"), {0, 100}).contains("20000"));
  QVERIFY(whyNot(bars(), at("none.png"), {100000, 100}).contains("20000"));
  QVERIFY(!QFile::exists(at("none.png")));
}

void TestExport::aFolderThatIsNotThereIsRefused() {
  for (const char* file : {"nowhere/plot.png", "nowhere/plot.pdf", "nowhere/plot.svg"}) {
    const QString why = whyNot(bars(), at(file));
    QVERIFY2(why.startsWith("cannot write " + at(file) + ": "), qPrintable(why));
    QVERIFY(!why.contains('\n'));
  }
}

void TestExport::anOldFileSurvivesAFailure() {
  // A folder in the file's place cannot be replaced by a file.
  QVERIFY(QDir(m_folder.path()).mkpath("taken.png/inside"));
  QVERIFY(!whyNot(bars(), at("taken.png")).isEmpty());
  QVERIFY(QDir(at("taken.png/inside")).exists());

  QFile old(at("old.png"));
  QVERIFY(old.open(QIODevice::WriteOnly));
  old.write("old");
  old.close();
  QVERIFY(!whyNot(PlotData(), at("old.png")).isEmpty());
  QVERIFY(!whyNot(bars(), at("old.png"), {0, 0}).isEmpty());
  QCOMPARE(contentOf(at("old.png")), QByteArray("old"));
  QCOMPARE(QDir(m_folder.path()).entryList({"old*"}, QDir::Files), QStringList{"old.png"});
}

void TestExport::anOldFileIsReplaced() {
  QFile old(at("replaced.pdf"));
  QVERIFY(old.open(QIODevice::WriteOnly));
  old.write("old");
  old.close();
  exportPlot(bars(), at("replaced.pdf"));
  QVERIFY(contentOf(at("replaced.pdf")).startsWith("%PDF-"));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExport>(__FILE__);
#include "test_export.moc"
