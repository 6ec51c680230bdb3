// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>
#include <QVariantList>

#include "gui/window_fixture.h"
#include "result_views/counter_bars.h"
#include "result_views/results_table.h"
#include "result_views/why_panel.h"
#include "results/values/statistics.h"
#include "test_registry.h"
#include "widgets/texts.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

/// A transpose of 2048 x 2048 with this many stored sectors.
Result resultStoring(const std::string& variant, double storeSectors) {
  Result result;
  result.family = "transpose";
  result.variant = variant;
  result.device = "simulated:nvidia-h200";
  result.origin = Origin::Modelled;
  result.parameters.set("width", 2048);
  result.grid = {64, 64, 1};
  result.block = {32, 32, 1};
  result.occupancy = 1;
  result.time = modelledTime(0.02);
  Counters counters{.sampledBlocks = 4096, .totalBlocks = 4096};
  counters.globalStore = {131072, storeSectors, 4194304, 16777216};
  counters.activeLanesPerRequest = counters.activeLanesPerBasicBlock = 32;
  result.counters = counters;
  return result;
}

QString textOf(const QWidget& panel, const char* name) {
  const auto* label = panel.findChild<QLabel*>(QLatin1String(name));
  return label->isHidden() ? QString() : label->text();
}

const CounterBars& barsOf(const QWidget& panel) { return *panel.findChild<CounterBars*>("why.counters"); }

}  // namespace

