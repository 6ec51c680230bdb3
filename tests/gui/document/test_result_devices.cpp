// SPDX-License-Identifier: GPL-3.0-or-later
// Results keep their device.
#include <QTest>

#include "document/session_document.h"
#include "format/session_file.h"
#include "gui/fake_device.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

Result resultOn(const std::string& device, const std::string& variant) {
  Result result = test::fakeResult(1);
  result.family = "transpose";
  result.variant = variant;
  result.device = device;
  return result;
}

}  // namespace

class TestResultDevices : public QObject {
  Q_OBJECT

 private slots:
  void devicesOfClearedResultsComeBackBesideNewOnes() {
    Environment environment;
    environment.add(test::fakeInfo().record);
    environment.date = "2026-11-20T10:00:00Z";
    SessionDocument document;
    document.replace({environment, {resultOn("simulated:fake", "a")}}, {});
    document.clear();
    Environment other;
    other.date = "2026-11-21T10:00:00Z";
    other.add(test::fakeInfo("cuda:0").record);
    document.addEnvironment(other);
    QCOMPARE(document.session().environment.date, other.date);
    document.append(resultOn("cuda:0", "b"));
    document.undoStack().undo();
    QVERIFY(document.session().environment.find("simulated:fake"));
    QVERIFY(document.session().environment.find("cuda:0"));
    QCOMPARE(document.session().environment.date, std::string("2026-11-20T10:00:00Z"));
  }

  void anotherDeviceByTheSameIdTakesNoResults() {
    const auto environmentOf = [](const char* name) {
      Environment environment;
      environment.add({.id = "cuda:0", .name = name});
      return environment;
    };
    const auto namesOf = [](const SessionDocument& document) {
      std::vector<std::string> names;
      for (const Result& result : document.session().results)
        names.push_back(result.variant + " " + document.session().environment.find(result.device)->name);
      return names;
    };
    SessionDocument document;
    document.replace({environmentOf("NVIDIA H200"), {resultOn("cuda:0", "a")}}, {});
    document.addEnvironment(environmentOf("Tesla T4"));
    document.append(resultOn("cuda:0", "b"));
    document.add({environmentOf("Tesla V100"), {resultOn("cuda:0", "c")}});
    document.append(resultOn("cuda:0", "d"));  // of the environment that the window runs in
    QCOMPARE(namesOf(document), (std::vector<std::string>{"a NVIDIA H200", "b Tesla T4", "c Tesla V100", "d Tesla T4"}));
    QVERIFY(sessionFromJson(toJson(document.session())) == document.session());

    // The same after the results were cleared and restored next to newer ones.
    document.replace({environmentOf("NVIDIA H200"), {resultOn("cuda:0", "a")}}, {});
    document.clear();
    document.addEnvironment(environmentOf("Tesla T4"));
    document.append(resultOn("cuda:0", "b"));
    document.undoStack().undo();
    document.append(resultOn("cuda:0", "c"));
    const std::vector<std::string> all{"a NVIDIA H200", "b Tesla T4", "c Tesla T4"};
    QCOMPARE(namesOf(document), all);

    // The same if it is removed while more results arrive.
    document.remove({0, 1, 2});
    document.append(resultOn("cuda:0", "d"));
    QCOMPARE(namesOf(document), std::vector<std::string>{"d Tesla T4"});
    document.undoStack().undo();
    QCOMPARE(namesOf(document), (std::vector<std::string>{all[0], all[1], all[2], "d Tesla T4"}));

    // Another device's results precede the first of a run.
    document.replace({}, {});
    document.addEnvironment(environmentOf("Tesla T4"));
    document.add({environmentOf("NVIDIA H200"), {resultOn("cuda:0", "a")}});
    document.append(resultOn("cuda:0", "b"));
    QCOMPARE(namesOf(document), (std::vector<std::string>{"a NVIDIA H200", "b Tesla T4"}));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestResultDevices>(__FILE__);
#include "test_result_devices.moc"
