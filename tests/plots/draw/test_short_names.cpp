// SPDX-License-Identifier: GPL-3.0-or-later
// Shortened names stay distinguishable.
#include <QTest>

#include "plots/view_fixture.h"
#include "test_registry.h"
#include "text/short_names.h"

using namespace warpbench::plots;
using namespace warpbench::plots::samples;

class TestShortNames : public QObject {
  Q_OBJECT
 private slots:
  void namesThatFitStay();
  void partsInCommonGoFirst();
  void ofGpusTheModelsAreLeft();
  void whatIsStillTooWideIsElided();
  void namesEndAfterAWholeWord();
  void namesAreNotCutInTheirMiddle();
  void theyDifferAsLongAsTheyCan();
  void aNameOfOnesOwnLeavesTheOthersShort();

 private:
  int widthOf(const QString& text) const { return m_metrics.horizontalAdvance(text); }
  const QFontMetrics m_metrics{QFont()};
};

void TestShortNames::namesThatFitStay() {
  const QStringList names{"Naive, NVIDIA H200 (modelled)", "Tiled, NVIDIA H200 (modelled)"};
  QCOMPARE(shortNames(names, m_metrics, widthOf(names[0])), names);
  QCOMPARE(shortNames({}, m_metrics, 10), QStringList());
}

void TestShortNames::partsInCommonGoFirst() {
  const int width = widthOf("Tiled, dynamic");
  QCOMPARE(shortNames({"Naive, NVIDIA H200 (modelled)", "Tiled, dynamic, NVIDIA H200 (modelled)"}, m_metrics, width),
           (QStringList{"Naive", "Tiled, dynamic"}));
  QCOMPARE(shortNames({"Naive, 31 columns, H200 (modelled)", "Naive, 31 columns, H100 (modelled)"}, m_metrics, width),
           (QStringList{"H200", "H100"}));
  // The end alone suffices: the beginning stays.
  QCOMPARE(shortNames({"Naive, H200 (modelled)", "Naive, H100 (modelled)"}, m_metrics, width),
           (QStringList{"Naive, H200", "Naive, H100"}));
}

void TestShortNames::ofGpusTheModelsAreLeft() {
  const int width = widthOf("Tiled, dynamic, NVIDIA");
  QCOMPARE(shortNames({"Naive, NVIDIA H200", "Tiled, dynamic, NVIDIA H200", "Naive, NVIDIA H100 80GB HBM3"}, m_metrics,
                      width),
           (QStringList{"Naive, H200", "Tiled, dynamic, H200", "Naive, H100"}));
  QCOMPARE(shortNames({"Naive, NVIDIA A100-SXM4-80GB (measured)", "Naive, NVIDIA H200 (modelled)"}, m_metrics,
                      widthOf("Naive, A100-SXM4 (measured)")),
           (QStringList{"Naive, A100-SXM4 (measured)", "Naive, H200 (modelled)"}));
  // If two differ only in memory, they keep it; a program's name is not a GPU's.
  QCOMPARE(shortNames({"Naive, NVIDIA H100 80GB HBM3", "Naive, NVIDIA H100 96GB HBM3"}, m_metrics,
                      widthOf("Naive, H100 80GB HBM3")),
           (QStringList{"Naive, H100 80GB HBM3", "Naive, H100 96GB HBM3"}));
  const QStringList kept =
      shortNames({"Sums of 2 GB, NVIDIA H200", "Copy of 2 GB"}, m_metrics, widthOf("Sums of 2 GB, NVIDIA H200") - 1);
  QCOMPARE(kept, (QStringList{"Sums of 2 GB, H200", "Copy of 2 GB"}));
}

void TestShortNames::whatIsStillTooWideIsElided() {
  const QString name = "Tiled, through sub-matrices";
  const int width = widthOf(name) - 1;
  const QStringList one = shortNames({name}, m_metrics, width);
  QCOMPARE(one.size(), 1);
  QVERIFY2(one[0].contains(QChar(0x2026)) && widthOf(one[0]) <= width, qPrintable(one[0]));
  QCOMPARE(shortNames({name, "Naive"}, m_metrics, width), (QStringList{one[0], "Naive"}));
}

