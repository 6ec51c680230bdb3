// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes of pictures, as numbers and in files.
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <cmath>

#include "core/text/error.h"
#include "export/export.h"
#include "export/picture_mime.h"
#include "plots/sample_results.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

Q_DECLARE_METATYPE(PictureSize)

namespace {

constexpr QSize kWindow(700, 450);

QByteArray bytesOf(const PlotData& data, const QString& name, const PictureSize& size) {
  return prepared(data, name, Theme::Light, size).content();
}

/// Size of the svg element.
QXmlStreamAttributes rootOf(const QByteArray& svg) {
  QXmlStreamReader reader(svg);
  reader.readNextStartElement();
  return reader.attributes();
}

double millimetres(const QXmlStreamAttributes& root, const char* which) {
  const QString text = root.value(QLatin1String(which)).toString();
  return text.endsWith(QLatin1String("mm")) ? text.chopped(2).toDouble() : 0;
}

QSizeF pageOf(const QByteArray& pdf) {
  static const QRegularExpression box("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]");
  const QRegularExpressionMatch match = box.match(QString::fromLatin1(pdf));
  return {match.captured(1).toDouble(), match.captured(2).toDouble()};
}

/// A program's output; empty if it fails.
QByteArray captureOutput(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  if (!process.waitForFinished(60000) || process.exitCode() != 0) return {};
  return process.readAllStandardOutput();
}

bool installed(const char* program) { return !QStandardPaths::findExecutable(QLatin1String(program)).isEmpty(); }

/// The mean difference of their colours, out of 255; the maximum if their sizes differ.
double differenceOf(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) return 255;
  double sum = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
  return sum / a.width() / a.height();
}

void addSizes() {
  QTest::addColumn<PictureSize>("size");
  for (const PicturePreset preset : kPicturePresets)
    QTest::newRow(qPrintable(presetId(preset))) << sizeOf(preset, kWindow);
  QTest::newRow("odd millimetres") << PictureSize{
      .width = 61.37, .height = 48.11, .unit = PictureSize::Unit::Millimetres, .dpi = 333, .textPoints = 6.5};
  QTest::newRow("odd pixels") << PictureSize{
      .width = 1237, .height = 811, .unit = PictureSize::Unit::Pixels, .dpi = 217, .textPoints = 11};
}

}  // namespace

class TestPictureSize : public QObject {
  Q_OBJECT
 private slots:
  void oneColumnHasSmallTextAndAPosterLarge();
  void unitsOfLengthAgree();
  void sizesAreReadFromText();
  void impossibleSizesSayWhatIsPossible();
  void filesHaveTheSizeAskedFor_data() { addSizes(); }
  void filesHaveTheSizeAskedFor();
  void textHasTheSizeAskedFor_data() { addSizes(); }
  void textHasTheSizeAskedFor();
  void thePdfsTableOfObjectsHolds_data() { addSizes(); }
  void thePdfsTableOfObjectsHolds();
  void thePdfEmbedsItsFontsAndKeepsItsText();
  void pdfAndSvgLookLikeThePng_data() { addSizes(); }
  void pdfAndSvgLookLikeThePng();
  void aPreviewIsTheSamePicture();
  void whatHasNoRoomIsSaid();
  void theSamePlotGivesTheSameBytes();
  void theClipboardHoldsEveryKind();

 private:
  QString at(const QString& name) const { return m_folder.filePath(name); }
  QTemporaryDir m_folder;
};

void TestPictureSize::oneColumnHasSmallTextAndAPosterLarge() {
  const PictureSize column = sizeOf(PicturePreset::OneColumn, kWindow);
  QCOMPARE(column.millimetres().width(), 85.);
  QCOMPARE(column.textPoints, 8.);
  QVERIFY(sizeOf(PicturePreset::Poster, kWindow).textPoints >= 24);
  const PictureSize slide = sizeOf(PicturePreset::Slide, kWindow);
  QCOMPARE(slide.width / slide.height, 16. / 9);
  QCOMPARE(sizeOf(PicturePreset::Window, kWindow).wholeSheet(), kWindow);
  QCOMPARE(sizeOf(PicturePreset::Window, kWindow).pixels(), kWindow * 2);
  for (const PicturePreset preset : kPicturePresets) {
    QCOMPARE(presetOf(presetId(preset)), std::optional(preset));
    QCOMPARE(problemOf(sizeOf(preset, kWindow), true), QString());
  }
  QVERIFY(!presetOf("column"));
}

