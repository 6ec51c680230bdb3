// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>

#include <QDir>
#include <QProcess>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "compute/program/hostile_program.h"
#include "files.h"
#include "core/sandbox/confinement.h"
#include "test_registry.h"

using namespace warpbench::test;

/// Calls that the sandbox denies. If a kernel lacks Landlock or seccomp, the message must say so.
class TestExecSandbox : public ExecTest {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QDir folder(m_directory.path());
    for (const char* name : {"home/.ssh", "outside/empty", "work", "cache"}) QVERIFY(folder.mkpath(name));
    qputenv("HOME", path("home").toUtf8());
    qputenv("XDG_CACHE_HOME", path("cache").toUtf8());
    program("home/.ssh/id_rsa", "SECRET\n");
    program("work/hostile.cu", kHostile);
    m_lacks = QString::fromStdString(warpbench::sandbox::whatCannotBeConfined());
  }

  void harmIsKeptOff_data();
  void harmIsKeptOff() {
    QFETCH(QString, told);
    program("outside/victim", "VICTIM\n");
    const QByteArray rights = rightsOf(path("outside/victim"));
    const Outcome outcome = hostile(QTest::currentDataTag());
    if (m_lacks.contains(told.contains("'") ? "files" : "system calls")) {
      QVERIFY2(outcome.err.contains("this kernel cannot confine " + m_lacks), qPrintable(outcome.err));
      return;
    }
    QVERIFY2(outcome.out.contains("refused\n") && !outcome.out.contains("done\n"),
             qPrintable(outcome.out + outcome.err));
    QVERIFY2(!outcome.out.contains("SECRET") && !outcome.out.contains("VICTIM"), qPrintable(outcome.out));
    if (told.isEmpty()) {
      QCOMPARE(outcome.err, QString());
    } else {
      QString line = told;
      line.replace("@", m_directory.path());
      QCOMPARE(outcome.err, "warpbench-cli: the sandbox did not let the program " + line + "\n");
    }
    QCOMPARE(contentOf(path("outside/victim")), QByteArray("VICTIM\n"));
    QCOMPARE(rightsOf(path("outside/victim")), rights);
    QCOMPARE(QDir(path("outside")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::System),
             (QStringList{"empty", "victim"}));
  }

  void whatItMayDoGoesOn() {
    const Outcome outcome = hostile("own-folder");
    QCOMPARE(outcome.err, QString());
    QVERIFY2(outcome.out.contains("done\n"), qPrintable(outcome.out));
  }

  void moreCanBeAllowed_data() {
    QTest::addColumn<QString>("allowed");
    QTest::newRow("read-above") << "read=@/outside";
    QTest::newRow("append") << "write=@/outside";
    QTest::newRow("tcp") << "network";
    QTest::newRow("shell") << "processes";
    QTest::newRow("read-key") << "all";
  }
  void moreCanBeAllowed() {
    QFETCH(QString, allowed);
    const Outcome outcome = hostile(QTest::currentDataTag(), {"--allow", allowed.replace("@", m_directory.path())});
    QVERIFY2(outcome.out.contains("done\n"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.err, QString());
  }

  void whatCannotBeAllowedIsRefused() {
    const QString file = path("work/hostile.cu");
    compareRefusal({"exec", "--allow", "everything", file},
                   "--allow: 'everything' is not one of network, processes, read=DIR, write=DIR, all");
    compareRefusal({"exec", "--allow", "read=/none/such", file}, "--allow: there is no '/none/such'");
  }

  void theCompilerReadsNoKeys() {
    if (m_lacks.contains("files")) return;
    const QByteArray key = path("home/.ssh/id_rsa").toUtf8();
    const QByteArray included = "#include \"" + key + "\"\nint main() {}\n";
    const Outcome include = exec("work/include.cu", included.constData());
    QCOMPARE(include.code, 1);
    QVERIFY2(!include.err.contains("SECRET") && include.err.contains("Permission denied"), qPrintable(include.err));
    const QByteArray inlined = "#include <cstdio>\nasm(\".globl key\\nkey: .incbin \\\"" + key +
                               "\\\"\\n.byte 0\");\nextern \"C\" char key[];\nint main() { std::puts(key); }\n";
    const Outcome assembled = exec("work/assembled.cu", inlined.constData());
    QVERIFY2(!assembled.out.contains("SECRET") && assembled.code != 0, qPrintable(assembled.out + assembled.err));
  }

  void whatItHasStartedEndsWithIt_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("killed") << SIGKILL;
  }
  void whatItHasStartedEndsWithIt() {
    QFETCH(int, signal);
    const QString file =
        program("work/daemon.cu",
                "#include <unistd.h>\n#include <cstdio>\nint main() {\n"
                "  if (fork() == 0) { setsid(); if (fork() > 0) _exit(0); sleep(3); std::printf(\"%d\\n\", "
                "getpid()); std::fflush(stdout); sleep(600); }\n  sleep(600);\n}\n");
    QProcess process;
    process.setChildProcessModifier([] { ::signal(SIGINT, SIG_DFL); });
    process.start(WARPBENCH_CLI, {"exec", "--allow", "all", file});
    QByteArray printed;
    QVERIFY(QTest::qWaitFor([&] { return (printed += process.readAllStandardOutput()).contains('\n'); }, kPatience));
    const pid_t daemon = printed.trimmed().toInt();
    QVERIFY(daemon > 0 && ::kill(daemon, 0) == 0);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
    QVERIFY(waitForEnd(process, kPatience));
    QTRY_VERIFY_WITH_TIMEOUT(::kill(daemon, 0) != 0 && errno == ESRCH, 60'000);
  }

 private:
  Outcome hostile(const QString& what, const QStringList& more = {}) {
    QProcess process;
    process.setWorkingDirectory(path("work"));
    process.start(WARPBENCH_CLI,
                  QStringList{"exec", "hostile.cu"} + more + QStringList{"--", what, m_directory.path()});
    return outcomeOf(process);
  }
  static QByteArray rightsOf(const QString& file) {
    const QFileInfo info(file);
    return QByteArray::number(static_cast<int>(info.permissions()), 16) + " " + QByteArray::number(info.ownerId());
  }

  QString m_lacks;
};

