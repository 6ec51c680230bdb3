// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/session/sample_session.h"
#include "core/text/error.h"
#include "format/session_file.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

/// The reader's error about the text; empty if it accepts it.
QString objection(const std::string& text) {
  try {
    sessionFromJson(text);
    return {};
  } catch (const FormatError& error) {
    return QString::fromUtf8(error.what());
  }
}

}  // namespace

class TestSessionReader : public QObject {
  Q_OBJECT

 private slots:
  void wrongContentIsRefusedWithReasonAndPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const std::string& text, const char* message) {
      QTest::newRow(name) << QByteArray::fromStdString(text) << QString(message);
    };
    row("empty", "", "the text is empty");
    row("blank", " \t\r\n", "the text is empty");
    row("array", "[]", "the document: expected an object, found an array");
    row("number", "7", "the document: expected an object, found 7");
    row("a field twice",
        R"({"format":"warpbench-session","version":1,"environment":{"host":"a","date":"b","host":"c"}})",
        "line 1, column 80: the field \"host\" occurs twice in one object");
    row("a field twice, in two ways", R"({"format":"warpbench-session","form\u0061t":"warpbench-session"})",
        "line 1, column 1: the field \"format\" occurs twice in one object");
    row("results twice", R"({"format":"warpbench-session","version":1,"results":[],"results":[]})",
        "line 1, column 56: the field \"results\" occurs twice in one object");
    row("no format", R"({"version":1,"results":[]})", "format: is missing");
    row("other format", R"({"format":"other","version":1,"results":[]})",
        R"(format: expected "warpbench-session", found "other")");
    row("no version", R"({"format":"warpbench-session","results":[]})", "version: is missing");
    row("newer", R"({"format":"warpbench-session","version":2,"results":[]})",
        "version: the file has version 2, but this program reads up to version 1: open it with a newer Warpbench");
    row("version 0", R"({"format":"warpbench-session","version":0,"results":[]})",
        "version: expected a whole number from 1 to 9223372036854775807, found 0");
    row("version text", R"({"format":"warpbench-session","version":"1","results":[]})",
        "version: expected a whole number, found \"1\"");
    row("no results", R"({"format":"warpbench-session","version":1})", "results: is missing");
    row("results object", R"({"format":"warpbench-session","version":1,"results":{}})",
        "results: expected an array, found an object");
    row("result number", R"({"format":"warpbench-session","version":1,"results":[3]})",
        "results[0]: expected an object, found 3");
    row("no family", R"({"format":"warpbench-session","version":1,"results":[{}]})", "results[0].family: is missing");
    row("environment", R"({"format":"warpbench-session","version":1,"environment":[],"results":[]})",
        "environment: expected an object, found an array");
    row("ceiling",
        R"({"format":"warpbench-session","version":1,"environment":{"devices":[{"id":"cpu",)"
        R"("peak_bandwidth_gbs":-4}]},"results":[]})",
        "environment.devices[0].peak_bandwidth_gbs: expected a number from 0 to 1e+250, found -4");
    row("status", withFields(R"("status":"fine")"), "results[0].status: expected one of ok, failed, found \"fine\"");
    row("origin", withFields(R"("origin":"guessed")"),
        "results[0].origin: expected one of measured, modelled, recorded, found \"guessed\"");
    row("mode", withFields(R"("mode":"warm")"), "results[0].mode: expected one of cold, hot, inside, found \"warm\"");
    row("counters origin", withFields(R"("counters":{"origin":"x"})"),
        "results[0].counters.origin: expected one of simulated, hardware, found \"x\"");
    row("median text", withFields(R"("time_ms":{"median":"fast"})"),
        "results[0].time_ms.median: expected a number, found \"fast\"");
    row("median nan", withFields(R"("time_ms":{"median":"nan"})"),
        "results[0].time_ms.median: expected a number from 0 to 1e+250, found \"nan\"");
    row("median beyond", withFields(R"("time_ms":{"median":1.1e250})"),
        "results[0].time_ms.median: expected a number from 0 to 1e+250, found 1.1e+250");
    row("criterion", withFields(R"("sampling":{"criterion":"tired"})"),
        "results[0].sampling.criterion: expected one of steady, not improving, time limit, found \"tired\"");
    row("samples kept", withFields(R"("sampling":{"criterion":"steady","kept":-1})"),
        "results[0].sampling.kept: expected a whole number from 0 to 9223372036854775807, found -1");
    row("median of other samples", withFields(R"("time_ms":{"median":1,"samples":[1,3,4,2]})"),
        "results[0].time_ms.median: it is 1, but the median of the samples is 2.5");
    row("no median", withFields(R"("time_ms":{})"), "results[0].time_ms.median: is missing");
    row("samples that are not all",
        withFields(R"("time_ms":{"median":2,"samples":[1,3,2]},)"
                   R"("sampling":{"criterion":"steady","kept":40})"),
        "results[0].time_ms.samples: there are 3, but \"sampling\" kept 40");
    row("quantiles of unknown samples", withFields(R"("time_ms":{"median":2,"quantiles":[1,2,3]})"),
        "results[0].time_ms.quantiles: \"sampling\" lacks the number of samples");
    row("quantiles of as many samples",
        withFields(R"("time_ms":{"median":2,"quantiles":[1,2,3]},)"
                   R"("sampling":{"criterion":"steady","kept":3})"),
        "results[0].time_ms.quantiles: \"sampling\" lacks the number of samples");
    row("quantiles of more samples than there are anywhere",
        withFields(R"("time_ms":{"median":2,"quantiles":[1,2,3]},)"
                   R"("sampling":{"criterion":"steady","kept":9223372036854775807})"),
        "results[0].time_ms.quantiles: \"sampling\" lacks the number of samples");
    row("quantiles out of order",
        withFields(R"("time_ms":{"median":2,"quantiles":[1,3,2]},)"
                   R"("sampling":{"criterion":"steady","kept":40})"),
        "results[0].time_ms.quantiles: they are not in ascending order");
    row("sample", withFields(R"("time_ms":{"median":1,"samples":[1,2,null]})"),
        "results[0].time_ms.samples[2]: expected a number, found null");
    row("bytes", withFields(R"("bytes":-1)"), "results[0].bytes: expected a number from 0 to 1e+250, found -1");
    row("grid short", withFields(R"("grid":[1,2])"), "results[0].grid: expected 3 whole numbers, found 2");
    row("grid negative", withFields(R"("grid":[1,-2,1])"),
        "results[0].grid[1]: expected a whole number from 0 to 9223372036854775807, found -2");
    row("grid fraction", withFields(R"("grid":[1,1.5,1])"), "results[0].grid[1]: expected a whole number, found 1.5");
    row("registers", withFields(R"("registers":2147483648)"),
        "results[0].registers: expected a whole number from 0 to 2147483647, found 2147483648");
    row("beyond 64 bits", withFields(R"("shared_bytes":18446744073709551615)"),
        "results[0].shared_bytes: expected a whole number from 0 to 9223372036854775807, found 18446744073709551615");
    row("occupancy", withFields(R"("occupancy":1.5)"), "results[0].occupancy: expected a share from 0 to 1, found 1.5");
    row("passed", withFields(R"("verification":{"passed":1})"),
        "results[0].verification.passed: expected true or false, found 1");
    row("parameter", withFields(R"("parameters":{"width":1.5})"),
        "results[0].parameters.width: expected a whole number, found 1.5");
    row("parameter name", withFields("\"parameters\":{\"a\\nb\":[]}"),
        "results[0].parameters.a?b: expected a whole number, found an array");
    row("warnings", withFields(R"("warnings":["a",2])"), "results[0].warnings[1]: expected a string, found 2");
    row("overflow", "{\n \"text 1e999\": 5,\n \"bytes\": 1e999}", "line 3, column 11: number overflow parsing '1e999'");
    row("control character", "{\"a\": \"x\ty\"}",
        "line 1, column 9: syntax error while parsing value - invalid string: control character U+0009 (HT) must be "
        "escaped to \\u0009 or \\t");
    row("second line", "{\n  \"a\" 1}",
        "line 2, column 7: syntax error while parsing object separator - unexpected number literal; expected ':'");
    row("bad UTF-8", "{\"a\": \"\xff\"}",
        "line 1, column 8: syntax error while parsing value - invalid string: ill-formed UTF-8 byte");
    row("two documents", withFields("") + " {}",
        ("line 1, column " + std::to_string(withFields("").size() + 2) +
         ": syntax error while parsing value - unexpected '{'; expected end of input")
            .c_str());
  }
  void wrongContentIsRefusedWithReasonAndPlace() {
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    QCOMPARE(objection(text.toStdString()), message);
  }

  void aTextCutOffAnywhereIsRefusedInOneLine() {
    Session session = fullSession();
    session.results.resize(1);
    const std::string text = toJson(session);
    // The last byte is the line end after the document.
    for (std::size_t length = 1; length + 1 < text.size(); ++length) {
      const QString message = objection(text.substr(0, length));
      QVERIFY2(message.startsWith("line "), qPrintable(QString::number(length) + ": " + message));
      QVERIFY2(!message.contains('\n'), qPrintable(message));
    }
    QCOMPARE(objection(text.substr(0, text.size() - 1)), QString());
  }

  void aByteReplacedAnywhereIsReadOrRefused() {
    Session session = fullSession();
    session.results.resize(1);
    const std::string text = toJson(session);
    int refused = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      for (const char replacement : {'\0', '"', '{', ']', '-', '9', '\xff'}) {
        std::string changed = text;
        changed[i] = replacement;
        const QString message = objection(changed);
        QVERIFY2(!message.contains('\n'), qPrintable(message));
        if (!message.isEmpty()) ++refused;
      }
    }
    QVERIFY(refused > static_cast<int>(text.size()));
  }

  void absurdNestingIsRefused() {
    constexpr std::size_t kLevels = 100'000;
    QCOMPARE(objection(std::string(kLevels, '[')), "line 1, column 33: nested deeper than 32 levels");
    std::string objects;
    for (std::size_t i = 0; i < kLevels; ++i) objects += "{\"a\":";
    QCOMPARE(objection(objects), "line 1, column 161: nested deeper than 32 levels");
    QCOMPARE(objection("\n\n" + std::string(kLevels, '[') + std::string(kLevels, ']')),
             "line 3, column 33: nested deeper than 32 levels");
    // Brackets inside a string nest nothing.
    QCOMPARE(objection(withFields("\"error\":\"" + std::string(1000, '[') + "\\\"" + std::string(1000, '{') + "\"")),
             QString());
  }

  void anObjectOfAbsurdlyManyFieldsIsRefusedBeforeItIsParsed() {
    std::string text = "{\"f0\":0";
    for (int i = 1; i < 200'000; ++i) text += ",\"f" + std::to_string(i) + "\":0";
    // Before parsing: the text breaks off, which only the parser would report.
    QCOMPARE(objection(text).section(": ", 1), "an object of more than 1000 fields");
    // At the first excess field.
    QCOMPARE(objection(text + "}"),
             "line 1, column " + QString::number(text.find(",\"f1000\"") + 1) + ": an object of more than 1000 fields");
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSessionReader>(__FILE__);
#include "test_session_reader.moc"
