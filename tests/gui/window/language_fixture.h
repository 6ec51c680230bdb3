// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSignalSpy>
#include <QTest>

#include "gui/window_fixture.h"
#include "settings/language.h"

namespace warpbench::test {

using namespace warpbench::gui;

inline void choose(MainWindow& window, const QString& code) {
  Settings settings = window.settings();
  if (settings.language == code) return;
  settings.language = code;
  QSignalSpy changed(&window, &MainWindow::languageChanged);
  window.setSettings(settings);
  QVERIFY(changed.wait(kPatienceMs));
  QCOMPARE(currentLanguage(), code);
}

inline void runSmallTranspose(WindowFixture& fixture) {
  Request request;
  request.family = "transpose";
  request.device = "simulated:nvidia-h200";
  request.variants = {"copy", "naive", "conflict-free"};
  request.parameters.set("height", std::int64_t{64});
  request.sweeps = {{"width", {std::int64_t{32}, std::int64_t{64}, std::int64_t{96}}}};
  fixture.window.experiment().enter(request);
  QSignalSpy ended(&fixture.window, &MainWindow::runEnded);
  fixture.window.startRun();
  QVERIFY(ended.wait(kPatienceMs));
}

}  // namespace warpbench::test
