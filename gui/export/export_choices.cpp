// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/export_choices.h"

#include <QSettings>
#include <algorithm>

#include "text/plot_data_text.h"

namespace warpbench::gui {

namespace {

constexpr QLatin1String kFormat("export/format");
constexpr QLatin1String kPreset("export/preset");
constexpr QLatin1String kOwn("own");
constexpr QLatin1String kWidth("export/width");
constexpr QLatin1String kHeight("export/height");
constexpr QLatin1String kUnit("export/unit");
constexpr QLatin1String kPixels("px");
constexpr QLatin1String kMillimetres("mm");
constexpr QLatin1String kDpi("export/dpi");
constexpr QLatin1String kText("export/text");
constexpr QLatin1String kGround("export/ground");
constexpr QLatin1String kDark("dark");
constexpr QLatin1String kLight("light");

}  // namespace

plots::PictureSize ExportChoices::sizeFor(QSize window) const { return preset ? plots::sizeOf(*preset, window) : size; }

bool ExportChoices::picture() const { return !plots::dataFormatOf(QLatin1Char('.') + ending); }

ExportChoices ExportChoices::read(const QSettings& store) {
  ExportChoices choices;
  if (const QString ending = store.value(kFormat).toString(); std::ranges::find(kEndings, ending) != std::end(kEndings))
    choices.ending = ending;
  choices.dark = store.value(kGround).toString() == kDark;
  const QString preset = store.value(kPreset).toString();
  if (const auto known = plots::presetOf(preset)) choices.preset = known;
  plots::PictureSize size{.width = store.value(kWidth).toDouble(),
                          .height = store.value(kHeight).toDouble(),
                          .unit = store.value(kUnit).toString() == kPixels ? plots::PictureSize::Unit::Pixels
                                                                           : plots::PictureSize::Unit::Millimetres,
                          .dpi = store.value(kDpi).toDouble(),
                          .textPoints = store.value(kText).toDouble()};
  if (!plots::problemOf(size, true).isEmpty()) return choices;
  choices.size = size;
  if (preset == kOwn) choices.preset.reset();
  return choices;
}

void ExportChoices::write(QSettings& store) const {
  store.setValue(kFormat, ending);
  store.setValue(kPreset, preset ? plots::presetId(*preset) : QString(kOwn));
  store.setValue(kWidth, size.width);
  store.setValue(kHeight, size.height);
  store.setValue(kUnit, QString(size.unit == plots::PictureSize::Unit::Pixels ? kPixels : kMillimetres));
  store.setValue(kDpi, size.dpi);
  store.setValue(kText, size.textPoints);
  store.setValue(kGround, QString(dark ? kDark : kLight));
}

}  // namespace warpbench::gui