void TestPictureSize::unitsOfLengthAgree() {
  const PictureSize inch{
      .width = 25.4, .height = 50.8, .unit = PictureSize::Unit::Millimetres, .dpi = 300, .textPoints = 12};
  QCOMPARE(inch.pixels(), QSize(300, 600));
  QCOMPARE(inch.points(), QSizeF(72, 144));
  QCOMPARE(inch.dotsPerMetre(), 11811);
  QCOMPARE(inch.sheet(), QSizeF(78, 156));  // 6 lines of text to an inch
  const PictureSize pixels = inch.in(PictureSize::Unit::Pixels);
  QCOMPARE(pixels.width, 300.);
  QCOMPARE(pixels.millimetres(), inch.millimetres());
  QCOMPARE(pixels.in(PictureSize::Unit::Millimetres).width, 25.4);
  QCOMPARE(onScreen({900, 560}, 2).pixels(), QSize(1800, 1120));
  QCOMPARE(onScreen({900, 560}, 2).sheet(), QSizeF(900, 560));
}

void TestPictureSize::sizesAreReadFromText() {
  QCOMPARE(sizeFromText("85x60mm")->width, 85.);
  QCOMPARE(sizeFromText("85.5x60.25mm")->height, 60.25);
  QCOMPARE(sizeFromText("85x60mm")->unit, PictureSize::Unit::Millimetres);
  QCOMPARE(sizeFromText("1920x1080px")->unit, PictureSize::Unit::Pixels);
  QCOMPARE(sizeFromText("1920x1080")->height, 1080.);
  for (const char* text : {"", "85", "85x", "x60mm", "85x60cm", "85,5x60mm", "-85x60mm", "0x60mm", "85x60mm ", "1e3x2",
                           "nanx3px", "85x60mmpx", "85X60mm\n"})
    QVERIFY2(!sizeFromText(text), text);
}

void TestPictureSize::impossibleSizesSayWhatIsPossible() {
  PictureSize size = sizeOf(PicturePreset::OneColumn, kWindow);
  size.width = 0;
  QVERIFY(problemOf(size, false).contains("5000"));
  size.width = std::numeric_limits<double>::quiet_NaN();
  QVERIFY(!problemOf(size, false).isEmpty());
  QVERIFY(!problemOf(size, true).isEmpty());
  size.width = 4000;  // 94488 pixels, which is fine for vectors
  QVERIFY(problemOf(size, true).contains("20000"));
  QCOMPARE(problemOf(size, false), QString());
  size = sizeOf(PicturePreset::Poster, kWindow);
  size.dpi = 1200;  // 18898 x 13228
  QVERIFY(problemOf(size, true).contains("100 million"));
  size.dpi = 1e9;
  QVERIFY(problemOf(size, false).contains("2400"));
  size.dpi = 300;
  size.textPoints = 0;
  QVERIFY(problemOf(size, false).contains("points"));
  try {
    prepared(bars(), "/somewhere/plot.svg", Theme::Light, size);
    QFAIL("it was made");
  } catch (const RequestError& error) {
    QVERIFY2(QString(error.what()).startsWith("cannot write /somewhere/plot.svg: "), error.what());
  }
}

void TestPictureSize::filesHaveTheSizeAskedFor() {
  QFETCH(PictureSize, size);
  const bool physical = size.unit == PictureSize::Unit::Millimetres;
  const double inches = physical ? size.width / 25.4 : size.width / size.dpi;
  const double high = physical ? size.height / 25.4 : size.height / size.dpi;

  const QImage png = QImage::fromData(bytesOf(bars(), "a.png", size), "PNG");
  QCOMPARE(png.size(), QSize(qRound(inches * size.dpi), qRound(high * size.dpi)));
  QCOMPARE(png.dotsPerMeterX(), qRound(size.dpi / 0.0254));
  QCOMPARE(png.dotsPerMeterY(), png.dotsPerMeterX());

  const QSizeF page = pageOf(bytesOf(bars(), "a.pdf", size));
  QVERIFY2(std::abs(page.width() - inches * 72) < 1e-5, qPrintable(QString::number(page.width(), 'g', 10)));
  QVERIFY2(std::abs(page.height() - high * 72) < 1e-5, qPrintable(QString::number(page.height(), 'g', 10)));

  const QXmlStreamAttributes root = rootOf(bytesOf(bars(), "a.svg", size));
  constexpr double kMicrometre = 0.001;
  QVERIFY2(std::abs(millimetres(root, "width") - inches * 25.4) < kMicrometre,
           qPrintable(root.value("width").toString()));
  QVERIFY(std::abs(millimetres(root, "height") - high * 25.4) < kMicrometre);
}

