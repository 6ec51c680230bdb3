// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "format/session_file.h"
#include "format/session_merge.h"
#include "gui/asked_device.h"
#include "gui/window_fixture.h"
#include "result_views/results_table.h"
#include "run/repeat_request.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::askedWorker;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;

/// Running a result, or a whole session, again.
class TestRepeat : public QObject {
  Q_OBJECT

 private slots:
  void aRowRunsAgainAsItWas() {
    WindowFixture fixture(askedWorker(m_asked, {"simulated:one", "simulated:two"}));
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:two"));
    fixture.enter("width", 96);
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    const std::size_t count = fixture.session().results.size();
    const Result wanted = fixture.session().results[2];
    fixture.enter("width", 32);
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:one"));
    fixture.window.table().clearSelection();
    QVERIFY(!fixture.action("Run the selected result again")->isEnabled());
    fixture.window.table().selectResult(2);
    QTest::keyClick(&fixture.window, Qt::Key_R, Qt::ControlModifier);
    QVERIFY(fixture.waitForRun());
    QCOMPARE(fixture.session().results.size(), count + 1);
    const Result& again = fixture.session().results.back();
    QCOMPARE(again.variant, wanted.variant);
    QVERIFY(again.parameters == wanted.parameters);
    QCOMPARE(again.device, std::string("simulated:two"));
  }

  void aSessionRunsOnTheChosenDevice() {
    WindowFixture fixture(askedWorker(m_asked, {"simulated:one", "simulated:two"}));
    QVERIFY(!fixture.action("Run this session here")->isEnabled());
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:one"));
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    fixture.window.experiment().chooseFamily("offset");
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    const Session before = fixture.session();
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:two"));
    fixture.action("Run this session here")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.session().results.size(), 2 * before.results.size(), kPatienceMs);
    for (std::size_t i = 0; i < before.results.size(); ++i) {
      const Result& again = fixture.session().results[before.results.size() + i];
      QCOMPARE(again.device, std::string("simulated:two"));
      QCOMPARE(again.variant, before.results[i].variant);
      QVERIFY(again.parameters == before.results[i].parameters);
    }
    QVERIFY(fixture.script.errors.isEmpty());
  }

  void countingTakesTheNextVariantAlongOrNot() {
    Result result = test::fakeResult();
    result.family = "transpose";
    result.variant = "naive";
    result.device = "recorded:nvidia-h200";
    const std::vector<DeviceInfo> devices{test::fakeInfo("simulated:nvidia-h200")};
    const auto variants = [&](bool withNext) { return countingRequest({}, result, devices, withNext)->variants; };
    QCOMPARE(variants(true), (std::vector<std::string>{"naive", "coalesced"}));
    QCOMPARE(variants(false), std::vector<std::string>{"naive"});
  }

  void countingTakesTheVariantAlongThatTheExplanationNames() {
    const std::vector<DeviceInfo> devices{test::fakeInfo("simulated:nvidia-h200")};
    const auto rowOf = [](const std::string& family, const std::string& variant, double milliseconds) {
      Result result = test::fakeResult();
      result.family = family;
      result.variant = variant;
      result.device = "recorded:nvidia-h200";
      result.status = Result::Status::Ok;
      result.origin = Origin::Recorded;
      result.time = TimeStatistics{.median = milliseconds};
      return result;
    };
    const auto variants = [&](const Results& results) {
      Session session;
      session.results = results;
      return countingRequest(session, session.results.front(), devices)->variants;
    };
    // The naive product is followed by a variant that is wrong on purpose.
    QCOMPARE(variants({rowOf("matmul", "naive", 2)}), (std::vector<std::string>{"naive", "tiled"}));
    // If the next variant is known to be slower, the result names an earlier, faster one.
    QCOMPARE(variants({rowOf("transpose", "coalesced", 2.5), rowOf("transpose", "conflict-free", 3),
                       rowOf("transpose", "naive", 2)}),
             (std::vector<std::string>{"coalesced", "naive"}));
  }

  void aRowOfAnotherMachineRunsOnTheChosenDevice() {
    Session session;
    session.environment.add(test::fakeInfo("simulated:one").record);
    session.environment.devices.front().name = "another GPU of the same id";
    Result result = test::fakeResult();
    result.family = "transpose";
    result.variant = "naive";
    result.device = "simulated:one";
    const std::vector<DeviceInfo> devices{test::fakeInfo("simulated:one"), test::fakeInfo("simulated:two")};
    QCOMPARE(repeatRequest(session, result, devices, &devices[1]).device, std::string("simulated:two"));
    session.environment.devices.front().name = devices[0].record.name;
    QCOMPARE(repeatRequest(session, result, devices, &devices[1]).device, std::string("simulated:one"));
    QVERIFY_EXCEPTION_THROWN(repeatRequest(session, result, {}, nullptr), RequestError);
    // The session contains this device and the other machine's.
    session.environment.devices.front().name = "another GPU of the same id";
    result.device = idIn(session.environment, devices[0].record);
    session.environment.add({.id = result.device, .name = devices[0].record.name});
    QCOMPARE(repeatRequest(session, result, devices, &devices[1]).device, std::string("simulated:one"));
  }

  void whyARowCannotRunAgainIsTold() {
    Session session;
    Result result = test::fakeResult();
    result.family = "transpose";
    result.variant = "of-another-version";
    result.device = "simulated:fake";
    session.results = {result};
    writeFile(m_folder.filePath("a.json").toStdString(), toJson(session));
    WindowFixture fixture(askedWorker(m_asked));
    QVERIFY(fixture.fileWork([&] { fixture.window.open(m_folder.filePath("a.json")); }));
    fixture.window.table().selectResult(0);
    fixture.action("Run the selected result again")->trigger();
    QCOMPARE(fixture.script.errors.size(), 1);
    QVERIFY2(fixture.script.errors[0].contains("of-another-version"), qPrintable(fixture.script.errors[0]));
    QVERIFY(!fixture.window.running());
  }

 private:
  const test::SettingsFolder m_folder;
  test::Asked m_asked;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRepeat>(__FILE__);
#include "test_repeat.moc"
