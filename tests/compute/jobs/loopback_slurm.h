// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <vector>

namespace warpbench::test {

/// A Slurm cluster of one node on the loopback interface for one test, from Debian's packages slurm-wlm and munge, run
/// by the current user: 4 CPUs, 2 GPUs that are plain files, and the partitions cpu (the default) and gpu. It neither
/// reads nor changes the system's configuration. During its lifetime, SLURM_CONF names its configuration for child
/// processes.
class LoopbackSlurm {
 public:
  static constexpr int kCpus = 4;

  /// `more` are lines of slurm.conf.
  /// @returns why there is none: QSKIP with it. Empty if it runs.
  QString start(const QString& more = {}) {
    for (const char* name : {"munged", "slurmctld", "slurmd", "srun", "sbatch", "squeue", "scancel", "sinfo"})
      if (find(name).isEmpty()) return QString("there is no %1").arg(name);
    // munged requires that all users can reach its socket.
    if (!m_folder.isValid() ||
        !QFile::setPermissions(m_folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner |
                                                    QFile::ExeGroup | QFile::ExeOther))
      return "no folder for its files";
    QDir folder(m_folder.path());
    for (const char* name : {"state", "spool"}) folder.mkdir(name);
    for (const char* name : {"gpu0", "gpu1", "plugstack.conf"}) write(name, "");
    write("gres.conf", "Name=gpu File=" + path("gpu[0-1]") + "\n");
    write("slurm.conf", configuration() + more);
    write("munge.key", QString(64, 'x') + QUuid::createUuid().toString());
    QFile::setPermissions(path("munge.key"), QFile::ReadOwner | QFile::WriteOwner);
    qputenv("SLURM_CONF", path("slurm.conf").toUtf8());
    m_set = true;

    startServer("munged", {"--foreground", "--num-threads=10", "--key-file=" + path("munge.key"),
                           "--socket=" + path("munge.socket"), "--pid-file=" + path("munge.pid"),
                           "--seed-file=" + path("munge.seed"), "--log-file=" + path("munge.log")});
    if (!QTest::qWaitFor([this] { return QFile::exists(path("munge.socket")); }, kStart)) return complaint("munged");
    startServer("slurmctld", {"-D", "-c", "-f", path("slurm.conf")});
    startServer("slurmd", {"-D", "-c", "-f", path("slurm.conf"), "-N", "here"});
    if (!QTest::qWaitFor([this] { return output("sinfo", {"--noheader", "--format=%T"}).startsWith("idle"); }, kStart))
      return complaint("slurmctld") + "; " + complaint("slurmd");
    if (output("srun", {"--immediate=30", "echo", "works"}) != "works") return complaint("slurmd");
    return "";
  }

  ~LoopbackSlurm() {
    if (!m_servers.empty() && !jobs().isEmpty()) {
      cancelAll();
      static_cast<void>(QTest::qWaitFor([this] { return jobs().isEmpty(); }, kStart));
    }
    // Slurm's servers need munged until the end.
    for (auto server = m_servers.rbegin(); server != m_servers.rend(); ++server) {
      (*server)->terminate();
      if (!(*server)->waitForFinished(5000)) (*server)->kill();
      (*server)->waitForFinished(5000);
    }
    if (m_set) m_before.isNull() ? qunsetenv("SLURM_CONF") : qputenv("SLURM_CONF", m_before);
  }

  /// The output of one of Slurm's programs, without the line end; its errors go to the test's output.
  static QString output(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
  }

  /// Waiting or running jobs, each in squeue's `format`: by default its name and state, "warpbench RUNNING".
  static QStringList jobs(const QString& format = "%j %T") {
    return output("squeue", {"--noheader", "--format=" + format}).split('\n', Qt::SkipEmptyParts);
  }

  /// Gives all CPUs to an idle job, so that later jobs wait. @returns its number; empty if it does not run.
  static QString fill() {
    const QString job =
        output("sbatch", {"--parsable", "--exclusive", "--job-name=filler", "--output=/dev/null", "--wrap=sleep 900"});
    return QTest::qWaitFor([] { return jobs().contains("filler RUNNING"); }, kStart) ? job : QString();
  }

  /// Submits a job to the partition, which waits because the node is full. @returns its number.
  static QString submit(const QString& partition = "cpu", const QString& name = "other") {
    return output("sbatch", {"--parsable", "--job-name=" + name, "--partition=" + partition, "--output=/dev/null",
                             "--wrap=sleep 900"});
  }

