// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QListWidget>
#include <vector>

#include "gui/window_fixture.h"
#include "places/places_dialog.h"

namespace warpbench::test {

inline const QString kSimulated = QStringLiteral("simulated:nvidia-h200");

/// The window with its dialog of places.
class PlacesFixture : public WindowFixture {
 public:
  gui::PlacesDialog& dialog() const { return window.placesDialog(); }
  QPushButton* button(const char* name) const { return field<QPushButton>(QLatin1String("places.") + name); }
  QString problem() const { return field<QLabel>("places.problem")->text(); }
  QString answer() const { return field<QLabel>("places.answer")->text(); }
  QString row(int index) const { return field<QListWidget>("places.list")->item(index)->text(); }

  void type(const QString& name, const QString& text) const {
    field<QLineEdit>("places.name")->setText(name);
    field<QLineEdit>("places.text")->setText(text);
  }
  void add(const QString& name, const QString& text) const {
    action("Places...")->trigger();
    type(name, text);
    button("add")->click();
  }
  bool lists(const QString& device) {
    return QTest::qWaitFor([&] { return window.experiment().chooseDevice(device.toStdString()); }, kPatienceMs);
  }
};

/// One small point on the simulated device with that id.
inline Results runOn(PlacesFixture& fixture, const QString& device) {
  fixture.window.experiment().chooseFamily("transpose");
  if (!fixture.lists(device)) return {};
  fixture.enter("width", 96);
  fixture.enter("height", 64);
  const std::size_t before = fixture.session().results.size();
  fixture.clickRun();
  if (!fixture.waitForRun()) return {};
  const auto& results = fixture.session().results;
  return {results.begin() + static_cast<std::ptrdiff_t>(before), results.end()};
}

inline void compareWithOwn(PlacesFixture& fixture, const QString& place) {
  const Results there = runOn(fixture, kSimulated + "@" + place);
  const Results here = runOn(fixture, kSimulated);
  QVERIFY(there.size() > 1);
  QCOMPARE(there.size(), here.size());
  for (std::size_t i = 0; i < there.size(); ++i) {
    QCOMPARE(there[i].error, std::string());
    QCOMPARE(there[i].device, (kSimulated + "@" + place).toStdString());
    QVERIFY(there[i].counters == here[i].counters);
  }
}

}  // namespace warpbench::test
