// SPDX-License-Identifier: GPL-3.0-or-later
// A picture for one column of a paper: the caption has the words, and the data get the space.
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>
#include <functional>

#include "catalogue/catalogue.h"
#include "export/export.h"
#include "look/plot_parts.h"
#include "plots/sample_results.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

Q_DECLARE_METATYPE(PlotData)

namespace {

ViewState captioned() {
  ViewState state;
  state.parts = {.title = false, .subtitle = false, .formula = false, .notes = false};
  return state;
}

const QString kTitled = QStringLiteral("Two of them");

/// Four lines of two devices along a width.
PlotData fourLongLines() {
  Session both;
  both.environment.devices = {simulatedH200(), h200()};
  for (const char* variant : {"chosen-padding", "columns-first"})
    for (const int width : {65, 129, 255}) {
      const Parameters at = parameters({{"width", number(width)}, {"height", number(33)}, {"type", name("fp32")}});
      both.results.push_back(measured("transpose", variant, at, 400 + 10 * width));
      both.results.push_back(modelled("transpose", variant, at, 700 + 12 * width));
    }
  return plotData(both, "transpose", View::Figure);
}

/// Names that differ only in the middle.
PlotData namesThatDifferWithin() {
  PlotData data = sweep();
  const Series first = data.series[0];
  data.series.clear();
  for (const char* device : {"NVIDIA H200", "NVIDIA H100 80GB HBM3", "NVIDIA GeForce RTX 4090", "Tesla C1060"}) {
    data.series.push_back(first);
    data.series.back().name = QStringLiteral("Shared tile, custom padding, %1 (modelled)").arg(QLatin1String(device));
    data.series.back().style = static_cast<int>(data.series.size());
    for (SeriesPoint& point : data.series.back().points) point.y -= 300.0 * static_cast<double>(data.series.size());
  }
  return data;
}

/// Bars with long names below, of one device or two.
PlotData longBars(std::initializer_list<const char*> variants, bool two) {
  Session both;
  both.environment.devices = {simulatedH200(), h200()};
  both.environment.devices[0].name = "NVIDIA GeForce RTX 4090";
  double gbs = 300;
  for (const char* variant : variants) {
    both.results.push_back(measured("transpose", variant, square(513), gbs += 411));
    if (two) both.results.push_back(modelled("transpose", variant, square(513), gbs + 97));
  }
  return plotData(both, "transpose", View::Figure);
}

PlotData linesOfFourDevices() {
  PlotData data = sweep();
  data.lines = {{.label = "NVIDIA H200: peak 4814 GB/s", .y = 4814},
                {.label = "NVIDIA H200: measured copy 4230 GB/s", .y = 4230},
                {.label = "NVIDIA GeForce RTX 4090: peak 1008 GB/s", .y = 1008},
                {.label = "NVIDIA GeForce RTX 4090: measured copy 903 GB/s", .y = 903}};
  return data;
}

PlotData withTitle(PlotData data) {
  data.title = kTitled;
  return data;
}

/// The same for one column with a user's title.
ViewState stateFor(const PlotData& data) {
  ViewState state = captioned();
  if (data.title == kTitled) state.parts.own.title = data.title;
  return state;
}

/// The longest vertical line in the axes' colour, as a share of the height: the y axis.
double shareOfAxis(const QImage& image) {
  const int axis = qGray(coloursOf(Theme::Light).axis.rgb());
  int longest = 0;
  for (int x = 0; x < image.width(); ++x) {
    int run = 0;
    for (int y = 0; y < image.height(); ++y) {
      constexpr int kAlike = 24;
      run = std::abs(qGray(image.pixel(x, y)) - axis) < kAlike ? run + 1 : 0;
      longest = std::max(longest, run);
    }
  }
  return static_cast<double>(longest) / image.height();
}

/// Whether a strip of 2 pixels along the sheet's edges is empty.
bool hasEmptyEdges(const QImage& image, const PictureSize& size) {
  const int strip = 2 * image.width() / size.wholeSheet().width();
  const QRect inner = image.rect().adjusted(strip, strip, -strip, -strip);
  const QRgb ground = coloursOf(Theme::Light).ground.rgb();
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (!inner.contains(x, y) && (image.pixel(x, y) | 0xff000000) != ground) return false;
  return true;
}

/// The 12 longest titles of variants in a language, also without spaces, in the file's fonts.
QString textsOfPdf(const QByteArray& pdf) {
  QProcess reader;
  reader.start(QStringLiteral("pdftotext"), {"-raw", "-", "-"});
  reader.write(pdf);
  reader.closeWriteChannel();
  reader.waitForFinished();
  // A font may have one glyph for "fi".
  const QString text = QString::fromUtf8(reader.readAllStandardOutput()).normalized(QString::NormalizationForm_KC);
  return QString(text).remove(QRegularExpression(QStringLiteral("\\s")));
}

QStringList longestVariantTitles(const QString& language) {
  QHash<QString, QString> translations;
  QFile file(QStringLiteral(WARPBENCH_TRANSLATIONS "/warpbench_%1.ts").arg(language));
  if (language != "en") {
    if (!file.open(QIODevice::ReadOnly)) qFatal("no translations of %s", qPrintable(language));
    QXmlStreamReader reader(&file);
    QString source;
    while (!reader.atEnd()) {
      if (reader.readNext() != QXmlStreamReader::StartElement) continue;
      if (reader.name() == QLatin1String("source")) source = reader.readElementText();
      if (reader.name() == QLatin1String("translation"))
        translations[source] = reader.readElementText(QXmlStreamReader::IncludeChildElements);
    }
  }
  QStringList titles;
  for (const Family& family : catalog())
    for (const Variant& variant : family.variants) {
      const QString english = QString::fromStdString(variant.title);
      titles << translations.value(english, english);
    }
  titles.removeDuplicates();
  std::ranges::stable_sort(titles, std::greater(), &QString::size);
  return titles.mid(0, 12);
}

/// All text of a picture, without spaces, because a name may span several lines.
QString textsOf(const QByteArray& svg) {
  QString texts;
  QXmlStreamReader reader(svg);
  while (!reader.atEnd())
    if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
      texts += reader.readElementText();
  return texts.remove(QLatin1Char(' '));
}

void addPlots() {
  QTest::addColumn<PlotData>("data");
  QTest::newRow("two lines") << sweep();
  QTest::newRow("four lines of two devices") << fourLongLines();
  QTest::newRow("names that differ within") << namesThatDifferWithin();
  QTest::newRow("reference lines of two devices") << linesOfFourDevices();
  QTest::newRow("two devices with a title") << withTitle(fourLongLines());
  QTest::newRow("bars of two devices with a title") << withTitle(longBars({"copy", "naive", "conflict-free"}, true));
  QTest::newRow("three bars") << bars();
  QTest::newRow("four variants on two devices")
      << longBars({"copy-four-rows", "chosen-padding", "columns-first", "conflict-free"}, true);
  QTest::newRow("nine variants") << longBars({"copy", "copy-four-rows", "naive", "coalesced", "conflict-free",
                                              "chosen-padding", "four-rows", "swizzled", "columns-first"},
                                             false);
}

}  // namespace

