// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <array>
#include <map>
#include <random>

#include "compute/cli/damaged_text.h"
#include "compute/program/course_programs.h"
#include "compute/program/exec_fixture.h"
#include "compute/program/sample_programs.h"
#include "test_registry.h"

using namespace warpbench::test;

/// Whole programs with a mistake at a random place, in kernels and in host code.
class TestExecDamaged : public ExecTest {
  Q_OBJECT

 private slots:
  void initTestCase() { qputenv("XDG_CACHE_HOME", path("cache").toUtf8()); }

  /// It compiles or reports why not; it ends and reports how; and leaves nothing behind.
  void eachEndsWithOneReason() {
    static constexpr std::array kPrograms{kVectorAdd, kMatrixMul, kTransposeProgram,
                                          kReduction, kProducts,  kReductions};
    const int count = damagedTextsOr(6);
    std::mt19937 random(27);
    std::map<QString, int> ends;
    for (int i = 0; i < count; ++i) {
      const QString text = damagedBehind("\n", kPrograms[static_cast<std::size_t>(i) % kPrograms.size()], random);
      const bool checked = i % 4 == 3;
      QStringList more{"--json", "--seconds", "5"};
      if (checked) more << "--check";
      const Outcome outcome = exec("damaged.cu", text.toUtf8().constData(), more);
      const QString what = QString("%1: exit %2\n%3\n%4").arg(i).arg(outcome.code).arg(outcome.err, text);
      if (outcome.out.isEmpty()) {
        QVERIFY2(outcome.code == 1 && outcome.err.contains("damaged.cu"), qPrintable(what));
        ++ends["refused"];
      } else {
        const QJsonObject document = onlyDocument(outcome.out);
        const QString end = document["end"].toString();
        QVERIFY2(!end.isEmpty(), qPrintable(what));
        QVERIFY2(outcome.code == 0 || outcome.code == 1, qPrintable(what));
        bool well = document["exit_code"].toInt(-1) == 0;
        for (const QJsonValue& launch : document["launches"].toArray()) {
          const bool launched = launch["status"].toString() == "ok";
          QVERIFY2(launched == launch["error"].toString().isEmpty(), qPrintable(what));
          well = well && launched;
        }
        if (outcome.code == 0) QVERIFY2(well, qPrintable(what));
        if (well) QVERIFY2(outcome.code == 0 || !document["findings"].toArray().isEmpty(), qPrintable(what));
        ++ends[outcome.code == 0 ? "well" : end];
      }
      QVERIFY2(processesWith(path("cache")) == 0, qPrintable(what));
      for (const QString& left : QDir(path("cache/warpbench/compiled")).entryList())
        QVERIFY2(!left.startsWith("work-"), qPrintable(what + left));
    }
    for (const auto& [end, times] : ends) qInfo().noquote() << times << "x" << end;
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecDamaged>(__FILE__);
#include "test_exec_damaged.moc"
