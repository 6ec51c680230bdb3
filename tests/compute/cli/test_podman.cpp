// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include "compute/process/place_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

/// A container with warpbench-cli and its libraries, if podman can create one.
class Image {
 public:
  static constexpr const char* kName = "localhost/warpbench-test:1";

  /// Configures podman for child processes, with its files in `folder`. @returns the reason for QSKIP if that is
  /// impossible.
  QString make(const QString& folder) {
    const QString podman = QStandardPaths::findExecutable("podman");
    if (podman.isEmpty()) return "there is no podman";
    QDir(folder).mkpath("root/usr/bin");
    QDir(folder).mkpath("bin");
    const QString root = folder + "/root";
    if (!QFile::copy(WARPBENCH_CLI, root + "/usr/bin/warpbench-cli")) return "warpbench-cli cannot be copied";
    static const QRegularExpression kLibrary("(/\\S+) \\(0x");
    for (auto each = kLibrary.globalMatch(output("ldd", {WARPBENCH_CLI})); each.hasNext();) {
      const QString library = each.next().captured(1);
      QDir().mkpath(root + QFileInfo(library).path());
      if (!QFile::copy(library, root + library)) return library + " cannot be copied";
    }
    // Uses its own image store, and limits that an ordinary user may set.
    write(folder + "/storage.conf", QString("[storage]\ndriver = \"vfs\"\ngraphroot = \"%1/images\"\nrunroot = "
                                            "\"%1/run\"\n")
                                        .arg(folder));
    write(folder + "/containers.conf",
          "[containers]\ndefault_ulimits = [\"nofile=1024:1024\", \"nproc=1024:1024\"]\n"
          "netns = \"none\"\nlog_driver = \"none\"\n[engine]\nevents_logger = \"none\"\n"
          "cgroup_manager = \"cgroupfs\"\n");
    qputenv("CONTAINERS_STORAGE_CONF", (folder + "/storage.conf").toUtf8());
    qputenv("CONTAINERS_CONF", (folder + "/containers.conf").toUtf8());
    if (output("tar", {"-cf", folder + "/root.tar", "-C", root, "."}, true); !QFile::exists(folder + "/root.tar"))
      return "there is no tar";
    const QString imported = output(podman, {"import", folder + "/root.tar", kName}, true);
    const QStringList version{"run", "--rm", kName, "warpbench-cli", "--version"};
    const QString first = output(podman, version, true);
    if (first.startsWith("warpbench-cli ")) return "";
    // crun refuses a machine on which both kinds of cgroups are mounted, so it sees only one.
    write(folder + "/bin/podman",
          QString("#!/bin/sh\nexec unshare -m sh -c 'umount /sys/fs/cgroup/unified; exec %1 \"$@\"' podman \"$@\"\n")
              .arg(podman));
    QFile::setPermissions(folder + "/bin/podman", QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("PATH", folder.toUtf8() + "/bin:" + qgetenv("PATH"));
    const QString second = output("podman", version, true);
    return second.startsWith("warpbench-cli ") ? "" : "podman runs nothing here: " + imported + first + second;
  }

  static QString output(const QString& program, const QStringList& arguments, bool withErrors = false) {
    QProcess process;
    if (withErrors) process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    process.waitForFinished(kPatience);
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
  }

  static void write(const QString& name, const QString& content) {
    QFile file(name);
    if (file.open(QIODevice::WriteOnly)) file.write(content.toUtf8());
  }
};

}  // namespace

/// A real container; built if podman is installed.
class TestPodman : public CliTest {
  Q_OBJECT

 private slots:
  void cleanup() {
    qputenv("PATH", m_path);
    qunsetenv("CONTAINERS_CONF");
    qunsetenv("CONTAINERS_STORAGE_CONF");
  }

  void aContainerGivesTheLocalCounters() {
    Image image;
    if (const QString whyNot = image.make(path("image")); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
    compareWithLocal(QString("podman:") + Image::kName, QString("podman:") + Image::kName);
    const Outcome missing = cli(kTranspose + QStringList{"--on", "podman:localhost/nowhere"});
    QVERIFY2(missing.err.startsWith("warpbench-cli: the process 'podman' ended with code 125; it said: "),
             qPrintable(missing.err));
    QCOMPARE(missing.err.count('\n'), 1);
    // No container is left.
    QCOMPARE(Image::output("podman", {"ps", "--all", "--quiet"}), QString());
    // Files created by podman may belong to other users and be read-only.
    Image::output("podman", {"rmi", "--force", Image::kName});
  }

 private:
  QByteArray m_path = qgetenv("PATH");
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPodman>(__FILE__);
#include "test_podman.moc"
