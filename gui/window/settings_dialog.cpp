// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include "settings/language.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

constexpr double kPercent = 100;

void addRow(QFormLayout& form, const QString& title, QWidget* field, const char* name, const QString& tip) {
  field->setObjectName(QLatin1String(name));
  field->setToolTip(toolTipText(tip));
  auto* label = new QLabel(title);
  label->setBuddy(field);
  label->setToolTip(field->toolTip());
  form.addRow(label, field);
}

}  // namespace

SettingsDialog::SettingsDialog(QWidget* parent)
    : QDialog(parent),
      m_theme(new QComboBox(this)),
      m_language(new QComboBox(this)),
      m_text(new QSpinBox(this)),
      m_speed(new QComboBox(this)),
      m_autosave(new QSpinBox(this)),
      m_timeLimit(new QDoubleSpinBox(this)),
      m_launchLimit(new QDoubleSpinBox(this)),
      m_counters(new QCheckBox(tr("of each point on a GPU"), this)),
      m_noise(new QDoubleSpinBox(this)),
      m_samples(new QSpinBox(this)) {
  setObjectName(QStringLiteral("settings"));
  setWindowTitle(tr("Settings"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this);
  QPushButton* defaults = buttons->button(QDialogButtonBox::RestoreDefaults);
  defaults->setObjectName(QStringLiteral("settings.defaults"));
  defaults->setToolTip(tr("Restore all settings to their defaults"));
  buttons->button(QDialogButtonBox::Close)->setDefault(true);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Close; changes are already applied (Esc)"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(defaults, &QPushButton::clicked, this, [this] {
    Settings first;
    first.places = m_settings.places;  // places have their own dialog
    setSettings(first);
    emit changed(m_settings);
  });

  auto* column = new QVBoxLayout(this);
  for (QWidget* group : {createAppearance(), createRuns(), createSafety()}) column->addWidget(group);
  column->addStretch();
  column->addWidget(buttons);

  for (QComboBox* box : {m_theme, m_language, m_speed})
    connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::take);
  for (QSpinBox* box : {m_text, m_autosave, m_samples})
    connect(box, &QSpinBox::valueChanged, this, &SettingsDialog::take);
  for (QDoubleSpinBox* box : {m_timeLimit, m_launchLimit, m_noise})
    connect(box, &QDoubleSpinBox::valueChanged, this, &SettingsDialog::take);
  connect(m_counters, &QCheckBox::toggled, this, &SettingsDialog::take);
  // A partly typed number must not take effect.
  for (auto* box : findChildren<QAbstractSpinBox*>()) box->setKeyboardTracking(false);
  setSettings(Settings());
}

QWidget* SettingsDialog::createAppearance() {
  auto* group = new QGroupBox(tr("Appearance"), this);
  auto* form = new QFormLayout(group);
  m_theme->addItem(tr("like the system"), static_cast<int>(ThemeChoice::System));
  m_theme->addItem(tr("light"), static_cast<int>(ThemeChoice::Light));
  m_theme->addItem(tr("dark"), static_cast<int>(ThemeChoice::Dark));
  addRow(*form, tr("&Theme"), m_theme, "settings.theme", tr("Light, dark, or like the system."));
  m_language->addItem(tr("like the system"), QString());
  for (const Language& language : languages()) m_language->addItem(language.name, QString(language.code));
  addRow(*form, tr("Lan&guage"), m_language, "settings.language",
         tr("Language of the window and the plots. Files and the command line are always in English."));
  m_text->setRange(Settings::kLeastText, Settings::kMostText);
  m_text->setSingleStep(Settings::kTextStep);
  m_text->setSuffix(tr(" %"));
  addRow(*form, tr("Te&xt size"), m_text, "settings.text",
         tr("Size of all text, including plots (Ctrl++, Ctrl+-, Ctrl+0)."));
  return group;
}

