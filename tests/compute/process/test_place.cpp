// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QTest>

#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "refusal.h"
#include "remote/place.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::process;

Q_DECLARE_METATYPE(std::vector<std::string>)

namespace {

std::vector<std::string> words(const std::string& text) { return commandOf(remoteFrom(text), "/opt/warpbench-cli"); }

QString refusalOf(const QString& text) {
  return test::refusal<RequestError>([&] { remoteFrom(text.toStdString()); });
}

}  // namespace

class TestPlace : public QObject {
  Q_OBJECT

 private slots:
  void aPlaceBecomesWords_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::vector<std::string>>("expected");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* text, const std::vector<std::string>& expected, const char* name) {
      QTest::newRow(text) << QString(text) << expected << QString(name);
    };
    const std::vector<std::string> ssh{
        "ssh", "-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=10", "-o", "ServerAliveInterval=15"};
    const auto with = [](std::vector<std::string> before, const std::vector<std::string>& after) {
      before.insert(before.end(), after.begin(), after.end());
      return before;
    };
    row("process", {"/opt/warpbench-cli", "serve"}, "process");
    row("ssh:server", with(ssh, {"--", "server", "warpbench-cli serve"}), "ssh:server");
    row("ssh:ann@server.example.org,port=2222",
        with(ssh, {"-p", "2222", "--", "ann@server.example.org", "warpbench-cli serve"}), "ssh:ann@server.example.org");
    row("ssh:[::1],config=/home/ann/my config,program=bin/warpbench-cli",
        with(ssh, {"-F", "/home/ann/my config", "--", "[::1]", "bin/warpbench-cli serve"}), "ssh:[::1]");
    // The far side's shell sees one word.
    row("ssh:server,program=/opt/it's $(here);x", with(ssh, {"--", "server", R"('/opt/it'\''s $(here);x' serve)"}),
        "ssh:server");
    const std::vector<std::string> srun{"srun", "--quiet", "--ntasks=1", "--unbuffered"};
    row("slurm", with(srun, {"warpbench-cli", "serve"}), "slurm");
    row("slurm:partition=gpu,gpus=a100:2,time=1-00:30,account=course_2026",
        with(srun,
             {"--partition=gpu", "--gpus=a100:2", "--time=1-00:30", "--account=course_2026", "warpbench-cli", "serve"}),
        "slurm:gpu");
    row("slurm:host=ann@login.example.org,partition=gpu", with(srun, {"--partition=gpu", "warpbench-cli", "serve"}),
        "slurm:ann@login.example.org:gpu");
    row("docker:registry.example.org:5000/warpbench:1.0,gpus=all",
        {"docker", "run", "--rm", "--interactive", "--gpus=all", "registry.example.org:5000/warpbench:1.0",
         "warpbench-cli", "serve"},
        "docker:registry.example.org:5000/warpbench:1.0");
    row("podman:warpbench,gpus=all",
        {"podman", "run", "--rm", "--interactive", "--device=nvidia.com/gpu=all", "warpbench", "warpbench-cli",
         "serve"},
        "podman:warpbench");
    row("apptainer:/images/warpbench.sif,gpus=all,program=/usr/bin/warpbench-cli",
        {"apptainer", "exec", "--nv", "/images/warpbench.sif", "/usr/bin/warpbench-cli", "serve"},
        "apptainer:/images/warpbench.sif");
    row("command:kubectl exec -i 'my pod' -- warpbench-cli serve",
        {"kubectl", "exec", "-i", "my pod", "--", "warpbench-cli", "serve"}, "command");
  }
  void aPlaceBecomesWords() {
    QFETCH(QString, text);
    QFETCH(std::vector<std::string>, expected);
    QFETCH(QString, name);
    QCOMPARE(words(text.toStdString()), expected);
    QCOMPARE(QString::fromStdString(nameOf(remoteFrom(text.toStdString()))), name);
  }

  void aPlaceThatMakesNoSenseIsRefused_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* text, const char* reason) {
      QTest::newRow(qPrintable(QString(text).left(40))) << QString(text) << QString(reason);
    };
    row("", "there is no place ''; the places are process, ssh:HOST");
    row("moon", "there is no place 'moon'");
    row("process:1", "takes no options");
    row("ssh", "host is missing");
    row("ssh:", "host is missing");
    row("ssh:-oProxyCommand=xterm", "host '-oProxyCommand=xterm' begins with '-'");
    row("ssh:ann@-oProxyCommand=xterm", "begins with '-'");
    row("ssh:host;reboot", "has a character other than");
    row("ssh:host name", "has a character other than");
    row("ssh:host\n", "has a character other than");
    row("ssh:ho\xc3\xa9st", "has a character other than");
    row("ssh:$(reboot)", "has a character other than");
    row("ssh:host,port=22x", "is not a port number");
    row("ssh:host,port=", "port is missing");
    row("ssh:host,colour=red", "has no option 'colour=red'; its options are port, config, program");
    row("ssh:host,program=-x", "program '-x' begins with '-'");
    row("ssh:host,program=a\tb", "has a control character");
    row("ssh:host,config=-x", "config '-x' begins with '-'");
    row("ssh:host,port=-1", "port '-1' is not a port number");
    row("slurm:gpu", "has no option 'gpu'");
    row("slurm:partition=-p", "partition '-p' begins with '-'");
    row("slurm:gpus=-1", "gpus '-1' begins with '-'");
    row("slurm:time=-1", "time '-1' begins with '-'");
    row("slurm:host=-oProxyCommand=xterm", "host '-oProxyCommand=xterm' begins with '-'");
    row("slurm:host=ann@-x", "host 'ann@-x' begins with '-'");
    row("slurm:host=a;reboot", "has a character other than");
    row("slurm:config=-x", "config '-x' begins with '-'");
    row("slurm:program=--uid=0", "program '--uid=0' begins with '-'");
    row("slurm:partition=", "partition is missing");
    row("slurm:nice=0", "has no option 'nice=0'; its options are host, port, config, partition, gpus, time, account, program");
    row("slurm:partition=a b", "has a character other than");
    row("slurm:account=--uid=0", "account '--uid=0' begins with '-'");
    row("slurm:time=10;id", "has a character other than");
    row("slurm:gpus=`id`", "has a character other than");
    row("docker:", "image is missing");
    row("docker:--privileged", "image '--privileged' begins with '-'");
    row("podman:-v/:/host", "image '-v/:/host' begins with '-'");
    row("apptainer:--writable", "image '--writable' begins with '-'");
    row("docker:image,program=-x", "program '-x' begins with '-'");
    row("podman:image,program=--", "program '--' begins with '-'");
    row("apptainer:image,program=-x", "program '-x' begins with '-'");
    row("docker:image,volume=/:/host", "has no option 'volume=/:/host'; its options are gpus, program");
    row("docker:image,gpus=2", "gpus=2 is neither");
    row("docker:image,gpus=-1", "gpus=-1 is neither");
    row("apptainer:a b", "has a character other than");
    row("command:", "command is missing");
    row("command:   ", "command is missing");
    row("command:ssh 'host", "a quote is not closed");
    row("command:''", "command is missing");
  }
  void aPlaceThatMakesNoSenseIsRefused() {
    QFETCH(QString, text);
    QFETCH(QString, reason);
    const QString refusal = refusalOf(text);
    QVERIFY2(refusal.contains(reason), qPrintable(refusal));
    QVERIFY(!refusal.contains('\n'));
  }

  void aCommandIsSplitAndNothingElse() {
    using Words = std::vector<std::string>;
    const auto compare = [](const std::string& text, const Words& expected) { QCOMPARE(splitWords(text), expected); };
    compare("a b\tc", {"a", "b", "c"});
    compare("  a   b  ", {"a", "b"});
    compare("a 'b c' \"d e\"", {"a", "b c", "d e"});
    compare("a 'b\\c' \"d\\\"e\" f\\ g", {"a", "b\\c", "d\"e", "f g"});
    compare("a b'c d'e \"\"", {"a", "bc de", ""});
    compare("a $HOME *.c ~ | b; `id` $(id) > f &",
            {"a", "$HOME", "*.c", "~", "|", "b;", "`id`", "$(id)", ">", "f", "&"});
  }

  void aShellReadsAQuotedWordBack_data() {
    QTest::addColumn<QString>("word");
    for (const char* word : {"plain", "/usr/bin/x-1.2_3+4", "two words", "it's", "$HOME", "`id`", "\"", "a\\b", "*",
                             "~/x", "a;b|c&d", "-x", "'", "''"})
      QTest::newRow(word) << QString(word);
  }
  void aShellReadsAQuotedWordBack() {
    QFETCH(QString, word);
    QProcess shell;
    shell.start("/bin/sh", {"-c", QString::fromStdString("printf %s " + quotedForShell(word.toStdString()))});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(QString::fromUtf8(shell.readAllStandardOutput()), word);
  }

  void aPlaceThatDoesNotAnswerIsListedWithItsReason() {
    const std::vector<DeviceInfo> devices =
        devicesAt({.name = "cluster", .text = "command:/bin/sh -c 'echo no such host >&2; exit 255'"});
    QCOMPARE(devices.size(), std::size_t{1});
    QCOMPARE(devices[0].record.id, std::string("cuda:0@cluster"));
    QVERIFY(!devices[0].available);
    QCOMPARE(devices[0].whyNot, std::string("the process '/bin/sh' ended with code 255; it said: no such host"));
    QCOMPARE(devicesAt({.name = "odd", .text = "ssh:-x"}).at(0).available, false);
  }

  void onlyKnownPlacesAreGoneTo() {
    // A session from elsewhere may contain such an id.
    QVERIFY_THROWS_EXCEPTION(RequestError, openAt("cpu@command:touch x", {{.name = "mine", .text = "process"}}));
    QVERIFY_THROWS_EXCEPTION(RequestError, openDevice("cpu@process"));
  }

  void aDeviceIsOpenedAtItsPlace() {
    const auto device = openAt("simulated:nvidia-h200@mine", {{.name = "mine", .text = "process"}});
    QCOMPARE(device->info().record.id, std::string("simulated:nvidia-h200@mine"));
    QCOMPARE(device->info().record.name, std::string("NVIDIA H200"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPlace>(__FILE__);
#include "test_place.moc"