  static void cancel(const QString& job) { output("scancel", {job}); }
  static void cancelAll() { output("scancel", {"--user=" + userName()}); }

  QString path(const QString& name) const { return m_folder.filePath(name); }

 private:
  static constexpr int kStart = 60'000;  // ms

  static QString find(const QString& name) {
    const QString found = QStandardPaths::findExecutable(name);
    return found.isEmpty() ? QStandardPaths::findExecutable(name, {"/usr/sbin", "/usr/local/sbin"}) : found;
  }

  static QString userName() {
    const passwd* const user = ::getpwuid(::geteuid());
    return user ? user->pw_name : QString::number(::geteuid());
  }

  /// Answers quickly instead of sparing a busy controller.
  QString configuration() const {
    const std::vector<int> ports = freePorts();
    return QString(
               "ClusterName=test\nSlurmctldHost=%1(127.0.0.1)\nSlurmctldPort=%2\nSlurmdPort=%3\nSlurmUser=%4\n"
               "SlurmdUser=%4\nAuthType=auth/munge\nCredType=cred/munge\nAuthInfo=socket=%5/munge.socket\n"
               "StateSaveLocation=%5/state\nSlurmdSpoolDir=%5/spool\nSlurmctldPidFile=%5/slurmctld.pid\n"
               "SlurmdPidFile=%5/slurmd.pid\nPlugStackConfig=%5/plugstack.conf\nMailProg=/bin/true\n"
               "ProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\nSwitchType=switch/none\nMpiDefault=none\n"
               "JobAcctGatherType=jobacct_gather/none\nAccountingStorageType=accounting_storage/none\n"
               "SelectType=select/cons_tres\nSelectTypeParameters=CR_CPU\nSchedulerType=sched/backfill\n"
               "SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=0,bf_interval=1\n"
               "SlurmdParameters=config_overrides\nReturnToService=2\nKillWait=1\nGresTypes=gpu\n"
               "NodeName=here NodeHostname=%1 NodeAddr=127.0.0.1 CPUs=%6 Gres=gpu:2\n"
               "PartitionName=cpu Nodes=here Default=YES MaxTime=INFINITE\n"
               "PartitionName=gpu Nodes=here MaxTime=60\n")
        .arg(QSysInfo::machineHostName().section('.', 0, 0))
        .arg(ports.at(0))
        .arg(ports.at(1))
        .arg(userName(), m_folder.path())
        .arg(kCpus);
  }

  void startServer(const QString& name, const QStringList& arguments) {
    auto& server = m_servers.emplace_back(std::make_unique<QProcess>());
    server->setStandardOutputFile("/dev/null");
    server->setStandardErrorFile(path(name + ".log"));
    // Even a crashing test leaves none behind.
    server->setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
    server->start(find(name), arguments);
    server->waitForStarted();
  }

  QString complaint(const QString& server) const {
    QFile log(path(server + ".log"));
    return server + " does not work: " +
           (log.open(QIODevice::ReadOnly) ? QString::fromUtf8(log.readAll()).right(400).simplified() : "no log");
  }

  void write(const QString& name, const QString& content) const {
    QFile file(path(name));
    if (file.open(QIODevice::WriteOnly)) file.write(content.toUtf8());
  }

  /// Both are on hold until both are known.
  static std::vector<int> freePorts() {
    std::vector<int> sockets;
    std::vector<int> ports;
    for (int i = 0; i < 2; ++i) {
      sockets.push_back(::socket(AF_INET, SOCK_STREAM, 0));
      sockaddr_in address{};
      address.sin_family = AF_INET;
      address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
      socklen_t size = sizeof address;
      auto* any = reinterpret_cast<sockaddr*>(&address);
      const bool known = ::bind(sockets.back(), any, size) == 0 && ::getsockname(sockets.back(), any, &size) == 0;
      ports.push_back(known ? ntohs(address.sin_port) : 0);
    }
    for (const int socket : sockets) ::close(socket);
    return ports;
  }

  QTemporaryDir m_folder;
  const QByteArray m_before = qgetenv("SLURM_CONF");
  bool m_set = false;
  std::vector<std::unique_ptr<QProcess>> m_servers;  ///< in the order of their start
};

}  // namespace warpbench::test
