// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memory_export.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>
#include <numeric>

#include "memory/memory_painter.h"

namespace warpbench::plots {
namespace {

struct MemoryExportText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Export)
};

MemoryLook lookOf(Theme theme) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(kSheetText);
  return {.theme = theme, .fonts = fontsFor(font), .strong = false};
}

/// Updates `state` to the end of the moment, so that painting consecutive moments costs no replay.
/// @returns whether everything fitted.
bool paintMoment(QPainter& painter, const QRectF& area, const MemoryScene& scene, MemoryState& state,
                 std::size_t moment, Theme theme) {
  const MemoryLook look = lookOf(theme);
  state.advanceTo(moment + 1);
  const MemoryFrame frame = frameOf(scene.story(), state, moment);
  MemoryLayout layout = layOut(scene.story(), scene.needs(), area.size(), look.fonts);
  follow(layout, scene.story(), frame);
  painter.save();
  painter.translate(area.topLeft());
  paintGround(painter, layout, scene.story(), look);
  paintFrame(painter, layout, scene.story(), state, frame, look);
  painter.restore();
  return !layout.cramped;
}

}  // namespace

void paintMemory(QPainter& painter, const QRectF& area, const MemoryScene& scene, std::size_t moment, Theme theme) {
  MemoryState state = scene.start();
  paintMoment(painter, area, scene, state, moment, theme);
}

ExportedPicture pictureOf(std::shared_ptr<const MemoryScene> scene, std::size_t moment, Theme theme) {
  const QString title = pointText(scene->story());
  const auto fits = std::make_shared<bool>(true);
  return {
      .title = title,
      .description = {},
      .paint =
          [scene = std::move(scene), moment, theme, fits](QPaintDevice& device, QSize sheet, const QTransform& place) {
            QPainter painter;
            if (!painter.begin(&device)) return false;
            painter.setTransform(place);
            MemoryState state = scene->start();
            *fits = paintMoment(painter, QRectF(QPointF(), sheet), *scene, state, moment, theme);
            return painter.end();
          },
      .lacks =
          [fits] {
            return *fits ? QString()
                         : MemoryExportText::tr("Not all of it fits: make the picture larger or the text smaller.");
          }};
}

void exportMemory(const MemoryScene& scene, std::size_t moment, const QString& path, Theme theme, QSize size,
                  double scale) {
  const std::shared_ptr<const MemoryScene> kept(std::shared_ptr<void>(), &scene);  // outlives this call
  exportPicture(pictureOf(kept, moment, theme), path, onScreen(size, scale));
}

void exportMemoryPages(const MemoryScene& scene, const std::vector<std::size_t>& moments, const QString& path,
                       Theme theme) {
  MemoryState state = scene.start();
  const QPageLayout onItsSide(QPageSize(QPageSize::A4), QPageLayout::Landscape, QMarginsF());
  exportPages(path, onItsSide, pointText(scene.story()), moments.size(),
              [&](QCPPainter& painter, const QRectF& room, std::size_t page) {
                paintMoment(painter, room, scene, state, moments[page], theme);
              });
}

void exportMemoryPages(const MemoryScene& scene, const QString& path) {
  std::vector<std::size_t> all(scene.moments());
  std::iota(all.begin(), all.end(), std::size_t{0});
  exportMemoryPages(scene, all, path);
}

}  // namespace warpbench::plots
