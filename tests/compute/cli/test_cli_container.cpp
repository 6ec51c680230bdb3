// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "compute/process/place_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

/// A container's programs, where podman can make one: warpbench-cli and its libraries, and nothing else.
class Image {
 public:
  static constexpr const char* kName = "localhost/warpbench-test:1";

  /// Programs that are started from then on find podman so that it works here, its files in `folder`.
  /// @returns why there is none: QSKIP with it.
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
    // Its images beside no others; limits that an ordinary user may set as well.
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
    // crun refuses a machine with both kinds of cgroups mounted: it is shown one of them.
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

class TestCliContainer : public CliTest {
  Q_OBJECT

 private slots:
  void init() { m_path = qgetenv("PATH"); }
  void cleanup() {
    qputenv("PATH", m_path);
    qunsetenv("CONTAINERS_CONF");
    qunsetenv("CONTAINERS_STORAGE_CONF");
  }

  /// Whoever stands in for the container's program is told exactly this, a word each, and a run goes through it.
  void theProgramIsToldExactlyTheseWords_data() {
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("words");
    const QString program = WARPBENCH_CLI;
    const QString odd = ",program=" + path("it's $(touch here); two  words");
    const QString oddWord = path("it's $(touch here); two  words");
    const auto row = [](const char* name, const QString& place, const QString& placeName, const QStringList& words) {
      QTest::newRow(name) << place << placeName << words;
    };
    row("docker", "docker:example.org:5000/warpbench:1.0,program=" + program, "docker:example.org:5000/warpbench:1.0",
        {"docker", "run", "--rm", "--interactive", "example.org:5000/warpbench:1.0", program, "serve"});
    row("docker with GPUs", "docker:warpbench,gpus=all" + odd, "docker:warpbench",
        {"docker", "run", "--rm", "--interactive", "--gpus=all", "warpbench", oddWord, "serve"});
    row("podman", "podman:warpbench" + odd, "podman:warpbench",
        {"podman", "run", "--rm", "--interactive", "warpbench", oddWord, "serve"});
    row("podman with GPUs", "podman:warpbench,gpus=all,program=" + program, "podman:warpbench",
        {"podman", "run", "--rm", "--interactive", "--device=nvidia.com/gpu=all", "warpbench", program, "serve"});
    row("apptainer", "apptainer:/images/warpbench.sif" + odd, "apptainer:/images/warpbench.sif",
        {"apptainer", "exec", "/images/warpbench.sif", oddWord, "serve"});
    row("apptainer with GPUs", "apptainer:/images/warpbench.sif,gpus=all,program=" + program,
        "apptainer:/images/warpbench.sif", {"apptainer", "exec", "--nv", "/images/warpbench.sif", program, "serve"});
  }
  void theProgramIsToldExactlyTheseWords() {
    QFETCH(QString, place);
    QFETCH(QString, name);
    QFETCH(QStringList, words);
    QDir(m_directory.path()).mkpath("programs");
    const QString standIn = path("programs/" + words[0]);
    QFile::remove(standIn);
    // Writes its words down, then runs the last two, which the container would.
    Image::write(standIn, QString("#!/bin/sh\nprintf '%s\\n' \"${0##*/}\" \"$@\" > '%1'\n"
                                  "while [ $# -gt 2 ]; do shift; done\nexec \"$@\"\n")
                              .arg(path("words")));
    QFile::setPermissions(standIn, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QFile::link(WARPBENCH_CLI, path("it's $(touch here); two  words"));
    qputenv("PATH", path("programs").toUtf8() + ":" + m_path);

    compareWithLocal(place, name);

    QFile written(path("words"));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(written.readAll()).split('\n', Qt::SkipEmptyParts), words);
    QVERIFY(!QFile::exists("here"));
  }

  void aProgramThatIsNotThereIsSaid() {
    qputenv("PATH", path("nothing").toUtf8());
    const Outcome outcome = cli(kTranspose + QStringList{"--on", "docker:warpbench"});
    QCOMPARE(outcome.err, QString("warpbench-cli: cannot start 'docker': No such file or directory\n"));
    QCOMPARE(outcome.code, 1);
  }

  void aContainerGivesTheLocalCounters() {
    Image image;
    if (const QString whyNot = image.make(path("image")); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
    compareWithLocal(QString("podman:") + Image::kName, QString("podman:") + Image::kName);
    const Outcome missing = cli(kTranspose + QStringList{"--on", "podman:localhost/nowhere"});
    QVERIFY2(missing.err.startsWith("warpbench-cli: the process 'podman' ended with code 125; it said: "),
             qPrintable(missing.err));
    QCOMPARE(missing.err.count('\n'), 1);
    // Not one container is left.
    QCOMPARE(Image::output("podman", {"ps", "--all", "--quiet"}), QString());
    // What podman made may belong to others and be read-only.
    Image::output("podman", {"rmi", "--force", Image::kName});
  }

 private:
  QByteArray m_path;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliContainer>(__FILE__);
#include "test_cli_container.moc"