class TestColumnPicture : public QObject {
  Q_OBJECT
 private slots:
  void theDataHaveTwoThirdsOfAPng_data() { addPlots(); }
  void theDataHaveTwoThirdsOfAPng();
  void theDataHaveTwoThirdsOfAPdf_data() { addPlots(); }
  void theDataHaveTwoThirdsOfAPdf();
  void shortenedNamesAreSaid();
  void namesOfLyingBarsAreWhole_data();
  void namesOfLyingBarsAreWhole();
  void linesOfDevicesCanBeLeftOut();
  void theAxisSaysThatTimesAreModelled();
};

void TestColumnPicture::theDataHaveTwoThirdsOfAPng() {
  QFETCH(PlotData, data);
  const PictureSize size = sizeOf(PicturePreset::OneColumn, {});
  const QImage image = prepared(data, "a.png", Theme::Light, size, stateFor(data)).image;
  const double share = shareOfAxis(image);
  QVERIFY2(share >= 2.0 / 3 && share < 0.95, qPrintable(QString::number(share)));
  QVERIFY(hasEmptyEdges(image, size));
}

void TestColumnPicture::theDataHaveTwoThirdsOfAPdf() {
  if (QStandardPaths::findExecutable("pdftoppm").isEmpty()) QSKIP("poppler-utils is not installed");
  QFETCH(PlotData, data);
  const QTemporaryDir folder;
  const PictureSize size = sizeOf(PicturePreset::OneColumn, {});
  prepared(data, folder.filePath("a.pdf"), Theme::Light, size, stateFor(data)).write();
  QCOMPARE(QProcess::execute("pdftoppm",
                             {"-png", "-singlefile", "-r", "300", folder.filePath("a.pdf"), folder.filePath("a")}),
           0);
  const QImage image(folder.filePath("a.png"));
  const double share = shareOfAxis(image);
  QVERIFY2(share >= 2.0 / 3 && share < 0.95, qPrintable(QString::number(share)));
  QVERIFY(hasEmptyEdges(image, size));
}

