// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include <QSettings>
#include <QStringList>
#include <algorithm>

#include "settings/language.h"

namespace warpbench::gui {

namespace {

constexpr QLatin1String kTheme("appearance/theme");
constexpr QLatin1String kLanguage("appearance/language");
constexpr QLatin1String kText("appearance/text");
constexpr QLatin1String kReplay("replay/speed");
constexpr QLatin1String kAutosave("autosave/seconds");
constexpr QLatin1String kNoise("measuring/noise");
constexpr QLatin1String kSamples("measuring/samples");
constexpr QLatin1String kTimeLimit("measuring/time-limit");
constexpr QLatin1String kLaunchLimit("measuring/launch-limit");
constexpr QLatin1String kHardwareCounts("measuring/hardware-counters");
constexpr QLatin1String kPlaces("places");

constexpr std::pair<ThemeChoice, QLatin1String> kThemes[] = {
    {ThemeChoice::System, QLatin1String("system")},
    {ThemeChoice::Light, QLatin1String("light")},
    {ThemeChoice::Dark, QLatin1String("dark")},
};

template <typename Number>
void readNumber(const QSettings& store, QLatin1String key, Number least, Number most, Number& value) {
  bool ok = false;
  const double stored = store.value(key).toDouble(&ok);
  if (ok && stored >= static_cast<double>(least) && stored <= static_cast<double>(most))
    value = static_cast<Number>(stored);
}

}  // namespace

Settings Settings::read(const QSettings& store) {
  Settings settings;
  for (const auto& [theme, name] : kThemes)
    if (store.value(kTheme).toString() == name) settings.theme = theme;
  if (const QString language = store.value(kLanguage).toString(); isLanguage(language)) settings.language = language;
  constexpr double kFastest = 1e6;
  readNumber(store, kText, kLeastText, kMostText, settings.textPercent);
  readNumber(store, kReplay, 0.0, kFastest, settings.replaySpeed);
  readNumber(store, kAutosave, 0, kMostAutosave, settings.autosaveSeconds);
  readNumber(store, kNoise, kLeastNoise, kMostNoise, settings.medianWithin);
  readNumber(store, kSamples, kLeastSamples, kMostSamples, settings.minSamples);
  readNumber(store, kTimeLimit, kLeastTimeLimit, kMostTimeLimit, settings.timeLimitSeconds);
  readNumber(store, kLaunchLimit, kLeastLaunchLimit, kMostLaunchLimit, settings.launchLimitSeconds);
  settings.hardwareCounts = store.value(kHardwareCounts).toString() == u"true";
  // "NAME=PLACE"; a name contains no '='.
  for (const QString& entry : store.value(kPlaces).toStringList()) {
    process::NamedRemote place{.name = entry.section('=', 0, 0).toStdString(),
                               .text = entry.section('=', 1).toStdString()};
    const bool known = std::ranges::count(settings.places, place.name, &process::NamedRemote::name) > 0;
    if (!known && process::isPlaceName(place.name) && process::isRemote(place.text))
      settings.places.push_back(std::move(place));
  }
  settings.exporting = ExportChoices::read(store);
  return settings;
}

void Settings::write(QSettings& store) const {
  for (const auto& [choice, name] : kThemes)
    if (choice == theme) store.setValue(kTheme, QString(name));
  store.setValue(kLanguage, language);
  store.setValue(kText, textPercent);
  store.setValue(kReplay, replaySpeed);
  store.setValue(kAutosave, autosaveSeconds);
  store.setValue(kNoise, medianWithin);
  store.setValue(kSamples, minSamples);
  store.setValue(kTimeLimit, timeLimitSeconds);
  store.setValue(kLaunchLimit, launchLimitSeconds);
  store.setValue(kHardwareCounts, hardwareCounts);
  QStringList entries;
  for (const process::NamedRemote& place : places)
    entries << QString::fromStdString(place.name) + '=' + QString::fromStdString(place.text);
  store.setValue(kPlaces, entries);
  exporting.write(store);
}

void Settings::applyTo(MeasureOptions& options) const {
  options.medianWithin = medianWithin;
  options.minSamples = minSamples;
  options.timeLimitSeconds = timeLimitSeconds;
  options.launchLimitSeconds = launchLimitSeconds;
  options.hardwareCounts = hardwareCounts;
}

}  // namespace warpbench::gui
