// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace warpbench::test {

/// An SSH server on the loopback interface for one test, with its own keys.
class LoopbackSshd {
 public:
  /// `more` are lines of sshd_config.
  /// @returns why there is none: QSKIP with it. Empty if it runs.
  QString start(const QString& more = {}) {
    const QString server = QStandardPaths::findExecutable("sshd", {"/usr/sbin", "/usr/local/sbin"});
    if (server.isEmpty() || QStandardPaths::findExecutable("ssh").isEmpty()) return "there is no sshd, or no ssh";
    if (!m_folder.isValid()) return "no folder for its keys";
    // If root runs it, sshd separates privileges with this folder, which its service normally creates.
    if (::geteuid() == 0 && !QDir().mkpath("/run/sshd")) return "there is no /run/sshd";
    for (const char* key : {"host", "user"})
      if (QProcess::execute("ssh-keygen", {"-q", "-t", "ed25519", "-N", "", "-f", path(key)}) != 0)
        return "ssh-keygen makes no keys";
    const int port = freePort();
    write("sshd_config", QString("ListenAddress 127.0.0.1\nPort %1\nHostKey %2\nPidFile none\nUsePAM no\n"
                                 "AuthorizedKeysFile %3\nStrictModes no\nPasswordAuthentication no\n")
                                 .arg(port)
                                 .arg(path("host"), path("user.pub")) +
                             more);
    write("config", QString("Host here\n HostName 127.0.0.1\n Port %1\n IdentityFile %2\n IdentitiesOnly yes\n"
                            " StrictHostKeyChecking no\n UserKnownHostsFile %3\n LogLevel ERROR\n")
                        .arg(port)
                        .arg(path("user"), path("known_hosts")));
    m_server.setStandardErrorFile(path("log"));
    m_server.start(server, {"-D", "-e", "-f", path("sshd_config")});
    if (!m_server.waitForStarted()) return "sshd does not start";
    for (int i = 0; i < 50; ++i) {
      if (QProcess::execute("ssh", {"-F", path("config"), "-o", "BatchMode=yes", "here", "true"}) == 0) return "";
      QTest::qWait(100);
    }
    QFile log(path("log"));
    return log.open(QIODevice::ReadOnly) ? "sshd lets nobody in: " + QString::fromUtf8(log.readAll()) : "no log";
  }

  ~LoopbackSshd() {
    m_server.terminate();
    m_server.waitForFinished();
  }

  /// The place that reaches this server.
  QString place(const QString& program) const { return "ssh:" + login() + ",program=" + program; }
  /// How a place names it.
  QString login() const { return "here,config=" + path("config"); }

 private:
  QString path(const QString& name) const { return m_folder.filePath(name); }
  void write(const QString& name, const QString& content) const {
    QFile file(path(name));
    if (file.open(QIODevice::WriteOnly)) file.write(content.toUtf8());
  }

  static int freePort() {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* any = reinterpret_cast<sockaddr*>(&address);
    const bool known = ::bind(socket, any, size) == 0 && ::getsockname(socket, any, &size) == 0;
    ::close(socket);
    return known ? ntohs(address.sin_port) : 0;
  }

  QTemporaryDir m_folder;
  QProcess m_server;
};

}  // namespace warpbench::test