void TestColumnPicture::shortenedNamesAreSaid() {
  const PictureSize size = sizeOf(PicturePreset::OneColumn, {});
  const QSize pixels(200, 160);
  ExportedPicture picture = pictureOf(fourLongLines(), Theme::Light, captioned());
  QVERIFY(!imageOf(picture, size, pixels).isNull());
  QVERIFY2(picture.lacks().contains("shortened"), qPrintable(picture.lacks()));
  picture = pictureOf(sweep(), Theme::Light, captioned());
  QVERIFY(!imageOf(picture, size, pixels).isNull());
  QCOMPARE(picture.lacks(), QString());
}

void TestColumnPicture::namesOfLyingBarsAreWhole_data() {
  QTest::addColumn<QString>("language");
  for (const char* language : {"en", "sr", "it", "es", "hu"}) QTest::newRow(language) << QString(language);
}

void TestColumnPicture::namesOfLyingBarsAreWhole() {
  QFETCH(QString, language);
  const QStringList names = longestVariantTitles(language);
  QCOMPARE(names.size(), 12);
  PlotData data = longBars({"copy", "naive", "coalesced", "conflict-free", "padded-32x8", "swizzled", "vectorised",
                            "memcpy", "chosen-padding", "four-rows", "columns-first", "copy-four-rows"},
                           false);
  QCOMPARE(data.categories.size(), 12);
  data.categories = names;
  if (QStandardPaths::findExecutable("pdftotext").isEmpty()) QSKIP("pdftotext is not installed");
  for (const PicturePreset preset : kPicturePresets)
    for (const ViewState& state : {captioned(), ViewState()}) {
      const ExportedPicture picture = pictureOf(data, Theme::Light, state);
      const PictureSize size = sizeOf(preset, {640, 480});
      QVERIFY(!imageOf(picture, size, {200, 160}).isNull());
      QCOMPARE(picture.lacks(), QString());
      for (const QString& text : {textsOf(prepared(data, "a.svg", Theme::Light, size, state).bytes),
                                  textsOfPdf(prepared(data, "a.pdf", Theme::Light, size, state).bytes)})
        for (QString name : names)
          QVERIFY2(text.contains(name.remove(' ')), qPrintable(presetId(preset) + ": " + name + " in " + text));
    }
}

void TestColumnPicture::linesOfDevicesCanBeLeftOut() {
  PlotParts parts;
  parts.lines = false;
  PlotData data = bars();
  data.lines.push_back({.label = "mine", .y = 3000, .kind = ReferenceLine::Kind::Own});
  QVERIFY(data.lines.size() > 2);
  const PlotData without = withParts(data, parts);
  QCOMPARE(without.lines.size(), std::size_t{1});
  QCOMPARE(without.lines[0].label, "mine");
  data.form = Form::Roofline;
  QCOMPARE(withParts(data, parts).lines.size(), data.lines.size());
}

void TestColumnPicture::theAxisSaysThatTimesAreModelled() {
  const auto resultsOf = [](const auto& made) {
    Session session;
    session.environment.devices = {simulatedH200(), h200()};
    for (const char* variant : {"naive", "copy"})
      session.results.push_back(made("transpose", variant, square(513), 700));
    return session;
  };
  const PlotParts parts = captioned().parts;
  const Session modelledOnly = resultsOf(modelled);
  const PlotData data = plotData(modelledOnly, "transpose", View::Figure);
  QCOMPARE(withParts(data, parts).yTitle, "Effective bandwidth (GB/s), modelled");
  QCOMPARE(withParts(data, {}).yTitle, "Effective bandwidth (GB/s)");  // the subtitle says so
  PlotParts named = parts;
  named.own.y = "GB/s";
  QCOMPARE(withParts(data, named).yTitle, "GB/s, modelled");
  named.own.y = "Modelled rate";
  QCOMPARE(withParts(data, named).yTitle, "Modelled rate");
  named.subtitle = true;
  named.own.y = "GB/s";
  QCOMPARE(withParts(data, named).yTitle, "GB/s");
  Session old = resultsOf(measured);
  for (Result& result : old.results) result.origin = Origin::Recorded;
  QCOMPARE(withParts(plotData(old, "transpose", View::Figure), parts).yTitle, "Effective bandwidth (GB/s), recorded");
  QCOMPARE(withParts(plotData(resultsOf(measured), "transpose", View::Figure), parts).yTitle,
           "Effective bandwidth (GB/s)");
  QCOMPARE(withParts(fourLongLines(), parts).yTitle, "Effective bandwidth (GB/s)");  // the legend identifies them
  // This does not affect counts.
  PlotData counts = data;
  counts.times = false;
  QCOMPARE(withParts(counts, parts).yTitle, data.yTitle);
  QCOMPARE(withParts(PlotData{.yTitle = "y"}, parts).yTitle, "y");
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestColumnPicture>(__FILE__);
#include "test_column_picture.moc"