void TestPictureSize::textHasTheSizeAskedFor() {
  QFETCH(PictureSize, size);
  const QByteArray svg = bytesOf(sweep(), "a.svg", size);
  const QXmlStreamAttributes root = rootOf(svg);
  const double unit =
      millimetres(root, "width") / root.value("viewBox").split(' ')[2].toDouble() / 25.4 * 72;  // points
  QXmlStreamReader reader(svg);
  double found = 0;
  double scale = 1;
  while (!reader.atEnd()) {
    if (reader.readNext() != QXmlStreamReader::StartElement) continue;
    // A group has the transformation of its content: matrix(a,b,c,d,e,f).
    if (const QString matrix = reader.attributes().value("transform").toString(); matrix.startsWith("matrix(")) {
      const QStringList cells = matrix.mid(7).chopped(1).split(',');
      scale = std::hypot(cells[0].toDouble(), cells[1].toDouble());
    }
    if (reader.name() != QLatin1String("text")) continue;
    const double points = reader.attributes().value("font-size").toDouble() * scale * unit;
    if (reader.readElementText().contains("Offset (elements)")) found = points;
  }
  // A sheet has whole pixels.
  QVERIFY2(std::abs(found - size.textPoints) < 0.01 * size.textPoints, qPrintable(QString::number(found)));
}

void TestPictureSize::thePdfsTableOfObjectsHolds() {
  QFETCH(PictureSize, size);
  const QByteArray pdf = bytesOf(bars(), "a.pdf", size);
  const qsizetype start = pdf.lastIndexOf("startxref\n") + 10;
  const qsizetype table = pdf.mid(start, pdf.indexOf('\n', start) - start).toLongLong();
  QCOMPARE(pdf.mid(table, 7), QByteArray("xref\n0 "));
  const int count = pdf.mid(table + 7, pdf.indexOf('\n', table + 7) - table - 7).toInt();
  QVERIFY(count > 5);
  const qsizetype first = pdf.indexOf('\n', table + 7) + 1;
  for (int i = 1; i < count; ++i) {
    const QByteArray entry = pdf.mid(first + 20 * i, 20);
    const QByteArray object = pdf.mid(entry.left(10).toLongLong(), 20);
    QVERIFY2(object.startsWith(QByteArray::number(i) + " 0 obj"), entry + object);
  }
}

void TestPictureSize::thePdfEmbedsItsFontsAndKeepsItsText() {
  if (!installed("pdffonts") || !installed("pdftotext") || !installed("pdfinfo"))
    QSKIP("poppler-utils is not installed");
  const PictureSize size = sizeOf(PicturePreset::TwoColumns, kWindow);
  prepared(sweep(), at("fonts.pdf"), Theme::Light, size).write();
  const QStringList fonts =
      QString::fromUtf8(captureOutput("pdffonts", {at("fonts.pdf")})).split('\n', Qt::SkipEmptyParts);
  QVERIFY(fonts.size() > 2);
  const qsizetype embedded = fonts[0].indexOf("emb");
  for (const QString& font : fonts.mid(2)) QCOMPARE(font.mid(embedded, 3), QString("yes"));
  // Ligatures come back as one character.
  const QString text = QString::fromUtf8(captureOutput("pdftotext", {"-layout", at("fonts.pdf"), "-"}))
                           .normalized(QString::NormalizationForm_KC);
  QVERIFY2(text.contains("Offset (elements)"), qPrintable(text));
  QVERIFY2(text.contains(sweep().title), qPrintable(text));
  QVERIFY(captureOutput("pdfinfo", {at("fonts.pdf")}).contains("Page size:       504.567 x 283.465 pts"));
}

