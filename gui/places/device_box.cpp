// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/device_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>

#include "device/several_gpus.h"
#include "engine/devices/devices.h"
#include "results/values/device_id.h"
#include "text/shown_text.h"
#include "widgets/texts.h"
#include "widgets/wheel_guard.h"

namespace warpbench::gui {

namespace {

/// "measured", "recorded 2026-11-20".
QString badge(const DeviceRecord& device) {
  QString origin = originText(device.origin);
  if (device.origin != Origin::Recorded || device.date.empty()) return origin;
  return DeviceBox::tr("%1 %2").arg(origin, QString::fromStdString(dayOf(device.date)));
}

/// The name of the device's place, or of each of several; empty for this machine.
QString placeOf(const DeviceInfo& device) {
  const std::string first = devicesIn(device.record.id).front();
  const std::string_view place = placeIn(first);
  return QString::fromUtf8(place.data(), static_cast<qsizetype>(place.size()));
}

QString nameOf(const DeviceInfo& device) {
  if (const std::size_t count = devicesIn(device.record.id).size(); count > 1)
    return DeviceBox::tr("All %1 GPUs").arg(count);
  return QString::fromStdString(device.record.name.empty() ? device.record.id : device.record.name);
}

QString originMeaning(const DeviceInfo& device) {
  switch (device.record.origin) {
    case Origin::Measured:
      if (const QString place = placeOf(device); !place.isEmpty())
        return DeviceBox::tr("Times are measured at %1.").arg(place);
      return DeviceBox::tr("Times are measured on this machine.");
    case Origin::Modelled:
      return DeviceBox::tr(
          "The simulator runs the kernels and counts their memory accesses; a model computes times from these counts.");
    case Origin::Recorded:
      return DeviceBox::tr("Times were measured earlier on another machine.");
  }
  return {};
}

}  // namespace

DeviceBox::DeviceBox(QWidget* parent)
    : QWidget(parent),
      m_combo(new QComboBox(this)),
      m_each(new QCheckBox(tr("Same point on every GPU"), this)),
      m_badge(new QLabel(this)),
      m_about(new QLabel(this)),
      m_details(new QLabel(this)) {
  m_combo->setObjectName(QStringLiteral("device"));
  m_combo->setAccessibleName(tr("Device"));
  m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_combo->setMinimumContentsLength(12);
  m_combo->addItem(tr("Looking for devices..."));
  m_combo->setEnabled(false);
  WheelGuard::protect(m_combo);

  m_about->setObjectName(QStringLiteral("device.about"));
  m_about->setTextFormat(Qt::PlainText);
  m_about->setWordWrap(true);
  m_details->setObjectName(QStringLiteral("device.details"));
  m_details->setTextFormat(Qt::PlainText);
  m_details->setWordWrap(true);

  m_each->setObjectName(QStringLiteral("device.each"));
  m_each->setToolTip(
      toolTipText(tr("Every GPU runs every point, so that you can compare the GPUs.\n"
                     "Otherwise the GPUs share the points: each takes the next one as soon as it is free.")));
  m_each->hide();

  m_badge->setObjectName(QStringLiteral("device.badge"));
  m_badge->setTextFormat(Qt::PlainText);
  // The selection's colours stand out from the form in every palette.
  m_badge->setBackgroundRole(QPalette::Highlight);
  m_badge->setForegroundRole(QPalette::HighlightedText);
  m_badge->setAutoFillBackground(true);
  m_badge->setMargin(2);
  m_badge->setIndent(4);
  m_badge->hide();

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  auto* facts = new QHBoxLayout;
  facts->addWidget(m_badge, 0, Qt::AlignTop);
  facts->addWidget(m_about, 1);
  column->addLayout(facts);
  column->addWidget(m_each);
  column->addWidget(m_details);

  connect(m_combo, &QComboBox::currentIndexChanged, this, [this] {
    describe();
    emit changed();
  });
  connect(m_each, &QCheckBox::toggled, this, &DeviceBox::eachChanged);
}

void DeviceBox::setDevices(const std::vector<DeviceInfo>& devices) {
  bool kept = false;
  {
    const QSignalBlocker blocker(m_combo);
    const std::string before = device() ? device()->record.id : std::string();
    m_devices = devices;
    m_combo->clear();
    for (const DeviceInfo& device : m_devices) {
      const QString name = nameOf(device);
      // The badge shows the date; the name includes it only to distinguish recordings of one GPU.
      const bool several = std::ranges::count_if(m_devices, [&](const DeviceInfo& other) {
                             return other.kind == device.kind && nameOf(other) == name;
                           }) > 1;
      const QString what = several ? badge(device.record) : originText(device.record.origin);
      const QString note = device.available ? what : tr("not available");
      const QString place = placeOf(device);
      m_combo->addItem(place.isEmpty() ? tr("%1 (%2)").arg(name, note) : tr("%1 at %2 (%3)").arg(name, place, note));
      const int row = m_combo->count() - 1;
      m_combo->setItemData(row, toolTipText(plots::shownText(device.available ? device.details : device.whyNot)),
                           Qt::ToolTipRole);
      if (auto* model = qobject_cast<QStandardItemModel*>(m_combo->model()); model && !device.available)
        model->item(row)->setEnabled(false);
    }
    m_combo->setCurrentIndex(-1);
    // Keeps the selection, because remote devices arrive later.
    kept = choose(before);
    if (!kept) choose(defaultDevice(m_devices));
    m_combo->setEnabled(!m_devices.empty());
  }
  describe();
  if (!kept) emit changed();
}

const DeviceInfo* DeviceBox::device() const {
  const int row = m_combo->currentIndex();
  return row >= 0 && row < static_cast<int>(m_devices.size()) ? &m_devices[static_cast<std::size_t>(row)] : nullptr;
}

const DeviceInfo* DeviceBox::firstDevice() const {
  const DeviceInfo* chosen = device();
  return chosen ? find(devicesIn(chosen->record.id).front()) : nullptr;
}

bool DeviceBox::onEach() const { return runsOfAPoint() > 1; }

void DeviceBox::setOnEach(bool each) { m_each->setChecked(each); }

std::size_t DeviceBox::runsOfAPoint() const {
  return device() && m_each->isChecked() ? devicesIn(device()->record.id).size() : 1;
}

const DeviceInfo* DeviceBox::find(const std::string& id) const {
  const auto found = std::ranges::find(m_devices, id, [](const DeviceInfo& device) { return device.record.id; });
  return found == m_devices.end() ? nullptr : &*found;
}

bool DeviceBox::choose(const std::string& id) {
  const DeviceInfo* found = find(id);
  if (!found || !found->available) return false;
  m_combo->setCurrentIndex(static_cast<int>(found - m_devices.data()));
  return true;
}

void DeviceBox::describe() {
  const DeviceInfo* chosen = device();
  QStringList missing, reasons;
  if (chosen) {
    const QString meaning = originMeaning(*chosen);
    m_combo->setToolTip(toolTipText(meaning));
    m_badge->setText(badge(chosen->record));
    m_badge->setAccessibleName(tr("Times are %1").arg(m_badge->text()));
    m_badge->setAccessibleDescription(meaning);
    m_badge->setToolTip(toolTipText(meaning));
    m_about->setText(plots::shownText(chosen->details));
  }
  for (const DeviceInfo& other : m_devices)
    if (!other.available) {
      missing << QString::fromStdString(other.record.id);
      reasons << tr("%1: %2").arg(missing.back(), plots::shownText(other.whyNot));
    }
  m_each->setVisible(chosen && namesSeveral(chosen->record.id));
  m_badge->setVisible(chosen != nullptr);
  m_about->setVisible(chosen && !chosen->details.empty());
  m_details->setText(tr("Not available: %1").arg(missing.join(QStringLiteral(", "))));
  m_details->setToolTip(toolTipText(reasons.join(QLatin1Char('\n'))));
  m_details->setAccessibleDescription(reasons.join(QLatin1Char('\n')));
  m_details->setVisible(!missing.isEmpty());
}

}  // namespace warpbench::gui
