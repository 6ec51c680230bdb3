// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/export.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <QPaintEngine>
#include <memory>

#include "export/plot_data_text.h"
#include "look/legend_entries.h"

namespace warpbench::plots {
namespace {

struct ExportText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Export)
};

/// Paints vectors, and raster content as pixels. Returns false if the device refuses.
bool paint(QCustomPlot& plot, QPaintDevice& device, QSize sheet, const QTransform& place) {
  QCPPainter painter;
  if (!painter.begin(&device)) return false;
  painter.setMode(QCPPainter::pmVectorized, painter.paintEngine()->type() != QPaintEngine::Raster);
  painter.setMode(QCPPainter::pmNoCaching);
  painter.setMode(QCPPainter::pmNonCosmetic);
  painter.setTransform(place);
  plot.toPainter(&painter, sheet.width(), sheet.height());
  return painter.end();
}

}  // namespace

ExportedPicture pictureOf(const PlotData& data, Theme theme, const ViewState& state) {
  const auto view = std::make_shared<PlotView>();
  QFont font = view->font();
  font.setPixelSize(kSheetText);
  view->setFont(font);
  view->setTheme(theme);
  view->setState(state);
  view->setData(shownOnly(data, state.hidden));
  return {
      .title = state.parts.own.title.isEmpty() ? data.title : state.parts.own.title,
      .description = data.subtitle,
      .paint = [view](QPaintDevice& device, QSize sheet,
                      const QTransform& place) { return paint(*view->plot(), device, sheet, place); },
      .lacks =
          [view] {
            QStringList lacks;
            if (!view->legendFits())
              lacks << ExportText::tr(
                  "The legend does not fit: make the picture larger or the text smaller, or show fewer series.");
            if (!view->legendNamesAreWhole())
              lacks << ExportText::tr("Names in the legend are shortened: enter shorter ones in the plot's menu.");
            return lacks.join(QLatin1Char(' '));
          }};
}

PreparedFile prepared(const PlotData& data, const QString& path, Theme theme, const PictureSize& size,
                      const ViewState& state) {
  const std::optional<DataFormat> text = dataFormatOf(path);
  if (!text) formatOf(path);
  if (shownOnly(data, state.hidden).empty()) failExport(path, ExportText::tr("there is nothing to plot"));
  if (text) return {.path = path, .bytes = plotDataText(data, state, *text, size), .image = {}};
  return prepared(pictureOf(data, theme, state), path, size);
}

void exportPlot(const PlotData& data, const QString& path, Theme theme, QSize size, double scale,
                const ViewState& state) {
  prepared(data, path, theme, onScreen(size, scale), state).write();
}

void exportPlot(const PlotView& view, const QString& path) {
  exportPlot(view.data(), path, Theme::Light, kPictureSize, kPictureScale, view.state());
}

}  // namespace warpbench::plots
