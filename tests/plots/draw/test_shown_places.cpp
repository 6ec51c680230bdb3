// SPDX-License-Identifier: GPL-3.0-or-later
// compute/'s texts about remote devices and submitted runs, which the window translates.
#include <QFile>
#include <QTest>

#include "compute/jobs/fake_slurm.h"
#include "engine/run/spread_run.h"
#include "format/session_file.h"
#include "jobs/detached_job.h"
#include "jobs/slurm.h"
#include "plots/draw/known_text.h"
#include "remote/open_several.h"
#include "remote/place.h"
#include "remote/slurm_job.h"
#include "results/session/session.h"
#include "test_registry.h"

using namespace warpbench;

class TestShownPlaces : public QObject {
  Q_OBJECT

 private slots:
  void whatPlacesSay() {
    for (const char* text : {"moon", "process:1", "ssh", "ssh:-x", "ssh:a b", "ssh:host,port=x", "ssh:host,colour=red",
                             "ssh:host,program=a\tb", "docker:image,gpus=2", "command:'", "command:"})
      VERIFY_REFUSED(process::remoteFrom(text));
    VERIFY_REFUSED(process::openAt("cpu@nowhere", {}));
    VERIFY_REFUSED(process::openTogether("cuda:0@hpc,cuda:1@hpc", {{.name = "hpc", .text = "slurm"}}));
    VERIFY_KNOWN(kGivenNoMorePoints);
    process::SlurmJob job;
    VERIFY_KNOWN(job.news().value_or(Message()));
    job.read("gpu|Priority|" + job.name());
    const Message place = job.place();
    VERIFY_KNOWN(place);
    VERIFY_KNOWN(job.place());
    const auto answerOf = [](const std::string& script) {
      return process::devicesAt({.name = "script", .text = "command:/bin/sh -c '" + script + "'"}).at(0).whyNot;
    };
    // Braces as numbers: moc counts the others.
    const std::string hello =
        "echo \"\x7b\\\"type\\\":\\\"hello\\\",\\\"format\\\":\\\"warpbench-serve\\\",\\\"version\\\":";
    const std::string end = "\x7d\"; ";
    const std::string refuses =
        "echo \"\x7b\\\"type\\\":\\\"error\\\",\\\"reason\\\":\\\"no\\\"" + end + "exec sleep 60";
    for (const std::string& script :
         {std::string("exit 3"), std::string("echo no licence >&2; exit 3"), std::string("kill -9 $$"),
          std::string("echo Welcome"), std::string("printf Welc"), hello + "2" + end + "exec sleep 60",
          hello + "2,\\\"app_version\\\":\\\"9\\\"" + end + "exec sleep 60", hello + "1" + end + "exit 4",
          hello + "1" + end + refuses})
      VERIFY_KNOWN(answerOf(script));
    VERIFY_KNOWN(process::devicesAt({.name = "nowhere", .text = "command:/nowhere/program"}).at(0).whyNot);
  }

  void whatComesOfJobsThatWereLeft() {
    const test::FakeSlurm slurm;
    const process::NamedRemote cluster{.name = "cluster", .text = "slurm"};
    const Request request{.family = "transpose", .variants = {"naive"}, .device = "cpu-less"};
    Request good = request;
    good.device = "simulated:nvidia-h200";
    const std::filesystem::path folder = jobs::jobsFolder();
    VERIFY_REFUSED(jobs::leaveToCluster(folder, cluster, request));
    VERIFY_REFUSED(jobs::leaveToCluster(folder, {.name = "here", .text = "process"}, good));
    VERIFY_REFUSED(jobs::leaveToCluster(folder, {.name = "far", .text = "slurm:host=me@login"}, good));
    VERIFY_REFUSED(jobs::leaveToCluster(folder, {.name = "a@b", .text = "slurm"}, good));
    VERIFY_REFUSED(jobs::leaveToCluster("/proc/nothing", cluster, good));
    VERIFY_REFUSED(jobs::leaveToCluster(slurm.path("a\\b").toStdString(), cluster, good));
    for (const char* script : {"echo no; exit 0", "echo wrong >&2; exit 1", "head -c 20000000 /dev/zero; exit 0"}) {
      slurm.does("sbatch", script);
      VERIFY_REFUSED(jobs::leaveToCluster(folder, cluster, good));
    }
    slurm.does("sbatch", "");
    VERIFY_REFUSED(jobs::captureOutput({"sleep", "600"}, std::chrono::seconds(1)));

    const jobs::DetachedJob job = jobs::leaveToCluster(folder, cluster, good);
    const auto verifyState = [&](const QStringList& queue) {
      slurm.queue(queue);
      for (const char* output : {"", "it was killed\n"}) {
        test::writeTo(slurm.folder() + "/output.txt", QByteArray(output));
        for (const jobs::DetachedJob& each : jobs::jobsIn(folder)) VERIFY_KNOWN(jobs::statesOf({each}).front().text);
      }
    };
    verifyState({});
    verifyState({"101|TIMEOUT|TimeLimit"});
    test::writeTo(slurm.folder() + "/session.json", QByteArray::fromStdString(toJson(Session())));
    verifyState({});
    test::writeTo(slurm.folder() + "/session.json", QByteArray("{}"));
    verifyState({});
    QFile::remove(slurm.folder() + "/session.json");
    QVERIFY(QFile::link("/etc/passwd", slurm.folder() + "/session.json"));
    verifyState({});
    QFile::remove(slurm.folder() + "/session.json");
    QVERIFY(QDir().mkdir(slurm.folder() + "/session.json"));
    verifyState({});
    QDir().rmdir(slurm.folder() + "/session.json");
    test::writeTo(slurm.folder() + "/job.json",
                  test::contentOf(slurm.folder() + "/job.json").replace("\"101\"", "\"\""));
    verifyState({});
    VERIFY_REFUSED(jobs::removeFolder(folder / "nothing", *jobs::JobLock::tryTake(job.folder)));
    // Without a home folder.
    qunsetenv("XDG_DATA_HOME");
    const QByteArray home = qgetenv("HOME");
    qunsetenv("HOME");
    VERIFY_REFUSED(jobs::jobsFolder());
    if (!home.isNull()) qputenv("HOME", home);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestShownPlaces>(__FILE__);
#include "test_shown_places.moc"
