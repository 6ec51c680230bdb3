// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "compute/cli/cli_fixture.h"
#include "compute/cli/stopped_cli.h"
#include "test_registry.h"

using namespace warpbench::test;

class TestCliCheck : public QObject {
  Q_OBJECT

 private slots:
  void whatIsRightIsClean() {
    const Outcome outcome = cli({"check", "dot", "--variant", "tree", "-p", "elements=100"});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.out, QString("dot tree, elements=100 type=fp32: clean\n\n1 checked: all as expected\n"));
    QCOMPARE(outcome.code, 0);
  }

  void aBlockIsGivenUpAfterTheStepsThatItMayTake() {
    const QStringList check{"check", "dot", "--variant", "tree", "-p", "elements=100", "--steps", "20"};
    const Outcome outcome = cli(check);
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.contains("kernels/dot.cuh:") && outcome.out.contains(": never-ends: block (0, 0), thread ("),
             qPrintable(outcome.out));
    QVERIFY2(outcome.out.endsWith("\n1 checked: 1 not as expected\n"), qPrintable(outcome.out));
    const QJsonObject point = onlyDocument(cli(check + QStringList("--json")).out)["points"][0].toObject();
    QCOMPARE(point["clean"].toBool(true), false);
    QCOMPARE(point["findings"][0]["kind"].toString(), "never-ends");
    QVERIFY2(point["error"].toString().contains(" did not end within "), qPrintable(point["error"].toString()));
    QVERIFY(!point.contains("result_is_right"));
  }

  void whereItIsStoppedItSaysWhatItHasChecked() {
    const Outcome outcome = stoppedOnceItPrints({"check"});
    QCOMPARE(outcome.code, 130);
    const QRegularExpression end("\n(\\d+) checked: all as expected\n$");
    const int checked = end.match(outcome.out).captured(1).toInt();
    QVERIFY2(checked > 0, qPrintable(outcome.out));
    QVERIFY2(outcome.err.contains(QString("warpbench-cli: stopped: %1 of ").arg(checked)), qPrintable(outcome.err));
  }

  void soItIsWithKernelsOfTheUsers() {
    QTemporaryDir folder;
    QFile file(folder.filePath("endless.cuh"));
    QVERIFY(file.open(QFile::WriteOnly));
    QString text = cli({"source", "dot", "tree"}).out;
    file.write(text.toUtf8());
    file.close();
    const QStringList check{"check", "dot", "--variant", "tree", "--kernel", file.fileName(), "-p"};
    QCOMPARE(cli(check + QStringList("elements=100")).code, 0);  // and it is compiled
    QProcess process;
    process.setChildProcessModifier([] { ::signal(SIGTERM, SIG_DFL); });
    process.start(WARPBENCH_CLI, check + QStringList("elements=4000000"));
    QVERIFY(process.waitForStarted(kPatience));
    QTest::qWait(1000);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGTERM), 0);
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.err, QString("warpbench-cli: stopped: 0 of 1 points are checked\n"));
    QCOMPARE(outcome.out, QString("\n0 checked: all as expected\n"));
    QCOMPARE(outcome.code, 130);
  }

  void stepsThatMakeNoSenseAreRefused() {
    for (const char* steps : {"0", "-1", "1e9", "many"})
      compareRefusal({"check", "dot", "--steps", steps},
                     QString("--steps: '%1' is not a whole number from 1 to 1099511627776").arg(steps));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliCheck>(__FILE__);
#include "test_cli_check.moc"
