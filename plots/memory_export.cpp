// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory_export.h"

#include <qcustomplot.h>

#include <QGuiApplication>
#include <QPainter>
#include <numeric>

#include "memory_painter.h"

namespace warpbench::plots {
namespace {

/// The same on every machine, whatever its desktop's font size.
MemoryLook lookOf(Theme theme) {
  constexpr int kFontPixels = 13;
  QFont font = QGuiApplication::font();
  font.setPixelSize(kFontPixels);
  return {.theme = theme, .fonts = fontsOf(font), .strong = false};
}

/// Leaves `state` behind the moment, so that moment after moment costs no more than each of them.
void paintMoment(QPainter& painter, const QRectF& area, const MemoryScene& scene, MemoryState& state,
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
}

}  // namespace

void paintMemory(QPainter& painter, const QRectF& area, const MemoryScene& scene, std::size_t moment, Theme theme) {
  MemoryState state = scene.start();
  paintMoment(painter, area, scene, state, moment, theme);
}

void exportMemory(const MemoryScene& scene, std::size_t moment, const QString& path, Theme theme, QSize size,
                  double scale) {
  const QRectF area(QPointF(), size);
  exportPicture({.size = size,
                 .title = pointText(scene.story()),
                 .description = {},
                 .pixels =
                     [&](double of) {
                       QPixmap pixmap(size * of);
                       pixmap.setDevicePixelRatio(of);
                       QPainter painter(&pixmap);
                       paintMemory(painter, area, scene, moment, theme);
                       return pixmap;
                     },
                 .vectors =
                     [&](QPaintDevice& device) {
                       QPainter painter;
                       if (!painter.begin(&device)) return false;
                       paintMemory(painter, area, scene, moment, theme);
                       return painter.end();
                     }},
                path, scale);
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
