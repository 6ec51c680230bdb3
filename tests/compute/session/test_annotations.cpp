// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/text/error.h"
#include "format/session_file.h"
#include "format/session_merge.h"
#include "results/session/session.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Session annotated(std::size_t results) {
  Session session;
  for (std::size_t i = 0; i < results; ++i) {
    Result result{.family = "transpose", .variant = "naive", .device = "cpu"};
    result.parameters.set("width", static_cast<std::int64_t>(i));
    session.results.push_back(result);
  }
  return session;
}

/// The reader's error about a session of two results with these fields.
QString refusalOf(const std::string& fields) {
  std::string document = toJson(annotated(2));
  document.insert(document.rfind("\"results\""), fields + ",");
  try {
    sessionFromJson(document);
  } catch (const FormatError& error) {
    return QString::fromUtf8(error.what());
  }
  return "taken";
}

}  // namespace

/// The user's additions to a session, in its file.
class TestAnnotations : public QObject {
  Q_OBJECT

 private slots:
  void aFileHasThemWhereThereAreAny() {
    Session session = annotated(3);
    const std::string without = toJson(session);
    for (const char* field : {"\"runs\"", "\"series\"", "\"marks\"", "\"words\"", "\"axes\""})
      QVERIFY(without.find(field) == std::string::npos);
    session.runs = {{.name = "before",
                     .note = "two\nlines",
                     .date = "2026-11-20T10:00:00Z",
                     .pinned = true,
                     .shown = false,
                     .results = {0, 2}},
                    {.name = {}, .note = {}, .date = {}, .results = {1}}};
    session.annotations.series = {{"transpose", "naive", "Mine", "#1f77b4"},
                                  {"matmul", "tiled, cpu measured", {}, "#FFFFFF"}};
    session.annotations.marks = {{.family = "transpose",
                                  .view = "bandwidth",
                                  .along = {},
                                  .variant = {},
                                  .unit = "GB/s",
                                  .kind = PlotMark::Kind::Horizontal,
                                  .y = 4814.5,
                                  .text = "the vendor's"},
                                 {.family = "transpose",
                                  .view = "time",
                                  .along = "width",
                                  .variant = {},
                                  .unit = {},
                                  .kind = PlotMark::Kind::Vertical,
                                  .x = 32,
                                  .text = {}},
                                 {.family = "transpose",
                                  .view = "time",
                                  .along = {},
                                  .variant = "naive",
                                  .unit = "ms",
                                  .kind = PlotMark::Kind::Text,
                                  .x = 1,
                                  .y = -0.5,
                                  .text = "here"}};
    session.annotations.words = {{"Transpose\nGB/s", "Meine", {}, "Durchsatz"}, {"Dot\nms", {}, "n", {}}};
    session.annotations.axes = {{.family = "transpose", .view = "time", .logX = true, .along = {}, .unit = {}},
                                {.family = "transpose",
                                 .view = "bandwidth",
                                 .logY = true,
                                 .along = "width",
                                 .unit = "GB/s",
                                 .ranges = AxisRanges{-3, 37.5, 0.1, 5000}}};
    QVERIFY(sessionFromJson(toJson(session)) == session);
    QCOMPARE(session.annotations.marks[2].x, 1.0);
  }

  void whatMakesNoSenseIsRefusedWithItsPlace_data() {
    QTest::addColumn<QString>("fields");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no such result") << R"("runs": [{"results": [0, 2]}])"
                                    << "runs[0].results[1]: the session has no result 2: it has 2";
    QTest::newRow("negative") << R"("runs": [{"results": [-1]}])"
                              << "runs[0].results[0]: expected a whole number from 0 to 9223372036854775807, found -1";
    QTest::newRow("twice") << R"("runs": [{"results": [0]}, {"results": [1, 0]}])"
                           << "runs[1].results[1]: result 0 belongs to two runs";
    QTest::newRow("no results") << R"("runs": [{"name": "x"}])"
                                << "runs[0].results: is missing";
    QTest::newRow("no colour") << R"("series": [{"family": "a", "series": "b", "colour": "red"}])"
                               << "series[0].colour: expected a colour such as #1f77b4, found red";
    QTest::newRow("kind") << R"("marks": [{"kind": "circle"}])"
                          << "marks[0].kind: expected one of horizontal, vertical, text, found \"circle\"";
    QTest::newRow("no number") << R"("marks": [{"kind": "text", "x": "nan"}])"
                               << "marks[0].x: expected a number from";
    const QString order =
        "axes[0].ranges: an axis must begin below its end, and a logarithmic axis";
    const auto ranges = [](const char* more, const char* numbers) {
      return QString(R"("axes": [{"along": "width"%1, "ranges": %2}])").arg(more, numbers);
    };
    QTest::newRow("turned") << ranges("", R"({"left": 1, "right": 2, "bottom": 4, "top": 3})") << order;
    QTest::newRow("empty range") << ranges("", R"({"left": 2, "right": 2, "bottom": 3, "top": 4})") << order;
    QTest::newRow("logarithm of 0") << ranges(R"(, "log_y": true)", R"({"left": 1, "right": 2, "bottom": 0, "top": 4})")
                                    << order;
    QTest::newRow("half a range") << ranges("", R"({"left": 1, "right": 2, "bottom": 3})")
                                  << "axes[0].ranges.top: is missing";
  }
  void whatMakesNoSenseIsRefusedWithItsPlace() {
    QFETCH(QString, fields);
    QFETCH(QString, reason);
    const QString said = refusalOf(fields.toStdString());
    QVERIFY2(said.startsWith(reason), qPrintable(said));
  }

  void unknownFieldsAreLeftOut() {
    QCOMPARE(refusalOf(R"("runs": [{"results": [0], "mood": "good"}], "weather": 3)"), "taken");
  }

  void twoSessionsInOneFileKeepBothSidesRuns() {
    Session before = annotated(2);
    before.runs = {{.name = "first", .results = {0, 1}}};
    Session after = annotated(3);
    after.runs = {{.name = "second", .results = {0, 2}}};
    after.annotations.series = {{"transpose", "naive", "Mine", {}}};
    after.annotations.axes = {{.family = "transpose", .view = "time", .logX = true, .along = {}, .unit = {}}};
    const Session both = mergeSessions(before, after);
    QCOMPARE(both.runs.size(), 2u);
    QCOMPARE(both.runs[1].results, (std::vector<std::size_t>{2, 4}));
    QVERIFY(both.annotations == after.annotations);
    QCOMPARE(mergeSessions(both, after).annotations.series.size(), 1u);
    // Those of the previous session stay.
    after.annotations.axes[0].logX = false;
    QVERIFY(mergeSessions(both, after).annotations == both.annotations);
  }

  void coloursAreSixHexadecimalDigits() {
    QVERIFY(isColour("#09afAF"));
    for (const char* none : {"", "#", "#12345", "#1234567", "1234567", "#12345g", "red"}) QVERIFY(!isColour(none));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestAnnotations>(__FILE__);
#include "test_annotations.moc"
