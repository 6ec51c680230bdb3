// SPDX-License-Identifier: GPL-3.0-or-later
// The completions that bash offers after some words of a command.
#include <QProcess>

#include "compute/cli/cli_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

class TestCliCompletion : public QObject {
  Q_OBJECT

 private slots:
  void bashOffersValues_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("offered");
    QTest::addColumn<QString>("notOffered");
    QTest::newRow("commands") << "dev" << QStringList{"devices"} << "run";
    QTest::newRow("families") << "run trans" << QStringList{"transpose"} << "matmul";
    QTest::newRow("variants") << "run transpose --variant nai" << QStringList{"naive"} << "copy";
    QTest::newRow("more variants") << "run transpose --variant naive,cop" << QStringList{"naive,copy"} << "copy";
    QTest::newRow("presets") << "run transpose --preset " << QStringList{"course", "report"} << "naive";
    QTest::newRow("devices") << "run transpose --device sim" << QStringList{"simulated:nvidia-h200"} << "cpu";
    QTest::newRow("devices past a colon")
        << "run transpose --device simulated:nvidia-h" << QStringList{"nvidia-h200"} << "simulated:nvidia-h200";
    QTest::newRow("a second device") << "run transpose --device cpu,sim" << QStringList{"cpu,simulated:nvidia-h200"}
                                     << "simulated:nvidia-h200";
    QTest::newRow("a second device past a colon")
        << "run transpose --device simulated:nvidia-h200,cp" << QStringList{"nvidia-h200,cpu"} << "cpu";
    QTest::newRow("parameters") << "run matmul -p ti" << QStringList{"tile="} << "rows=";
    QTest::newRow("parameters of a sweep") << "run matmul --sweep ti" << QStringList{"tile="} << "matmul";
    QTest::newRow("modes") << "run transpose --mode h" << QStringList{"hot"} << "cold";
    QTest::newRow("options") << "show --mark" << QStringList{"--markdown"} << "--latex";
  }
  void bashOffersValues() {
    QFETCH(QString, line);
    QFETCH(QStringList, offered);
    QFETCH(QString, notOffered);
    const QString program = QStringLiteral(WARPBENCH_CLI);
    // Splits words as bash does, also at colons.
    const QString script = QStringLiteral(R"sh(
source <("$1" completion bash)
COMP_LINE="$1 $2"
COMP_POINT=${#COMP_LINE}
COMP_WORDS=("$1" ${2//:/ : })
case "$2" in *" ") COMP_WORDS+=("") ;; esac
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_warpbench_cli
printf '%s\n' "${COMPREPLY[@]}"
)sh");
    QProcess bash;
    bash.start("bash", {"-c", script, "bash", program, line});
    const Outcome outcome = outcomeOf(bash);
    QCOMPARE(outcome.err, QString());
    const QStringList words = outcome.out.split('\n', Qt::SkipEmptyParts);
    for (const QString& word : offered) QVERIFY2(words.contains(word), qPrintable(outcome.out));
    QVERIFY2(!words.contains(notOffered), qPrintable(outcome.out));
  }

  void everyDeviceThatCanBeUsedHasItsId() {
    const Outcome ids = cli({"devices", "--ids"});
    QCOMPARE(ids.code, 0);
    const QStringList lines = ids.out.split('\n', Qt::SkipEmptyParts);
    QVERIFY(lines.contains("cpu") && lines.contains("simulated:nvidia-h200"));
    for (const QString& line : lines) QVERIFY2(!line.contains(' '), qPrintable(line));
    compareRefusal({"devices", "--ids", "--json"}, "--json excludes --ids; see warpbench-cli devices --help");
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliCompletion>(__FILE__);
#include "test_cli_completion.moc"
