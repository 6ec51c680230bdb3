// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>

#include "exporter/export_dialog.h"
#include "exporter/export_preview.h"
#include "exporter/exporter.h"
#include "gui/fake_worker.h"
#include "gui/live_fixture.h"

namespace warpbench::test {

/// Held by any run in the fixture's window.
struct GateOfExport {
  Gate gate;
};

/// A window with the results of one run, and its open export dialog.
struct ExportFixture : GateOfExport, WindowFixture {
  ExportFixture()
      : WindowFixture(
            fakeWorker([this](const Point& point, const std::stop_token& stop, const PointProgress& progress) {
              gate.pass(stop);
              return slowWhereNaive()(point, stop, progress);
            })) {
    clickRun();
    if (!waitForRun() || session().results.empty()) qFatal("no results");
    action("Export plot...")->trigger();
    QCoreApplication::processEvents();
  }

  gui::ExportDialog& dialog() const { return window.exporter().dialog(); }
  QComboBox* box(const char* name) const { return field<QComboBox>(QLatin1String("export.") + QLatin1String(name)); }
  QDoubleSpinBox* length(const char* name) const {
    return field<QDoubleSpinBox>(QLatin1String("export.") + QLatin1String(name));
  }
  QString result() const { return field<QLabel>("export.result")->text(); }
  const QImage& preview() const { return field<gui::ExportPreview>("export.preview")->image(); }
  void choose(const char* name, const QVariant& value) const { box(name)->setCurrentIndex(box(name)->findData(value)); }
  void choosePreset(plots::PicturePreset preset) const { choose("preset", static_cast<int>(preset)); }
  void save() const { QTest::mouseClick(field<QPushButton>("export.save"), Qt::LeftButton); }
};

}  // namespace warpbench::test
