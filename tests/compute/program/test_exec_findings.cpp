// SPDX-License-Identifier: GPL-3.0-or-later
// What courses and build servers do with the findings of a check: ids, suppressions, SARIF, JUnit.
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

constexpr const char* kTwoMistakes = R"(__global__ void fill(int* a, int n) {
  if (threadIdx.x <= n) a[threadIdx.x] = 1;
}
int main() {
  int* a;
  cudaMalloc(&a, 40);
  fill<<<1, 32>>>(a, 10);
}
)";

}  // namespace

class TestExecFindings : public ExecTest {
  Q_OBJECT

 private slots:
  void anIdStaysWhereLinesAreInsertedAndTellsLinesApart() {
    const QStringList before = idsOf("a.cu", kTwoMistakes);
    QCOMPARE(before.size(), 2);
    QVERIFY2(QRegularExpression("^out-of-bounds-[0-9a-f]{8}$").match(before[0]).hasMatch(), qPrintable(before[0]));
    QVERIFY2(QRegularExpression("^leak-[0-9a-f]{8}$").match(before[1]).hasMatch(), qPrintable(before[1]));
    QCOMPARE(idsOf("a.cu", ("// A comment.\n\n" + QByteArray(kTwoMistakes)).constData()), before);
    QVERIFY(idsOf("a.cu", QByteArray(kTwoMistakes).replace("<= n", "< n + 1").constData())[0] != before[0]);
  }

  void whatIsSuppressedWithAReasonDoesNotCount() {
    const QStringList ids = idsOf("a.cu", kTwoMistakes);
    write("known.txt", "# The exercise leaks on purpose.\n\n" + ids[1] + "  on purpose \n" + "race-00000000 gone\n");
    const Outcome some = exec("a.cu", kTwoMistakes, {"--check", "--suppressions", path("known.txt")});
    QCOMPARE(some.code, 1);
    QVERIFY2(some.out.contains("1 launch checked, 1 finding, 1 suppressed\n"), qPrintable(some.out));
    QVERIFY2(!some.out.contains(": leak: "), qPrintable(some.out));
    QVERIFY2(some.err.contains("nothing was found for the suppression 'race-00000000'"), qPrintable(some.err));
    write("known.txt", ids[0] + " a\n" + ids[1] + " b\n");
    QCOMPARE(exec("a.cu", kTwoMistakes, {"--check", "--suppressions", path("known.txt")}).code, 0);
  }

  void aSuppressionWithoutAReasonOrGivenTwiceIsRefused() {
    write("known.txt", "leak-00000000 a\nleak-00000001\n");
    const Outcome bare = exec("a.cu", kTwoMistakes, {"--check", "--suppressions", path("known.txt")});
    QCOMPARE(bare.code, 2);
    QVERIFY2(bare.err.contains("known.txt:2: 'leak-00000001' needs a reason after it"), qPrintable(bare.err));
    write("known.txt", "leak-00000000 a\nleak-00000000 b\n");
    const Outcome twice = exec("a.cu", kTwoMistakes, {"--check", "--suppressions", path("known.txt")});
    QCOMPARE(twice.code, 2);
    QVERIFY2(twice.err.contains("known.txt:2: 'leak-00000000' is there twice"), qPrintable(twice.err));
  }

  void sarifHasWhatCodeHostsNeed() {
    const QStringList ids = idsOf("a b.cu", kTwoMistakes);
    write("known.txt", ids[1] + " on purpose\n");
    exec("a b.cu", kTwoMistakes,
         {"--check", "--sarif", path("found.sarif"), "--suppressions", path("known.txt"), "--junit", path("j.xml")});
    const QJsonObject document = QJsonDocument::fromJson(read("found.sarif")).object();
    QCOMPARE(document["version"].toString(), "2.1.0");
    QCOMPARE(document["$schema"].toString(), "https://json.schemastore.org/sarif-2.1.0.json");
    QCOMPARE(document["runs"].toArray().size(), 1);
    const QJsonObject run = document["runs"][0].toObject();
    const QJsonObject driver = run["tool"]["driver"].toObject();
    QCOMPARE(driver["name"].toString(), "Warpbench");
    const QJsonArray rules = driver["rules"].toArray();
    QCOMPARE(rules.size(), 2);
    QCOMPARE(run["invocations"][0]["executionSuccessful"].toBool(), true);
    const QJsonArray results = run["results"].toArray();
    QCOMPARE(results.size(), 2);
    for (const QJsonValue& result : results) {
      const QJsonValue rule = rules[result["ruleIndex"].toInt(-1)];
      QCOMPARE(rule["id"].toString(), result["ruleId"].toString());
      QVERIFY(!rule["shortDescription"]["text"].toString().isEmpty());
      QCOMPARE(result["level"].toString(), "error");
      QVERIFY(!result["message"]["text"].toString().isEmpty());
      const QJsonValue place = result["locations"][0]["physicalLocation"];
      QVERIFY2(place["artifactLocation"]["uri"].toString().endsWith("/a%20b.cu"),
               qPrintable(place["artifactLocation"]["uri"].toString()));
    }
    QCOMPARE(results[0]["ruleId"].toString(), "out-of-bounds");
    QCOMPARE(results[0]["locations"][0]["physicalLocation"]["region"]["startLine"].toInt(), 2);
    QCOMPARE(results[0]["partialFingerprints"]["warpbenchFinding/v1"].toString(), ids[0]);
    QVERIFY(results[0]["suppressions"].isUndefined());
    QCOMPARE(results[1]["suppressions"][0]["kind"].toString(), "external");
    QCOMPARE(results[1]["suppressions"][0]["justification"].toString(), "on purpose");
    const QByteArray junit = read("j.xml");
    QVERIFY2(junit.contains(ids[0].toUtf8()) && !junit.contains(ids[1].toUtf8()), junit.constData());
  }

 private:
  void write(const QString& name, const QString& text) {
    QFile file(path(name));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text.toUtf8());
  }
  QByteArray read(const QString& name) {
    QFile file(path(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
  }
  QStringList idsOf(const QString& name, const char* text) {
    QStringList ids;
    for (const QJsonValue& finding : onlyDocument(exec(name, text, {"--check", "--json"}).out)["findings"].toArray())
      ids << finding["id"].toString();
    return ids;
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecFindings>(__FILE__);
#include "test_exec_findings.moc"
