// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include "compute/cli/loopback_sshd.h"
#include "gui/fake_worker.h"
#include "gui/run/places_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

namespace {

const QString kMute = QStringLiteral("command:sleep 600");

}  // namespace

class TestPlaces : public QObject {
  Q_OBJECT

 private slots:
  void aPlaceThatIsAddedHasItsDevicesInTheList() {
    PlacesFixture fixture;
    const QString before = QString::fromStdString(fixture.window.experiment().device()->record.id);
    fixture.add("mine", "process");
    QVERIFY(QTest::qWaitFor([&] { return fixture.row(0).contains("Usable devices: "); }, kPatienceMs));
    // The choice stays.
    QCOMPARE(QString::fromStdString(fixture.window.experiment().device()->record.id), before);
    QVERIFY(fixture.lists("cpu@mine"));
    const QComboBox* combo = fixture.field<QComboBox>("device");
    QVERIFY2(combo->currentText().contains(" at mine (measured)"), qPrintable(combo->currentText()));
  }

  void aRunThereGivesTheSameCounters() {
    PlacesFixture fixture;
    fixture.add("mine", "process");
    compareWithOwn(fixture, "mine");
  }

  void aRunOnAnotherMachineGivesTheSameCounters() {
    test::LoopbackSshd server;
    if (const QString whyNot = server.start(); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
    PlacesFixture fixture;
    fixture.add("loopback", server.place(WARPBENCH_CLI));
    compareWithOwn(fixture, "loopback");
  }

  void aPlaceThatDoesNotAnswerIsListedWithItsReason() {
    PlacesFixture fixture;
    fixture.add("broken", "command:sh -c 'echo no such host >&2; exit 255'");
    QVERIFY(QTest::qWaitFor([&] { return fixture.row(0).contains("it said: no such host"); }, kPatienceMs));
    QVERIFY(fixture.field<QLabel>("device.details")->toolTip().contains("it said: no such host"));
    QVERIFY(!fixture.window.experiment().chooseDevice("cuda:0@broken"));
  }

  void whatMakesNoSenseCannotBeAdded() {
    PlacesFixture fixture;
    fixture.action("Places...")->trigger();
    fixture.type("evil", "ssh:-oProxyCommand=xterm");
    QVERIFY2(fixture.problem().contains("begins with '-'"), qPrintable(fixture.problem()));
    QVERIFY(!fixture.button("add")->isEnabled());
    QVERIFY(!fixture.button("test")->isEnabled());
    fixture.type("a@b", "process");
    QVERIFY(fixture.problem().contains("A name consists of"));
    QVERIFY(!fixture.button("add")->isEnabled());
    fixture.type("fine", "process");
    QVERIFY(fixture.problem().isEmpty());
    QVERIFY(fixture.button("add")->isEnabled());
  }

  void aPlaceIsTestedBeforeItIsAdded() {
    PlacesFixture fixture;
    fixture.action("Places...")->trigger();
    fixture.type("mine", "process");
    fixture.button("test")->click();
    QVERIFY(QTest::qWaitFor([&] { return fixture.answer().contains("Usable devices: "); }, kPatienceMs));
    QVERIFY(fixture.dialog().places().empty());
    QVERIFY(!fixture.window.experiment().chooseDevice("cpu@mine"));
  }

  void aPlaceIsChangedAndRemoved() {
    PlacesFixture fixture;
    fixture.add("mine", "process");
    QVERIFY(fixture.lists("cpu@mine"));
    fixture.type("ours", "process");
    fixture.button("change")->click();
    QVERIFY(fixture.lists("cpu@ours"));
    QVERIFY(!fixture.window.experiment().chooseDevice("cpu@mine"));
    fixture.button("remove")->click();
    QVERIFY(fixture.dialog().places().empty());
    QVERIFY(!fixture.window.experiment().chooseDevice("cpu@ours"));
    // Another device is chosen instead.
    QVERIFY(fixture.window.experiment().device() && fixture.window.experiment().device()->available);
  }

  void theWindowStaysAliveWhileAPlaceSaysNothing() {
    PlacesFixture fixture;
    fixture.add("mute", kMute);
    QVERIFY(fixture.row(0).contains("Asking"));
    QVERIFY(runOn(fixture, kSimulated).size() > 1);
    QVERIFY(fixture.row(0).contains("Asking"));
  }

  void aRunWaitsForNoPlaceThatIsStopped() {
    // The device is known, but the place does not answer when it is opened.
    ComputeWorker worker;
    worker.setPlaces({{.name = "mute", .text = kMute.toStdString()}});
    bool ended = false, complete = true;
    connect(&worker, &ComputeWorker::finished, this, [&](bool whole) {
      ended = true;
      complete = whole;
    });
    Request request{.family = "transpose", .variants = {"naive"}, .device = "cpu@mute"};
    worker.start(request);
    QTest::qWait(200);
    QVERIFY(!ended);
    worker.stop();
    QVERIFY(QTest::qWaitFor([&] { return ended; }, kPatienceMs));
    QVERIFY(!complete);
  }

  void noFileLeadsToAPlaceThatIsNotOnTheList() {
    ComputeWorker worker;
    QString reason;
    connect(&worker, &ComputeWorker::failed, this, [&](const Message& why) { reason = QString::fromStdString(why); });
    QTemporaryDir folder;
    const QString trace = folder.filePath("trace");
    worker.start({.family = "transpose", .variants = {"naive"}, .device = "cpu@command:touch " + trace.toStdString()});
    QVERIFY(QTest::qWaitFor([&] { return !reason.isEmpty(); }, kPatienceMs));
    QVERIFY2(reason.contains("an unknown place"), qPrintable(reason));
    QVERIFY(!QFile::exists(trace));
  }

  void placesAreKeptInTheSettings() {
    QTemporaryDir folder;
    QSettings store(folder.filePath("settings.ini"), QSettings::IniFormat);
    Settings settings;
    settings.places = {{.name = "mine", .text = "process"}, {.name = "a b", .text = "command:x 'y=z' \"w\", v"}};
    settings.write(store);
    QVERIFY(Settings::read(store) == settings);
    // After manual edits of the file: no name twice, no invalid names.
    store.setValue("places",
                   QStringList{"mine=process", "mine=ssh:other", "a@b=process", "=process", "nothing", "odd=ssh:-x"});
    const Settings read = Settings::read(store);
    QCOMPARE(read.places.size(), std::size_t{1});
    QCOMPARE(read.places[0].text, std::string("process"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPlaces>(__FILE__);
#include "test_places.moc"