void TestPictureSize::pdfAndSvgLookLikeThePng() {
  if (!installed("pdftoppm")) QSKIP("poppler-utils is not installed");
  QFETCH(PictureSize, size);
  // Coarse enough for a fast comparison.
  const PictureSize asked = size.in(PictureSize::Unit::Millimetres);
  PictureSize coarse = asked;
  coarse.dpi = 2000 / asked.textPoints;
  const QImage png = prepared(sweep(), "a.png", Theme::Light, coarse).image;
  const QImage other = prepared(bars(), "b.png", Theme::Light, coarse).image;

  QImage svg(png.size(), QImage::Format_RGB32);
  svg.fill(Qt::red);
  QSvgRenderer renderer(bytesOf(sweep(), "a.svg", coarse));
  QPainter painter(&svg);
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(&painter);
  painter.end();

  prepared(sweep(), at("look.pdf"), Theme::Light, coarse).write();
  captureOutput("pdftoppm", {"-png", "-singlefile", "-scale-to-x", QString::number(png.width()), "-scale-to-y",
                             QString::number(png.height()), at("look.pdf"), at("look")});
  const QImage pdf = QImage(at("look.png")).convertToFormat(QImage::Format_RGB32);

  // A different plot differs several times as much as another renderer's letters.
  constexpr double kAlike = 6;
  const double ofSvg = differenceOf(png, svg), ofPdf = differenceOf(png, pdf), ofOther = differenceOf(png, other);
  const QString said = QString("svg %1, pdf %2, another plot %3").arg(ofSvg).arg(ofPdf).arg(ofOther);
  QVERIFY2(ofSvg < kAlike && ofPdf < kAlike, qPrintable(said));
  QVERIFY2(ofOther > 2 * kAlike, qPrintable(said));
}

void TestPictureSize::aPreviewIsTheSamePicture() {
  PictureSize size = sizeOf(PicturePreset::OneColumn, kWindow);
  size.dpi = 150;
  const QImage png = prepared(sweep(), "a.png", Theme::Light, size).image;
  QCOMPARE(imageOf(pictureOf(sweep()), size, png.size()), png);
}

void TestPictureSize::whatHasNoRoomIsSaid() {
  PlotData data = sweep();
  const Series one = data.series.front();
  while (data.series.size() < 30) {
    data.series.push_back(one);
    data.series.back().name += QString(" number %1 with a long name").arg(data.series.size());
  }
  const ExportedPicture picture = pictureOf(data);
  const QSize pixels(200, 160);
  QVERIFY(!imageOf(picture, sizeOf(PicturePreset::OneColumn, kWindow), pixels).isNull());
  QVERIFY2(picture.lacks().contains("legend"), qPrintable(picture.lacks()));
  PictureSize large = sizeOf(PicturePreset::OneColumn, kWindow);
  large.height = 400;
  QVERIFY(!imageOf(picture, large, pixels).isNull());
  QCOMPARE(picture.lacks(), QString());
}

void TestPictureSize::theSamePlotGivesTheSameBytes() {
  const PictureSize size = sizeOf(PicturePreset::OneColumn, kWindow);
  for (const char* file : {"a.svg", "a.csv", "a.tsv", "a.json"})
    QCOMPARE(bytesOf(sweep(), file, size), bytesOf(sweep(), file, size));
  QVERIFY(bytesOf(sweep(), "a.svg", size) != bytesOf(bars(), "a.svg", size));
}

void TestPictureSize::theClipboardHoldsEveryKind() {
  const PictureSize size = sizeOf(PicturePreset::Window, kWindow);
  const auto mime = mimeOf(pictureOf(bars()), size);
  QVERIFY(mime->hasImage());
  QCOMPARE(qvariant_cast<QImage>(mime->imageData()).size(), kWindow * 2);
  QVERIFY(mime->data("application/pdf").startsWith("%PDF"));
  QVERIFY(QSvgRenderer(mime->data("image/svg+xml")).isValid());
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPictureSize>(__FILE__);
#include "test_picture_size.moc"
