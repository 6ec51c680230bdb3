// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "settings/settings.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace warpbench::gui {

/// All settings in one dialog. Changes take effect at once.
class SettingsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit SettingsDialog(QWidget* parent = nullptr);

  /// Shows the settings without emitting changed().
  void setSettings(const Settings& settings);
  const Settings& settings() const { return m_settings; }

 signals:
  /// The user changed a setting.
  void changed(const warpbench::gui::Settings& settings);

 private:
  QWidget* createAppearance();
  QWidget* createRuns();
  QWidget* createSafety();
  void take();

  Settings m_settings;
  bool m_filling = false;
  QComboBox* m_theme;
  QComboBox* m_language;
  QSpinBox* m_text;
  QComboBox* m_speed;
  QSpinBox* m_autosave;
  QDoubleSpinBox* m_timeLimit;
  QDoubleSpinBox* m_launchLimit;
  QCheckBox* m_counters;
  QDoubleSpinBox* m_noise;
  QSpinBox* m_samples;
};

}  // namespace warpbench::gui
