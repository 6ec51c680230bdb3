// SPDX-License-Identifier: GPL-3.0-or-later
// Output for terminals and for waiting programs: bars, progress as JSON, completions.
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <sstream>

#include "cli/terminal/bars.h"
#include "compute/cli/cli_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

class TestCliTerminal : public CliTest {
  Q_OBJECT

 private slots:
  void barsAreAsLongAsTheirFigures();
  void progressIsAnObjectALine();
  void aWordThatSaysNoProgressIsRefused();
  void bashCompletes_data() { addLines(); }
  void bashCompletes();
  void zshCompletes_data() { addLines(); }
  void zshCompletes();
  void fishCompletes_data() { addLines(); }
  void fishCompletes();
  void whatIsNotKnownIsNotGuessed();
  void everyShellHasEveryCommand();

 private:
  static void addLines();
  /// Writes the shell's script into a file with that name in its own folder. @returns the folder.
  QString scriptOf(const QString& shell, const QString& name) const;
  QStringList fishOffers(const QString& line) const;
};

void TestCliTerminal::barsAreAsLongAsTheirFigures() {
  Session session;
  for (const auto& [variant, figure] : {std::pair("naive", 500.0), std::pair("copy", 4000.0)}) {
    session.results.push_back(timed(variant, Origin::Measured, 1, 1, 1));
    session.results.back().bandwidthGbs = figure;
    session.results.back().verification = Verification{.passed = true};
  }
  session.results.push_back(timed("coalesced", Origin::Measured, 1, 1, 1));
  session.results.back().bandwidthGbs = 1.0;
  session.results.back().verification = Verification{.passed = false};
  session.results.push_back({.family = "transpose", .variant = "memcpy", .status = Result::Status::Failed});
  std::ostringstream plain;
  cli::printBars(plain, session, false);
  QCOMPARE(QString::fromStdString(plain.str()), "\nnaive      " + QString(6, '#') + " 500.0 GB/s\ncopy       " +
                                                    QString(50, '#') +
                                                    " 4000 GB/s\ncoalesced  # 1.000 GB/s\nmemcpy     failed\n");
  std::ostringstream coloured;
  cli::printBars(coloured, session, true);
  const QString text = QString::fromStdString(coloured.str());
  QVERIFY(text.contains("copy       \033[32m" + QString(50, '#') + "\033[0m 4000 GB/s"));  // the best
  QVERIFY(text.contains("coalesced  \033[31m#\033[0m 1.000 GB/s"));                        // wrong
  QCOMPARE(text.count("\033[32m"), 1);
  // A pipe is not a terminal.
  const Outcome run = warpbench::test::cli(kTranspose + QStringList{"--bars"});
  QCOMPARE(run.code, 0);
  QVERIFY(!run.out.contains('\033'));
  QCOMPARE(run.out.split('\n').filter("#").size(), 3);
}

void TestCliTerminal::progressIsAnObjectALine() {
  const Outcome run = warpbench::test::cli(kTranspose + QStringList{"--progress", "json"});
  QCOMPARE(run.code, 0);
  int most = -1;
  for (const QString& line : run.err.split('\n', Qt::SkipEmptyParts)) {
    const QJsonObject object = onlyDocument(line);
    QCOMPARE(object["points_total"].toInt(), 3);
    QVERIFY(object["points_done"].toInt() >= most);
    most = object["points_done"].toInt();
    QVERIFY(object["share_of_point"].toDouble() >= 0 && object["share_of_point"].toDouble() <= 1);
    QVERIFY(!object["what"].toString().isEmpty());
  }
  QCOMPARE(most, 3);  // the last object completes a bar drawn from them
  QVERIFY(warpbench::test::cli(kTranspose + QStringList{"--progress", "none"}).err.isEmpty());
}

void TestCliTerminal::aWordThatSaysNoProgressIsRefused() {
  compareRefusal(kTranspose + QStringList{"--progress", "xml"}, "--progress is auto, json or none, not 'xml'");
  compareRefusal({"completion", "csh"}, "there are completions for bash, zsh and fish, not for 'csh'");
}

void TestCliTerminal::addLines() {
  QTest::addColumn<QStringList>("words");
  QTest::addColumn<QString>("completed");
  QTest::newRow("command") << QStringList{"ru"} << "run";
  QTest::newRow("family") << QStringList{"run", "transp"} << "transpose";
  QTest::newRow("variant") << QStringList{"run", "transpose", "--variant", "swiz"} << "swizzled";
  QTest::newRow("variant in a list") << QStringList{"run", "transpose", "--variant", "naive,swiz"} << "naive,swizzled";
  QTest::newRow("option") << QStringList{"run", "--progr"} << "--progress";
  QTest::newRow("value") << QStringList{"run", "--progress", "j"} << "json";
  QTest::newRow("another value") << QStringList{"run", "transpose", "--flush", "m"} << "memset";
  QTest::newRow("variant of source") << QStringList{"source", "transpose", "memc"} << "memcpy";
}