void TestExecSandbox::harmIsKeptOff_data() {
  QTest::addColumn<QString>("told");
  const auto reads = [](const QString& file, const QString& folder) {
    return QString("read '%1' (--allow read=%2 does)").arg(file, folder);
  };
  const auto writes = [](const QString& file, const QString& folder) {
    return QString("write '%1' (--allow write=%2 does)").arg(file, folder);
  };
  const QString victim = "@/outside/victim", outside = "@/outside";
  for (const char* name : {"read-key", "read-key-by-stream", "kernel-reads"})
    QTest::newRow(name) << reads("@/home/.ssh/id_rsa", "@/home/.ssh");
  for (const char* name : {"read-above", "read-by-link", "read-mapped"}) QTest::newRow(name) << reads(victim, outside);
  QTest::newRow("read-passwords") << reads("/etc/shadow", "/etc");
  QTest::newRow("list-home") << reads("@/home", "@/home");
  QTest::newRow("write-new") << writes("@/outside/new", outside);
  for (const char* name : {"append", "remove"}) QTest::newRow(name) << writes(victim, outside);
  QTest::newRow("make-folder") << writes("@/outside/folder", outside);
  QTest::newRow("temporary") << writes("/tmp/warpbench-hostile", "/tmp");
  for (const char* name : {"chmod", "chown", "touch", "attribute"})
    QTest::newRow(name) << "change the owner, the rights or the times of a file";
  for (const char* name : {"tcp", "udp", "unix", "netlink"})
    QTest::newRow(name) << "open a socket (--allow network does)";
  QTest::newRow("io-uring") << "use io_uring";
  for (const char* name :
       {"fork", "fork-bomb", "setsid", "spawn", "shell", "pipe-to-shell", "execute", "kernel-starts"})
    QTest::newRow(name) << "start a process (--allow processes does)";
  for (const char* name : {"kill-parent", "kill-all"}) QTest::newRow(name) << "send a signal to another process";
  for (const char* name : {"trace", "look-into", "limit-parent"})
    QTest::newRow(name) << "look into another process or change it";
  for (const char* name : {"mount", "new-user", "change-root"}) QTest::newRow(name) << "change the system";
  for (const char* name : {"shared-memory", "queue"})
    QTest::newRow(name) << "use memory or queues that processes share";
  QTest::newRow("type") << "type into the terminal";
  // These fail without a report: no reporting function covers them, or another limit stops them first.
  for (const char* name : {"read-by-hard-link", "read-by-folder", "truncate", "rename", "replace", "remove-folder",
                           "make-link", "make-pipe", "make-device", "shared-file", "open-files", "fill-disk", "memory"})
    QTest::newRow(name) << "";
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecSandbox>(__FILE__);
#include "test_exec_sandbox.moc"
