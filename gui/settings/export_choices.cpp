// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/export_choices.h"

#include <QSettings>
#include <algorithm>

#include "export/plot_data_text.h"

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
constexpr QLatin1String kTextSize("export/text");
constexpr QLatin1String kGround("export/ground");
constexpr QLatin1String kDark("dark");
constexpr QLatin1String kLight("light");
constexpr QLatin1String kParts("export/parts/");
constexpr QLatin1String kLegend("legend");
constexpr QLatin1String kDefault("default");  // stands for an empty list, which QSettings cannot store

/// The names of parts left out, after kNo, and of the legend's position.
constexpr QLatin1String kNo("no-");
constexpr std::pair<QLatin1String, bool plots::PlotParts::*> kSwitches[] = {
    {QLatin1String("title"), &plots::PlotParts::title},     {QLatin1String("subtitle"), &plots::PlotParts::subtitle},
    {QLatin1String("formula"), &plots::PlotParts::formula}, {QLatin1String("notes"), &plots::PlotParts::notes},
    {QLatin1String("marks"), &plots::PlotParts::marks},     {QLatin1String("lines"), &plots::PlotParts::lines}};
constexpr std::pair<QLatin1String, plots::PlotParts::Legend> kLegends[] = {
    {QLatin1String("legend-beside"), plots::PlotParts::Legend::Beside},
    {QLatin1String("no-legend"), plots::PlotParts::Legend::None}};

QStringList wordsOf(const plots::PlotParts& parts) {
  QStringList words{kDefault};
  for (const auto& [word, part] : kSwitches)
    if (!(parts.*part)) words << kNo + word;
  for (const auto& [word, legend] : kLegends)
    if (parts.legend == legend) words << word;
  return words;
}

plots::PlotParts partsFrom(const QStringList& words) {
  plots::PlotParts parts;
  for (const auto& [word, part] : kSwitches) parts.*part = !words.contains(kNo + word);
  for (const auto& [word, legend] : kLegends)
    if (words.contains(word)) parts.legend = legend;
  return parts;
}

QStringList partsKeys() {
  QStringList keys{kOwn};
  for (const plots::PicturePreset preset : plots::kPicturePresets) keys << plots::presetId(preset);
  return keys;
}

}  // namespace

QStringList partNames() {
  QStringList names;
  for (const auto& [word, part] : kSwitches) names << word;
  return names << kLegend;
}

bool leavePartOut(const QString& name, plots::PlotParts& parts) {
  if (name == kLegend) parts.legend = plots::PlotParts::Legend::None;
  for (const auto& [word, part] : kSwitches)
    if (name == word) {
      parts.*part = false;
      return true;
    }
  return name == kLegend;
}

plots::PictureSize ExportChoices::sizeFor(QSize window) const { return preset ? plots::sizeOf(*preset, window) : size; }

QString ExportChoices::partsKey() const { return preset ? plots::presetId(*preset) : QString(kOwn); }

plots::PlotParts ExportChoices::shownParts() const {
  if (const auto changed = parts.find(partsKey()); changed != parts.end()) return changed->second;
  if (preset != plots::PicturePreset::OneColumn) return {};
  return {.title = false, .subtitle = false, .formula = false, .notes = false, .marks = false};
}

bool ExportChoices::picture() const { return !plots::dataFormatOf(QLatin1Char('.') + ending); }

bool ExportChoices::sized() const { return picture() || ending == QLatin1String("tex"); }

ExportChoices ExportChoices::read(const QSettings& store) {
  ExportChoices choices;
  if (const QString ending = store.value(kFormat).toString(); std::ranges::find(kEndings, ending) != std::end(kEndings))
    choices.ending = ending;
  choices.dark = store.value(kGround).toString() == kDark;
  for (const QString& key : partsKeys())
    if (const QStringList words = store.value(kParts + key).toStringList(); !words.isEmpty())
      choices.parts[key] = partsFrom(words);
  const QString preset = store.value(kPreset).toString();
  if (const auto known = plots::presetOf(preset)) choices.preset = known;
  plots::PictureSize size{.width = store.value(kWidth).toDouble(),
                          .height = store.value(kHeight).toDouble(),
                          .unit = store.value(kUnit).toString() == kPixels ? plots::PictureSize::Unit::Pixels
                                                                           : plots::PictureSize::Unit::Millimetres,
                          .dpi = store.value(kDpi).toDouble(),
                          .textPoints = store.value(kTextSize).toDouble()};
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
  store.setValue(kTextSize, size.textPoints);
  store.setValue(kGround, QString(dark ? kDark : kLight));
  for (const auto& [key, one] : parts) store.setValue(kParts + key, wordsOf(one));
}

}  // namespace warpbench::gui