QString TestCliTerminal::scriptOf(const QString& shell, const QString& name) const {
  const QString folder = path(shell);
  QDir().mkpath(folder);
  QFile file(folder + '/' + name);
  if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write %s", qPrintable(file.fileName()));
  file.write(warpbench::test::cli({"completion", shell}).out.toUtf8());
  return folder;
}

void TestCliTerminal::bashCompletes() {
  QFETCH(QStringList, words);
  QFETCH(QString, completed);
  QProcess bash;
  bash.start("bash", {"-c", "source " + scriptOf("bash", "completion") + "/completion; COMP_WORDS=(warpbench-cli " +
                                words.join(' ') + "); COMP_CWORD=" + QString::number(words.size()) +
                                "; _warpbench_cli; echo \"${COMPREPLY[*]}\""});
  const Outcome answer = outcomeOf(bash);
  QCOMPARE(answer.err, QString());
  QCOMPARE(answer.out, completed + "\n");
}

// On a terminal, as the first line of a session, with one press of Tab.
void TestCliTerminal::zshCompletes() {
  if (QStandardPaths::findExecutable("zsh").isEmpty()) QSKIP("zsh is not installed");
  QFETCH(QStringList, words);
  QFETCH(QString, completed);
  QStringList expected = words;
  expected.back() = completed;
  QProcess zsh;
  QProcessEnvironment terminal = QProcessEnvironment::systemEnvironment();
  terminal.insert("TERM", "vt100");   // known even on machines without terminals
  terminal.insert("COLUMNS", "200");  // in which no line breaks
  zsh.setProcessEnvironment(terminal);
  zsh.start("zsh", {"-f", "-c",
                    "zmodload zsh/zpty; zpty z zsh -f -i; "
                    "zpty -w z \"PS1=; fpath=($1 \\$fpath); autoload -U compinit; compinit -u -D; print REA''DY\"; "
                    "zpty -r -m z read '*READY*' || exit 2; "
                    "zpty -n -w z \"warpbench-cli $2\"$'\\t'; zpty -r -m z read \"*warpbench-cli $3*\" && echo there",
                    "zsh", scriptOf("zsh", "_warpbench-cli"), words.join(' '), expected.join(' ')});
  QCOMPARE(outcomeOf(zsh).out, QString("there\n"));
}

QStringList TestCliTerminal::fishOffers(const QString& line) const {
  QProcess fish;
  fish.start("fish", {"--no-config", "-c", "source $argv[1]/completion; complete -C \"$argv[2]\"",
                      scriptOf("fish", "completion"), line});
  QStringList offers;
  for (const QString& offer : outcomeOf(fish).out.split('\n', Qt::SkipEmptyParts)) offers << offer.section('\t', 0, 0);
  return offers;
}

void TestCliTerminal::fishCompletes() {
  if (QStandardPaths::findExecutable("fish").isEmpty()) QSKIP("fish is not installed");
  QFETCH(QStringList, words);
  QFETCH(QString, completed);
  QCOMPARE(fishOffers("warpbench-cli " + words.join(' ')), QStringList{completed});
}

void TestCliTerminal::whatIsNotKnownIsNotGuessed() {
  if (QStandardPaths::findExecutable("fish").isEmpty()) QSKIP("fish is not installed");
  QCOMPARE(fishOffers("warpbench-cli run transpose --time-limit "), QStringList());
  QCOMPARE(fishOffers("warpbench-cli run matmul --sweep ti"), QStringList{"tile="});
  QCOMPARE(fishOffers("warpbench-cli run matmul -p ti"), QStringList{"tile="});
  QCOMPARE(fishOffers("warpbench-cli run transpose "), QStringList());  // a second family
  QCOMPARE(fishOffers("warpbench-cli run scan --variant=look"), QStringList{"--variant=look-back"});
  QVERIFY(fishOffers("warpbench-cli run transpose --out " + scriptOf("fish", "completion")).size() == 1);
}

void TestCliTerminal::everyShellHasEveryCommand() {
  for (const QString shell : {"bash", "zsh", "fish"}) {
    const QString script = warpbench::test::cli({"completion", shell}).out;
    for (const char* word : {"run", "exec", "compare", "validate", "matmul", "conflict-free", "bars"})
      QVERIFY2(script.contains(word), qPrintable(shell + ' ' + word));
  }
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliTerminal>(__FILE__);
#include "test_cli_terminal.moc"