QWidget* SettingsDialog::createRuns() {
  auto* group = new QGroupBox(tr("Runs"), this);
  auto* form = new QFormLayout(group);
  m_timeLimit->setRange(Settings::kLeastTimeLimit, Settings::kMostTimeLimit);
  m_timeLimit->setDecimals(1);
  m_timeLimit->setSuffix(tr(" s"));
  addRow(*form, tr("Time &limit of a point"), m_timeLimit, "settings.time-limit",
         tr("Sampling of a point ends after this time, even if it is still noisy."));
  m_launchLimit->setRange(Settings::kLeastLaunchLimit, Settings::kMostLaunchLimit);
  m_launchLimit->setDecimals(0);
  m_launchLimit->setSuffix(tr(" s"));
  addRow(*form, tr("Time limit of a la&unch"), m_launchLimit, "settings.launch-limit",
         tr("Warpbench stops a kernel that takes longer on a GPU, and its point fails."));
  m_noise->setRange(Settings::kLeastNoise * kPercent, Settings::kMostNoise * kPercent);
  m_noise->setDecimals(2);
  m_noise->setSingleStep(Settings::kLeastNoise * kPercent * 10);
  m_noise->setSuffix(tr(" %"));
  addRow(*form, tr("Median k&nown to within"), m_noise, "settings.noise",
         tr("Sampling ends when the median is known to within this."));
  m_samples->setRange(Settings::kLeastSamples, Settings::kMostSamples);
  addRow(*form, tr("&Samples at least"), m_samples, "settings.samples",
         tr("Sampling takes at least this many samples, within the time limit."));
  addRow(*form, tr("Hard&ware counters"), m_counters, "settings.counters",
         tr("Nsight Compute counts each point in another run of some seconds. A live run counts nothing."));
  constexpr double kAsMeasured = 1;
  constexpr double kFast = 10;
  m_speed->addItem(tr("at once"), 0.0);
  m_speed->addItem(tr("as measured"), kAsMeasured);
  m_speed->addItem(tr("10 times as fast"), kFast);
  addRow(*form, tr("&Replay of recordings"), m_speed, "settings.replay",
         tr("Speed at which recorded samples are replayed."));
  return group;
}

QWidget* SettingsDialog::createSafety() {
  auto* group = new QGroupBox(tr("Unsaved results"), this);
  auto* form = new QFormLayout(group);
  m_autosave->setRange(0, Settings::kMostAutosave);
  m_autosave->setSpecialValueText(tr("never"));
  m_autosave->setSuffix(tr(" s after a change"));
  addRow(*form, tr("&Keep a copy"), m_autosave, "settings.autosave",
         tr("Warpbench backs up unsaved results and offers them at the next start after a crash. 0: never."));
  return group;
}

void SettingsDialog::setSettings(const Settings& settings) {
  const QScopedValueRollback filling(m_filling, true);
  m_settings = settings;
  m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(settings.theme)));
  m_language->setCurrentIndex(m_language->findData(settings.language));
  m_text->setValue(settings.textPercent);
  m_speed->setCurrentIndex(m_speed->findData(settings.replaySpeed));
  m_autosave->setValue(settings.autosaveSeconds);
  m_timeLimit->setValue(settings.timeLimitSeconds);
  m_launchLimit->setValue(settings.launchLimitSeconds);
  m_counters->setChecked(settings.hardwareCounts);
  m_noise->setValue(settings.medianWithin * kPercent);
  m_samples->setValue(settings.minSamples);
}

void SettingsDialog::take() {
  if (m_filling) return;
  m_settings.theme = static_cast<ThemeChoice>(m_theme->currentData().toInt());
  m_settings.language = m_language->currentData().toString();
  m_settings.textPercent = m_text->value();
  if (m_speed->currentIndex() >= 0) m_settings.replaySpeed = m_speed->currentData().toDouble();
  m_settings.autosaveSeconds = m_autosave->value();
  m_settings.timeLimitSeconds = m_timeLimit->value();
  m_settings.launchLimitSeconds = m_launchLimit->value();
  m_settings.hardwareCounts = m_counters->isChecked();
  m_settings.medianWithin = m_noise->value() / kPercent;
  m_settings.minSamples = m_samples->value();
  emit changed(m_settings);
}

}  // namespace warpbench::gui