void TestShortNames::namesEndAfterAWholeWord() {
  const QString name = "Tiled with dynamically allocated shared memory";
  for (int width = widthOf("Tiled") * 3; width < widthOf(name); width += 3) {
    const QString shorter = shortNames({name}, m_metrics, width)[0];
    const QString tail = shorter.section(QChar(0x2026), 1);
    QVERIFY2(widthOf(shorter) <= width, qPrintable(shorter));
    QVERIFY2(tail.isEmpty(), qPrintable(shorter));
    QVERIFY2(name.startsWith(shorter.chopped(1) + ' '), qPrintable(shorter));
  }
}

void TestShortNames::namesAreNotCutInTheirMiddle() {
  const QString more(QChar(0x2026));
  // Names that begin alike keep their last words.
  const QStringList bars{"Copy", "Copy, 32x8 threads", "Shared tile, padded", "Shared tile, custom padding",
                         "Padded, 32x8 threads"};
  QCOMPARE(shortNames(bars, m_metrics, widthOf("Padded, 32x")),
           (QStringList{"Copy", "Copy" + more, more + "padded", more + "padding", "Padded" + more}));
  const QStringList lines{"Warp shuffle, NVIDIA H200", "Warp shuffle, NVIDIA H100",
                          "Grid-stride, 16 bytes, NVIDIA H200", "Grid-stride, 16 bytes, NVIDIA H100"};
  const QStringList shorter = shortNames(lines, m_metrics, widthOf("Warp shuffle, H200") - 1);
  QCOMPARE(shorter.first(2), (QStringList{more + "shuffle, H200", more + "shuffle, H100"}));
  QVERIFY(shorter[2].startsWith(more) && shorter[2].endsWith("bytes, H200"));
  QVERIFY(shorter[3].startsWith(more) && shorter[3].endsWith("bytes, H100"));
}

void TestShortNames::theyDifferAsLongAsTheyCan() {
  // Equal at both ends, so only the beginning or the end may be cut.
  const QStringList names{"NVIDIA GeForce RTX 4090 of the first machine",
                          "NVIDIA GeForce GTX 1080 of the first machine"};
  const int width = widthOf("NVIDIA GeForce RTX 4090") + widthOf(QChar(0x2026));
  const QStringList shorter = shortNames(names, m_metrics, width);
  QVERIFY2(shorter[0] != shorter[1], qPrintable(shorter.join(" / ")));
  for (const QString& name : shorter) QVERIFY(widthOf(name) <= width);
  const QStringList same{names[0], names[0]};
  const QStringList alike = shortNames(same, m_metrics, width);
  QCOMPARE(alike[0], alike[1]);
}

void TestShortNames::aNameOfOnesOwnLeavesTheOthersShort() {
  PlotData data = sweep();
  data.series.resize(1);
  data.series.resize(4, data.series[0]);
  int i = 0;
  for (const char* variant : {"Naive", "Tiled"})
    for (const char* device : {"NVIDIA H200", "NVIDIA H100 80GB HBM3"}) {
      Series& series = data.series[static_cast<std::size_t>(i)];
      series.style = i++;
      series.distinction = QStringLiteral("%1 (recorded 2026-11-26)").arg(QLatin1String(device));
      series.name = QStringLiteral("%1, %2").arg(QLatin1String(variant), series.distinction);
    }
  const auto names = [&] {
    PlotView view;
    ViewState state;
    state.parts = {.title = false, .subtitle = false, .formula = false, .notes = false};
    show(view, data);
    view.setState(state);
    view.resize(340, 270);
    view.plot()->replot();
    QStringList found;
    for (int row = 0; row < view.plot()->legend->itemCount(); ++row)
      found << qobject_cast<QCPPlottableLegendItem*>(view.plot()->legend->item(row))->plottable()->name();
    return found;
  };
  QCOMPARE(names(), (QStringList{"Naive, H200", "Naive, H100", "Tiled, H200", "Tiled, H100"}));
  data.series[0].name = "Naive_1 (H200)";
  QCOMPARE(names(), (QStringList{"Naive_1 (H200)", "Naive, H100", "Tiled, H200", "Tiled, H100"}));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestShortNames>(__FILE__);
#include "test_short_names.moc"
