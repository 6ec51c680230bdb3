// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "compute/process/place_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

class TestCliContainer : public CliTest {
  Q_OBJECT

 private slots:
  void init() { m_path = qgetenv("PATH"); }
  void cleanup() { qputenv("PATH", m_path); }

  /// A stand-in for the container's program receives exactly these words, and a run passes through it.
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
    // Records its arguments, then runs the last two, as the container would.
    QFile script(standIn);
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write(QString("#!/bin/sh\nprintf '%s\\n' \"${0##*/}\" \"$@\" > '%1'\n"
                         "while [ $# -gt 2 ]; do shift; done\nexec \"$@\"\n")
                     .arg(path("words"))
                     .toUtf8());
    script.close();
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

 private:
  QByteArray m_path;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliContainer>(__FILE__);
#include "test_cli_container.moc"
