// SPDX-License-Identifier: GPL-3.0-or-later
// The last device is at a place that answers after the window has chosen another device.
#include <QFile>
#include <QSettings>

#include "gui/window_fixture.h"
#include "run/request_text.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using test::kPatienceMs;
using test::WindowFixture;

namespace {

const std::string kPlace = "server";

/// The last experiment and its places, in the settings.
void rememberLast(const std::string& device, const std::string& program) {
  QSettings store;
  Settings settings;
  settings.places = {{.name = kPlace, .text = "command:" + program}};
  settings.write(store);
  Request last{.family = "transpose", .variants = {"naive"}, .device = device};
  last.parameters.set("width", std::int64_t{96});
  store.setValue("experiment/last", requestToText(last));
  store.setValue("live/on", false);
}

/// A place that answers once this file exists.
std::string slowly(const QString& file, const std::string& gpus) {
  return "/bin/sh -c 'while [ ! -e " + file.toStdString() + " ]; do sleep 0.05; done; exec " SERVE_FAKE_GPUS " " +
         gpus + "'";
}

std::string chosenIn(const WindowFixture& fixture) { return fixture.window.experiment().device()->record.id; }

bool answers(const WindowFixture& fixture, const std::string& device) {
  return QTest::qWaitFor([&] { return fixture.window.experiment().offered(device) != nullptr; }, kPatienceMs);
}

}  // namespace

class TestAwaitedPlace : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<test::SettingsFolder>();
    m_answer = m_folder->filePath("answer");
  }

  void itsDeviceIsChosenWhenItHasAnswered() {
    rememberLast("cuda:1@server", slowly(m_answer, "H200 H200"));
    WindowFixture fixture;
    fixture.window.rememberLayout();
    QVERIFY(chosenIn(fixture) != "cuda:1@server");
    answer();
    QTRY_COMPARE_WITH_TIMEOUT(chosenIn(fixture), std::string("cuda:1@server"), kPatienceMs);
    const Request request = fixture.window.experiment().request();
    QCOMPARE(request.family, std::string("transpose"));
    QCOMPARE(request.variants, std::vector<std::string>{"naive"});
    QCOMPARE(request.parameters.integer("width"), 96);
  }

  void allGpusOfAPlaceAreChosenAgainToo() {
    rememberLast("cuda:0@server,cuda:1@server", slowly(m_answer, "H200 H200"));
    WindowFixture fixture;
    fixture.window.rememberLayout();
    answer();
    QTRY_COMPARE_WITH_TIMEOUT(chosenIn(fixture), std::string("cuda:0@server,cuda:1@server"), kPatienceMs);
  }

  void whatAPersonHasChosenMeanwhileStays() {
    rememberLast("cuda:0@server", slowly(m_answer, "H200"));
    WindowFixture fixture;
    fixture.window.rememberLayout();
    QVERIFY(fixture.window.experiment().chooseDevice("cpu"));
    answer();
    QVERIFY(answers(fixture, "cuda:0@server"));
    QCOMPARE(chosenIn(fixture), std::string("cpu"));
    fixture.window.close();
    QCOMPARE(requestFromText(QSettings().value("experiment/last").toString())->device, std::string("cpu"));
  }

  void whatAPersonHasRunMeanwhileStays() {
    rememberLast("cuda:0@server", slowly(m_answer, "H200"));
    WindowFixture fixture;
    fixture.window.rememberLayout();
    const std::string before = chosenIn(fixture);
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    answer();
    QVERIFY(answers(fixture, "cuda:0@server"));
    QCOMPARE(chosenIn(fixture), before);
  }

  void aPlaceWithoutThatDeviceChangesNothing() {
    rememberLast("cuda:1@server", slowly(m_answer, "H200"));
    WindowFixture fixture;
    fixture.window.rememberLayout();
    const std::string before = chosenIn(fixture);
    answer();
    QVERIFY(answers(fixture, "cuda:0@server"));
    QCOMPARE(chosenIn(fixture), before);
  }

  void aWindowThatIsClosedBeforeTheAnswerForgetsNothing() {
    rememberLast("cuda:0@server", slowly(m_answer, "H200"));
    {
      WindowFixture fixture;
      fixture.window.rememberLayout();
      fixture.window.close();
    }
    QCOMPARE(requestFromText(QSettings().value("experiment/last").toString())->device, std::string("cuda:0@server"));
  }

  void aPlaceThatIsOutOfOrderForgetsNothingEither() {
    rememberLast("cuda:0@server", slowly(m_answer, "away"));
    {
      WindowFixture fixture;
      fixture.window.rememberLayout();
      answer();
      QVERIFY(answers(fixture, "cuda:0@server"));
      QVERIFY(chosenIn(fixture) != "cuda:0@server");
      fixture.window.close();
    }
    QCOMPARE(requestFromText(QSettings().value("experiment/last").toString())->device, std::string("cuda:0@server"));
  }

  void aPlaceThatIsNoLongerOnTheListIsNotWaitedFor() {
    rememberLast("cuda:0@elsewhere", slowly(m_answer, "H200"));
    WindowFixture fixture;
    fixture.window.rememberLayout();
    const std::string before = chosenIn(fixture);
    fixture.window.close();
    QCOMPARE(requestFromText(QSettings().value("experiment/last").toString())->device, before);
  }

 private:
  void answer() const {
    QFile file(m_answer);
    QVERIFY(file.open(QIODevice::WriteOnly));
  }

  std::unique_ptr<test::SettingsFolder> m_folder;
  QString m_answer;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestAwaitedPlace>(__FILE__);
#include "test_awaited_place.moc"
