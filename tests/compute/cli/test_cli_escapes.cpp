// SPDX-License-Identifier: GPL-3.0-or-later
// Output for terminals: escape sequences appear only on terminals that support them.
#include <fcntl.h>
#include <pty.h>
#include <unistd.h>

#include <QProcess>

#include "compute/cli/cli_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

/// Runs warpbench-cli with a terminal as its standard output and standard error.
QString shownBy(const QStringList& arguments, const QString& term, bool noColour) {
  int terminal = -1;
  int program = -1;
  if (::openpty(&terminal, &program, nullptr, nullptr, nullptr) != 0) qFatal("no terminal");
  ::fcntl(terminal, F_SETFL, O_NONBLOCK);
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.remove("NO_COLOR");
  environment.insert("TERM", term);
  if (noColour) environment.insert("NO_COLOR", "1");
  QProcess process;
  process.setProcessEnvironment(environment);
  process.setChildProcessModifier([program] {
    ::dup2(program, STDOUT_FILENO);
    ::dup2(program, STDERR_FILENO);
  });
  process.start(WARPBENCH_CLI, arguments);
  process.waitForStarted();
  ::close(program);
  QByteArray shown;
  const auto read = [&] {
    char bytes[4096];
    for (ssize_t count = 0; (count = ::read(terminal, bytes, sizeof bytes)) > 0;) shown.append(bytes, count);
    return process.state() == QProcess::NotRunning;
  };
  static_cast<void>(QTest::qWaitFor(read, kPatience));
  read();
  ::close(terminal);
  return QString::fromUtf8(shown);
}

}  // namespace

class TestCliEscapes : public QObject {
  Q_OBJECT

 private slots:
  void escapesGoWhereTheyAreTaken() {
    const QStringList run{"run",   "vector-add", "--device",      kSimulated, "--variant",
                          "naive", "-p",         "elements=1003", "--bars"};
    const QString colours = shownBy(run, "xterm", false);
    QVERIFY2(colours.contains("\x1b[32m"), qPrintable(colours));
    const QString plain = shownBy(run, "xterm", true);
    QVERIFY2(plain.contains("vector-add") && !plain.contains("\x1b[32m"), qPrintable(plain));
    const QString dumb = shownBy(run, "dumb", false);
    QVERIFY2(dumb.contains("vector-add") && !dumb.contains('\x1b'), qPrintable(dumb));
    QVERIFY(!dumb.contains("\r["));  // no line is overwritten
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliEscapes>(__FILE__);
#include "test_cli_escapes.moc"