class TestWhyPanel : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QLocale::English)); }

  void withoutASelectionItSaysWhatToDo() {
    SessionDocument document;
    WhyPanel panel(document);
    QVERIFY(textOf(panel, "why.sentences").startsWith("Select a result"));
    QCOMPARE(textOf(panel, "why.title"), QString());
    QVERIFY(barsOf(panel).isHidden());
  }

  void theSelectedResultIsExplained() {
    SessionDocument document;
    document.append(resultStoring("naive", 4194304));
    WhyPanel panel(document);
    panel.select({0});
    QCOMPARE(textOf(panel, "why.title"), "Naive");
    QCOMPARE(textOf(panel, "why.point"), "width=2048\nsimulated:nvidia-h200 (modelled)");
    const QStringList paragraphs = textOf(panel, "why.sentences").split("\n\n");
    QCOMPARE(paragraphs.size(), 3);
    QCOMPARE(paragraphs[0], "On average a warp's store touches 32 sectors instead of 4: 8 times the traffic.");
    QVERIFY2(paragraphs[1].contains(QString::fromUtf8("4,194,304 sectors take 29.9\u00a0\u00b5s")),
             qPrintable(paragraphs[1]));
    QVERIFY(!barsOf(panel).isHidden());
    const auto& rows = barsOf(panel).rows();
    const auto stores = std::ranges::find(rows, QString("Sectors per store"), &CounterBars::Row::name);
    QVERIFY2(stores != rows.end(), qPrintable(barsOf(panel).accessibleDescription()));
    QCOMPARE(stores->text, "32, ideal 4");
    QVERIFY(stores->worse);
    QCOMPARE(stores->share, 1.0);
    QCOMPARE(stores->otherShare, 4.0 / 32);
    QVERIFY(barsOf(panel).accessibleDescription().contains("Sectors per store: 32, ideal 4"));
    panel.select({});
    QVERIFY(textOf(panel, "why.sentences").startsWith("Select a result"));
  }

  void theDeviceIsCalledAsInThePlot() {
    SessionDocument document;
    Session session;
    Result recorded = resultStoring("naive", 4194304);
    recorded.device = "recorded:nvidia-h200";
    recorded.origin = Origin::Recorded;
    recorded.counters.reset();
    session.environment.add(
        {.id = recorded.device, .name = "NVIDIA H200", .origin = Origin::Recorded, .date = "2026-11-20T12:00:00Z"});
    session.results.push_back(recorded);
    document.replace(session, {});
    WhyPanel panel(document);
    panel.select({0});
    QCOMPARE(textOf(panel, "why.point"), "width=2048\nNVIDIA H200 (recorded 2026-11-20)");
    QVERIFY2(textOf(panel, "why.sentences").contains("A run on the NVIDIA H200 (modelled) shows why"),
             qPrintable(textOf(panel, "why.sentences")));
  }

  void ofAPairBothAreCounted() {
    SessionDocument document;
    for (const char* variant : {"copy", "naive", "coalesced", "memcpy"}) {
      document.append(resultStoring(variant, 4194304));
      if (QByteArray(variant) == "coalesced") continue;
      Session session = document.session();
      session.results[session.results.size() - 1].counters.reset();
      document.replace(session, {});
    }
    WhyPanel panel(document);
    panel.setCanCount([](const Result& result) { return result.variant != "memcpy"; });
    QSignalSpy asked(&panel, &WhyPanel::countsRequested);
    const auto askFor = [&](const std::vector<std::size_t>& selected) {
      asked.clear();
      panel.select(selected);
      panel.findChild<QPushButton*>("why.count")->click();
      QList<QVariantList> all(asked.begin(), asked.end());
      return all;
    };
    const auto index = [](std::size_t value) { return QVariant::fromValue(value); };
    QCOMPARE(askFor({1}), (QList<QVariantList>{{index(1), true}}));
    QCOMPARE(askFor({0, 1}), (QList<QVariantList>{{index(1), false}, {index(0), false}}));
    QCOMPARE(askFor({2, 0}), (QList<QVariantList>{{index(0), false}}));
    QCOMPARE(askFor({3, 0}), (QList<QVariantList>{{index(0), false}}));
    QCOMPARE(askFor({2}), QList<QVariantList>());
  }

  void aVariantThatIsWrongOnPurposeSaysSoFirst() {
    SessionDocument document;
    for (const char* variant : {"unprotected", "atomic"}) {
      Result result = resultStoring(variant, 0);
      result.family = "counter";
      document.append(result);
    }
    WhyPanel panel(document);
    panel.select({0});
    QCOMPARE(textOf(panel, "why.sentences").section("\n\n", 0, 0),
             "This variant is wrong on purpose: its result cannot be used, however fast it is. Threads load, add and "
             "store without synchronisation, so increments are lost.");
    panel.select({1});
    QVERIFY(!textOf(panel, "why.sentences").contains("on purpose"));
  }

  void itIsSaidInTheReadersLanguage() {
    struct Translator : QTranslator {
      bool isEmpty() const override { return false; }
      QString translate(const char* context, const char* text, const char*, int) const override {
        const bool known = QLatin1String(context) == QLatin1String("Compute") &&
                           QLatin1String(text).startsWith(QLatin1String("This variant is wrong on purpose"));
        return known ? QStringLiteral("Absichtlich falsch: %1") : QString();
      }
    } translator;
    QCoreApplication::installTranslator(&translator);
    SessionDocument document;
    Result result = resultStoring("unprotected", 0);
    result.family = "counter";
    document.append(result);
    WhyPanel panel(document);
    panel.select({0});
    QVERIFY2(textOf(panel, "why.sentences").startsWith("Absichtlich falsch: Threads load, "),
             qPrintable(textOf(panel, "why.sentences")));
  }

  void numbersFollowTheLocale() {
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    SessionDocument document;
    document.append(resultStoring("naive", 3000000));
    WhyPanel panel(document);
    panel.select({0});
    QVERIFY2(textOf(panel, "why.sentences").contains("touches 22,9 sectors instead of 4: 5,72 times"),
             qPrintable(textOf(panel, "why.sentences")));
    QVERIFY(textOf(panel, "why.sentences").contains("3.000.000 sectors"));
  }

  void theNextVariantIsComparedAsSoonAsItsResultIsThere() {
    SessionDocument document;
    document.append(resultStoring("naive", 4194304));
    WhyPanel panel(document);
    panel.select({0});
    QVERIFY(!textOf(panel, "why.sentences").contains("8 times fewer"));
    document.append(resultStoring("coalesced", 524288));
    QVERIFY2(textOf(panel, "why.sentences").endsWith("fall from 4,194,304 to 524,288, 8 times fewer."),
             qPrintable(textOf(panel, "why.sentences")));
    document.clear();
    QVERIFY(textOf(panel, "why.sentences").startsWith("Select a result"));
  }

  void ofTwoResultsWhatSetsThemApartIsSaid() {
    SessionDocument document;
    document.append(resultStoring("naive", 4194304));
    document.append(resultStoring("coalesced", 524288));
    document.append(resultStoring("conflict-free", 524288));
    WhyPanel panel(document);
    panel.select({0});
    QVERIFY(textOf(panel, "why.hint").startsWith("Ctrl-click a second result"));
    auto* const turn = panel.findChild<QPushButton*>("why.turn");
    QVERIFY(turn->isHidden());
    QSignalSpy turned(&panel, &WhyPanel::turned);
    panel.select({0, 2});
    QCOMPARE(textOf(panel, "why.title"), "Shared tile, padded compared with Naive");
    QCOMPARE(textOf(panel, "why.point"), "width=2048\nsimulated:nvidia-h200 (modelled)");
    QCOMPARE(textOf(panel, "why.hint"), QString());
    QCOMPARE(textOf(panel, "why.sentences").split("\n\n").value(1),
             "Compared with Naive: global store sectors fall from 4,194,304 to 524,288, 8 times fewer.");
    const auto& rows = barsOf(panel).rows();
    QCOMPARE(rows.front().name, "global store sectors");
    QCOMPARE(rows.front().text, "524,288 compared with 4,194,304");
    QVERIFY(!rows.front().worse);
    turn->click();
    QCOMPARE(textOf(panel, "why.title"), "Naive compared with Shared tile, padded");
    QVERIFY(barsOf(panel).rows().front().worse);
    QCOMPARE(turned.size(), 1);
    QCOMPARE(turned.front().front().value<std::vector<std::size_t>>(), (std::vector<std::size_t>{2, 0}));
    panel.select({0, 1, 2});
    QCOMPARE(textOf(panel, "why.title"), "Shared tile, padded");
  }

  void aCounterLeadsToItsLines() {
    SessionDocument document;
    document.append(resultStoring("naive", 4194304));
    WhyPanel panel(document);
    panel.select({0});
    QSignalSpy requested(&panel, &WhyPanel::lineRequested);
    auto& bars = *panel.findChild<CounterBars*>("why.counters");
    const auto store = std::ranges::find(bars.rows(), QString("Sectors per store"), &CounterBars::Row::name);
    const auto row = static_cast<int>(store - bars.rows().begin());
    const int all = bars.heightForWidth(bars.width());
    const int height = all / static_cast<int>(bars.rows().size());
    QTest::mouseClick(&bars, Qt::LeftButton, {}, QPoint(5, row * height + height / 2));
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.front().front().value<simulator::AccessKind>(), simulator::AccessKind::GlobalStore);
    // Lanes and occupancy have no line of their own.
    QTest::mouseClick(&bars, Qt::LeftButton, {}, QPoint(5, all - 5));
    QCOMPARE(requested.size(), 1);
    QTest::keyClick(&bars, Qt::Key_Return);
    QCOMPARE(requested.size(), 2);
  }

  void aNarrowCountersValuesAreBelowItsName() {
    SessionDocument document;
    document.append(resultStoring("naive", 4194304));
    WhyPanel panel(document);
    panel.select({0});
    const CounterBars& bars = barsOf(panel);
    const int line = QFontMetrics(bars.font()).height();
    const auto rows = static_cast<int>(bars.rows().size());
    const int wide = bars.sizeHint().width();
    QCOMPARE(bars.heightForWidth(wide), bars.sizeHint().height());
    QVERIFY(bars.heightForWidth(wide / 2) >= bars.sizeHint().height() + rows * line);
    panel.resize(wide / 2 + 40, 900);
    panel.show();
    QCoreApplication::processEvents();
    QCOMPARE(bars.height(), bars.heightForWidth(bars.width()));
  }

  void aCountersNameIsWrappedAndNeverCut() {
    SessionDocument document;
    Result result = resultStoring("naive", 4194304);
    result.counters->globalAtom = {131072, 4194304, 4194304, 16777216};
    document.append(result);
    WhyPanel panel(document);
    panel.select({0});
    const CounterBars& bars = barsOf(panel);
    const auto atoms =
        std::ranges::find(bars.rows(), QString("Sectors per atomic with a result"), &CounterBars::Row::name);
    QVERIFY(atoms != bars.rows().end() && atoms->worse);
    QFont bold = bars.font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const int name = metrics.horizontalAdvance(atoms->name);
    for (const CounterBars::Row& each : bars.rows())
      QVERIFY(each.name == atoms->name || metrics.horizontalAdvance(each.name) < name - 1);
    // Only the name that lacks pixels wraps to another line.
    QCOMPARE(bars.heightForWidth(name - 1), bars.heightForWidth(name + 1) + metrics.height());
    // A word is not broken.
    QCOMPARE(bars.minimumSizeHint().width(), metrics.horizontalAdvance("Occupancy"));
    panel.resize(name - 40, 900);
    panel.show();
    QCoreApplication::processEvents();
    QVERIFY(bars.width() < name);
    QCOMPARE(bars.height(), bars.heightForWidth(bars.width()));
  }

  void textOfAFileIsNeverMarkup() {
    SessionDocument document;
    Result result = resultStoring("<b>bold</b>", 0);
    result.family = "<i>";
    result.status = Result::Status::Failed;
    result.error = "<img src=x>\n";
    document.append(result);
    WhyPanel panel(document);
    panel.select({0});
    for (const char* name : {"why.title", "why.point", "why.sentences"})
      QCOMPARE(panel.findChild<QLabel*>(QLatin1String(name))->textFormat(), Qt::PlainText);
    QVERIFY(textOf(panel, "why.sentences").endsWith("<img src=x>"));
    QVERIFY(barsOf(panel).isHidden());
  }

  void nothingIsClippedHoweverNarrowItIs() {
    using Indices = std::vector<std::size_t>;
    SessionDocument document;
    for (const char* variant : {"naive", "coalesced"}) document.append(resultStoring(variant, 4194304));
    WhyPanel panel(document);
    for (const Indices& selected : {Indices{0}, Indices{0, 1}})
      for (const int width : {240, 300, 500}) {
        panel.select(selected);
        panel.resize(width, 200);
        panel.show();
        QCoreApplication::processEvents();
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
          if (label->isHidden()) continue;
          QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->objectName()));
          QVERIFY2(label->mapTo(&panel, QPoint(label->width(), 0)).x() <= panel.viewport()->width(),
                   qPrintable(label->objectName()));
        }
      }
  }

  // As in Spanish in a small window.
  void whatIsWiderThanThePanelCanBeScrolledTo() {
    SessionDocument document;
    document.append(resultStoring("naive", 4194304));
    WhyPanel panel(document);
    panel.select({0});
    panel.resize(90, 200);
    panel.show();
    QCoreApplication::processEvents();
    const QScrollBar& bar = *panel.horizontalScrollBar();
    QVERIFY(bar.isVisible());
    QCOMPARE(bar.maximum(), panel.widget()->width() - panel.viewport()->width());
    panel.resize(400, 200);
    QCoreApplication::processEvents();
    QVERIFY(!bar.isVisible());
  }

  void theWindowExplainsTheRowThatIsSelected() {
    test::WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:nvidia-h200"));
    fixture.enter("width", 64);
    fixture.enter("height", 64);
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    const auto* panel = fixture.field<WhyPanel>("why");
    fixture.window.table().clearSelection();
    QVERIFY(textOf(*panel, "why.sentences").startsWith("Select a result"));
    const auto& results = fixture.session().results;
    QVERIFY(!results.empty());
    fixture.window.table().selectResult(0);
    QCOMPARE(textOf(*panel, "why.title"), variantTitle("transpose", results.front().variant));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestWhyPanel>(__FILE__);
#include "test_why_panel.moc"
