// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "device/device.h"
#include "remote/place.h"
#include "settings/appearance.h"
#include "settings/export_choices.h"

class QSettings;

namespace warpbench::gui {

/// The user's program-wide settings; kept between starts.
struct Settings {
  static constexpr int kLeastText = 50, kMostText = 250, kTextStep = 10;  ///< percent
  static constexpr int kMostAutosave = 600;                               ///< seconds
  static constexpr double kLeastNoise = 0.0001, kMostNoise = 0.5;
  static constexpr int kLeastSamples = 1, kMostSamples = 10'000;
  static constexpr double kLeastTimeLimit = 0.1, kMostTimeLimit = 3600;     ///< seconds
  static constexpr double kLeastLaunchLimit = 1, kMostLaunchLimit = 86400;  ///< seconds

  ThemeChoice theme = ThemeChoice::System;
  QString language;          ///< of languages(); empty: the system's
  int textPercent = 100;     ///< of the system's text size
  double replaySpeed = 0;    ///< as MeasureOptions::replaySpeed
  int autosaveSeconds = 10;  ///< after a change; 0: never
  // For MeasureOptions.
  double medianWithin = MeasureOptions().medianWithin;
  int minSamples = MeasureOptions().minSamples;
  double timeLimitSeconds = MeasureOptions().timeLimitSeconds;
  double launchLimitSeconds = MeasureOptions().launchLimitSeconds;
  bool hardwareCounts = MeasureOptions().hardwareCounts;

  std::vector<process::NamedRemote> places;
  ExportChoices exporting;

  bool operator==(const Settings&) const = default;

  /// Missing or out-of-range values take their defaults.
  static Settings read(const QSettings& store);
  void write(QSettings& store) const;

  /// Copies the options that users can set here.
  void applyTo(MeasureOptions& options) const;
};

}  // namespace warpbench::gui
