// SPDX-License-Identifier: GPL-3.0-or-later
// The figures on bars, for any number of bars.
#include "plots/view_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

/// Bars of `variants` on `devices`; later devices have higher bars.
PlotData manyBars(int variants, int devices, double scale) {
  Session many;
  for (int device = 0; device < devices; ++device) {
    DeviceRecord record = h200();
    record.id = "cuda:" + std::to_string(device);
    record.name += " " + std::to_string(device);
    many.environment.add(record);
    for (int variant = 0; variant < variants; ++variant) {
      Result result = measured("unknown", "v" + std::to_string(variant), unknownAt(4096, 256),
                               scale * (1001 + 900.0 * device + 37 * variant));
      result.device = record.id;
      many.results.push_back(result);
    }
  }
  return plotData(many, "unknown", View::Figure);
}

QList<const QCPItemText*> values(const PlotView& view) {
  QList<const QCPItemText*> found;
  for (int i = 0; i < view.plot()->itemCount(); ++i)
    if (const auto* text = qobject_cast<QCPItemText*>(view.plot()->item(i));
        text && text->visible() && text->layer()->name() == "axes")
      found << text;
  return found;
}

QRectF placeOf(const QCPItemText& text) {
  QPolygonF corners;
  for (const QCPItemAnchor* corner : {text.topLeft, text.topRight, text.bottomRight, text.bottomLeft})
    corners << corner->pixelPosition();
  return corners.boundingRect();
}

bool lies(const QCPBars& bars) { return bars.keyAxis()->axisType() == QCPAxis::atLeft; }

QList<QRectF> barsOf(const PlotView& view) {
  QList<QRectF> found;
  for (const QCPBars* bars : plottables<QCPBars>(view))
    for (const QCPBarsData& bar : *bars->data()) {
      const auto side = [&](double which) {
        return bars->keyAxis()->coordToPixel(bar.key + which * bars->width() / 2);
      };
      const double end = bars->valueAxis()->coordToPixel(bars->baseValue() + bar.value);
      const double ground = bars->valueAxis()->coordToPixel(bars->baseValue());
      found << (lies(*bars) ? QRectF(QPointF(ground, side(-1)), QPointF(end, side(1)))
                            : QRectF(QPointF(side(-1), end), QPointF(side(1), ground)));
    }
  return found;
}

}  // namespace

class TestBarValues : public QObject {
  Q_OBJECT

 private slots:
  void valuesTouchNothing_data();
  void valuesTouchNothing();
  void theBarOfAWrongResultIsHatched();
  void manyBarsOrLongNamesLieDown();
};

void TestBarValues::theBarOfAWrongResultIsHatched() {
  Session session = samples::session({measured("transpose", "copy", square(512), 1968),
                                      measured("transpose", "naive", square(512), 5500)});
  session.results[1].verification = Verification{.passed = false, .maxError = 1};
  PlotView view;
  view.setData(plotData(session, "transpose", View::Figure));
  QStringList hatched;
  for (const QCPBars* bars : plottables<QCPBars>(view))
    if (bars->brush().style() == Qt::BDiagPattern) hatched << bars->name();
  QCOMPARE(hatched, QStringList{"Naive"});
}

void TestBarValues::valuesTouchNothing_data() {
  QTest::addColumn<int>("variants");
  QTest::addColumn<int>("devices");
  QTest::addColumn<double>("scale");
  QTest::addColumn<bool>("shown");
  QTest::newRow("few") << 3 << 1 << 1.0 << true;
  for (const int variants : {11, 13, 17, 19, 21, 23, 29}) QTest::addRow("%d", variants) << variants << 1 << 1.0 << true;
  QTest::newRow("17 of few digits") << 17 << 1 << 1e-3 << true;
  QTest::newRow("12 of two devices") << 12 << 2 << 1.0 << true;
  QTest::newRow("17 of two devices") << 17 << 2 << 1.0 << true;
  QTest::newRow("12 of three devices") << 12 << 3 << 1.0 << true;
  QTest::newRow("17 of three devices") << 17 << 3 << 1.0 << false;
  QTest::newRow("29 of three devices") << 29 << 3 << 1.0 << false;
  QTest::newRow("97") << 97 << 1 << 1.0 << false;
}

void TestBarValues::valuesTouchNothing() {
  QFETCH(int, variants);
  QFETCH(int, devices);
  QFETCH(double, scale);
  QFETCH(bool, shown);
  PlotView view;
  show(view, manyBars(variants, devices, scale));
  const QList<const QCPItemText*> texts = values(view);
  QCOMPARE(texts.size(), shown ? qsizetype(variants) * devices : 0);
  const QList<QRectF> bars = barsOf(view);
  QCOMPARE(bars.size(), qsizetype(variants) * devices);
  for (const QCPItemText* text : texts) {
    // Rotated digits side by side belong to one number if there is no gap.
    const double gap = text->rotation() == 0 ? QFontMetrics(text->font()).horizontalAdvance(QLatin1Char('0')) : 1;
    const QRectF own = placeOf(*text);
    for (const QCPItemText* other : texts) {
      if (other == text) continue;
      const QRectF place = placeOf(*other).adjusted(1 - gap, 0, gap - 1, 0);
      QVERIFY2(!own.intersects(place), qPrintable(text->text() + ", " + other->text()));
    }
    for (const QRectF& bar : bars) QVERIFY2(!own.intersects(bar.adjusted(0.5, 0.5, -0.5, 0)), qPrintable(text->text()));
  }
}

void TestBarValues::manyBarsOrLongNamesLieDown() {
  PlotView view;
  const auto liesWith = [&](const PlotData& data) {
    show(view, data);
    return lies(*plottables<QCPBars>(view).front());
  };
  PlotData data = manyBars(6, 1, 1);
  QVERIFY(!liesWith(data));
  QVERIFY(liesWith(manyBars(7, 1, 1)));
  data.categories[3] = QStringLiteral("Swizzled, 32x8");  // its longest word has nine letters, too many for six bars
  QVERIFY(liesWith(data));
  QCOMPARE(view.plot()->yAxis->tickVectorLabels(), data.categories.toVector());
  data.categories[3] = QStringLiteral("Sums of two at a time each");
  QVERIFY(!liesWith(data));
  data.categories[3] = QStringLiteral("Sums of two at a time each one");
  QVERIFY(liesWith(data));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestBarValues>(__FILE__);
#include "test_bar_values.moc"
